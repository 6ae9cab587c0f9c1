/** Puts the actions together. The page has one set (app/actions.ts); tests make their own with a solver in the same thread. */
import { showNotice, showFailure } from '../core/told';
import type { Preset } from '../presets/types';
import type { SolverClient } from '../solver/client';
import { addressActions } from '../core/address/shownAddress';
import { auditActions } from './auditActions';
import type { PageActions } from '../core/actions';
import { breakActions } from '../core/breakpoints/breakpointActions';
import { compareActions } from '../core/compare/actions';
import type { OptionChanges } from '../model/comparison';
import { figureActions } from '../core/stepping/figures';
import { entrance } from '../core/address/entering';
import { groundingActions } from '../core/kept/grounding';
import { importActions, type Importing } from '../core/files/importActions';
import { languageActions } from '../core/address/languages';
import { learnActions } from './learnActions';
import { noVisits, type Visits } from '../core/kept/visits';
import { highlightActions } from '../core/stepping/highlightActions';
import { browserLink, type LinkPort, LinkWriter } from '../core/address/link';
import { lookActions } from '../core/stepping/lookActions';
import type { repairElsewhere } from '../solver/repair/elsewhere';
import { linkToNow, whatIsMissing } from '../core/address/moment';
import { browserNotes, type NoteKeep, Notes } from '../core/kept/notes';
import type { Openers } from './openFiles';
import type { RestoreParts } from '../core/address/restore';
import { openActions } from '../core/session/openActions';
import { pinActions } from '../core/stepping/pinActions';
import { repairActions } from '../core/files/repairActions';
import { type LookOver, Report } from '../core/files/meshReport';
import { Session } from '../core/session/session';
import { stepActions } from '../core/stepping/stepActions';
import * as store from '../core/store';
import { studyActions } from '../core/stepping/studyActions';
import { followBodies, toolActions } from './toolDoor';
import { walkActions } from '../core/session/walkActions';
import { YoursKeeper } from '../core/kept/yours';
import { failureOf } from '../core/session/failure';
import type { ExportActions } from './exportActions';
import type { Actions } from '../core/actions.types';
import { tellUnheard } from '../core/session/unheardFailures';

/** Computed only while it is on screen, and loaded with the first look: proofs, and numbers over the whole run. */
type LookedAtActions = Pick<Actions, 'proveShown' | 'watchRun'>;

/** Begins once it has loaded, unless it is no longer on screen. @returns a function that ends it */
function whileLooked(coming: Promise<() => () => void>): () => void {
  let stop: (() => void) | null = null;
  let gone = false;
  coming
    .then((begin) => {
      if (!gone) stop = begin();
    })
    .catch(tellUnheard);
  return () => {
    gone = true;
    stop?.();
  };
}

const lookedAtActions = (session: Session): LookedAtActions => ({
  proveShown: () =>
    whileLooked(
      import('../core/stepping/stepProof').then(
        ({ proveShown }) =>
          () =>
            proveShown(session),
      ),
    ),
  watchRun: () =>
    whileLooked(
      import('../core/stepping/watchedNumbers').then(
        ({ watchRun }) =>
          () =>
            watchRun(session),
      ),
    ),
});

/** @param linkNow the fragment of this moment */
function exportActions(session: Session, linkNow: () => string): ExportActions {
  const there = async () => (await import('./exportActions')).exporting(session, linkNow);
  return {
    makeExport: async (kind, look) => (await there()).makeExport(kind, look),
    makeFilm: async (choice, help) => (await there()).makeFilm(choice, help),
    async copyExport(kind) {
      try {
        await (await there()).copyExport(kind);
      } catch (error) {
        showNotice(failureOf(error, { key: 'export.title' }).text);
      }
    },
  };
}

/** In a worker, which loads with the first mesh to examine. */
const lookOver: LookOver = async (...mesh) => (await import('../solver/report/elsewhere')).lookOverElsewhere(...mesh);

export interface Surroundings {
  readonly presets: readonly Preset[];
  /** id of the preset that opens without a link */
  readonly firstPreset: string;
  readonly link?: LinkPort;
  /** where notes are kept; in the browser */
  readonly keepNotes?: NoteKeep;
  /** how a mesh is looked over; in a worker */
  readonly lookOver?: LookOver;
  /** how a mesh is repaired; in a worker */
  readonly repair?: typeof repairElsewhere;
  /** what is known of earlier visits; nothing, unless given */
  readonly visits?: Visits;
}

/** A separate chunk recognises files. */
const filesOpener =
  (parts: RestoreParts, importing: Pick<Importing, 'openMesh' | 'giveWay'>, learn: Openers['learn']) =>
  async (files: readonly File[], by = importing.giveWay()) => {
    const opening = import('./openFiles').then(({ openFiles }) =>
      openFiles(parts, { wanted: () => !by.aborted, learn }, files),
    );
    // What they are, and so whether a scene comes of them, shows late.
    await parts.session.asking.holding(opening);
    await importing.openMesh(await opening, by);
  };

/** For what is not here yet when it is asked for. */
const askActions = ({ asking }: Session, giveWay: () => AbortSignal): Pick<PageActions, 'ask' | 'tell'> => ({
  ask: giveWay,
  tell(failed, by) {
    showFailure(failed);
    asking.tell(by);
  },
});

/** Those that open something: whatever was asked for before is not wanted any more. */
function askingFor(page: PageActions, { asking }: Session, giveWay: () => void): PageActions {
  const asks =
    <Args extends unknown[]>(action: (...args: Args) => Promise<void>) =>
    (...args: Args): Promise<void> => {
      giveWay();
      asking.scenes++;
      return asking.holding(action(...args));
    };
  return {
    ...page,
    openPreset: asks(page.openPreset),
    openMethod: asks(page.openMethod),
    openYours: asks(page.openYours),
    showMoment: asks(page.showMoment),
    showStatement: asks(page.showStatement),
    openWalk: asks(page.openWalk),
  };
}

export function createActions(client: SolverClient, surroundings: Surroundings): PageActions {
  const { presets, firstPreset, link = browserLink(), keepNotes = browserNotes(), visits = noVisits } = surroundings;
  const session = new Session(client, surroundings.repair);
  const report = new Report(surroundings.lookOver ?? lookOver);
  const notes = new Notes(session, keepNotes, () => !linkToNow(session)?.notesLeftOut);
  const { openPresetAt, ...opening } = openActions(session, presets);
  const { openMesh, giveWay, ...importing } = importActions(session);
  const keeper = new YoursKeeper(session, { openPresetAt, ...opening });
  const stepping = stepActions(session);
  const { findHits, ...breaking } = breakActions(session, stepping.goTo);
  const parts = {
    session,
    opener: { openPresetAt, ...opening },
    firstPreset,
    goTo: (address: string) => stepping.goTo(address, { history: 'none' }),
    compare: (changes: OptionChanges | null) => session.compare(changes, 'none'),
  };
  const entering = entrance(parts, presets, visits);
  const asked = (fragment: string, followed: boolean) => entering.follow(fragment, followed, giveWay);
  const tooling = toolActions({ session, setExperiment: opening.setExperiment, goTo: stepping.goTo });
  const begin = (fragment: string) => entering.begin(fragment);
  const writer = new LinkWriter(session, link, asked, entering.leads, visits, begin, giveWay);
  const studying = studyActions(session, { ...breaking, ...compareActions(session) }, () =>
    openPresetAt(firstPreset, { history: 'push' }),
  );
  const page: PageActions = {
    ...opening,
    ...importing,
    openFiles: filesOpener(parts, { openMesh, giveWay }, (at) => writer.anchors.enter('learn', at, 'push')),
    ...askActions(session, giveWay),
    ...stepping,
    ...breaking,
    ...compareActions(session),
    ...lookActions(session),
    ...highlightActions(),
    ...figureActions(),
    ...pinActions(),
    ...addressActions(session),
    ...lookedAtActions(session),
    ...walkActions(session),
    ...tooling,
    ...report.actions,
    ...repairActions(session),
    ...keeper.actions,
    ...notes.actions,
    ...studying,
    ...groundingActions(writer.anchors, { openPresetAt }),
    ...learnActions(parts, writer, visits),
    ...auditActions(session, writer.anchors, entering, visits, { openPresetAt }),
    ...languageActions(writer),
    ...exportActions(session, () => linkToNow(session)?.fragment ?? ''),
    async copyLink() {
      writer.flush();
      await link.copy();
      const copied = linkToNow(session);
      showNotice((copied && whatIsMissing(copied, session.loaded?.mesh.name ?? '')) ?? store.notice.value);
    },
    async start() {
      const unnote = notes.follow();
      const fragment = link.read();
      if (visits.newcomer && !/^#./.test(fragment)) writer.anchors.enter('learn', null, 'replace');
      else writer.anchors.follow();
      visits.begin();
      const opened = link.read();
      // The other rooms open what they show by themselves.
      if (store.room.value === 'workbench') await entering.begin(fragment);
      writer.begin(opened);
      const stops = [report.follow(), findHits(), keeper.follow(), unnote, followBodies(tooling)];
      return () => {
        for (const stop of stops) stop();
        writer.dispose();
      };
    },
  };
  return askingFor(page, session, giveWay);
}

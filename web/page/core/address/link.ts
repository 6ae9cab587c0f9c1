/** Keeps the address bar at the present moment. Scrubbing replaces the entry, a jump adds one, Back undoes a jump. */
import { batch, effect } from '@preact/signals';
import { Anchors, namesRoom } from './anchors';
import { bodies } from '../../model/bodies';
import { breakpoints } from '../breakpoints/breakpointState';
import { stepByStep } from '../stepping/known';
import { isLent } from '../session/courseLoan';
import { linkedNotes } from './linkedNotes';
import { linkToNow, takeViewBack } from './moment';
import { isMomentFragment } from './permalink';
import { ofBench, showSight, sightMark } from './sight';
import { pins } from '../../model/pins';
import type { History, Session } from '../session/session';
import { breaks, toggledLayers } from '../study/switches';
import { partLook } from '../../model/partLook';
import * as store from '../store';
import { noVisits, type Visits } from '../kept/visits';

/** The browser's history and clipboard; tests have their own. */
export interface LinkPort {
  /** the fragment with its #, or '' */
  read(): string;
  /** @param mark kept with the entry */
  write(fragment: string, how: 'push' | 'replace', mark?: number): void;
  /** of the present entry; null: it has none */
  mark(): number | null;
  back(entries: number): void;
  /** calls back when the user goes back or forth or edits the address */
  listen(onChange: () => void): () => void;
  copy(): Promise<void>;
}

/** milliseconds; browsers allow about three changes of the address per second over a while, and a scrub makes sixty */
const patience = 330;
/** Writes that may follow each other immediately after a quiet time, so that a reload right after a step finds it. */
const burst = 8;

/** The inputs of a link. */
const watched = [
  partLook,
  ...[store.presetId, store.experiment, store.cursor, store.level, store.playing, store.walking],
  ...[store.viewMode, store.morph, store.onTop, store.layers, stepByStep],
  ...[store.cameraLink, store.cameraFollow, store.cameras, store.glyphSize, store.boxDepth],
  ...[store.comparison, store.notes, linkedNotes, breakpoints, pins, bodies],
  ...[store.study, toggledLayers, breaks, store.whyShown],
];

export class LinkWriter {
  private written = '';
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** of the moment that was written */
  private scene: unknown = null;
  private writtenAt = Number.NEGATIVE_INFINITY;
  /** writes that may follow the latest one immediately */
  private spare = burst;
  private pushing = false;
  /** the latest kept inputs: going back keeps them again, since others may have displaced them meanwhile */
  private kept = '';
  /** the address as it was last read or written here; another one is a link just followed, whose event is on its way; null: not followed yet */
  private seen: string | null = null;
  /** until what the link cannot carry is kept */
  private keeping: Promise<unknown> = Promise.resolve();
  private readonly stop: (() => void)[] = [];
  /** the parts of the page with their own addresses */
  readonly anchors: Anchors;

  constructor(
    private readonly session: Session,
    private readonly port: LinkPort,
    private readonly restore: (fragment: string, followed: boolean) => Promise<void>,
    /** whether a fragment claims to lead to a moment */
    private readonly leads: (fragment: string) => boolean = isMomentFragment,
    private readonly visits: Visits = noVisits,
    /** what a page shows that is opened at such a fragment */
    private readonly restart: (fragment: string) => Promise<void> = async () => {},
    /** a link to another room is followed: what was asked for before is not wanted any more */
    private readonly giveWay: () => void = () => {},
  ) {
    const write: LinkPort['write'] = (...entry) => this.writeEntry(...entry);
    this.anchors = new Anchors(port, write, {
      flush: () => this.flush(),
      writeOver: () => {
        this.written = '';
        this.flush();
      },
      push: () => this.write('push'),
    });
  }

  /** Puts the present moment on top of the history. */
  push(): void {
    this.write('push');
  }

  /** Starts following the store. @param opened the shown fragment; following a link later must show that link's content */
  begin(opened = this.port.read()): void {
    this.follow();
    this.session.history = { before: (how) => this.before(how), after: (how) => this.after(how) };
    this.stop.push(effect(() => this.noticeChange()));
    this.stop.push(this.port.listen(() => this.onChange()));
    if (this.port.read() !== opened) this.onChange();
    this.seen = this.port.read();
  }

  /** What the entry of a moment says is seen of it. */
  private follow(): void {
    if (!this.anchors.here) showSight(this.port.mark());
  }

  dispose(): void {
    for (const stop of this.stop.splice(0)) stop();
    if (this.timer !== null) clearTimeout(this.timer);
  }

  /** Writes now what is still waiting. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.write('replace');
  }

  /** The address names the present moment, and what it names is kept: the page may go. */
  async settled(): Promise<void> {
    this.flush();
    await this.keeping;
  }

  private noticeChange(): void {
    for (const signal of watched) void signal.value;
    // While something plays the address would change with every step; it is written when it stops.
    if (store.playing.value || store.walking.value || this.pushing) return;
    this.timer ??= setTimeout(() => this.flush(), this.wait());
  }

  /** Milliseconds until the address may be written again. */
  private wait(): number {
    return Math.max(0, (1 - this.writable()) * patience);
  }

  /** Writes that are allowed now; each `patience` allows one more. */
  private writable(): number {
    return Math.min(burst, this.spare + (performance.now() - this.writtenAt) / patience);
  }

  /** A jump leaves the place it starts from in the history, exactly. */
  private before(how: History): void {
    if (how !== 'push') return;
    this.flush();
    this.pushing = true;
  }

  private after(how: History): void {
    this.pushing = false;
    if (how === 'push') this.write(this.written === '' && !this.anchors.here ? 'replace' : 'push');
    // Immediately after a quiet time, so that a reload right after a step finds it; a timer may be too late for the reload.
    else if (how === 'replace' && this.timer !== null && this.wait() === 0) this.flush();
    const link = how === 'replace' && this.anchors.audits && linkToNow(this.session);
    // The address stays the audit's; the workbench has what was opened when one goes there.
    if (link) this.visits.keep(link.fragment);
  }

  private writeEntry(fragment: string, how: 'push' | 'replace', mark?: number): void {
    this.port.write(fragment, how, mark);
    // Read back, since browsers escape some letters.
    this.seen = this.port.read();
  }

  private write(how: 'push' | 'replace'): void {
    if (this.seen !== null && this.port.read() !== this.seen) return;
    const { here } = this.anchors;
    if (here && how === 'replace') return;
    batch(() => this.writeMoment(how, here));
  }

  /** In one go with what the course gives back, so that the link has none of it. */
  private writeMoment(how: 'push' | 'replace', here: boolean): void {
    if (here) takeViewBack();
    const link = linkToNow(this.session);
    if (!link) return;
    if (link.keep && link.keep.name !== this.kept) {
      const { name, text } = link.keep;
      this.kept = name;
      // If the browser keeps nothing, the link leads to a message, shown when it is followed. The next writing tries again.
      this.keeping = this.session.client.keepText(name, text).catch(() => {
        if (this.kept === name) this.kept = '';
      });
    }
    const mark = sightMark();
    if (link.fragment !== this.written || here || mark !== this.port.mark()) {
      this.writeEntry(link.fragment, how, mark);
      this.visits.keep(link.fragment);
      this.anchors.passed();
      this.spare = this.writable() - 1;
      this.writtenAt = performance.now();
    }
    this.scene = this.sceneNow();
    this.written = link.fragment;
  }

  /** Null in the course, whose lessons show moments of scenes that may be the same. */
  private sceneNow(): unknown {
    return isLent() ? null : (store.study.peek()?.module ?? this.session.loaded);
  }

  private onChange(): void {
    const { wasHere } = this.anchors;
    const from = store.room.peek();
    const fragment = this.port.read();
    this.seen = fragment;
    if (this.port.mark() === null && namesRoom(fragment)) this.giveWay();
    this.anchors.follow();
    const isLeft = from !== store.room.peek() && store.room.peek() === 'workbench';
    // A lesson's scene is nothing that the workbench has.
    if (isLeft && isLent() && !this.leads(fragment)) return void this.restart(fragment);
    // The moment shown by another room was not written before either. A scene opened there was.
    const { loaded } = this.session;
    const isBrought = isLent() || (loaded !== null && loaded === this.anchors.brought);
    if (isLeft && isBrought && this.sceneNow() !== this.scene) this.written = '';
    // Changes during a part with its own address have not been written. Only then: a moment being restored must not be overwritten by the one still on screen.
    if (fragment === this.written && wasHere && !this.anchors.here) this.noticeChange();
    if (fragment === this.written || !this.leads(fragment)) {
      this.follow();
      // Nothing is opened here, and nothing that the other room was opening.
      if (isLeft) this.session.beginScene();
      return;
    }
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.written = fragment;
    const followed = this.port.mark() === null;
    if (followed) this.writeEntry(fragment, 'replace', ofBench);
    void this.restore(fragment, followed).then(() => {
      this.follow();
      // A reload must not start a cancelled request again.
      if (this.session.givenUp) this.noticeChange();
    });
  }
}

export function browserLink(): LinkPort {
  return {
    read: () => location.hash,
    write(fragment, how, mark) {
      if (how === 'push') history.pushState(mark ?? null, '', fragment);
      else history.replaceState(mark ?? null, '', fragment);
    },
    mark: () => (typeof history.state === 'number' ? history.state : null),
    back: (entries) => history.go(-entries),
    listen(onChange) {
      let told = '';
      const onEntry = () => {
        told = location.href;
        onChange();
      };
      // Browsers say it twice; what was begun after the first time must not be taken back by the second.
      const onFragment = ({ newURL }: HashChangeEvent) => {
        if (newURL !== told) onChange();
      };
      addEventListener('popstate', onEntry);
      addEventListener('hashchange', onFragment);
      return () => {
        removeEventListener('popstate', onEntry);
        removeEventListener('hashchange', onFragment);
      };
    },
    copy: () => navigator.clipboard.writeText(location.href),
  };
}

/** The tour that is being made: its stops, kept in this browser with every change, and what was there before the last ones. */
import '../guest/messages';
import { signal } from '@preact/signals';
import { actions } from '../../core/actions';
import { keepText, keptJson, readAgain } from '../../base/storage/kept';
import { names } from '../../base/storage/keptNames';
import { notes } from '../../core/store';
import { language } from '../../base/i18n/language';
import { t } from '../../base/i18n/messages';
import type { Moment } from '../../core/address/permalink';
import { isOwn } from '../tour/askSchemas';
import { type FileStop, type FileTour, readTour, tourJson } from '../tour/file';
import { longestTitle, mostStops } from '../tour/fileLimits';
import { withoutNotes } from '../tour/withoutNotes';
import { shownCameras } from './shownCameras';

export interface DraftStop extends FileStop {
  /** tells it apart while it is moved and edited */
  readonly id: number;
}

export interface Draft {
  readonly title: string;
  readonly by: string;
  /** answers are on everybody's worksheet */
  readonly answers: boolean;
  /** the notes go along in what is handed out */
  readonly notes: boolean;
  readonly stops: readonly DraftStop[];
}

const key = names.draft;
const none: Draft = { title: '', by: '', answers: false, notes: false, stops: [] };
const mostUndone = 50;
let latestId = 0;

const withId = (stop: FileStop): DraftStop => ({ ...stop, id: ++latestId });

/** Texts are taken as they are: somebody was in the middle of them. */
function read(): Draft {
  try {
    const { title, by, tour, notes } = (keptJson(key) ?? {}) as Record<string, unknown>;
    const { stops = [], answers = false } = tour ? readTour(tour, false) : {};
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return { title: text(title), by: text(by), answers, notes: notes === true, stops: stops.map(withId) };
  } catch {
    // A browser that keeps nothing, or somebody else's text under this name.
    return none;
  }
}

/** As it is handed out; a tour without stops is none. */
export const isEmpty = (): boolean => draft.value.stops.length === 0;

export const draft = signal<Draft>(read());
readAgain(() => (draft.value = read()));
/** id of the stop whose fields are open */
export const openStop = signal<number | null>(null);
/** what was done last, for the eye and the live region */
export const told = signal('');
const before = signal<readonly Draft[]>([]);
export const canUndo = (): boolean => before.value.length > 0;

export function tell(text: string): void {
  told.value = text;
}

function write(next: Draft): void {
  draft.value = next;
  const { title, by, answers, notes, stops } = next;
  const tour = stops.length > 0 ? tourJson({ title: title || '?', by: '', lang: language, answers, stops }) : null;
  if (!keepText(key, JSON.stringify({ title, by, tour, notes: notes || undefined }))) tell(t('tour.make.notKept'));
}

/** A change that can be taken back. */
function step(next: Partial<Draft>): void {
  before.value = [...before.value, draft.value].slice(-mostUndone);
  write({ ...draft.value, ...next });
}

export function undo(): void {
  const last = before.value.at(-1);
  if (!last) return;
  before.value = before.value.slice(0, -1);
  // What was kept back meanwhile is not handed out again by it.
  const { answers, notes } = draft.value;
  write({ ...last, answers: last.answers && answers, notes: last.notes && notes });
  tell(t('tour.make.undone'));
}

/** Text, as it is typed. */
export function setHead(change: Partial<Pick<Draft, 'title' | 'by' | 'answers' | 'notes'>>): void {
  write({ ...draft.value, ...change });
}

const numberOf = (id: number): number => draft.value.stops.findIndex((stop) => stop.id === id);

/** @param big it can be taken back; typing cannot */
export function change(id: number, next: Partial<FileStop>, big = false): void {
  const stops = draft.value.stops.map((stop) => (stop.id === id ? { ...stop, ...next } : stop));
  if (big) step({ stops });
  else write({ ...draft.value, stops });
}

/** What is shown, as a tour keeps it: from where it is seen now, and no camera follows. Null where there is nothing of the kind. */
function momentNow(): Moment | null {
  const moment = actions.momentNow();
  if (!moment) return null;
  const { view } = moment;
  const cameras = shownCameras() ?? view.cameras ?? null;
  return seenAs(moment, { ...view, follow: 'off', cameras });
}

const seenAs = (moment: Moment, view: Moment['view']): Moment => ({
  ...moment,
  view,
  keptInputs: null,
  breakpoints: null,
  pins: [],
  notes: [],
  // A stop is about one body.
  ...(moment.bodies && { bodies: null }),
});

/** Says so where there is no room for more stops. */
export const full = (more = 1): boolean => {
  if (draft.value.stops.length + more <= mostStops) return false;
  tell(t('tour.make.full', { most: mostStops }));
  return true;
};

/** Behind the stop that is open, or at the end. */
/** @returns whether there is one more */
export function addStop(): boolean {
  const moment = momentNow();
  if (!moment || full()) return false;
  const stop = withId({ title: '', say: '', moment, parts: [], ask: null });
  const at = openStop.value === null ? draft.value.stops.length : numberOf(openStop.value) + 1;
  step({ stops: draft.value.stops.toSpliced(at, 0, stop) });
  openStop.value = stop.id;
  tell(t('tour.make.added', { number: at + 1, address: moment.address }));
  return true;
}

export function retake(id: number): void {
  const moment = momentNow();
  if (!moment) return;
  // What is asked about one method is no question about another.
  const { ask = null, moment: before } = draft.value.stops[numberOf(id)] ?? {};
  const stays = ask !== null && (isOwn(ask) || before?.study?.id === moment.study?.id);
  change(id, { moment, ...(!stays && { ask: null }) }, true);
  tell(t('tour.make.retaken', { number: numberOf(id) + 1, address: moment.address }));
}

export function move(id: number, to: number): void {
  const from = numberOf(id);
  const { stops } = draft.value;
  if (from < 0 || to < 0 || to >= stops.length || from === to) return;
  step({ stops: stops.toSpliced(from, 1).toSpliced(to, 0, stops[from]!) });
  tell(t('tour.make.moved', { from: from + 1, to: to + 1 }));
}

export function duplicate(id: number): void {
  if (full()) return;
  const at = numberOf(id);
  const copy = withId(draft.value.stops[at]!);
  step({ stops: draft.value.stops.toSpliced(at + 1, 0, copy) });
  openStop.value = copy.id;
  tell(t('tour.make.added', { number: at + 2, address: copy.moment.address }));
}

export function remove(id: number): void {
  const at = numberOf(id);
  step({ stops: draft.value.stops.filter((stop) => stop.id !== id) });
  if (openStop.value === id) openStop.value = null;
  tell(t('tour.make.deleted', { number: at + 1 }));
}

/** Each note of the scene becomes a stop at its step, seen as now. */
export function addNotes(): void {
  const moment = momentNow();
  const list = notes.value;
  if (!moment || list.length === 0 || full(list.length)) return;
  const made = list.map(({ address, text }) =>
    withId({
      title: firstLine(text),
      say: text,
      // The cameras are those of another step.
      moment: { ...moment, address, view: { ...moment.view, follow: undefined, cameras: null } },
      parts: [],
      ask: null,
    }),
  );
  step({ stops: [...draft.value.stops, ...made] });
  tell(t('tour.make.notes.added', { count: made.length }));
}

/** A short note is its own title; of a longer one the first words. */
function firstLine(text: string): string {
  const words = text.split(/\n/)[0]!.trim().split(/\s+/);
  const short = words.slice(0, 8).join(' ');
  return (words.length > 8 ? `${short} …` : short).slice(0, longestTitle);
}

/** Stops that were made at once, behind those there are. A tour that is called something stays so. @returns false: they are too many */
export function addMade(title: string, made: readonly FileStop[]): boolean {
  const { title: before, stops } = draft.value;
  if (full(made.length)) return false;
  step({ title: before || stops.length > 0 ? before : title, stops: [...stops, ...made.map(withId)] });
  return true;
}

/** Another tour in place of this one. */
export function takeTour({ title, by, answers = false, stops }: FileTour): void {
  step({ title, by, answers, notes: false, stops: stops.map(withId) });
  openStop.value = null;
}

export function startNew(): void {
  step(none);
  openStop.value = null;
  tell(t('tour.make.new.done'));
}

/** Some stop has notes for whoever presents it. */
export const hasNotes = (): boolean => draft.value.stops.some(({ notes }) => notes);

/** Complete, with the notes: as it is tried, presented and printed here. */
export function finished(): FileTour {
  const { title, by, answers, stops } = draft.value;
  return {
    title: title.trim() || t('tour.make.untitled'),
    by: by.trim(),
    lang: language,
    ...(answers && { answers }),
    stops: stops.map(({ id: _id, ...stop }) => stop),
  };
}

/** As others get it. */
export const forOthers = (tour: FileTour): FileTour => (draft.value.notes ? tour : withoutNotes(tour));

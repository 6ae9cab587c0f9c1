/** Breakpoints: setting them, keeping track of where they are hit, continuing from one hit to the next. */
import { batch, effect } from '@preact/signals';
import { type Clause, clauseKey, mostBreakpoints } from '../../model/breakpoints/condition';
import type { Finder } from './finder';
import { frameOf } from '../../../package/trace/address';
import type { Actions } from '../actions.types';
import { breakpointHits, breakpoints, continuing, finding, stoppedAt } from './breakpointState';
import type { Run } from '../../model';
import { whenQuiet } from '../session/quietTime';
import type { Session } from '../session/session';
import * as store from '../store';

export type BreakActions = Pick<
  Actions,
  | 'addBreakpoint'
  | 'changeBreakpoint'
  | 'removeBreakpoint'
  | 'continueForward'
  | 'continueBack'
  | 'cancelContinue'
  | 'pauseAt'
  | 'dismissPause'
>;

/** milliseconds; a run being dragged has changed by then. Summaries are read immediately. */
const patience = 150;
/** milliseconds between two looks at the lists, while they grow */
const pace = 200;
/** A continue soon after another one is a held key, and not worth a history entry. */
const soon = 600;

export function breakActions(session: Session, goTo: Actions['goTo']): BreakActions & { findHits(): () => void } {
  const hits = new Hits(session);
  let latest = 0;
  let continued = Number.NEGATIVE_INFINITY;

  const continueTo = async (direction: 1 | -1): Promise<void> => {
    const on = breakpoints.value.filter((each) => each.on);
    if (on.length === 0) {
      store.notice.value = { key: 'breakpoints.noneSet' };
      store.openPanel.value = 'breakpoints';
      return;
    }
    if (store.walking.value || !store.run.value) return;
    const turn = ++latest;
    const from = store.cursor.value;
    store.playing.value = false;
    continuing.value = true;
    const moved = () => turn !== latest || store.cursor.value !== from;
    await session.attempt({ key: 'failure.step.title' }, async () => {
      const finder = await hits.finder();
      const place = await finder?.next(on, from, direction);
      if (place === undefined || moved()) return;
      if (place === null) {
        store.notice.value = { key: direction > 0 ? 'breakpoints.noneAhead' : 'breakpoints.noneBehind' };
        return;
      }
      const now = performance.now();
      await goTo(place, { history: now - continued < soon ? 'replace' : 'push' });
      continued = now;
      const nonFinite = on.find(({ clauses }) => clauses.some(({ kind }) => kind === 'nonfinite'));
      const stops = nonFinite && finder?.isHit(nonFinite, place);
      stoppedAt.value = stops && store.cursor.value === place ? place : null;
    });
    if (turn === latest) continuing.value = false;
  };

  return {
    addBreakpoint(clauses) {
      if (breakpoints.value.length >= mostBreakpoints) return;
      const id = 1 + Math.max(-1, ...breakpoints.value.map((each) => each.id));
      breakpoints.value = [...breakpoints.value, { id, on: true, clauses }];
    },
    changeBreakpoint(id, change) {
      breakpoints.value = breakpoints.value.map((each) => (each.id === id ? { ...each, ...change } : each));
    },
    removeBreakpoint(id) {
      breakpoints.value = breakpoints.value.filter((each) => each.id !== id);
    },
    continueForward: () => continueTo(1),
    continueBack: () => continueTo(-1),
    cancelContinue() {
      latest++;
      continuing.value = false;
    },
    async pauseAt(address) {
      store.playing.value = false;
      await goTo(address);
      stoppedAt.value = store.cursor.value === address ? address : null;
    },
    dismissPause: () => void (stoppedAt.value = null),
    findHits: () => hits.follow(),
  };
}

/** Follows run and breakpoints, and keeps the lists of hits up to date. */
class Hits {
  private current: Promise<Finder> | null = null;
  private run: Run | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private published = 0;
  private searching: Finder | null = null;

  constructor(private readonly session: Session) {}

  /** The finder of the run that is there. */
  async finder(): Promise<Finder | null> {
    this.update();
    return this.current;
  }

  follow(): () => void {
    let stop = () => {};
    const callOff = whenQuiet(() => (stop = effect(() => this.update())));
    return () => {
      callOff();
      stop();
      this.drop();
    };
  }

  private update(): void {
    const run = store.run.value;
    const shown = store.openPanel.value === 'breakpoints';
    const wanted = breakpoints.value.filter(({ on }) => on || shown);
    // A walk makes sixty runs a second; they are looked through when it is over.
    if (!run || store.walking.value) return this.drop();
    if (this.run !== run) {
      this.drop();
      this.run = run;
      this.current = this.begin(run);
    }
    const clauses = [
      ...new Map(wanted.flatMap((each) => each.clauses).map((each) => [clauseKey(each), each])).values(),
    ];
    void this.current?.then((finder) => this.look(finder, clauses));
  }

  private async begin(run: Run): Promise<Finder> {
    const { Finder } = await import('./finder');
    const finder: Finder = new Finder({
      client: this.session.client,
      mesh: this.session.loaded!.id,
      run,
      onFound: () => finder === this.searching && this.publish(finder, false),
    });
    return finder;
  }

  /** Known hits are shown immediately; the search for the rest starts in a moment. */
  private look(finder: Finder, clauses: readonly Clause[]): void {
    if (finder.run !== this.run) return;
    finder.want(clauses, Math.max(0, frameOf(store.cursor.peek())));
    const begun = this.searching === finder;
    this.searching = finder;
    this.publish(finder, true);
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.search(finder), begun ? 0 : patience);
  }

  private async search(finder: Finder): Promise<void> {
    // A step or continue reports the solver's trouble; here it only means fewer ticks.
    await finder.search().catch(() => undefined);
    if (finder === this.searching) this.publish(finder, true);
  }

  private publish(finder: Finder, now: boolean): void {
    if (!now && performance.now() - this.published < pace) return;
    this.published = performance.now();
    const { done, total } = finder.progress();
    const lists = breakpoints.peek().map((each) => [each.id, finder.placesOf(each)] as const);
    batch(() => {
      breakpointHits.value = new Map(lists);
      finding.value = done < total ? { done, total } : null;
    });
  }

  private drop(): void {
    void this.current?.then((finder) => finder.stop());
    if (this.timer !== null) clearTimeout(this.timer);
    this.current = this.run = this.timer = this.searching = null;
    // Those of a run before stay until the new ones are known; a walk's own are not known until it ends.
    if (breakpointHits.peek().size > 0 && store.walking.peek()) breakpointHits.value = new Map();
    finding.value = null;
  }
}

/** Stepping: where the arrows, the buttons, the tree and the links lead. */
import { frameOf, type FrameTree, inFrame, isAddress, isStudyAddress, type Step, walk } from '../../../package/trace';
import type { Actions } from '../actions.types';
import { nextShown } from '../session/candidateFilter';
import { MessageError } from '../session/failure';
import { nearestStep } from '../address/place';
import type { History, Session } from '../session/session';
import * as store from '../store';

export type StepActions = Pick<
  Actions,
  | 'goTo'
  | 'stepForward'
  | 'stepBack'
  | 'stepInto'
  | 'stepOut'
  | 'first'
  | 'last'
  | 'nextFrame'
  | 'previousFrame'
  | 'nextImprovement'
  | 'nextVisible'
>;

/** Steps that may wait while one is on its way; a held key would pile up more, and go on after it is let go. */
const mostWaiting = 2;

export function stepActions(session: Session): StepActions {
  const stepper = new Stepper(session);
  return {
    goTo: (address, options) => stepper.goTo(address, options?.history ?? 'replace'),
    stepForward: () =>
      stepper.step(1, (tree, from) => (from ? walk.next(tree, from, level()) : walk.first(tree, level()))),
    stepBack: () =>
      stepper.step(-1, (tree, from) => (from ? walk.previous(tree, from, level()) : walk.last(tree, level()))),
    stepInto: () => stepper.within(walk.into),
    stepOut: () => stepper.within(walk.out),
    first: () => stepper.end(1),
    last: () => stepper.end(-1),
    nextFrame: () => stepper.frame(1),
    previousFrame: () => stepper.frame(-1),
    nextImprovement: () => stepper.step(1, (tree, from) => walk.nextImprovement(tree, from), hasHits),
    nextVisible: () => stepper.step(1, nextShown),
  };
}

function level() {
  return store.level.value;
}

function frameCount(): number {
  return store.frameCount.value;
}

/** Frames without a contact lower no time; tracing them to find out would be slow in a long run. */
function hasHits(frame: number): boolean {
  return (store.run.value?.frames[frame]?.contacts.length ?? 0) > 0;
}

/** The stop behind or before a step of a tree; from null: the first one met when coming from outside. */
type PickStop = (tree: FrameTree, from: Step | null) => Step | null;

class Stepper {
  private waiting = 0;
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly session: Session) {}

  /** One step in a direction, over into the neighbouring frames when the frame at hand has no further one. */
  step(direction: 1 | -1, pick: PickStop, mayHave: (frame: number) => boolean = () => true): Promise<void> {
    return this.inTurn(
      () => this.inFrame((tree) => pick(tree, store.wholeStep.value)),
      async () => {
        const frame = store.tree.value?.frame;
        if (frame !== undefined) await this.beyond(frame, direction, pick, mayHave);
      },
    );
  }

  /** A step to somewhere in the tree that is shown: done when this returns. @returns false when there is none */
  private inFrame(pick: (tree: FrameTree) => Step | null): boolean {
    const tree = store.tree.value;
    const target = tree && pick(tree);
    if (target) void this.session.show(tree.frame, () => target, 'replace');
    return Boolean(target);
  }

  /** The first frame in a direction that has a stop. */
  private async beyond(
    from: number,
    direction: 1 | -1,
    pick: PickStop,
    mayHave: (frame: number) => boolean,
  ): Promise<void> {
    for (let frame = from + direction; frame >= 0 && frame < frameCount(); frame += direction) {
      if (!mayHave(frame)) continue;
      if ((await this.session.show(frame, (tree) => pick(tree, null), 'replace')) !== 'none') return;
    }
  }

  within(pick: (step: Step) => Step | null): Promise<void> {
    const here = () => this.inFrame(() => store.wholeStep.value && pick(store.wholeStep.value));
    return this.inTurn(here, () => Promise.resolve());
  }

  /** First or last stop of the run at the level; frames without any are passed over. */
  end(direction: 1 | -1): Promise<void> {
    const pick: PickStop = (tree) => (direction > 0 ? walk.first(tree, level()) : walk.last(tree, level()));
    return this.guarded(() => this.beyond(direction > 0 ? -1 : frameCount(), direction, pick, () => true));
  }

  frame(direction: 1 | -1): Promise<void> {
    const none = () => false;
    return this.inTurn(none, async () => {
      const frame = frameOf(store.cursor.value) + direction;
      if (frame >= 0 && frame < frameCount()) await this.session.show(frame, (tree) => tree.root, 'replace');
    });
  }

  goTo(address: string, history: History): Promise<void> {
    return this.guarded(async () => {
      if (!isAddress(address) && !(store.study.value && isStudyAddress(address)))
        throw new MessageError({ key: 'goto.bad', values: { address } });
      const frame = frameOf(address);
      if (frame >= frameCount())
        throw new MessageError({ key: 'goto.noFrame', values: { frame, count: frameCount() } });
      await this.session.show(frame, (tree) => nearestStep(tree, inFrame(address, frame)), history);
    });
  }

  /**
   * Steps happen one after another, each from the end of the previous one.
   * @param here done immediately when no step is pending; false: it takes `further`, which may have to wait for the solver
   */
  private inTurn(here: () => boolean, further: () => Promise<void>): Promise<void> {
    if (this.waiting === 0 && here()) return Promise.resolve();
    if (this.waiting > mostWaiting) return Promise.resolve();
    const first = this.waiting === 0;
    const run = () =>
      this.guarded(async () => (!first && here() ? undefined : further())).finally(() => this.waiting--);
    this.waiting++;
    return (this.queue = first ? run() : this.queue.then(run));
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    await this.session.attempt({ key: 'failure.step.title' }, work);
  }
}

/** The easel with the place that it shows: takes one picture of a film after the other. */
import { frameTime } from '../../core/player/play';
import { sentence } from '../../explain/sentence';
import { t } from '../../base/i18n/messages';
import type { FrameTree } from '../../../package/trace/steps';
import { breath } from './breath';
import { bodiesOf } from './camera';
import { Easel } from './easel';
import type { Color } from './palette';
import type { FilmScene } from './make';
import type { Schedule } from './schedule';
import type { FilmSize, FilmChoice, Shot } from '../../model/export/film';
import { computed, signal } from '@preact/signals';
import type { Run } from '../../model';
import type { Showing } from '../../scene/derived';
import { runUpTo, upTo } from '../../core/stepping/known';
import { shownSlideOf } from '../../../package/trace/shownSlide';

interface At extends Shot {
  readonly tree: FrameTree;
}

/** @param known only what is known at a step is there to be seen */
function filmShowing(run: Run, first: At, known: boolean) {
  const at = signal<At>(first);
  const tree = computed(() => (known ? upTo(at.value.tree, at.value.address) : at.value.tree));
  const step = computed(() => tree.value.byAddress.get(at.value.address) ?? null);
  const showing: Showing = {
    step,
    slide: computed(() => shownSlideOf(step.value, tree.value)),
    time: computed(() => at.value.time),
    run: computed(() => (known ? runUpTo(run, at.value.address) : run)),
    frame: computed(() => at.value.tree.frame),
    alone: true,
  };
  return { showing, go: (next: At) => void (at.value = next) };
}

/** Sentences that stand shorter, in milliseconds, cannot be read. */
const readable = 500;

export class Shooting {
  private constructor(
    readonly schedule: Schedule,
    readonly size: FilmSize,
    private readonly choice: FilmChoice,
    private readonly scene: FilmScene,
    private readonly easel: Easel,
    private readonly place: ReturnType<typeof filmShowing>,
  ) {}

  static async begin(choice: FilmChoice, scene: FilmScene, schedule: Schedule, size: FilmSize, signal: AbortSignal) {
    const tree = await scene.treeOf(schedule.frame(0));
    const known = choice.subject === 'sweep' || scene.stepByStep;
    const place = filmShowing(scene.run, { tree, ...schedule.shot(0, tree) }, known);
    const { view, mesh, model } = scene;
    const easel = new Easel({
      view,
      size,
      ground: choice.ground,
      reads: choice.format === 'gif',
      model,
      mesh,
      showing: place.showing,
    });
    const shooting = new Shooting(schedule, size, choice, scene, easel, place);
    try {
      while (easel.grow()) {
        await breath();
        signal.throwIfAborted();
      }
      if (choice.subject === 'run' && choice.camera === 'all') easel.seeAll(bodiesOf(choice, scene.run));
    } catch (error) {
      easel.dispose();
      throw error;
    }
    return shooting;
  }

  async take(picture: number): Promise<HTMLCanvasElement> {
    const tree = await this.scene.treeOf(this.schedule.frame(picture));
    this.place.go({ tree, ...this.schedule.shot(picture, tree) });
    const { subject, camera } = this.choice;
    return this.easel.draw(this.caption(tree), subject === 'run' && camera === 'along');
  }

  /** Those of the figures that mean something. */
  get colors(): readonly Color[] {
    return this.easel.colors;
  }

  rewind(): void {
    this.easel.rewind();
  }

  dispose(): void {
    this.easel.dispose();
  }

  private caption({ frame }: FrameTree) {
    const step = this.place.showing.step.value;
    const { run, speed } = this.scene;
    const long = this.choice.subject === 'sweep' || frameTime(run.frames.length) / speed >= readable;
    if (!step || !long) return { address: `f${frame}`, sentence: '' };
    const { key, values } = sentence(step);
    return { address: step.address, sentence: t(key, values) };
  }
}

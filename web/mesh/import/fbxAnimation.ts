/** Animations of an FBX file, and what each has its models and morphs be at its start. */
import { child } from './fbxNodes';
import type { FbxLists, FbxNode, FbxValue } from './fbxNodes';
import { nameOf } from './fbxScene';
import type { FbxScene, Moved } from './fbxScene';
import { MAX_ANIMATIONS } from './limits';
import type { Steps } from './steps';
import type { WarningList } from './warnings';

/** Curves between two yields. */
const PAUSE = 256;

const AXES = ['X', 'Y', 'Z'];
/** What a pose takes of an animation: the numbers of a property, each with a curve of its own, and what they are where nothing says it. */
const PROPERTIES: Readonly<Record<string, { readonly curves: readonly string[]; readonly usual: readonly number[] }>> =
  {
    'Lcl Translation': { curves: AXES, usual: [0, 0, 0] },
    'Lcl Rotation': { curves: AXES, usual: [0, 0, 0] },
    'Lcl Scaling': { curves: AXES, usual: [1, 1, 1] },
    DeformPercent: { curves: ['DeformPercent'], usual: [0] },
  };
/** Before 7.0, by the channels of a transform. */
const CHANNELS: Readonly<Record<string, string>> = { T: 'Lcl Translation', R: 'Lcl Rotation', S: 'Lcl Scaling' };

/** A stack of layers, or before 7.0 a take. */
export interface FbxAnimation {
  readonly name: string;
  readonly node: FbxNode;
}

/** Those that move something: most files have one that moves nothing. */
export function animationsOf(scene: FbxScene): readonly FbxAnimation[] {
  const stacks = scene.objects.filter(
    (object) =>
      object.name === 'AnimationStack' &&
      layersOf(scene, object).some((layer) => scene.partsOf(layer, 'AnimationCurveNode').length > 0),
  );
  const takes = scene.takes.filter((take) => take.name === 'Take' && child(take, 'Model'));
  return [...stacks, ...takes]
    .slice(0, MAX_ANIMATIONS)
    .map((node) => ({ name: node.name === 'Take' ? String(node.values[0] ?? '') : nameOf(node), node }));
}

const layersOf = (scene: FbxScene, stack: FbxNode) => scene.partsOf(stack, 'AnimationLayer');

/** @throws ImportError as the lists do */
export function startOf(scene: FbxScene, { node }: FbxAnimation, lists: FbxLists, warnings: WarningList): Steps<Moved> {
  return new Start(scene, lists, warnings).read(node);
}

class Start {
  private readonly moved = new Map<FbxNode, Map<string, readonly number[]>>();
  private others = 0;
  private layered = 0;
  private between = 0;
  private curves = 0;

  constructor(
    private readonly scene: FbxScene,
    private readonly lists: FbxLists,
    private readonly warnings: WarningList,
  ) {}

  *read(animation: FbxNode): Steps<Moved> {
    if (animation.name === 'Take') yield* this.readTake(animation);
    else yield* this.readStack(animation);
    this.warnings.add('pose-channels', this.others);
    this.warnings.add('pose-layers', this.layered);
    this.warnings.add('pose-between', this.between);
    return this.moved;
  }

  private *readStack(stack: FbxNode): Steps<void> {
    const { scene } = this;
    const start = scene.of(stack)('LocalStart', [0])[0];
    for (const layer of layersOf(scene, stack))
      for (const curveNode of scene.partsOf(layer, 'AnimationCurveNode')) {
        const curves = new Map<string, FbxNode>();
        for (const { object, property } of scene.boundTo(curveNode)) {
          this.lists.spend();
          curves.set(property, object);
        }
        for (const { object, property } of scene.boundBy(curveNode)) {
          const kind = this.kindOf(object, property);
          if (!kind) continue;
          const own = scene.of(object)(property, kind.usual);
          const values: number[] = [];
          for (const [k, name] of kind.curves.entries()) {
            const curve = curves.get(`d|${name}`);
            const said = scene.of(curveNode)(`d|${name}`, [own[k]])[0];
            values.push((curve && (yield* this.valueOf(curve, start))) ?? said);
          }
          this.put(object, property, values);
        }
      }
  }

  private *readTake(take: FbxNode): Steps<void> {
    const start = Number(child(take, 'LocalTime')?.values[0] ?? 0);
    for (const { name, values: named, children } of take.children) {
      const object = name === 'Model' ? this.scene.named(named[0]) : undefined;
      if (!object) continue;
      const transform = children.find((each) => isChannel(each, 'Transform'));
      this.others += children.filter((each) => each !== transform && child(each, 'Key')).length;
      for (const [channel, property] of Object.entries(CHANNELS)) {
        const axes = transform?.children.find((each) => isChannel(each, channel));
        if (!axes) continue;
        const own = this.scene.of(object)(property, PROPERTIES[property].usual);
        const values: number[] = [];
        for (const [k, axis] of AXES.entries()) {
          const curve = axes.children.find((each) => isChannel(each, axis));
          values.push((curve && (yield* this.firstOf(curve, start))) ?? own[k]);
        }
        this.put(object, property, values);
      }
    }
  }

  private kindOf(object: FbxNode, property: string) {
    const kind = object.name === 'Model' || property === 'DeformPercent' ? PROPERTIES[property] : undefined;
    if (!kind) this.others++;
    else if (this.moved.get(object)?.has(property)) this.layered++;
    else return kind;
    return undefined;
  }

  private put(object: FbxNode, property: string, values: readonly number[]): void {
    const known = this.moved.get(object);
    if (known) known.set(property, values);
    else this.moved.set(object, new Map([[property, values]]));
  }

  /** Before its first key a curve has the value of that one, and of the last one after it. */
  private *valueOf(curve: FbxNode, start: number): Steps<number | undefined> {
    yield* this.look();
    const times = yield* this.lists.read(curve, 'KeyTime', Float64Array);
    const values = yield* this.lists.read(curve, 'KeyValueFloat', Float64Array);
    const count = Math.min(times.length, values.length);
    if (count === 0) return sound(child(curve, 'Default')?.values[0]);
    let at = 0;
    while (at + 1 < count && times[at + 1] <= start) at++;
    if (times[at] < start && at + 1 < count && values[at] !== values[at + 1]) this.between++;
    return sound(values[at]);
  }

  /** Before 7.0 a key has as many values as its kind wants, so only where the first one is can be told without knowing them all. */
  private *firstOf(curve: FbxNode, start: number): Steps<number | undefined> {
    yield* this.look();
    const usual = sound(child(curve, 'Default')?.values[0]);
    const values = child(curve, 'Key')?.values ?? [];
    const isLong = typeof values[0] === 'object';
    const [time, value] = isLong ? yield* this.lists.read(curve, 'Key', Float64Array) : values;
    if (value === undefined) return usual;
    if (Number(time) < start && Number(child(curve, 'KeyCount')?.values[0]) > 1) this.between++;
    return sound(value) ?? usual;
  }

  private *look(): Steps<void> {
    this.lists.spend();
    if (++this.curves % PAUSE === 0) yield { stage: 'read', fraction: 0.9 };
  }
}

const isChannel = (node: FbxNode, name: string) => node.name === 'Channel' && node.values[0] === name;

const sound = (value: FbxValue | undefined): number | undefined => {
  const number = typeof value === 'bigint' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

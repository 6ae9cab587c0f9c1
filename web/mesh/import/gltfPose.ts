/** How the nodes of a glTF document stand in a pose: transforms and morph weights of the scene, or of an animation's first moment. */
import { FLOAT, ROTATION_TYPES, WEIGHT_TYPES, openAccessor, readItems } from './gltfAccessor';
import type { GltfBuffers } from './gltfBuffers';
import { asArray, asNumbers, asObject, asOneOf, asWhole, follow } from './gltfJson';
import type { JsonObject } from './gltfJson';
import { localMatrix } from './gltfNodes';
import type { LocalOf } from './gltfNodes';
import { MAX_ANIMATIONS } from './limits';
import { IDENTITY, multiply } from './matrix';
import type { Matrix } from './matrix';
import { cleanName } from './parts';
import { ImportError } from './types';
import type { Pose, PoseTable } from './types';
import type { WarningList } from './warnings';

/** Ways to get from one value to the next; only the last one has its values between tangents. */
const INTERPOLATIONS = ['LINEAR', 'STEP', 'CUBICSPLINE'] as const;
const PATHS = ['translation', 'rotation', 'scale', 'weights'] as const;
type Path = (typeof PATHS)[number];

const USES = {
  translation: { type: 'VEC3', components: [FLOAT] },
  rotation: { type: 'VEC4', components: [...ROTATION_TYPES, ...WEIGHT_TYPES] },
  scale: { type: 'VEC3', components: [FLOAT] },
  weights: { type: 'SCALAR', components: [...ROTATION_TYPES, ...WEIGHT_TYPES] },
} as const;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const moves = (weights: unknown) => listOf(weights).some((weight) => weight !== 0);

/**
 * The poses that a document offers; looks only at whether they are there, so a fault in one of them harms nobody who does not ask for it.
 *
 * @returns undefined where there is nothing to choose
 */
export function posesOf(document: JsonObject, asked: Pose = 'modelled'): PoseTable | undefined {
  const nodes = listOf(document['nodes']).filter(isObject);
  const scene =
    nodes.some((node) => node['mesh'] !== undefined && (node['skin'] !== undefined || moves(node['weights']))) ||
    listOf(document['meshes']).some((mesh) => isObject(mesh) && moves(mesh['weights']));
  const animations = listOf(document['animations'])
    .slice(0, MAX_ANIMATIONS)
    .map((animation) => (isObject(animation) ? cleanName(animation['name']) : ''));
  if (!scene && animations.length === 0) return undefined;
  const there = typeof asked === 'number' ? asked in animations : asked === 'modelled' || scene;
  return { scene, animations, chosen: there ? asked : 'modelled' };
}

export class GltfPose {
  /** what the animation says of each node at its start */
  private readonly moved = new Map<number, Partial<Record<Path, readonly number[]>>>();
  private readonly globals = new Map<number, Matrix>();
  private parents: Int32Array | undefined;

  /** @throws ImportError for an animation that refers to what is not there, or whose first values are no finite numbers */
  constructor(
    private readonly document: JsonObject,
    private readonly buffers: GltfBuffers,
    pose: Pose,
    readonly warnings: WarningList,
    private readonly fileBytes: number,
  ) {
    if (typeof pose === 'number') this.readAnimation(pose);
  }

  /** A node's own transform in this pose. */
  readonly localOf: LocalOf = (node, where, index) => {
    const moved = this.moved.get(index);
    if (!moved?.translation && !moved?.rotation && !moved?.scale) return localMatrix(node, where);
    if (node['matrix'] !== undefined) throw new ImportError('pose-matrix', { node: index });
    return localMatrix({ ...node, ...moved }, where);
  };

  /** A node's place in the world, wherever it hangs. @throws ImportError `gltf-cycle` */
  globalOf(index: number): Matrix {
    const chain: number[] = [];
    const parents = (this.parents ??= this.findParents());
    let at = index;
    for (; at >= 0 && !this.globals.has(at); at = parents[at]) {
      chain.push(at);
      if (chain.length > parents.length) throw new ImportError('gltf-cycle', { node: index });
    }
    let global = this.globals.get(at) ?? IDENTITY;
    for (const node of chain.reverse()) {
      const { item, where } = follow(this.document, 'nodes', node, 'nodes');
      global = multiply(global, this.localOf(item, where, node));
      this.globals.set(node, global);
    }
    return global;
  }

  /** How far each morph target of a node's mesh is on: by the animation, the node, the mesh, or not at all. */
  weightsOf(node: number, mesh: JsonObject, where: string): readonly number[] {
    const animated = this.moved.get(node)?.weights;
    if (animated) return animated;
    const { item, where: place } = follow(this.document, 'nodes', node, 'nodes');
    const [weights, of] =
      item['weights'] === undefined ? [mesh['weights'], where] : ([item['weights'], place] as const);
    const list = asArray(weights, `${of}.weights`);
    return asNumbers(list, list.length, `${of}.weights`, []);
  }

  /** By node, -1 for a root. Of two parents the first counts; those in the scene have been refused by then. */
  private findParents(): Int32Array {
    const nodes = asArray(this.document['nodes'], 'nodes');
    const parents = new Int32Array(nodes.length).fill(-1);
    nodes.forEach((node, i) => {
      for (const child of asArray(asObject(node, `nodes[${i}]`)['children'], `nodes[${i}].children`))
        if (typeof child === 'number' && parents[child] === -1) parents[child] = i;
    });
    return parents;
  }

  private readAnimation(number: number): void {
    const { item, where } = follow(this.document, 'animations', number, 'pose');
    const samplers = asArray(item['samplers'], `${where}.samplers`);
    let skipped = 0;
    for (const [i, each] of asArray(item['channels'], `${where}.channels`).entries()) {
      const place = `${where}.channels[${i}]`;
      const channel = asObject(each, place);
      const target = asObject(channel['target'], `${place}.target`);
      const path = PATHS.find((known) => known === target['path']);
      if (target['node'] === undefined || !path) {
        skipped++;
        continue;
      }
      const node = follow(this.document, 'nodes', target['node'], `${place}.target.node`);
      const at = asWhole(channel['sampler'], `${place}.sampler`);
      if (at >= samplers.length) {
        const details = { where: `${place}.sampler`, list: `${where}.samplers`, index: at, available: samplers.length };
        throw new ImportError('gltf-missing-item', details);
      }
      const sampler = asObject(samplers[at], `${where}.samplers[${at}]`);
      const values = this.firstOf(sampler, path, node.item, `${where}.samplers[${at}]`);
      this.moved.set(node.index, { ...this.moved.get(node.index), [path]: values });
    }
    this.warnings.add('pose-channels', skipped);
  }

  /** Before its first moment a channel holds its first value, so at the start of the animation every channel has that. */
  private firstOf(sampler: JsonObject, path: Path, node: JsonObject, where: string): readonly number[] {
    const place = `${where}.output`;
    const accessor = openAccessor(this.document, this.buffers, sampler['output'], USES[path], place, this.fileBytes);
    const cubic =
      asOneOf(sampler['interpolation'] ?? 'LINEAR', INTERPOLATIONS, `${where}.interpolation`) === 'CUBICSPLINE';
    const count = path === 'weights' ? this.targetsOf(node) : 1;
    const first = cubic ? count : 0;
    if (accessor.count < first + count)
      throw new ImportError('gltf-bad-value', { where: `${place}, count`, found: String(accessor.count) });
    const values = readItems(accessor, first, count);
    const odd = values.find((value) => !Number.isFinite(value));
    if (odd !== undefined) throw new ImportError('gltf-bad-value', { where: place, found: String(odd) });
    return values;
  }

  private targetsOf(node: JsonObject): number {
    if (node['mesh'] === undefined) return 0;
    const { item, where } = follow(this.document, 'meshes', node['mesh'], 'nodes.mesh');
    const counts = asArray(item['primitives'], `${where}.primitives`).map((primitive) =>
      isObject(primitive) ? listOf(primitive['targets']).length : 0,
    );
    return counts.reduce((most, count) => Math.max(most, count), 0);
  }
}

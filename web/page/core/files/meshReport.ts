/** The report of the mesh, and the triangles to show. */
import { batch, effect } from '@preact/signals';
import type { FindingName, MeshFacts } from '../../../mesh/report/types';
import type { Actions } from '../actions.types';
import type { Marked, SceneMesh } from '../../model';
import * as store from '../store';

/** Meshes up to this size are examined automatically: a second in a separate worker. Larger ones when the report is opened. */
export const mostUnasked = 500_000;

export type LookOver = (
  positions: Float64Array,
  indices: Uint32Array,
  signal: AbortSignal,
  name?: string,
) => Promise<MeshFacts | null>;

export type ReportActions = Pick<Actions, 'lookOverMesh' | 'markFinding' | 'markTriangles' | 'walkMarked'>;

const marking = () => import('../stepping/markedTriangles');

export class Report {
  private at: { readonly mesh: SceneMesh; readonly stop: AbortController } | null = null;

  constructor(private readonly lookOver: LookOver) {}

  readonly actions: ReportActions = {
    lookOverMesh: () => this.begin(store.meshState.value?.mesh ?? null),
    markFinding: async (name) => (await marking()).mark(name && marksOf(name)),
    markTriangles: async (marked) => (await marking()).mark(marked),
    walkMarked: async (step) => (await marking()).walkMarked(step),
  };

  /** Every new mesh. @returns a function that stops it */
  follow(): () => void {
    const stop = effect(() => {
      const mesh = store.meshState.value?.mesh ?? null;
      if (mesh === this.at?.mesh) return;
      this.at?.stop.abort();
      this.at = null;
      batch(() => {
        store.meshFacts.value = null;
        store.marked.value = null;
      });
      if (mesh && mesh.indices.length <= 3 * mostUnasked) void this.begin(mesh);
    });
    return () => {
      stop();
      this.at?.stop.abort();
    };
  }

  private async begin(mesh: SceneMesh | null): Promise<void> {
    if (!mesh || this.at?.mesh === mesh) return;
    const at = (this.at = { mesh, stop: new AbortController() });
    store.meshFacts.value = 'looking';
    const facts = await this.facts(mesh, at.stop.signal);
    // Another mesh by now.
    if (this.at !== at) return;
    if (facts === 'failed') this.at = null;
    store.meshFacts.value = facts;
  }

  private async facts(
    { positions, indices, name }: SceneMesh,
    signal: AbortSignal,
  ): Promise<MeshFacts | 'failed' | null> {
    try {
      return await this.lookOver(positions, indices, signal, name);
    } catch {
      return 'failed';
    }
  }
}

/** The triangles of a finding; null when there are none. */
function marksOf(name: FindingName | 'zeroArea'): Omit<Marked, 'at' | 'box'> | null {
  const facts = store.meshFacts.value;
  if (name === 'zeroArea') return { name, triangles: store.meshState.value?.report.degenerate ?? new Uint32Array() };
  if (facts === null || typeof facts === 'string') return null;
  return { name, triangles: facts.findings[name].triangles };
}

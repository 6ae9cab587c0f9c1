/** A whole audit in one thread: for tests, and for machines with nothing to share. */
import { compileOptions, type Mesh, type Solver } from 'sweepscope';
import { runChunk, type Heard } from './chunk';
import type { World } from './crowd';
import { groundOf, type Level } from './ground';
import { Merged } from './merge';
import { chunkBodies } from './settings';
import type { AuditSettings } from './types';

/** With a mesh that nobody else has. */
export interface OwnWorld extends World {
  readonly mesh: Mesh;
}

/** Builds the mesh, unless it comes built. @param built of the same level, as `mesh.save()` gives it @throws MeshError */
export function worldOf(solver: Solver, level: Level, settings: AuditSettings, built?: Uint8Array): OwnWorld {
  return {
    solver: {
      createMoveResults: (capacity, options) => solver.createMoveResults(capacity, options),
      createSweepResults: (capacity) => solver.createSweepResults(capacity),
      compileOptions,
    },
    mesh: built ? solver.loadMesh(built) : solver.createMesh(level.positions, level.indices),
    level,
    ground: groundOf(level, settings.slopeLimit),
  };
}

/** How far from its first event a spot goes: a body and a half wide. */
export const spotReach = ({ radii }: AuditSettings) => 3 * Math.max(radii[0], radii[2]);

export function runAudit(world: World, settings: AuditSettings, size = chunkBodies, heard?: Heard): Merged {
  const merged = new Merged(settings.frames, spotReach(settings));
  for (let from = 0; from < settings.bodies; from += size) {
    const result = runChunk(world, settings, from, Math.min(from + size, settings.bodies), heard);
    if (!result) break;
    merged.add(result);
  }
  return merged;
}

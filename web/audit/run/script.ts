/** One body that does what a list says, frame after frame: runs of the workbench and of games, judged as walks are. */
import { length2 } from './length';
import type { MoveOptions } from 'sweepscope';
import type { World } from './crowd';
import { eventAt } from './events';
import { Judge, readResult } from './judge';
import { moveOptions } from './options';
import type { AuditEvent, AuditSettings } from './types';

export interface Input {
  readonly displacement: readonly number[];
  readonly gravity: readonly number[];
}

/** @param options what is not among the settings, such as single precision */
export function judgeScript(
  world: World,
  settings: AuditSettings,
  start: readonly number[],
  inputs: readonly Input[],
  options: MoveOptions = {},
): AuditEvent[] {
  const compiled = world.solver.compileOptions({ ...moveOptions(settings), ...options });
  const judge = new Judge(world, settings, 0, Float64Array.from(start));
  const { seen } = judge;
  const request = new Float64Array(12);
  request.set(start);
  request.set(settings.radii, 9);
  try {
    inputs.forEach(({ displacement, gravity }, frame) => {
      request.set([...displacement, ...gravity], 3);
      const results = world.mesh.moveMany(request, compiled);
      [seen.x0, seen.y0, seen.z0] = request;
      [seen.wishX, , seen.wishZ] = displacement;
      const stands = length2(seen.wishX, seen.wishZ) === 0;
      seen.idle = stands ? seen.idle + 1 : 0;
      seen.fall = displacement[1] + gravity[1];
      seen.jumping = seen.fall > 0;
      seen.groundedBefore = seen.grounded;
      seen.frame = frame;
      readResult(seen, 0, results, settings.slopeLimit);
      judge.passing.set(0, request, 0, results.position, 0);
      judge.passing.ask(1);
      judge.look(0);
      request.set(results.position);
    });
    const events = judge.events.columns();
    return Array.from({ length: events.count }, (_, row) => eventAt(events, row));
  } finally {
    judge.dispose();
  }
}

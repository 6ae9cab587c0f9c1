/** A studies' worker in the same thread: the study of this folder in TypeScript, all others by the module itself. */
import type { StudyClient } from '../../../web/page/study/client';
import type { RunPlace, Traced } from '../../../web/page/study/engine';
import type { SceneMesh } from '../../../web/page/model';
import { SolverError } from '../../../web/page/solver/protocol';
import { decodeSettings } from '../../support/studyTrace';
import { studyEngine } from '../support';
import { type NothingRun, runNothing, schema } from './nothing';

export class LocalStudies implements StudyClient {
  /** what was asked, in order: `open 0 nothing`, `trace 0 3`, `cancel` */
  readonly calls: string[] = [];
  /** called before each answer; a promise holds it back, an error is what it comes to */
  delay: (call: string) => Promise<void> | void = () => {};
  private readonly held: [NothingRun | null, NothingRun | null] = [null, null];
  private readonly turns: [number, number] = [0, 0];

  private readonly engine = studyEngine();

  async open(place: RunPlace, study: number, settings: Float64Array, mesh: SceneMesh | null) {
    const call = `open ${place} ${study === schema.number ? schema.id : study}`;
    this.calls.push(call);
    const turn = ++this.turns[place];
    this.held[place] = null;
    await this.delay(call);
    if (turn !== this.turns[place]) return null;
    if (study !== schema.number) return (await this.engine).open(place, study, settings, mesh !== null);
    const run = (this.held[place] = runNothing(decodeSettings(schema, settings)));
    return run.rows;
  }

  async ground(place: RunPlace): Promise<Float64Array> {
    return this.held[place] ? new Float64Array(0) : (await this.engine).ground(place);
  }

  cancel(): void {
    this.calls.push('cancel');
    this.turns[0]++;
    this.turns[1]++;
  }

  async trace(place: RunPlace, frame: number): Promise<Traced> {
    const call = `trace ${place} ${frame}`;
    this.calls.push(call);
    const run = this.held[place];
    await this.delay(call);
    return run ? run.trace(frame) : (await this.engine).trace(place, frame);
  }
}

export const crash = (): never => {
  throw new SolverError({ name: 'StudyCrash', code: 'crash', message: 'out of luck', element: null, details: {} });
};

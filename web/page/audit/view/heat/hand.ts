/** The worker of the heat, as the page has it. */
import { tellUnheard } from '../../../core/session/unheardFailures';
import { handOf } from '../../workerHand';
import type { HeatAsk, HeatSays } from './protocol';

export interface HeatHand {
  post(ask: HeatAsk): void;
  end(): void;
}

export function spawnHeat(heard: (said: HeatSays) => void): HeatHand {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { post, end } = handOf<HeatAsk, HeatSays>(worker, heard, (reason) => tellUnheard(new Error(reason)));
  return { post: (ask) => post(ask, ask.kind === 'more' ? [ask.places.buffer as ArrayBuffer] : []), end };
}

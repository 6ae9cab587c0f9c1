/** The worker of the heat, as the page has it. */
import { tellUnheard } from '../../../core/session/unheard';
import type { HeatAsk, HeatSays } from './protocol';

export interface HeatHand {
  post(ask: HeatAsk): void;
  end(): void;
}

export function spawnHeat(heard: (said: HeatSays) => void): HeatHand {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<HeatSays>) => heard(data);
  worker.onerror = (event) => {
    event.preventDefault();
    tellUnheard(new Error(event.message));
  };
  return {
    post: (ask) => worker.postMessage(ask, ask.kind === 'more' ? [ask.places.buffer as ArrayBuffer] : []),
    end: () => worker.terminate(),
  };
}

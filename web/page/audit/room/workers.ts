/** How many workers walk at once: one core is left to the page, a phone and a battery are spared. */

export interface Machine {
  readonly cores: number;
  /** operated by fingers */
  readonly coarse: boolean;
  readonly onBattery: boolean;
}

/** Workers of a device that is held in a hand: more would make it hot, and slow. */
const mostInHand = 2;
/** Bodies that are worth a worker of their own; the pool hands out so many at once. */
const worthOne = 200;

/** @param bodies of the whole audit */
export function workerCount({ cores, coarse, onBattery }: Machine, bodies: number): number {
  const spare = Math.max(1, cores - 1);
  const spared = onBattery ? Math.ceil(spare / 2) : spare;
  const most = coarse ? Math.min(spared, mostInHand) : spared;
  return Math.max(1, Math.min(most, Math.ceil(bodies / worthOne)));
}

interface BatteryNavigator {
  getBattery?: () => Promise<{ readonly charging: boolean }>;
}

/** What the browser tells of the machine; a browser that tells nothing of a battery is taken to have none. */
export async function machineHere(): Promise<Machine> {
  const battery = await (navigator as BatteryNavigator).getBattery?.().catch(() => undefined);
  return {
    cores: navigator.hardwareConcurrency || 2,
    coarse: matchMedia('(pointer: coarse)').matches,
    onBattery: battery?.charging === false,
  };
}

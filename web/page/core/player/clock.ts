/** Time as the player sees it; tests turn it by hand. */
export interface Clock {
  /** milliseconds */
  now(): number;
  /** Calls back before the next picture. */
  request(callback: () => void): number;
  cancel(request: number): void;
}

export function browserClock(): Clock {
  return {
    now: () => performance.now(),
    request: (callback) => requestAnimationFrame(callback),
    cancel: (request) => cancelAnimationFrame(request),
  };
}

/** True when the user asked the system for less motion. */
export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Waits until a stage has drawn what it is asked to show: cameras glide, names are measured, surfaces come from workers. */

/** pictures in a row after which nothing more is expected */
const calm = 4;
/** milliseconds; a figure that never rests is taken as it is */
const patience = 4000;

/** @throws the signal's reason */
export async function settled(canvas: HTMLCanvasElement, signal: AbortSignal): Promise<void> {
  const end = performance.now() + patience;
  for (let still = 0; still < calm && performance.now() < end;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    signal.throwIfAborted();
    const detail: { pending?: boolean } = {};
    canvas.dispatchEvent(new CustomEvent('stage-report', { detail }));
    still = detail.pending ? 0 : still + 1;
  }
}

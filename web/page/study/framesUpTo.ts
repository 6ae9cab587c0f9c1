/** A step as it is in one frame after the other. */
import { frameOf } from '../../package/trace/address';
import { actions } from '../core/actions';

/** @returns shows the step at a part of the way, 0 to 1, from the first frame to its own */
export function framesUpTo(address: string): (part: number) => void {
  const last = frameOf(address);
  let shown = -1;
  return (part) => {
    const frame = Math.min(last, Math.floor(part * (last + 1)));
    if (frame !== shown) void actions.goTo(address.replace(/^f\d+/, `f${frame}`), { history: 'none' });
    shown = frame;
  };
}

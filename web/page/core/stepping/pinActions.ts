/** Pinning numbers. */
import type { Actions } from '../actions.types';
import { mostPins, pins, samePin } from '../../model/pins';
import * as store from '../store';

export type PinActions = Pick<Actions, 'togglePin'>;

export function pinActions(): PinActions {
  return {
    togglePin(pin) {
      const others = pins.value.filter((each) => !samePin(each, pin));
      if (others.length < pins.value.length) pins.value = others;
      else if (pins.value.length >= mostPins) store.notice.value = { key: 'watch.full', values: { most: mostPins } };
      else {
        pins.value = [...pins.value, pin];
        store.notice.value = { key: 'watch.pinned', values: { count: pins.value.length } };
      }
    },
  };
}

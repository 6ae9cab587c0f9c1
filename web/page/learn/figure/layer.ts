/** The course's layer in the figure: its marks, in painting order. */
import { room } from '../../core/store';
import { addLayers } from '../../scene/layers/late';
import type { Layer } from '../../scene/layers/layer';
import * as state from '../state';
import { placeIsOpen, placeOf } from './spot';
import { markNames } from '../tour/types';
import { marks } from './marks';

/** CSS pixels from the middle of a grip to its rim. */
const gripReach = 16;

const courseLayer: Layer = {
  name: null,
  draw(pen, figure) {
    if (room.peek() !== 'learn' || !state.ready.peek()) return;
    const shown = state.shown.peek().marks;
    for (const name of markNames) {
      if (!shown.has(name)) continue;
      pen.symbol(null);
      marks[name](pen, figure);
    }
    pen.symbol(null);
    // Room that is left for a grip would show where one is.
    if (!state.judged.peek() && !placeIsOpen())
      for (const { spot, first } of state.spots.peek()) {
        const given = state.placed.peek().slice(first, first + spot.begin.length);
        pen.keepClear(figure.space.point(placeOf(spot, figure.moment, given)), gripReach);
      }
  },
  watch() {
    void [room.value, state.ready.value, state.shown.value, state.moverTime.value, state.placed.value];
    void [state.judged.value, state.former.value, state.ghostCount.value, state.truth.value];
    void [state.flipped.value, state.pointedAt.value, state.growth.value];
  },
};

export function addCourseLayer(): void {
  addLayers({ courseLayer });
}

/** Ten questions about what is open, behind the stops that are here. */
import { showFailure } from '../../core/told';
import { actions } from '../../core/actions';
import { run } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { signal } from '@preact/signals';
import { tourFailure } from '../guest/words';
import { mostStops } from '../tour/fileLimits';
import { addMade, draft, full, tell } from './draft';
import { tenQuestions, wanted } from './tenQuestions';

export const looking = signal(false);
/** The first time, the same for everybody; then others. */
let seed = 0;

export async function makeTen(): Promise<void> {
  const scene = actions.sceneNow();
  if (!scene || looking.value || full()) return;
  looking.value = true;
  tell(t('tour.make.ten.busy'));
  try {
    const starts = (run.peek()?.frames ?? []).map(({ start }) => start);
    const moment = { ...scene.moment, keptInputs: null, breakpoints: null, pins: [], notes: [] };
    const made = await tenQuestions({ ...scene, moment, starts }, ++seed);
    const stops = made.slice(0, mostStops - draft.peek().stops.length);
    if (stops.length === 0) return tell(t('tour.make.ten.none'));
    const { name } = scene.loaded.mesh;
    const before = draft.peek().stops.length;
    if (!addMade(t('tour.make.ten.name', { name }), stops)) return;
    if (stops.length < wanted) return tell(t('tour.make.ten.fewer', { count: stops.length }));
    const place = { first: before + 1, last: before + stops.length };
    tell(before > 0 ? t('tour.make.ten.added', { name, ...place }) : t('tour.make.ten.made', { name }));
  } catch (error) {
    showFailure(tourFailure(error, { key: 'tour.failure.open' }));
  } finally {
    looking.value = false;
  }
}

/** Ten questions about what is open, in place of the tour that was here. */
import { actions } from '../../state/actions';
import { failure, run } from '../../state/store';
import { language } from '../../i18n/language';
import { t } from '../../i18n/messages';
import { signal } from '@preact/signals';
import { tourFailure } from '../guest/words';
import { draft, takeTour, tell } from './draft';
import { tenQuestions, wanted } from './ten';

export const looking = signal(false);
/** The first time, the same for everybody; then others. */
let seed = 0;

export async function makeTen(): Promise<void> {
  const scene = actions.sceneNow();
  if (!scene || looking.value) return;
  looking.value = true;
  tell(t('tour.make.ten.busy'));
  try {
    const starts = (run.peek()?.frames ?? []).map(({ start }) => start);
    const moment = { ...scene.moment, keptInputs: null, breakpoints: null, pins: [], notes: [] };
    const stops = await tenQuestions({ ...scene, moment, starts }, ++seed);
    if (stops.length === 0) return tell(t('tour.make.ten.none'));
    const { name } = scene.loaded.mesh;
    takeTour({ title: t('tour.make.ten.name', { name }), by: draft.value.by, lang: language, stops });
    tell(stops.length < wanted ? t('tour.make.ten.fewer', { count: stops.length }) : t('tour.make.ten.made', { name }));
  } catch (error) {
    failure.value = tourFailure(error, { key: 'tour.failure.open' });
  } finally {
    looking.value = false;
  }
}

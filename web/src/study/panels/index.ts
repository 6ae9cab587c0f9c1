/** What a study shows in the page's places. */
import '../messages';
import '../../i18n/later';
import './study.css';
import { Left } from './Left';
import { Levels } from './Levels';
import { Timeline } from './Timeline';
import { Views } from './Views';

export const panels = { Left, Views, Timeline, Levels };

/** The contents of the page's places for a study. */
import '../../core/study/messages';
import '../../texts/later';
import './study.css';
import { Layers } from './Layers';
import { Left } from './Left';
import { mountStudyStage } from '../scene/mount';
import { Levels } from './Levels';
import { Steps } from './Steps';
import { Timeline } from './Timeline';
import { Views } from './Views';

export const panels = { Left, Views, Timeline, Levels, Steps, Layers, mountStage: mountStudyStage };

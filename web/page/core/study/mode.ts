/** Which of its views a study shows. */
import type { ViewMode } from '../../model';
import { width } from '../../base/window/width';
import { study, viewMode } from '../store';

/** A study may have one view only, and a small screen has no room for two of them. */
export function studyMode(): ViewMode {
  if (!study.value?.module.second) return 'world';
  return width.value === 'small' && viewMode.value === 'both' ? 'world' : viewMode.value;
}

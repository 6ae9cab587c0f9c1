/** Unit tests ask of robust steps and presets without opening a page, which would fetch what is said of them. */
import '../../web/src/i18n/firstMessages';
import '../../web/src/i18n/presetMessages';
import { knowRobustSteps } from '../../web/src/methods/robust/words';

knowRobustSteps();

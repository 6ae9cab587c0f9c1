/** Unit tests ask of robust steps and presets without opening a page, which would fetch what is said of them. */
import '../../web/page/app/registries';
import '../../web/page/texts/firstMessages';
import '../../web/page/texts/presetMessages';
import { knowRobustSteps } from '../../web/page/methods/robust/words';

knowRobustSteps();

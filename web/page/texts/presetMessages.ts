/** Imported by whoever names presets other than the first. */
import { addMessages } from '../base/i18n/messages';
import { catalogue } from './presetCatalogue';

addMessages(catalogue);

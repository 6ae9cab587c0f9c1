/** Imported by whoever names presets other than the first. */
import { addMessages } from './messages';
import { catalogue } from './presetCatalogue';

addMessages(catalogue);

/** The texts of the first screen. Import it before anything that uses a text. */
import { addMessages } from '../base/i18n/messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

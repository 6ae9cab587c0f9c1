/** The texts of the first screen. Import it before anything that uses a text. */
import { addMessages } from './messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

/** Imported by code with texts about what this browser keeps. */
import { addMessages } from '../base/i18n/messages';
import { catalogue } from './keptCatalogue';

addMessages(catalogue);

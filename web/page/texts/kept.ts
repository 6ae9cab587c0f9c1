/** Imported by whoever says something of what this browser keeps. */
import { addMessages } from '../base/i18n/messages';
import { catalogue } from './keptCatalogue';

addMessages(catalogue);

/** Imported by every module that says something of the later catalogue, so that it is there whenever they are. */
import { addMessages } from '../base/i18n/messages';
import { catalogue } from './laterCatalogue';

addMessages(catalogue);

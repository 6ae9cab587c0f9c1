/** Imported by every module that says something of the studies, so that it is there whenever they are. */
import { addMessages } from '../../base/i18n/messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

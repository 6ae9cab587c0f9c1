/** Imported by what says something on paper or before a class. */
import { addMessages } from '../../base/i18n/messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

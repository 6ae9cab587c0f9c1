/** Imported by what says something of tours. */
import { addMessages } from '../../base/i18n/messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

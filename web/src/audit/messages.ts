/** Imported by what says something of the level audit. */
import '../i18n/later';
import { addMessages } from '../i18n/messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

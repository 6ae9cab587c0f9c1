/** Imported by what says something of the level audit. */
import '../texts/later';
import { addMessages } from '../base/i18n/messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

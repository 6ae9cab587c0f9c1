/** Imported by what says something of the course. */
import { addMessages } from '../i18n/messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

/** Imported by what says something of films. */
import { addMessages } from '../i18n/messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

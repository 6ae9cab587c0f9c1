/** Imported by what says something of films. */
import { addMessages } from '../../base/i18n/messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

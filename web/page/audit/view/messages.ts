/** Imported by what says something of an audit's picture and its spots. */
import { addMessages } from '../../base/i18n/messages';
import { catalogue } from './catalogue';

addMessages(catalogue);

/** Imported by whoever says something of what this browser keeps. */
import { addMessages } from './messages';
import { catalogue } from './keptCatalogue';

addMessages(catalogue);

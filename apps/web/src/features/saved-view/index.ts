/**
 * Here: the button 视图 of a list, with the views behind it: go to one, save, rename, delete.
 * Not here: what a list's address says; the list brings its schema.
 */
export { ViewsButton } from './components/views-button';

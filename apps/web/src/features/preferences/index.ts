/**
 * What a user has set for himself and the account keeps: here the flags that open extra pages
 * and the release notes that he has acknowledged. The columns of a list
 * are set in the list itself (`platform/list`), which keeps them with the account too.
 */
export { loadExperiences } from './load-experiences';
export { acknowledgeNotes, loadKnownNotes } from './known-notes';

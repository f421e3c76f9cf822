/**
 * What a user has set for himself and the account keeps: here the flags that open extra pages. The columns of a list
 * are set in the list itself (`platform/list`), which keeps them with the account too.
 */
export { loadExperiences } from './load-experiences';

/** What other areas know of outbound messages: how far one is. */
export { submissionStates, type SubmissionState } from './submission-state';

/** What other areas know of files: what keeping and fetching them refuses. */
export { fileRefusals } from './refusals';

/** What other areas know of files: what they are, how long one is under way, what keeping and fetching them refuses. */
export type { FileKind } from './file-kind';
export { fileTimeoutMs } from './limits';
export { fileUrl } from './file-url';
export { fileRefusals } from './refusals';

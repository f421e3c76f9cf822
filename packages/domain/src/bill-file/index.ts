/** What other areas know of files on bills: how a client is told of them, and how large one is in words. */
export { clientFile, type ClientFile } from './client-file';
export { sayBytes } from './say-bytes';

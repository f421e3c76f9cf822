/** What other areas know of files on bills: how a client is told of them. */
export { clientFile, type ClientFile } from './client-file';

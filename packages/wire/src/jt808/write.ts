/** Writers of JT/T 808 messages. */
export { countSubpackages, writeTerminalMessage, type WrittenBody, type WrittenMessage } from './write-terminal-message';

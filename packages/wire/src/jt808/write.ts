/** Writers of JT/T 808 messages. */
export { writeTerminalMessage, type WrittenBody, type WrittenMessage } from './write-terminal-message';

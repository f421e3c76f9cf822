/** Writers of JT/T 808 messages. */
export { terminalTime } from './position/write-position';
export { writeTerminalMessage, type WrittenBody, type WrittenMessage } from './write-terminal-message';

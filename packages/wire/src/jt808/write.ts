/** Writers of JT/T 808 messages. */
export { plainPosition } from './position/plain-position';
export { terminalTime } from './position/write-position';
export { writeTerminalMessage, type WrittenBody, type WrittenMessage } from './write-terminal-message';

/** Writers of JT/T 809 messages. */
export { writePlatformMessage, type WrittenPlatformBody, type WrittenPlatformMessage } from './write-platform-message';

/**
 * What came in from the ports: the totals of all messages, and one message as
 * it was received. What a message means for a bill is drawn by `tracking`.
 */
export { RawMessageDialog } from './components/raw-message-dialog';
export { SourceStatusPanel } from './components/source-status-panel';

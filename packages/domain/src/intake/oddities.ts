/**
 * Findings that somebody must look at once for all messages that have them:
 * a code that no table holds, an element that no reader reads, a port that the
 * message has no business with, a time that nobody can have meant. They are counted by what they quote.
 */
export const oddityCodes: readonly string[] = [
  'unknown-code',
  'code-kept',
  'unknown-size-type',
  'unknown-function',
  'unknown-purpose',
  'unknown-handling',
  'unknown-status',
  'unknown-answer',
  'unknown-document',
  'unknown-key',
  'unknown-row',
  'unread-element',
  'unsupported-message',
  'foreign-port',
  'port-not-ours',
  'too-many-boxes',
  'odd-time',
];
/** Of one source so many values of a kind are counted one by one, the rest together: what is sent may be made up. */
export const oddityValuesMax = 200;
/** Letters of a value that are kept. */
export const oddityValueLengthMax = 80;

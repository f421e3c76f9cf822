import type { Reading } from '@mastlight/wire';

/**
 * What a reading did: format, kinds of messages, codes of findings, whether
 * there were none, one or more messages, and whether any was refused; as one
 * number, because hundreds of thousands are kept. A mutant that does something
 * new is worth mutating further.
 */
export function behaviourOf({ format, messages, findings, refusedCount }: Reading): number {
  const kinds = new Set(messages.map(({ kind }) => kind));
  const codes = new Set(findings.map(({ code }) => code));
  const outcome = `${Math.min(messages.length, 2)}${refusedCount > 0 ? '!' : ''}`;
  return hash([format, outcome, [...kinds].sort().join(','), [...codes].sort().join(',')].join('|'));
}

/** 53 bits of two FNV-1a hashes. */
function hash(text: string): number {
  let [high, low] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < text.length; i++) {
    high = Math.imul(high ^ text.charCodeAt(i), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return (high >>> 0) * 0x20_0000 + (low >>> 11);
}

import type { Reading } from '@mastlight/wire';

/**
 * What a reading did: format, kinds of messages, codes of findings, whether
 * there were none, one or more messages, and whether any was refused. A mutant
 * that does something new is worth mutating further.
 */
export function behaviourOf({ format, messages, findings, refusedCount }: Reading): string {
  const kinds = new Set(messages.map(({ kind }) => kind));
  const codes = new Set(findings.map(({ code }) => code));
  const outcome = `${Math.min(messages.length, 2)}${refusedCount > 0 ? '!' : ''}`;
  return [format, outcome, [...kinds].sort().join(','), [...codes].sort().join(',')].join('|');
}

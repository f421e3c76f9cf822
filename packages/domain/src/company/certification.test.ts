// Guarantee: R-7.4-85: the registry's word decides, and its silence for a day ends an application.
import { expect, it } from 'vitest';
import { judgeCertification } from './certification';

const dayMs = 86_400_000;

it.each([
  ['matched', 0, 'certified', false],
  ['name-differs', 0, 'failed', true],
  ['person-differs', 0, 'failed', true],
  ['struck-off', 0, 'failed', true],
  ['unknown', 0, 'failed', true],
  ['silent', 0, 'reviewing', false],
  ['silent', dayMs - 1, 'reviewing', false],
  ['silent', dayMs, 'failed', true],
  ['matched', 2 * dayMs, 'certified', false],
] as const)('R-7.4-85 %s after %i ms: %s', (word, waitedMs, state, hasReason) => {
  const judged = judgeCertification(word, waitedMs);
  expect([judged.state, judged.reason !== '']).toEqual([state, hasReason]);
});

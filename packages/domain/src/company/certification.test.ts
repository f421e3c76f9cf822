// Guarantee: R-7.4-85: the registry's word decides, and its silence for a day ends an application.
import { expect, it } from 'vitest';
import { certificationTexts as texts } from './messages';
import { judgeAgain, judgeCertification } from './certification';

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

// What a forwarder would expect of the monthly look: only a company that is gone loses its certification by itself.
it.each([
  ['matched', { state: 'certified', reason: '' }],
  ['struck-off', { state: 'failed', reason: '登记机关显示这家公司已注销，认证已失效' }],
  ['name-differs', { state: 'certified', reason: texts.nameChanged }],
  ['person-differs', { state: 'certified', reason: texts.personChanged }],
  ['unknown', { state: 'certified', reason: texts.unknownSince }],
  ['silent', null],
] as const)('B5 asked again, %s', (word, judged) => expect(judgeAgain(word)).toEqual(judged));

// Guarantee: a stored status of other rules than today's is not taken for one of today's, and nothing stored ends a list.
import { describe, expect, it } from 'vitest';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { derivationVersion } from '@mastlight/domain/tracking/status';
import { readPublishedStatus } from './read-published-status';

const status = deriveBillStatus('NB', 'COSU6012345678', []);

describe('readPublishedStatus', () => {
  it('reads what was stored by the rules of today, again and again', () => {
    const text = JSON.stringify(status);
    expect(readPublishedStatus(text)).toEqual(status);
    expect(readPublishedStatus(text)).toBe(readPublishedStatus(text));
  });

  it.each([
    ['nothing', null],
    ['an older derivation', JSON.stringify({ ...status, derivation: derivationVersion - 1 })],
    ['a newer derivation', JSON.stringify({ ...status, derivation: derivationVersion + 1 })],
    ['a shape without its nodes', JSON.stringify({ ...status, strip: undefined })],
    ['another thing', '[]'],
  ])('gives null for %s', (_name, text) => {
    expect(readPublishedStatus(text)).toBeNull();
  });
});

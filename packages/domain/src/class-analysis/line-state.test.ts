// Guarantee: nothing is accepted at a stroke that is not sure, or that somebody has written another code beside.
import { describe, expect, it } from 'vitest';
import { contradicts, stateOfLine } from './line-state';

/** Confidence, proposed, written beside, accepted; and what a broker is asked. */
const truth = [
  [95, '961700', '', '', 'ready'],
  [90, '961700', '', '', 'ready'],
  [89, '961700', '', '', 'check'],
  [70, '961700', '', '', 'check'],
  [69, '961700', '', '', 'ask'],
  [99, '9617', '', '', 'ask'],
  [0, '', '', '', 'ask'],
  [95, '961700', '9617001900', '', 'ready'],
  [95, '961700', '9617', '', 'ready'],
  [95, '961700', '39249000', '', 'check'],
  [60, '961700', '39249000', '', 'ask'],
  [20, '', '', '9617001900', 'accepted'],
  [95, '961700', '39249000', '39249000', 'accepted'],
] as const;

describe('R-2.1-18 what is asked about a line', () => {
  it.each(truth)('R-2.1-18 %i %% for %s, %j written, %j accepted: %s', (confidence, hsCode, statedCode, chosenCode, state) => {
    expect(stateOfLine({ confidence, hsCode, statedCode, chosenCode })).toBe(state);
  });

  it('R-2.1-18 a code of another length is no other code', () => {
    expect([contradicts('9617', '961700'), contradicts('', '961700'), contradicts('961699', '961700')]).toEqual([false, false, true]);
  });
});

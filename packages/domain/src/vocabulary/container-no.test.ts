// Guarantee: check digits are those of ISO 6346.
import { describe, expect, it } from 'vitest';
import { containerCheckDigit, hasValidCheckDigit, isContainerNo, missedCheckDigit } from './container-no';

describe('container number (R-5.3-05, R-5.3-06)', () => {
  it.each(['CSQU3054383', 'MSKU0308961', 'TGHU1643396', 'CICU8421595', 'DWSU3001375'])('%s is valid', (no) =>
    expect(hasValidCheckDigit(no)).toBe(true),
  );
  it.each(['CBHU1234567', 'TRHU4561222', 'cSQU3054383', 'CSQU305438', ''])('%s is not', (no) => expect(hasValidCheckDigit(no)).toBe(false));
  it.each(['MSKU1000090', 'MSKU1000130', 'MSKU1000280'])('M ISO 6346: remainder 10 of %s stands as 0', (no) => {
    expect([containerCheckDigit(no), hasValidCheckDigit(no)]).toEqual([0, true]);
    for (let digit = 1; digit < 10; digit++) expect(hasValidCheckDigit(no.slice(0, 10) + digit)).toBe(false);
  });
  it('R-5.3-05 tells the digit that should stand', () => expect(containerCheckDigit('CSNU615204')).toBe(2));
  it('R-5.3-06 tells of what looks like a box which digit is missed, and of nothing else', () => {
    expect(['CSNU6152041', 'CSNU6152042', 'CBHX1234567', 'CSNU615204', ''].map(missedCheckDigit)).toEqual([2, null, null, null, null]);
  });
  it('R-5.3-05 accepts the form whatever the check digit', () => expect(isContainerNo('CBHU1234567')).toBe(true));
});

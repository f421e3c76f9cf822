// Guarantee: R-7.5-01: a tax number with a wrong check sign, or of a length that there is not, is refused.
import { describe, expect, it } from 'vitest';
import { isResidentNumber, isTaxNumber } from './tax-number';

describe('R-7.5-01 tax numbers', () => {
  it.each([
    ['91330201MADEM00010', false],
    ['91350100M000100Y43', true],
    ['91350100M000100Y44', false],
    // The example of GB 11643-1999.
    ['11010519491231002X', true],
    ['110105194912310021', false],
    ['330201123456789', true],
    ['33020112345678A', true],
    ['A30201123456789', false],
    ['11010519491231002X01', true],
    ['1101051949123100201', false],
    ['', false],
    ['91350100m000100y43', false],
    [' 330201123456789', false],
  ])('R-7.5-01 %j: %j', (text, wanted) => {
    expect(isTaxNumber(text)).toBe(wanted);
  });

  it('R-7.5-01 a resident’s number is told from a credit code', () => {
    expect(isResidentNumber('11010519491231002X')).toBe(true);
    expect(isResidentNumber('91350100M000100Y43')).toBe(false);
  });
});

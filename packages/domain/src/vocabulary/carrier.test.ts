// Guarantee: a known head names its line, an unknown one names nobody (R-9-34).
import { describe, expect, it } from 'vitest';
import { carriers, guessCarrier } from './carrier';

describe('R-9-34 carriers', () => {
  it('R-9-34 has about 70 lines, each code and each head once', () => {
    expect(carriers.length).toBeGreaterThanOrEqual(70);
    const codes = carriers.map((carrier) => carrier.code);
    const heads = carriers.flatMap((carrier) => carrier.prefixes);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(heads).size).toBe(heads.length);
    expect(carriers.every((carrier) => /[\u4e00-\u9fff]/.test(carrier.nameCn))).toBe(true);
  });

  it.each([
    ['MEDU1234567', 'MSC'],
    ['MSCUXP080000', 'MSC'],
    ['ONEYNGBX12345', 'ONE'],
    ['COSU6012345678', 'COS'],
    ['oolu2700000001', 'OOL'],
    ['HLCUNGB2500001', 'HLC'],
    ['YMQAW12345678', 'YML'],
    ['123456789', 'MSK'],
  ])('R-9-34 %s is of %s', (billNo, code) => {
    expect(guessCarrier(billNo)?.code).toBe(code);
  });

  it.each(['1234567890', '12345678', 'ABCD1234567', 'MED1234567', '', 'MEDU', '１２３４５６７８９'])('%s is of nobody', (billNo) => {
    expect(guessCarrier(billNo)).toBeNull();
  });
});

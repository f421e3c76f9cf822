// Guarantee: no exported text can begin a formula (S-11); harmless text is unchanged.
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { safeCellText } from './export-cell';

describe('S-11 safeCellText', () => {
  it.each(["=cmd|' /C calc'!A0", '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠x'])(
    'quotes %j',
    (text) => {
      expect(safeCellText(text)).toBe(`'${text}`);
    },
  );
  it.each(['MEDU1234567', '1/2', 'a=b', "'x", '', ' =1', '—'])('leaves %j', (text) => {
    expect(safeCellText(text)).toBe(text);
  });
  it('never begins with a formula sign', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/^[=+\-@\t\r\0＝＋－＠]/.test(safeCellText(text))));
  });
});

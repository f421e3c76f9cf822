// Guarantee: no exported text can begin a formula (S-11); harmless text is unchanged.
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { safeCellText, unsafeCellText } from './export-cell';

describe('S-11 safeCellText', () => {
  it.each(["=cmd|' /C calc'!A0", '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠x'])(
    'quotes %j',
    (text) => {
      expect(safeCellText(text)).toBe(`'${text}`);
    },
  );
  const unseen = [
    '\u200B',
    '\uFEFF',
    '\u00AD',
    '\u2060',
    '\u202E',
    '\u180E',
    '\uFE0F',
    '\u3164',
    '\u{E0001}',
    '\u200B\uFEFF\u200D',
    '\x01',
    '\u2028',
  ];
  it.each(unseen.flatMap((before) => ['=1', '+1', '-1', '@x', '＝1'].map((formula) => before + formula)))(
    'AT-8 quotes %j: what is not seen in front of a formula hides none',
    (text) => {
      expect(safeCellText(text)).toBe(`'${text}`);
    },
  );
  it.each(['\u200BMEDU1234567', '👨\u200D👩=', '\u200B'])('AT-8 leaves %j', (text) => {
    expect(safeCellText(text)).toBe(text);
  });
  it.each(['MEDU1234567', '1/2', 'a=b', "'x", '', ' =1', '—'])('leaves %j', (text) => {
    expect(safeCellText(text)).toBe(text);
  });
  it('never begins with a formula sign', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/^\p{Cf}*[=+\-@\t\r\0＝＋－＠]/u.test(safeCellText(text))));
  });
  it.each(['=1', '\u200B=1', '＋86', "'x", 'MEDU1234567', ''])('gives %j back when its file comes in again', (text) => {
    expect(unsafeCellText(safeCellText(text))).toBe(text);
  });
});

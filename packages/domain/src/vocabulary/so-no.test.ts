// Guarantee: booking numbers of every form that was seen are found in what people paste, and nothing is lost in silence.
import { describe, expect, it } from 'vitest';
import { findSoNos, isSoNo, soKey, wanHaiExample } from './so-no';

describe('R-5.3-20 an S/O number', () => {
  it.each([wanHaiExample, '265123456', 'ALK0574445', 'I123456789', 'COSU6142624050', 'KORPLGB0005157', 'SNL6XMPL000370', 'QGD3131565'])(
    '%s is one',
    (soNo) => expect(isSoNo(soNo)).toBe(true),
  );
  it.each(['', 'WK420', 'BOOKING', 'WK420-P00081', 'A1'.repeat(11), '订舱号1234567'])('%j is none', (text) =>
    expect(isSoNo(text)).toBe(false),
  );

  it('R-5.3-20 compares without blanks, dashes and small letters', () => {
    expect(soKey(' wk420-p00081 ')).toBe(wanHaiExample);
    expect(soKey('ＷＫ４２０Ｐ０００８１')).toBe(wanHaiExample);
  });

  it.each([
    ['S/O NO. WK420P00081', ['WK420P00081']],
    ['订舱号：wk420p00081，265123456', ['WK420P00081', '265123456']],
    ['WK420P00081\tQGD3131565\nWK420P00081', ['WK420P00081', 'QGD3131565', 'WK420P00081 again']],
    ['谢谢 WK420P00081', ['? 谢谢', 'WK420P00081']],
    // W-07: no blank parts it, and nothing of it is lost; W-16: Excel has lost its last digits.
    ['订舱\u200B号：WK420\u200BP00081 1.23457E+16', ['WK420P00081', '? 1.23457E+16']],
  ])('R-5.3-20 W-07 W-16 is found in %j', (text, found) => {
    expect(
      findSoNos(text).map(({ line, soNo, isRepeated }) => (soNo === null ? `? ${line}` : isRepeated ? `${soNo} again` : soNo)),
    ).toEqual(found);
  });
});

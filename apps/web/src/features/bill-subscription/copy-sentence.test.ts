// Guarantee: the sentence that goes into a chat says how far the bill is, what the row says of it, and its cut-off.
import { describe, expect, it } from 'vitest';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { writeBillSentence, writeBillSentences, type SentenceRow } from './copy-sentence';

const nowMs = parseShanghai('2026-10-12 14:00:00')!;
const row = (part: Partial<SentenceRow>): SentenceRow => ({
  area: 'NB',
  billNo: 'COSU6410287310',
  shipInfo: 'MSC.ANNA/425W',
  boxArrivalCount: '2/2',
  loadTime: null,
  departureTime: null,
  portCloseTime: '2026-10-12 18:00:00',
  sentence: '海放已过，等装船',
  ...part,
});

describe('ux 2 U-09 复制为一句话', () => {
  it.each([
    [row({}), '提单 COSU6410287310 MSC.ANNA/425W：已进港 2/2，海放已过，等装船，截港 10-12 18:00'],
    [
      row({ boxArrivalCount: '0/3', sentence: '3 箱未进港' }),
      '提单 COSU6410287310 MSC.ANNA/425W：未进港 0/3，3 箱未进港，截港 10-12 18:00',
    ],
    // A cut-off that has passed says so.
    [
      row({ portCloseTime: '2026-10-12 08:00:00', sentence: '已截未放行' }),
      '提单 COSU6410287310 MSC.ANNA/425W：已进港 2/2，已截未放行，截港已过 10-12 08:00',
    ],
    // On board: that comes first, whatever came before it.
    [
      row({ loadTime: '2026-10-12 13:00:00', portCloseTime: '2026-10-12 08:00:00', sentence: '已装船，等开船' }),
      '提单 COSU6410287310 MSC.ANNA/425W：已装船 10-12 13:00，已装船，等开船，截港已过 10-12 08:00',
    ],
    [
      row({ loadTime: '2026-10-11 13:00:00', departureTime: '2026-10-12 02:00:00', sentence: '已离港 10-12 02:00' }),
      '提单 COSU6410287310 MSC.ANNA/425W：已离港 10-12 02:00',
    ],
    // The clock by which it must be done comes first: whoever reads 截港 alone has an hour too much.
    [
      row({ clock: { name: '截关', time: '2026-10-12 17:00:00' }, sentence: '运抵已取消，2/2 箱' }),
      '提单 COSU6410287310 MSC.ANNA/425W：已进港 2/2，运抵已取消，2/2 箱，截关 10-12 17:00，截港 10-12 18:00',
    ],
    [
      row({ clock: { name: '截关', time: '2026-10-12 13:00:00' }, portCloseTime: null, sentence: '2 箱未放行' }),
      '提单 COSU6410287310 MSC.ANNA/425W：已进港 2/2，2 箱未放行，截关已过 10-12 13:00',
    ],
    [
      row({ clock: { name: '截港', time: '2026-10-12 18:00:00' } }),
      '提单 COSU6410287310 MSC.ANNA/425W：已进港 2/2，海放已过，等装船，截港 10-12 18:00',
    ],
    // EU-20: as the port calls it.
    [row({ area: 'XM' }), '提单 COSU6410287310 MSC.ANNA/425W：已进港 2/2，海放已过，等装船，截箱 10-12 18:00'],
    // Nothing is known: no false zero.
    [
      row({
        shipInfo: null,
        boxArrivalCount: '0/0',
        portCloseTime: null,
        sentence: '等港口数据，11-12 前没有就结束',
      }),
      '提单 COSU6410287310：等港口数据，11-12 前没有就结束',
    ],
    [row({ boxArrivalCount: '-', portCloseTime: null }), '提单 COSU6410287310 MSC.ANNA/425W：海放已过，等装船'],
  ])('U-09 %#', (given, expected) => {
    expect(writeBillSentence(given, nowMs)).toBe(expected);
  });

  const sailed = { departureTime: '2026-11-23 06:18:00', portCloseTime: '2026-11-22 18:00:00' };
  it.each([
    // None of the boxes is on board, or nobody said that one is: the ship sailed, the bill did not.
    [row({ ...sailed, sentence: '船已离港，2 箱未装船，建议改配' }), '已进港 2/2，船已离港，2 箱未装船，建议改配'],
    [row({ ...sailed, sentence: '船已离港 11-23 06:18，没有装船报告' }), '已进港 2/2，船已离港 11-23 06:18，没有装船报告'],
    [row({ ...sailed, boxArrivalCount: '0/0', sentence: '船已离港，没有这票的箱' }), '船已离港，没有这票的箱'],
    // The call's own time and the report's differ by a minute: the sailing is named once.
    [row({ ...sailed, loadTime: '2026-11-22 20:00:00', sentence: '已离港 11-23 06:17' }), '已离港 11-23 06:17'],
  ])('O-4 已离港 is said of boxes that sailed, and once %#', (given, expected) => {
    expect(writeBillSentence(given, nowMs)).toBe(`提单 COSU6410287310 MSC.ANNA/425W：${expected}`);
  });

  it('O-9 a customer is told how far the bill is, not who typed its ship', () => {
    const typed = row({
      shipInfo: 'OP.NEAR/101W',
      sentence: '船名航次由您改为 OP.NEAR/101W，按该航次船期，截港 10-12 18:00',
      progress: '已进港，等运抵报告',
    });
    expect(writeBillSentence(typed, nowMs)).toBe('提单 COSU6410287310 OP.NEAR/101W：已进港 2/2，已进港，等运抵报告，截港 10-12 18:00');
  });

  it('puts several bills on lines of their own', () => {
    expect(writeBillSentences([row({}), row({})], nowMs).split('\n')).toHaveLength(2);
  });
});

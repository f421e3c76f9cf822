// Guarantee (同船同病, docs/bill-rules.md 6): bills stand as one where one call to one person is about all of them, and no other.
import { describe, expect, it } from 'vitest';
import { alikeKey, tellTogether, type AlikeRow } from './alike';

const first: AlikeRow = {
  area: 'NB',
  shipInfo: 'GERD.LANTERN/051N',
  wharf: '北三集司',
  clock: { name: '进箱截止', time: '2026-12-02 06:30:00' },
  exceptions: ['not-gated-in'],
  acknowledged: false,
  top: false,
  sentence: '1 箱未进港，距进箱截止 20h13m',
};

describe('同船同病', () => {
  it.each<readonly [what: string, other: Partial<AlikeRow>]>([
    ['another count of boxes', { sentence: '12 箱未进港，距进箱截止 20h13m' }],
    ['told a minute later', { sentence: '1 箱未进港，距进箱截止 45m' }],
    ['told with other boxes in', { sentence: '2/5 箱未进港，距进箱截止 20h13m' }],
    ['something lighter beside it', { exceptions: ['not-gated-in', 'papers-missing'] }],
  ])('%s is alike', (_what, other) => expect(alikeKey({ ...first, ...other })).toBe(alikeKey(first)));

  it.each<readonly [what: string, other: Partial<AlikeRow>]>([
    ['another ship', { shipInfo: 'GERD.LANTERN/052N' }],
    ['another port', { area: 'SH' }],
    ['another terminal', { wharf: '梅山' }],
    ['another clock', { clock: { name: '截港', time: '2026-12-02 06:30:00' } }],
    ['another time', { clock: { name: '进箱截止', time: '2026-12-02 07:30:00' } }],
    ['another trouble', { exceptions: ['inspection'], sentence: '海关查验：移箱完成，1/1 箱，等查验' }],
    ['customs looks into it too', { exceptions: ['not-gated-in', 'inspection'] }],
    ['something worse', { exceptions: ['release-missed', 'not-gated-in'] }],
  ])('%s is not', (_what, other) => expect(alikeKey({ ...first, ...other })).not.toBe(alikeKey(first)));

  it('a declaration that was refused for another reason is not', () => {
    const refused = (reason: string) => alikeKey({ ...first, exceptions: ['rejected'], sentence: `海关退单：${reason}` });
    expect(refused('毛重不符')).toBe(refused('毛重不符'));
    expect(refused('毛重不符')).not.toBe(refused('收货人缺代码'));
    expect(refused('代码 31')).not.toBe(refused('代码 52'));
  });

  it('one box that is told by its number and several that are counted are alike', () => {
    const released = (sentence: string) => alikeKey({ ...first, exceptions: ['not-released'], sentence });
    expect(released('CSQU3054383 未放行，距截关 2h')).toBe(released('3 箱未放行，距截关 2h'));
  });

  it.each<readonly [what: string, other: Partial<AlikeRow>]>([
    ['nothing is wrong', { exceptions: [], sentence: '已进港 1/2' }],
    ['it is lost', { exceptions: ['cut-off-missed'], sentence: '1 箱未进港已过截港，建议改配' }],
    ['it is dealt with', { acknowledged: true }],
    ['its owner put it on top', { top: true }],
    ['no ship is known', { shipInfo: null }],
  ])('stands for itself when %s', (_what, other) => expect(alikeKey({ ...first, ...other })).toBeNull());
});

describe('told together', () => {
  const row = (sentence: string, boxArrivalCount = '0/1') => ({ sentence, boxArrivalCount });
  it.each<readonly [what: string, sentences: readonly string[], told: string]>([
    [
      'boxes are counted over all',
      ['1 箱未进港，距进箱截止 1h7m', '2 箱未进港，距进箱截止 1h7m', '20 箱未进港，距进箱截止 1h7m'],
      '23 箱未进港，距进箱截止 1h7m',
    ],
    ['a box by its number is one', ['CSQU3054383 未放行，距截关 2h', '3 箱未放行，距截关 2h'], '4 箱未放行，距截关 2h'],
    ['of all of them', ['海放已取消，1/2 箱', '海放已取消，2/3 箱'], '海放已取消，3/5 箱'],
    ['two counts, each for itself', ['2 箱未放行；另 1 箱未进港', '1 箱未放行；另 4 箱未进港'], '3 箱未放行；另 5 箱未进港'],
    ['what counts nothing stands as it is', ['没有箱进港，距截港 3h', '没有箱进港，距截港 3h'], '没有箱进港，距截港 3h'],
  ])('%s', (_what, [first, ...others], sentence) => {
    expect(tellTogether([row(first!), ...others.map((other) => row(other))]).sentence).toBe(sentence);
  });

  it('so are those that are in the port', () => {
    expect(tellTogether([row('', '0/3'), row('', '4/6'), row('', '0/0')]).boxArrivalCount).toBe('4/9');
  });
});

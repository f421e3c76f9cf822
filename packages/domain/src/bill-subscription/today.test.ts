// Guarantee (R-2.3-03, docs/bill-rules.md 6): what is to be handled stands on the first page in the order of its lists.
import { describe, expect, it } from 'vitest';
import type { ExceptionCode } from '../vocabulary/bill-progress';
import { formatShanghai } from '../vocabulary/shanghai-time';
import { billsToHandle, sayOthers, shipsClosing, type TodayRow } from './today';

const nowMs = Date.UTC(2026, 9, 12, 6);
const hourMs = 3_600_000;

/** A bill that closes so many hours from now; null: nothing tells when. */
function bill(billNo: string, hours: number | null, exceptions: readonly ExceptionCode[], more: Partial<TodayRow> = {}): TodayRow {
  const clock = hours === null ? null : { name: '截港', time: formatShanghai(nowMs + hours * hourMs) };
  return { area: 'NB', billNo, shipInfo: 'X/1', clock, exceptions, acknowledged: false, tone: null, boxArrivalCount: '0/1', ...more };
}

const orders: readonly (readonly [what: string, rows: readonly TodayRow[], order: string])[] = [
  ['the sooner clock first', [bill('LATER', 9, ['not-gated-in']), bill('SOON', 1, ['not-gated-in'])], 'SOON LATER'],
  ['half a day before what was let pass', [bill('PASSED', -1, ['release-missed']), bill('SOON', 11, ['inspection'])], 'SOON PASSED'],
  [
    'and that before what has until tomorrow',
    [bill('MORROW', 19, ['not-gated-in']), bill('PASSED', -1, ['release-missed'])],
    'PASSED MORROW',
  ],
  ['what was let pass before what has days', [bill('DAYS', 60, ['inspection']), bill('PASSED', -2, ['inspection'])], 'PASSED DAYS'],
  ['of what passed the latest first', [bill('OLD', -30, ['release-missed']), bill('NEW', -1, ['release-missed'])], 'NEW OLD'],
  [
    'one clock passed and another near before one near',
    [bill('NEAR', 1, ['not-gated-in']), bill('BOTH', -1, ['release-missed', 'not-gated-in'])],
    'BOTH NEAR',
  ],
  ['without a clock after those with one', [bill('NONE', null, ['inspection']), bill('DAYS', 60, ['inspection'])], 'DAYS NONE'],
  ['what is lost last', [bill('LOST', -1, ['cut-off-missed']), bill('NONE', null, ['inspection'])], 'NONE LOST'],
  ['one clock: the worse first', [bill('B', 2, ['inspection']), bill('A', 2, ['arrival-missing'])], 'A B'],
  ['one clock, one trouble: as the list has them', [bill('B', 2, ['inspection']), bill('A', 2, ['inspection'])], 'B A'],
  [
    'dealt with, news and nothing wrong stand not there',
    [
      bill('DONE', 1, ['inspection'], { acknowledged: true }),
      bill('NEWS', 1, ['triple-missing']),
      bill('WELL', 1, []),
      bill('PUT-OFF', 1, ['cut-off-changed'], { tone: 'running' }),
    ],
    '',
  ],
  ['a clock that was moved earlier', [bill('SOONER', 2, ['cut-off-changed'], { tone: 'attention' })], 'SOONER'],
  ['a silent port that has to be asked', [bill('ASK', 2, [], { tone: 'attention' })], 'ASK'],
];

describe('R-2.3-03 要人处理', () => {
  it.each(orders)('%s', (_what, rows, order) => {
    expect(
      billsToHandle(rows, nowMs)
        .map(({ billNo }) => billNo)
        .join(' '),
    ).toBe(order);
  });
});

describe('R-2.3-03 ships that close within a day', () => {
  it('say of how many bills somebody must do something, though all boxes are in', () => {
    const rows = [
      bill('HELD', 1, ['not-released'], { boxArrivalCount: '3/3' }),
      bill('WELL', 1, [], { boxArrivalCount: '1/1' }),
      bill('DONE', 1, ['inspection'], { boxArrivalCount: '2/2', acknowledged: true }),
    ];
    expect(shipsClosing(rows, nowMs)).toMatchObject([{ billNos: ['HELD', 'WELL', 'DONE'], boxesOut: 0, toHandle: 1 }]);
  });
});

// From the trade: what is told besides the worst is who must be rung besides; the same call is none.
describe('what else waits for somebody', () => {
  it.each<[string, readonly ExceptionCode[], string | null, sentence?: string]>([
    ['the sentence tells the refusal', ['not-gated-in', 'rejected'], null, '预配被退单，1 箱未进港，距截港 3h'],
    ['the sentence tells of the truckers alone', ['not-gated-in', 'rejected'], '另 1 项：退单', '1 箱未进港，距截港 3h'],
    ['a release taken back: its near clock asks the same broker', ['withdrawn', 'not-released'], null],
    ['an arrival that is late is what the release waits for', ['arrival-missing', 'not-released'], null],
    ['inspection and refusal are customs’ own', ['inspection', 'not-released'], null],
    ['refused', ['rejected', 'not-released'], null],
    ['boxes outside, others not released: driver and broker', ['not-gated-in', 'not-released'], '另 1 项：未放行'],
    ['a clock that moved is told by its time', ['not-gated-in', 'cut-off-changed'], null],
    ['papers are another desk', ['withdrawn', 'not-released', 'papers-missing', 'cut-off-changed'], '另 1 项：缺舱单'],
    ['nothing besides', ['inspection'], null],
  ])('%s', (_what, exceptions, told, sentence = '') => expect(sayOthers({ exceptions, sentence })).toBe(told));
});

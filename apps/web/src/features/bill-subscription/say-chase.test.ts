// Guarantee: who is asked reads which bill, where, which boxes, by which truck and until when, and nothing that is not known.
import { expect, it } from 'vitest';
import { portRules } from '@mastlight/domain/ports/index';
import type { ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { boxesChased, sayChase, whatIsChased, type ChasedBill } from './say-chase';

const bill: ChasedBill = {
  billNo: 'COSU6410286617',
  shipInfo: 'DEMO.SHIP/1W',
  wharf: '北三集司',
  title: '距截港 3h，未进港 2/3',
  boxes: ['CSQU3054383', 'TCLU4265780'],
  clock: { name: '截港', time: '10-12 18:00' },
};
const end = '麻烦尽快处理，办好回一声';

it.each<[what: string, part: Partial<ChasedBill>, lines: readonly string[]]>([
  [
    'all of it',
    {},
    ['提单 COSU6410286617（DEMO.SHIP/1W，北三集司）', '距截港 3h，未进港 2/3', '箱号 CSQU3054383、TCLU4265780', '截港 10-12 18:00', end],
  ],
  [
    'no ship yet',
    { shipInfo: null },
    ['提单 COSU6410286617（北三集司）', '距截港 3h，未进港 2/3', '箱号 CSQU3054383、TCLU4265780', '截港 10-12 18:00', end],
  ],
  [
    'the number alone',
    { shipInfo: null, wharf: null, boxes: [], clock: null, title: '海关退单' },
    ['提单 COSU6410286617', '海关退单', end],
  ],
  [
    'many boxes',
    { boxes: Array.from({ length: 25 }, (_, at) => `DEMU${1_000_000 + at}`), clock: null },
    [
      '提单 COSU6410286617（DEMO.SHIP/1W，北三集司）',
      '距截港 3h，未进港 2/3',
      `箱号 ${Array.from({ length: 20 }, (_, at) => `DEMU${1_000_000 + at}`).join('、')} 等 25 箱`,
      end,
    ],
  ],
])('says %s', (_what, part, lines) => expect(sayChase({ ...bill, ...part }).split('\n')).toEqual(lines));

it('what is noted is bounded and cuts no sign in two', () => {
  expect(Array.from(whatIsChased('🚢'.repeat(300)))).toHaveLength(200);
});

const waits = (ctnNo: string, waitsFor: string | null, part: { isHeld?: boolean; loadTime?: string } = {}) => ({
  ctnNo,
  truckNo: ctnNo === 'HELD' ? '浙B00001' : null,
  waitsFor,
  held: null,
  isHeld: false,
  loadTime: null,
  ...part,
});
const mixed = [
  waits('OUT', portRules('NB').steps[0]!.code),
  waits('HELD', 'release', { isHeld: true }),
  waits('IN', 'arrival'),
  waits('GONE', null, { loadTime: 'x' }),
];

it.each<[told: ExceptionCode | null, boxes: readonly ReturnType<typeof waits>[], named: readonly string[]]>([
  ['not-gated-in', mixed, ['OUT']],
  ['cut-off-missed', mixed, ['OUT']],
  ['inspection', mixed, ['HELD（浙B00001）']],
  ['arrival-missing', mixed, []],
  ['arrival-missing', [waits('A', 'arrival'), waits('B', 'arrival'), waits('GONE', null, { loadTime: 'x' })], ['A', 'B']],
  ['rejected', [], []],
])('of %s names the boxes that are meant, and none where nobody can tell', (told, boxes, named) =>
  expect(boxesChased({ area: 'NB', told }, boxes)).toEqual(named),
);

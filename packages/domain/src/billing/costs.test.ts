import { describe, expect, it, test } from 'vitest';
import { billOfSubject, shareCosts, type CostLine } from './costs';

const line = (change: Partial<CostLine>): CostLine => ({
  fee: 'FEE_BLNO',
  place: '',
  subject: 'COSU6400000011',
  actorId: 7,
  count: 1,
  freeFen: 0,
  realFen: 100,
  ...change,
});
const clients: Readonly<Record<string, string>> = { COSU6400000011: '甲客户', COSU6400000029: '乙客户' };
const byClient = (lines: readonly CostLine[]) => shareCosts(lines, ({ subject }) => clients[billOfSubject(subject)] ?? null);

// From the trade: whom a forwarder charges on, and how much.
const table: readonly [string, readonly CostLine[], unknown][] = [
  ['nothing was spent', [], []],
  [
    'a bill, its manifest and two boxes are one client’s',
    [
      line({}),
      line({ fee: 'FEE_SH_MANIFEST', realFen: 3_000 }),
      line({ fee: 'FEE_VGM', subject: 'COSU6400000011 MSCU6639870', realFen: 500 }),
      line({ fee: 'FEE_VGM', subject: 'COSU6400000011 TGHU3333330', realFen: 500 }),
    ],
    [{ key: '甲客户', count: 4, freeFen: 0, realFen: 4_100, byType: { subscription: 100, manifest: 3_000, vgm: 1_000 } }],
  ],
  [
    'what was free is told apart, the dearest stands first',
    [line({ freeFen: 100, realFen: 0 }), line({ subject: 'COSU6400000029' })],
    [
      { key: '乙客户', count: 1, freeFen: 0, realFen: 100, byType: { subscription: 100 } },
      { key: '甲客户', count: 1, freeFen: 100, realFen: 0, byType: { subscription: 100 } },
    ],
  ],
  [
    'a bill of no client, and a ship, are nobody’s',
    [line({ subject: 'OOLU2738390127' }), line({ fee: 'FEE_NB_VESSEL', subject: 'HAI MING/026W', realFen: 50 })],
    [{ key: null, count: 2, freeFen: 0, realFen: 150, byType: { subscription: 150 } }],
  ],
  [
    'what came back is taken off, also below nothing where it was paid in the month before',
    [line({ count: -1, realFen: -200, fee: 'FEE_ABROAD' })],
    [{ key: '甲客户', count: -1, freeFen: 0, realFen: -200, byType: { subscription: -200 } }],
  ],
];

describe('costs of a month by client', () => {
  test.each(table)('%s', (_, lines, shares) => {
    expect(byClient(lines)).toEqual(shares);
  });

  it('adds up to what was spent, whatever it is told by', () => {
    const lines = [line({}), line({ actorId: 8, freeFen: 30, realFen: 70 }), line({ subject: 'COSU6400000029', actorId: 8 })];
    for (const shares of [byClient(lines), shareCosts(lines, ({ actorId }) => actorId)]) {
      expect(shares.reduce((sum, { realFen, freeFen }) => sum + realFen + freeFen, 0)).toBe(300);
    }
  });
});

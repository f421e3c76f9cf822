// Guarantee: which change of a shipment is told to whoever follows it and which is none, written from the trade: what he knows × what
// its line says now → what is told. Once, and again where it is taken back.
import { describe, expect, test } from 'vitest';
import type { Journey, PlaceTime } from '../line-tracking/index';
import { lookAtShipment, readTold, type ShipmentChange, type ToldShipment } from './shipment-news';
import type { Tariff } from './tariff';

const hamburg = 60;
/** In Hamburg. */
const at = (day: number, hour = 6): number => Date.UTC(2026, 10, day, hour) - hamburg * 60_000;
const place = (ms: number, classifier: PlaceTime['classifier'] = 'estimated'): PlaceTime => ({ ms, offsetMinutes: hamburg, classifier });
const happened = (ms: number): PlaceTime => place(ms, 'actual');
const nowMs = at(1);

type Stop = Journey['stops'][number];
const ningbo: Stop = { role: 'load', code: 'CNNGB', name: '宁波', arrival: null, departure: happened(at(-20)), vesselName: 'DEMO.LANTERN' };
const singapore: Stop = {
  role: 'transship',
  code: 'SGSIN',
  name: '新加坡',
  arrival: place(at(-5)),
  departure: place(at(2)),
  vesselName: 'CAPE LANTERN',
};
const inHamburg: Stop = { role: 'discharge', code: 'DEHAM', name: '汉堡', arrival: place(at(20)), departure: null, vesselName: null };

/** Under way, expected on the 20th. */
const sailing: Journey = {
  stops: [ningbo, singapore, inHamburg],
  steps: [],
  vesselName: 'DEMO.LANTERN',
  voyage: '421W',
  eta: place(at(20)),
  etaHistory: [{ saidMs: at(-10), etaMs: at(20) }],
  departed: happened(at(-20)),
  arrived: null,
  discharged: null,
  holds: [],
  heldAt: null,
  boxes: [],
  isFinished: false,
};
const expected = (ms: number, said = at(1)): Journey => ({
  ...sailing,
  eta: place(ms),
  etaHistory: [...sailing.etaHistory, { saidMs: said, etaMs: ms }],
});
const withdrawn: Journey = { ...sailing, eta: null, etaHistory: [...sailing.etaHistory, { saidMs: at(1), etaMs: null }] };
const noEta: Journey = { ...sailing, eta: null, etaHistory: [] };
const arrived: Journey = { ...sailing, eta: null, arrived: happened(at(21)) };
const held = (...holds: Journey['holds']): Journey => ({ ...sailing, holds, heldAt: happened(at(1)) });
const by = (ship: string | null, part: Partial<Stop> = {}): Journey => ({
  ...sailing,
  stops: [ningbo, { ...singapore, vesselName: ship, ...part }, inHamburg],
});
const hostile = { code: null, name: 'constructor' } as const;
const box = (containerNo: string, isReturned = false): Journey['boxes'][number] => ({
  containerNo,
  code: 'DSCH',
  isReturned,
  returned: isReturned ? happened(at(12)) : null,
  sizeType: '45G1',
});
const finished: Journey = {
  ...arrived,
  discharged: happened(at(21)),
  boxes: [box('MSKU0308961', true), box('CSQU3054383', true)],
  isFinished: true,
};

const noTerms = { freeDays: null, boxClass: null, tariff: null };
/** What is told of shipments that come one behind the other; the first is what he began with. */
function toldOf(journeys: readonly Journey[]): readonly (readonly ShipmentChange[])[] {
  let told: ToldShipment | null = null;
  return journeys.map((journey) => {
    const look = lookAtShipment(told, journey, noTerms, nowMs);
    // As the row keeps it.
    told = readTold(JSON.parse(JSON.stringify(look.told)));
    return look.changes;
  });
}
/** `eta-moved 汉堡 20 → 22`. */
function said(change: ShipmentChange): string {
  const day = (time: { readonly ms: number } | null): string =>
    time === null ? '-' : String(new Date(time.ms + hamburg * 60_000).getUTCDate());
  switch (change.what) {
    case 'eta-moved':
    case 'eta-again':
      return `${change.what} ${change.place} ${day(change.from)} → ${day(change.to)}`;
    case 'eta-withdrawn':
      return `${change.what} ${change.place} ${day(change.from)}`;
    case 'arrival-withdrawn':
      return `${change.what} ${change.place} ${day(change.to)}`;
    case 'ship-changed':
      return `${change.what} ${change.place} ${change.from} → ${change.to}`;
    case 'held':
    case 'released':
      return `${change.what} ${change.who}`;
    case 'arrived':
      return `${change.what} ${change.place} ${day(change.at)}`;
    case 'returned':
      return `${change.what} ${change.boxes}`;
    case 'free-soon':
      return `${change.what} ${change.day} ${change.boxesOut}`;
    case 'free-passed':
      return `${change.what} ${change.day} ${change.boxesOut} ${change.cost && Object.values(change.cost).join(' ')}`;
  }
}

describe('R-3.7-11 what is told of a shipment', () => {
  test.each<[what: string, journeys: readonly Journey[], told: readonly string[]]>([
    ['nothing of what stands there when he begins, be it late and held', [held('customs')], []],
    ['nothing of a first expectation', [noEta, sailing], []],
    ['nothing of a move of two hours', [sailing, expected(at(20, 8))], []],
    ['nothing of a move of one hour less than a day', [sailing, expected(at(21, 5))], []],
    ['a day later', [sailing, expected(at(21))], ['eta-moved 汉堡 20 → 21']],
    ['a day earlier', [sailing, expected(at(19))], ['eta-moved 汉堡 20 → 19']],
    ['many small moves once they come to a day', [sailing, expected(at(20, 20)), expected(at(21, 8))], ['eta-moved 汉堡 20 → 21']],
    ['the same said again, once', [sailing, expected(at(22)), expected(at(22), at(2))], ['eta-moved 汉堡 20 → 22']],
    ['a move and its correction', [sailing, expected(at(25)), sailing], ['eta-moved 汉堡 20 → 25', 'eta-moved 汉堡 25 → 20']],
    ['an expectation that is taken back, once', [sailing, withdrawn, withdrawn], ['eta-withdrawn 汉堡 20']],
    ['another after that, also the same', [sailing, withdrawn, sailing], ['eta-withdrawn 汉堡 20', 'eta-again 汉堡 20 → 20']],
    ['nothing where none was told and none is expected', [noEta, { ...withdrawn, etaHistory: [{ saidMs: 0, etaMs: null }] }], []],
    ['nothing where its line leaves the expectation out and takes nothing back', [sailing, noEta, sailing], []],
    ['another ship of a leg to come', [sailing, by('SILVER STRAIT')], ['ship-changed 新加坡 CAPE LANTERN → SILVER STRAIT']],
    ['nothing of the same ship in another spelling', [sailing, by('CAPE.LANTERN')], []],
    ['nothing of the first ship of a leg', [by(null), by('CAPE LANTERN')], []],
    ['nothing where the plan has come true', [sailing, by('CAPE LANTERN', { departure: happened(at(2)) })], []],
    [
      'a leg that came true by another ship',
      [sailing, by('SILVER STRAIT', { departure: happened(at(2)) })],
      ['ship-changed 新加坡 CAPE LANTERN → SILVER STRAIT'],
    ],
    ['a leg that was left out for a while', [sailing, by(null), by('SILVER STRAIT')], ['ship-changed 新加坡 CAPE LANTERN → SILVER STRAIT']],
    [
      'nothing of the ship of a leg that is over',
      [sailing, { ...sailing, stops: [{ ...ningbo, vesselName: 'OTHER' }, { ...singapore, arrival: happened(at(-5)) }, inHamburg] }],
      [],
    ],
    [
      'both ways of moving at once',
      [sailing, { ...by('SILVER STRAIT'), eta: place(at(27)) }],
      ['eta-moved 汉堡 20 → 27', 'ship-changed 新加坡 CAPE LANTERN → SILVER STRAIT'],
    ],
    ['a leg from a place of a name that any object has', [by('A', hostile), by('B', hostile)], ['ship-changed constructor A → B']],
    ['nothing of the first ship from there', [sailing, by('B', hostile)], []],
    ['a hold, once', [sailing, held('customs'), held('customs')], ['held customs']],
    ['a second one beside it', [held('customs'), held('customs', 'other')], ['held other']],
    ['that it is let go: somebody waits to fetch it', [held('customs'), sailing], ['released customs']],
    ['one that comes anew', [sailing, held('other'), sailing, held('other')], ['held other', 'released other', 'held other']],
    ['the arrival, which is no move', [sailing, arrived, arrived], ['arrived 汉堡 21']],
    ['an arrival that is taken back', [sailing, arrived, expected(at(23))], ['arrived 汉堡 21', 'arrival-withdrawn 汉堡 23']],
    ['all boxes back, once, and nothing after it', [arrived, finished, { ...finished, holds: ['other'] }], ['returned 2']],
    ['nothing of what was over when he began', [finished, { ...finished, eta: place(at(40)) }], []],
  ])('R-3.7-11 %s', (_what, journeys, told) => {
    expect(toldOf(journeys).flat().map(said)).toEqual(told);
  });

  test('R-3.7-11 the time is its line’s own', () => {
    expect(toldOf([sailing, expected(at(25), at(1, 13))])[1]).toMatchObject([{ saidMs: at(1, 13) }]);
    expect(toldOf([sailing, held('customs')])[1]).toMatchObject([{ at: { ms: at(1), offsetMinutes: hamburg } }]);
  });

  test('names that a line writes without end are cut', () => {
    const [, [change]] = toldOf([by('A'), by('B'.repeat(5_000))]) as [readonly ShipmentChange[], readonly ShipmentChange[]];
    expect(change).toMatchObject({ what: 'ship-changed', to: 'B'.repeat(60) });
  });

  test('what another build has kept is as nothing: the first look tells nothing', () => {
    expect(readTold({ eta: 'tomorrow' })).toBeNull();
    expect(readTold(null)).toBeNull();
  });
});

// Discharged on the 10th: with 7 free days the 17th is the last one.
const discharged: Journey = {
  ...arrived,
  arrived: happened(at(10)),
  discharged: happened(at(10, 14)),
  boxes: [box('MSKU0308961'), box('CSQU3054383', true)],
};
const tariff: Tariff = {
  currency: 'USD',
  rates: { '20': [], '40': [{ fromDay: 1, toDay: null, perDay: 4_500 }], special: [] },
  freeDays: { '20': null, '40': 7, special: null },
};
const within = { freeDays: 7, boxClass: null, tariff: null };
const rated = { freeDays: null, boxClass: null, tariff };

describe('R-3.7-11 free days by the calendar of the place of discharge', () => {
  const midnight = at(18, 0);
  test.each<
    [what: string, looks: readonly (readonly [nowMs: number, terms: Parameters<typeof lookAtShipment>[2]])[], told: readonly string[]]
  >([
    ['nothing four days before', [[at(13), within]], []],
    [
      'three days before, once',
      [
        [at(14), within],
        [at(15), within],
        [at(17, 23), within],
      ],
      ['free-soon 2026-11-17 1'],
    ],
    ['on the last day where nobody looked before', [[at(17), within]], ['free-soon 2026-11-17 1']],
    [
      'nothing a second before the day is over there, though it is in Shanghai',
      [
        [at(14), within],
        [midnight - 1_000, within],
      ],
      ['free-soon 2026-11-17 1'],
    ],
    [
      'once when it has passed',
      [
        [at(14), within],
        [midnight, within],
        [at(19), within],
      ],
      ['free-soon 2026-11-17 1', 'free-passed 2026-11-17 1 null'],
    ],
    ['what it costs so far by his table', [[at(19), rated]], ['free-passed 2026-11-17 1 2026-11-19 USD 90.00 USD 45.00 0']],
    ['nothing where no free days are known', [[at(19), noTerms]], []],
    [
      'anew where more were agreed',
      [
        [at(17), within],
        [at(17), { ...within, freeDays: 14 }],
        [at(23), { ...within, freeDays: 14 }],
      ],
      ['free-soon 2026-11-17 1', 'free-soon 2026-11-24 1'],
    ],
  ])('R-3.7-11 %s', (_what, looks, told) => {
    let knows = lookAtShipment(null, discharged, within, at(11)).told;
    const changes = looks.flatMap(([lookMs, terms]) => {
      const look = lookAtShipment(knows, discharged, terms, lookMs);
      knows = look.told;
      return look.changes;
    });
    expect(changes.map(said)).toEqual(told);
  });

  test('R-3.7-11 nothing where all boxes are back, or nothing is discharged', () => {
    const knows = lookAtShipment(null, { ...finished, isFinished: true }, within, at(11)).told;
    expect(lookAtShipment(knows, finished, within, at(40)).changes).toEqual([]);
    const underWay = lookAtShipment(null, sailing, within, at(11)).told;
    expect(lookAtShipment(underWay, sailing, within, at(40)).changes).toEqual([]);
  });
});

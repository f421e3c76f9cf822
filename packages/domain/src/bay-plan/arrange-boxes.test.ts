// Guarantee: every box is where it was told to be last, odd places cost one sentence each, and others' boxes have no name.
import { describe, expect, it } from 'vitest';
import { noBox } from '../tracking/empty-details';
import type { Fact } from '../tracking/fact';
import { arrangeBoxes, countBoxes, readCell, type OwnBox } from './arrange-boxes';
import { findingsMax } from './limits';

type Said = [kind: 'stow' | 'load' | 'gate-in' | 'gate-out' | 'discharge', containerNo: string, stowage?: string, isCancel?: boolean];
const factsOf = (said: readonly Said[]): Fact[] =>
  said.map(
    ([kind, containerNo, stowage = null, isCancel = false], at) =>
      ({
        id: at,
        port: 'NB',
        source: 'ningbo-edi',
        messageId: at,
        reference: null,
        function: isCancel ? 'cancel' : 'original',
        billNo: null,
        containerNo,
        vesselName: 'DEMO',
        vesselCode: null,
        voyage: '1W',
        terminal: 'BLCT2',
        happenedMs: at * 1_000,
        happenedRaw: null,
        saidMs: at * 1_000,
        heardMs: at * 1_000,
        kind,
        detail: { ...noBox, sizeType: '45G1', fullness: 'full', stowage },
      }) as Fact,
  );
const box = { loadedMs: null, gateInMs: null, gateOutMs: null, held: null, sizeType: '45G1' };
const mine = (no: string, more: object = {}, isReleased = false) =>
  [no, { billNo: 'BILL', isReleased, wharf: null, box: { ...box, containerNo: no, ...more } } as unknown as OwnBox] as const;
const [a, b] = ['AAAU0000001', 'BBBU0000002'];

it.each([
  ['0340782', { bay: 34, row: 7, tier: 82 }],
  ['340782', { bay: 34, row: 7, tier: 82 }],
  ['0010002', { bay: 1, row: 0, tier: 2 }],
  ['0000782', null],
  ['1280782', null],
  ['0343182', null],
  ['0340783', null],
  ['0340750', null],
  ['0340700', null],
  ['HOLD 1', null],
  ['', null],
])('a cell %j is %j', (text, cell) => {
  expect(readCell(text)).toEqual(cell && { text, ...cell });
});

describe('odd places', () => {
  it.each<[string, Said[], string[], (number | null)[]]>([
    [
      'overlapping cells: the last told is drawn',
      [
        ['stow', a, '0340782'],
        ['stow', b, '0340782'],
      ],
      ['格位 0340782 报了 2 个箱，图上只画最后报的一个'],
      [34, 34],
    ],
    [
      'forty feet over twenty',
      [
        ['stow', a, '0330782'],
        ['stow', b, '0340782'],
      ],
      ['格位 0340782 报了 2 个箱，图上只画最后报的一个'],
      [33, 34],
    ],
    [
      'twenty beside twenty is no overlap',
      [
        ['stow', a, '0330782'],
        ['stow', b, '0350782'],
      ],
      [],
      [33, 35],
    ],
    [
      'a box in two bays stands where it was told last',
      [
        ['stow', a, '0340782'],
        ['stow', a, '0380782'],
      ],
      ['他人的一个箱 报了两个格位 0340782 和 0380782，按最后报的 0380782 画'],
      [38],
    ],
    [
      'a plan that is not kept is no second place',
      [
        ['stow', a, '0340782'],
        ['load', a, '0380782'],
      ],
      [],
      [38],
    ],
    ['a bay the ship has not', [['stow', a, '9990782']], ['他人的一个箱 报的格位 9990782 船上没有，只列在表里'], [null]],
    [
      'what is cancelled was not said',
      [
        ['stow', a, '0340782'],
        ['stow', b, '0340782'],
        ['stow', b, undefined, true],
      ],
      [],
      [34],
    ],
  ])('%s', (_what, said, findings, bays) => {
    const told = arrangeBoxes(factsOf(said), new Map());
    expect(told.findings).toEqual(findings);
    expect(told.containers.map(({ bay }) => bay)).toEqual(bays);
    expect(told.containers.filter(({ hidden }) => hidden)).toHaveLength(findings.some((text) => text.includes('只画最后')) ? 1 : 0);
    expect(JSON.stringify(told)).not.toMatch(/AAAU|BBBU/);
  });

  it('an own box is named, and beyond so many sentences they are counted', () => {
    const many = Array.from({ length: findingsMax + 3 }, (_, at): Said => ['stow', `CCCU${String(at).padStart(7, '0')}`, '9990001']);
    const { findings } = arrangeBoxes(factsOf([['stow', a, '9990001'], ...many]), new Map([mine(a)]));
    expect([findings.length, findings[0], findings.at(-1)]).toEqual([
      findingsMax + 1,
      `${a} 报的格位 9990001 船上没有，只列在表里`,
      '还有 4 处格位不对',
    ]);
  });
});

it.each<[string, Said[], readonly (readonly [string, OwnBox])[], string]>([
  ['others’, at the gate', [['gate-in', a]], [], 'yard'],
  [
    'others’, out again',
    [
      ['gate-in', a],
      ['gate-out', a],
    ],
    [],
    'absent',
  ],
  [
    'others’, loaded',
    [
      ['gate-in', a],
      ['load', a],
    ],
    [],
    'loaded',
  ],
  [
    'discharged',
    [
      ['load', a],
      ['discharge', a],
    ],
    [],
    'discharged',
  ],
  [
    'discharged and loaded again',
    [
      ['discharge', a],
      ['load', a],
    ],
    [],
    'loaded',
  ],
  // Nobody told: it may be outside, or have come on board in another port.
  ['others’, planned alone', [['stow', a, '0340782']], [], 'unknown'],
  [
    'others’, its report taken back',
    [
      ['stow', a, '0340782'],
      ['gate-in', a],
      ['gate-in', a, undefined, true],
    ],
    [],
    'unknown',
  ],
  ['own, planned alone: its bill waits for it', [['stow', a, '0340782']], [mine(a)], 'absent'],
  ['own, not in', [], [mine(a)], 'absent'],
  ['own, in', [], [mine(a, { gateInMs: 1 })], 'yard'],
  ['own, inspected', [], [mine(a, { gateInMs: 1, held: 'inspection' }, true)], 'inspected'],
  ['own, released', [], [mine(a, { gateInMs: 1 }, true)], 'released'],
  ['own, taken back out', [], [mine(a, { gateInMs: 1, gateOutMs: 2 }, true)], 'absent'],
  ['own, loaded', [], [mine(a, { gateInMs: 1, loadedMs: 2 }, true)], 'loaded'],
])('the state of a box: %s', (_what, said, own, state) => {
  expect(arrangeBoxes(factsOf(said), new Map(own)).containers).toMatchObject([{ state }]);
});

it.each<[string, Said[], boolean]>([
  ['planned', [['stow', a, '0340782']], true],
  ['loaded there', [['load', a, '0340782']], false],
  [
    'planned there, and loaded without a place',
    [
      ['stow', a, '0340782'],
      ['load', a],
    ],
    true,
  ],
  ['nowhere', [['gate-in', a]], true],
])('a place is of a plan until a report says it: %s', (_what, said, planned) => {
  expect(arrangeBoxes(factsOf(said), new Map()).containers).toMatchObject([{ planned }]);
});

it('others’ boxes do not stand in the order of their numbers, nor do the sentences about them', () => {
  const told = (one: string, other: string) =>
    arrangeBoxes(
      factsOf([
        ['gate-in', one],
        ['load', other],
        ['stow', one, '9990001'],
        ['stow', other, '8880001'],
      ]),
      new Map(),
    );
  expect(told(a, b)).toEqual(told(b, a));
});

it('before customs spoke nobody knows how many are released', () => {
  const { containers } = arrangeBoxes([], new Map([mine(a)]));
  expect(countBoxes(containers, false)).toMatchObject({ gateIn: 0, released: null, inspected: null });
});

it('counts the own boxes; of a ship without any, what customs say is unknown and no nought', () => {
  const own = new Map([mine(a, { gateInMs: 1 }, true), mine(b)]);
  expect(countBoxes(arrangeBoxes(factsOf([['gate-in', 'CCCU0000003']]), own).containers)).toEqual({
    of: 'own',
    total: 2,
    gateIn: 1,
    released: 1,
    inspected: 0,
    loaded: 0,
  });
  expect(countBoxes(arrangeBoxes(factsOf([['load', a]]), new Map()).containers)).toEqual({
    of: 'ship',
    total: 1,
    gateIn: 1,
    released: null,
    inspected: null,
    loaded: 1,
  });
  expect(countBoxes([])).toMatchObject({ total: null, loaded: null });
});

it.each<[string, Said[], readonly (readonly [string, OwnBox])[], { gateIn: number | null; loaded: number | null }]>([
  ['of a plan nobody told who is in', [['stow', a, '0340782']], [], { gateIn: null, loaded: null }],
  [
    'one was told in',
    [
      ['stow', a, '0340782'],
      ['gate-in', b],
    ],
    [],
    { gateIn: 1, loaded: null },
  ],
  [
    'one was told on board',
    [
      ['stow', a, '0340782'],
      ['load', b],
    ],
    [],
    { gateIn: 1, loaded: 1 },
  ],
  [
    'out again: of none that is in was told',
    [
      ['gate-in', a],
      ['gate-out', a],
    ],
    [],
    { gateIn: null, loaded: null },
  ],
  ['the own bill is known, and its box is outside', [['stow', a, '0340782']], [mine(a)], { gateIn: 0, loaded: 0 }],
])('a number of which nothing was told is no nought: %s', (_what, said, own, counts) => {
  expect(countBoxes(arrangeBoxes(factsOf(said), new Map(own)).containers)).toMatchObject(counts);
});

it('others’ boxes tell no time and stand by their place, so that nobody finds them again by what a terminal tells by number', () => {
  const said: Said[] = [
    ['stow', a, '0380782'],
    ['gate-in', a],
    ['stow', b, '0340782'],
    ['load', b, '0340782'],
  ];
  expect(arrangeBoxes(factsOf(said), new Map()).containers).toMatchObject([
    { id: 0, bay: 34, state: 'loaded', gateInTime: null, loadTime: null },
    { id: 1, bay: 38, state: 'yard', gateInTime: null, loadTime: null },
  ]);
});

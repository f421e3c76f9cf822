// Guarantee: R-2.1-13: how far each message of a bill is follows from the newest word on it, and who owes which from the table.
import { describe, expect, it } from 'vitest';
import { dutiesOf, judgeStage, meaningOf, type StageState } from './judge-stages';
import type { Debtor, ManifestMode, Stage } from './stage';
import type { Statement } from './statement';

const head = {
  messageId: 1,
  source: 'customs',
  mode: 'sea',
  stage: 'arrival',
  billNo: 'B',
  vesselName: null,
  vesselCode: null,
  voyage: null,
} as const;
const noBody = {
  packages: null,
  grossWeightKg: null,
  volumeM3: null,
  portCode: null,
  unloading: null,
  houseBillNos: [],
  itemCount: 0,
  boxes: [],
  remark: null,
};
let said = 0;
const declare = (containerNo: string | null = null, isTakenBack = false): Statement => ({
  ...head,
  id: ++said,
  saidMs: said,
  kind: 'declared',
  containerNo,
  isTakenBack,
  body: noBody,
});
const answer = (code: string, containerNo: string | null = null, text: string | null = null): Statement => ({
  ...head,
  id: ++said,
  saidMs: said,
  kind: 'answered',
  containerNo,
  code,
  text,
});

describe('R-2.1-13 how far a stage is', () => {
  it.each<[string, () => Statement[], StageState]>([
    ['nothing said', () => [], 'none'],
    ['sent', () => [declare()], 'declared'],
    ['sent and taken', () => [declare(), answer('01')], 'accepted'],
    ['sent and refused', () => [declare(), answer('03')], 'rejected'],
    ['refused, corrected, not answered again', () => [declare(), answer('03'), declare()], 'declared'],
    ['in review', () => [declare(), answer('19003')], 'pending'],
    ['deleted', () => [declare(), answer('01'), declare(null, true)], 'deleted'],
    ['deleted, and customs say so', () => [declare(), answer('01'), declare(null, true), answer('01')], 'deleted'],
    ['deleted by the word of the platform', () => [declare(), answer('DEL')], 'deleted'],
    ['a code that nobody knows decides nothing', () => [declare(), answer('77')], 'declared'],
    ['the loading manifest’s own words', () => [answer('BCB')], 'rejected'],
    ['one box of two', () => [answer('01', 'A')], 'part'],
    ['both boxes', () => [answer('01', 'A'), answer('01', 'C')], 'accepted'],
    ['one taken, one refused', () => [answer('01', 'A'), answer('03', 'C')], 'rejected'],
    ['one refused and reported anew', () => [answer('03', 'A'), declare('A')], 'declared'],
    ['both boxes, then the bill refused', () => [answer('01', 'A'), answer('01', 'C'), answer('03')], 'rejected'],
    ['both boxes, then the bill taken back', () => [answer('01', 'A'), answer('01', 'C'), declare(null, true)], 'deleted'],
    ['both reported, then the bill refused', () => [declare('A'), declare('C'), answer('03')], 'rejected'],
    ['the bill taken, then both boxes deleted', () => [answer('01'), answer('DEL', 'A'), answer('DEL', 'C')], 'deleted'],
    ['the bill taken, then one box reported anew', () => [answer('01'), answer('01', 'C'), declare('A')], 'part'],
    ['one box refused, then the bill taken: nobody took back that word', () => [answer('03', 'A'), answer('01')], 'rejected'],
    ['the bill refused, then both boxes taken', () => [answer('03'), answer('01', 'A'), answer('01', 'C')], 'accepted'],
  ])('R-2.1-13 %s', (_name, make, state) => {
    expect(judgeStage('arrival', make(), ['A', 'C']).state).toBe(state);
  });

  it('R-2.1-13 in whatever order messages come, the time of writing counts', () => {
    const story = [declare(), answer('03', null, '品名不符'), declare(), answer('01', null, '接受申报')];
    expect(judgeStage('arrival', story.toReversed(), [])).toMatchObject({ state: 'accepted', answer: { text: '接受申报' } });
  });

  it('R-2.1-13 what was refused before a correction is not said of it', () => {
    expect(judgeStage('arrival', [declare(), answer('03', null, '品名不符'), declare()], [])).toMatchObject({
      state: 'declared',
      answer: null,
    });
  });

  it('R-2.1-13 counts the boxes that are through', () => {
    expect(judgeStage('arrival', [answer('01', 'A')], ['A', 'C'])).toMatchObject({ boxesDone: 1, boxesTotal: 2 });
  });

  it('R-2.1-13 a code of another table is unknown', () => {
    expect(['01', '03', 'TRA', 'TRB', 'constructor'].map(meaningOf)).toEqual(['accepted', 'rejected', 'accepted', 'rejected', null]);
  });
});

type Row = readonly [
  name: string,
  mode: ManifestMode,
  states: readonly [StageState, StageState, StageState, StageState],
  boxes: readonly [boxesIn: number, arrived: number, isLoaded: boolean, hasSailed: boolean],
  owed: readonly [Debtor | null, Debtor | null, Debtor | null, Debtor | null],
  due: string,
];
const order: readonly Stage[] = ['pre', 'arrival', 'loading', 'tally'];

// From the trade: nothing is loaded before customs have taken the loading manifest, which is made of what has arrived; a box arrives
// once it is in; the tally is made while it is loaded.
const truth: readonly Row[] = [
  ['nothing', 'sea', ['none', 'none', 'none', 'none'], [0, 0, false, false], ['forwarder', 'terminal', 'agent', 'tally'], 'pre'],
  ['sent', 'sea', ['declared', 'none', 'none', 'none'], [0, 0, false, false], ['customs', 'terminal', 'agent', 'tally'], 'pre'],
  ['in review', 'sea', ['pending', 'none', 'none', 'none'], [0, 0, false, false], ['customs', 'terminal', 'agent', 'tally'], 'pre'],
  ['refused', 'sea', ['rejected', 'none', 'none', 'none'], [0, 0, false, false], ['forwarder', 'terminal', 'agent', 'tally'], 'pre'],
  ['taken, nothing in', 'sea', ['accepted', 'none', 'none', 'none'], [0, 0, false, false], [null, 'terminal', 'agent', 'tally'], ''],
  ['taken, boxes in', 'sea', ['accepted', 'none', 'none', 'none'], [2, 0, false, false], [null, 'terminal', 'agent', 'tally'], 'arrival'],
  [
    'in before the pre-manifest',
    'sea',
    ['none', 'none', 'none', 'none'],
    [2, 0, false, false],
    ['forwarder', 'terminal', 'agent', 'tally'],
    'pre arrival',
  ],
  [
    'one of two arrived, one in',
    'sea',
    ['accepted', 'part', 'none', 'none'],
    [1, 1, false, false],
    [null, 'terminal', 'agent', 'tally'],
    '',
  ],
  [
    'one of two arrived, both in',
    'sea',
    ['accepted', 'part', 'none', 'none'],
    [2, 1, false, false],
    [null, 'terminal', 'agent', 'tally'],
    'arrival',
  ],
  [
    'arrival refused',
    'sea',
    ['accepted', 'rejected', 'none', 'none'],
    [2, 0, false, false],
    [null, 'terminal', 'agent', 'tally'],
    'arrival',
  ],
  ['arrival sent', 'sea', ['accepted', 'declared', 'none', 'none'], [2, 0, false, false], [null, 'customs', 'agent', 'tally'], 'arrival'],
  ['arrived', 'sea', ['accepted', 'accepted', 'none', 'none'], [2, 2, false, false], [null, null, 'agent', 'tally'], 'loading'],
  [
    'arrived, pre-manifest deleted',
    'sea',
    ['deleted', 'accepted', 'none', 'none'],
    [2, 2, false, false],
    ['forwarder', null, 'agent', 'tally'],
    'pre',
  ],
  ['loading sent', 'sea', ['accepted', 'accepted', 'declared', 'none'], [2, 2, false, false], [null, null, 'customs', 'tally'], 'loading'],
  ['loading refused', 'sea', ['accepted', 'accepted', 'rejected', 'none'], [2, 2, false, false], [null, null, 'agent', 'tally'], 'loading'],
  ['ready', 'sea', ['accepted', 'accepted', 'accepted', 'none'], [2, 2, false, false], [null, null, null, 'tally'], ''],
  ['loaded', 'sea', ['accepted', 'accepted', 'accepted', 'none'], [2, 2, true, false], [null, null, null, 'tally'], 'tally'],
  ['sailed without', 'sea', ['accepted', 'accepted', 'none', 'none'], [2, 2, true, true], [null, null, 'agent', 'tally'], 'loading tally'],
  ['all', 'sea', ['accepted', 'accepted', 'accepted', 'accepted'], [2, 2, true, true], [null, null, null, null], ''],
  [
    'by air, taken',
    'air',
    ['accepted', 'none', 'none', 'none'],
    [0, 0, false, false],
    [null, 'cargo-station', 'airline', 'cargo-station'],
    '',
  ],
  [
    'by air, arrived',
    'air',
    ['accepted', 'accepted', 'none', 'none'],
    [0, 0, false, false],
    [null, null, 'airline', 'cargo-station'],
    'loading',
  ],
];

describe('R-2.1-13 who owes which message', () => {
  it.each(truth)('R-2.1-13 %s (%s)', (_name, mode, states, [boxesIn, boxesDone, isLoaded, hasSailed], owed, due) => {
    const of = Object.fromEntries(order.map((stage, at) => [stage, { state: states[at]!, boxesDone }])) as Parameters<typeof dutiesOf>[1];
    const duties = dutiesOf(mode, of, { boxesIn, isLoaded, hasSailed });
    expect(duties.map(({ by }) => by)).toEqual(owed);
    expect(
      duties
        .filter(({ isDue }) => isDue)
        .map(({ stage }) => stage)
        .join(' '),
    ).toBe(due);
  });
});

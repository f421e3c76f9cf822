// Guarantee: what messages of a bill say is compared with the first that tells it; what one does not tell differs from nothing.
import { describe, expect, it } from 'vitest';
import { compareStages, figuresOf } from './compare-stages';
import { sayDifference } from './say-manifest';
import type { Stage } from './stage';
import type { Declared, DeclaredBody, StatedBox } from './statement';

let heard = 0;
const box = (containerNo: string, part: Partial<StatedBox> = {}): StatedBox => ({
  containerNo,
  sizeType: '45G1',
  sealNos: ['H7720418'],
  grossWeightKg: 5_400,
  packages: 100,
  isLcl: false,
  ...part,
});
const declare = (stage: Stage, body: Partial<DeclaredBody>, part: Partial<Declared> = {}): Declared => ({
  id: ++heard,
  messageId: heard,
  source: 'customs',
  mode: 'sea',
  stage,
  billNo: 'B',
  containerNo: null,
  vesselName: 'HAI.MING',
  vesselCode: 'UN9900142',
  voyage: '026W',
  saidMs: heard,
  kind: 'declared',
  isTakenBack: false,
  body: {
    packages: 1_566,
    grossWeightKg: 33_390,
    volumeM3: 136.57,
    portCode: 'CNNGB/3104',
    unloading: 'NLRTM',
    houseBillNos: [],
    itemCount: 1,
    boxes: [box('CSNU6183402')],
    remark: null,
    ...body,
  },
  ...part,
});
const compare = (...declared: Declared[]) =>
  compareStages(
    (['pre', 'arrival', 'loading', 'tally'] as const).flatMap(
      (stage) =>
        figuresOf(
          stage,
          declared.filter((one) => one.stage === stage),
        ) ?? [],
    ),
  );

describe('differences', () => {
  it.each<[string, Partial<DeclaredBody>, Partial<Declared>, string[]]>([
    ['the same', {}, {}, []],
    ['more weight', { grossWeightKg: 33_510 }, {}, ['装载比预配多 120 kg']],
    ['fewer pieces', { packages: 1_564 }, {}, ['装载比预配少 2 件']],
    ['half a gram is no difference', { grossWeightKg: 33_390.000_1 }, {}, []],
    ['not told', { volumeM3: null, packages: null }, {}, []],
    ['another spelling of the ship', {}, { vesselName: 'HAI MING', vesselCode: '9900142' }, []],
    ['another voyage', {}, { voyage: '027W' }, ['装载船名航次 HAI.MING 027W，预配是 HAI.MING 026W']],
    [
      'a letter for a digit',
      { boxes: [box('CSNU6183402', { sealNos: ['H772O418'] })] },
      {},
      ['CSNU6183402 装载封号 H772O418，预配是 H7720418，像是字母和数字写混了'],
    ],
    ['another box', { boxes: [box('FCIU9072260')] }, {}, ['CSNU6183402 预配有，装载没有', 'FCIU9072260 预配没有，装载有']],
    ['seals in another order', { boxes: [box('CSNU6183402', { sealNos: ['H7720418'] })] }, {}, []],
  ])('%s', (_name, body, part, said) => {
    expect(compare(declare('pre', {}), declare('loading', body, part)).differences.map(sayDifference)).toEqual(said);
  });

  it('boxes arrive one by one: their reports add up, one that is repeated stands once, and one that is missing is no difference', () => {
    const two = declare('pre', { boxes: [box('CSNU6183402'), box('FCIU9072260')] });
    const first = declare('arrival', { packages: 1_000, grossWeightKg: 20_000, volumeM3: null });
    expect(compare(two, first).differences).toEqual([]);
    const again = declare('arrival', { packages: 1_001, grossWeightKg: 20_000, volumeM3: null });
    const second = declare('arrival', { packages: 565, grossWeightKg: 13_390, volumeM3: null, boxes: [box('FCIU9072260')] });
    expect(compare(two, first, again, second).differences).toEqual([]);
    const wrong = declare('arrival', { packages: 560, grossWeightKg: 13_390, volumeM3: null, boxes: [box('FCIU9072260')] });
    expect(compare(two, first, again, second, wrong).differences.map(sayDifference)).toEqual(['运抵比预配少 5 件']);
  });

  it('house bills under one bill add up, and a deletion takes back its own', () => {
    const one = declare('pre', { packages: 10, houseBillNos: ['H1'] });
    const other = declare('pre', { packages: 5, houseBillNos: ['H2'] });
    expect(figuresOf('pre', [one, other])).toMatchObject({ packages: 15 });
    expect(figuresOf('pre', [one, other, declare('pre', { houseBillNos: ['H1'] }, { isTakenBack: true })])).toMatchObject({ packages: 5 });
    expect(figuresOf('pre', [one, declare('pre', {}, { isTakenBack: true })])).toBeNull();
  });
});

it('a bill of 9,999 boxes is compared in a fraction of a second', () => {
  const boxes = Array.from({ length: 9_999 }, (_, at) => box(`CSNU${String(at).padStart(7, '0')}`));
  const { boxes: told, differences } = compare(declare('pre', { boxes }), declare('loading', { boxes: boxes.slice(1) }));
  expect([told.length, differences.length]).toEqual([9_999, 2]);
});

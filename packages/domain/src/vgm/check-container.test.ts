// Guarantee: R-5.3-24: each of the eight fields is needed; R-5.3-25: weights that cannot be are errors, to the kilogram.
import { describe, expect, it } from 'vitest';
import { checkContainer } from './check-container';
import { vgmContainerFields, type VgmContainer } from './filing';
import { containerTitles, vgmFieldTexts } from './messages';

/** A container with nothing wrong. */
const good: VgmContainer = {
  containerNo: 'CSNU6152042',
  method: 'SM2',
  tareKg: 3900,
  netKg: 16_100,
  grossKg: 20_000,
  location: '宁波北仑',
  address: '灯塔路 88 号 2 号仓',
  sign: 'ZHOU HAINING',
};
const found = (change: Partial<VgmContainer>, sizeType: string | null = null): string[] =>
  checkContainer({ ...good, ...change }, 4, sizeType).map(({ severity, field, textId }) => `${severity} ${field} ${textId}`);

describe('R-5.3-24 a container', () => {
  it('R-5.3-24 with all eight fields has nothing wrong', () => {
    expect(vgmContainerFields).toHaveLength(8);
    expect(found({}, '45G1')).toEqual([]);
  });

  it('R-3.9-25 has these columns', () => {
    expect(vgmContainerFields.map((field) => containerTitles[field])).toEqual([
      '箱号',
      '称重方式',
      '皮重',
      '货重',
      '总重',
      '称重地点',
      '称重地址',
      '签名',
    ]);
  });

  it.each([
    ['containerNo', '', '请填写箱号'],
    ['method', null, '请选择称重方式'],
    ['tareKg', null, '请填写皮重'],
    ['netKg', null, '请填写货重'],
    ['grossKg', null, '请填写总重'],
    ['location', ' ', '请填写称重地点'],
    ['address', '', '请填写称重地址'],
    ['sign', '\t', '请填写签名'],
  ] as const)('R-5.3-24 without %s (%j) is marked there: %s', (field, empty, words) => {
    const [first] = checkContainer({ ...good, [field]: empty }, 4);
    expect(first).toMatchObject({ severity: 'error', row: 4, field });
    expect(vgmFieldTexts[first!.textId]).toBe(words);
  });

  it('R-5.3-24 that is empty names all eight, in the order of the columns', () => {
    const empty = { containerNo: '', method: null, tareKg: null, netKg: null, grossKg: null, location: '', address: '', sign: '' };
    const findings = checkContainer(empty, 0);
    expect(findings.map(({ field }) => field)).toEqual([...vgmContainerFields]);
    expect(findings.every(({ severity }) => severity === 'error')).toBe(true);
  });

  it.each([
    [{ containerNo: 'csnu6152042' }, 'error containerNo containerNoWrong'],
    [{ containerNo: 'CSNU615204' }, 'error containerNo containerNoWrong'],
    [{ containerNo: 'CSNU6152043' }, 'warning containerNo checkDigit'],
    [{ location: 'x'.repeat(36) }, 'error location locationWrong'],
    [{ sign: '#N/A' }, 'error sign signWrong'],
    [{ address: 'x'.repeat(106) }, 'error address addressWrong'],
    [{ address: 'a\nb' }, 'error address addressWrong'],
    [{ sign: 'a\u202Eb' }, 'error sign signWrong'],
    [{ sign: 'x'.repeat(36) }, 'error sign signWrong'],
  ])('R-5.3-24 %j is %s', (change, wanted) => {
    expect(found(change)).toEqual([wanted]);
  });

  it.each([{ location: 'x'.repeat(35) }, { address: 'x'.repeat(105) }, { sign: "O'NEIL+:?" }])('takes %j', (change) => {
    expect(found(change)).toEqual([]);
  });
});

describe('R-5.3-25 the weights of a container', () => {
  it.each([
    // tare, net, gross → what is wrong
    [3900, 16_100, 19_999, []],
    [3900, 16_100, 20_001, []],
    [3900, 16_100, 20_002, ['grossKg sumDiffers']],
    [3900, 16_100, 19_998, ['grossKg sumDiffers']],
    [3900, 1, 3901, []],
    [3900, 0, 3900, ['netKg netNotPositive']],
    [3900, -1, 3899, ['netKg netNotPositive', 'grossKg grossBelowTare']],
    [3900, 32_100, 36_000, []],
    [3900, 32_101, 36_001, ['grossKg grossTooHeavy']],
    [3900, 1, 3900, []],
    [3900, 1, 3899, ['grossKg grossBelowTare', 'grossKg sumDiffers']],
    [0, 16_100, 16_100, ['tareKg weightWrong']],
    [3900.5, 16_100, 20_000, ['tareKg weightWrong']],
    [3900, 16_100.5, 20_000, ['netKg weightWrong']],
    [3900, 16_100, 20_000.5, ['grossKg weightWrong']],
    [3900, 16_100, Number.NaN, ['grossKg weightWrong']],
    [3900, 16_100, Number.POSITIVE_INFINITY, ['grossKg weightWrong']],
  ] as const)('R-5.3-25 tare %s, net %s, gross %s: %j', (tareKg, netKg, grossKg, wanted) => {
    expect(found({ tareKg, netKg, grossKg })).toEqual(wanted.map((fault) => `error ${fault}`));
  });

  it('tell by how much they are wrong', () => {
    expect(checkContainer({ ...good, netKg: 32_720, grossKg: 36_620 }, 0)).toMatchObject([{ parameters: { excess: 620 } }]);
    expect(checkContainer({ ...good, grossKg: 20_481 }, 0)).toMatchObject([{ parameters: { difference: 481 } }]);
    expect(checkContainer({ ...good, containerNo: 'CSNU6152049' }, 0)).toMatchObject([{ parameters: { digit: 2 } }]);
  });

  it.each([
    // of a 45G1: tares of 3,860 to 4,000 are published, 2 % about them is usual, 32,500 is the largest mass
    [3782, 16_218, 20_000, []],
    [3781, 16_219, 20_000, ['warning tareKg tareUnusual']],
    [4080, 15_920, 20_000, []],
    [4081, 15_919, 20_000, ['warning tareKg tareUnusual']],
    [3900, 28_600, 32_500, []],
    [3900, 28_601, 32_501, ['warning grossKg grossAboveRating']],
  ] as const)('of a 45G1, tare %s, net %s, gross %s: %j, which never blocks', (tareKg, netKg, grossKg, wanted) => {
    expect(found({ tareKg, netKg, grossKg }, '45G1')).toEqual(wanted);
  });

  it('are not held against a type of which nothing is published', () => {
    expect(found({ tareKg: 100, netKg: 19_900 }, '99Z9')).toEqual([]);
  });
});

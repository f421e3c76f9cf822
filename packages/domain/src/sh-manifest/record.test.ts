// Guarantee: R-3.9-14 R-3.9-15: a record counts packages, weights, containers and goods of the lines, says whether a container
// is shared by several house bills, and scores what is wrong.
import { describe, expect, it } from 'vitest';
import { blankLine, type GoodsLine } from './filing';
import { recordOf, scoreOf } from './record';

const line = (change: Partial<GoodsLine>): GoodsLine => ({
  ...blankLine,
  houseBillNo: 'DEMO-A',
  containerNo: 'CSNU6152042',
  sealNo: 'H1',
  containerType: '40HC',
  cargoName: 'PLASTIC BOX',
  packages: '10',
  weightKg: '100.5',
  volumeM3: '1.25',
  ...change,
});

describe('R-3.9-14 R-3.9-15 recordOf', () => {
  it('R-3.9-14 R-3.9-15 adds up the lines; a container counts once, in the words of its first line that says them', () => {
    const goods = [
      line({ sealNo: '' }),
      line({}),
      line({ containerNo: 'FCIU9051185', sealNo: 'H2', containerType: '20GP' }),
      line({ containerNo: 'TGBU4870365', sealNo: 'H3' }),
      blankLine,
    ];
    expect(recordOf({ goods })).toEqual({
      packages: 40,
      weightKg: '402',
      volumeM3: '5',
      isShared: false,
      containersByType: '2*40HC,1*20GP',
      containers: ['CSNU6152042/H1/40HC', 'FCIU9051185/H2/20GP', 'TGBU4870365/H3/40HC'],
      goods: 4,
    });
  });

  it('R-3.9-14 R-3.9-15 a container of two house bills is shared; two containers of one are not', () => {
    expect(recordOf({ goods: [line({}), line({ houseBillNo: 'DEMO-B' })] }).isShared).toBe(true);
    expect(recordOf({ goods: [line({}), line({ containerNo: 'FCIU9051185' })] }).isShared).toBe(false);
  });

  it('R-3.9-14 R-3.9-15 says nothing where nothing was entered, and that a type is not known', () => {
    expect(recordOf({ goods: [] })).toEqual({
      packages: null,
      weightKg: '',
      volumeM3: '',
      isShared: false,
      containersByType: '',
      containers: [],
      goods: 0,
    });
    expect(recordOf({ goods: [line({ containerType: '' })] }).containersByType).toBe('1*?');
  });
});

it.each([
  [0, 0, 100],
  [0, 1, 95],
  [1, 0, 80],
  [1, 2, 70],
  [9, 9, 0],
])('R-3.9-15 %i errors and %i warnings score %i', (errors, warnings, score) => expect(scoreOf({ errors, warnings })).toBe(score));

// Guarantee: a rate becomes a rule where its words are sure; whatever else stands there is kept and never taken for free.
import { describe, expect, it } from 'vitest';
import { readRate, unitsOf, type RatePart } from './rate';

const percent = (ppm: number): RatePart => ({ ppm, amount: 0, unit: '' });
const amount = (tenThousandths: number, unit: string): RatePart => ({ ppm: 0, amount: tenThousandths, unit });

describe('a rate', () => {
  it.each<[string, string, RatePart[]]>([
    ['0', 'one', [percent(0)]],
    ['0%', 'one', [percent(0)]],
    ['6.5%', 'one', [percent(65_000)]],
    ['６．５％', 'one', [percent(65_000)]],
    [' 13 % ', 'one', [percent(130_000)]],
    ['0.75%', 'one', [percent(7_500)]],
    ['3元/千克', 'one', [amount(30_000, '千克')]],
    ['240元/吨', 'one', [amount(2_400_000, '吨')]],
    ['0.06元／升', 'one', [amount(600, '升')]],
    ['20%+1元/公斤', 'one', [{ ppm: 200_000, amount: 10_000, unit: '千克' }]],
    ['1元/公斤+20%', 'one', [{ ppm: 200_000, amount: 10_000, unit: '千克' }]],
    ['10%或2元/升，从高', 'higher', [percent(100_000), amount(20_000, '升')]],
    ['10%或2元/升,取高者', 'higher', [percent(100_000), amount(20_000, '升')]],
    ['10% 或 2元/升（从高计征）', 'higher', [percent(100_000), amount(20_000, '升')]],
    ['从低：10%或2元/升', 'lower', [percent(100_000), amount(20_000, '升')]],
    ['0.2元/升，减按0.06元/升征收', 'one', [amount(600, '升')]],
    ['0.1元/升，暂缓征收', 'none', []],
    ['免税', 'none', []],
    ['不征', 'none', []],
    ['13', 'unread', []],
    ['0.13', 'unread', []],
    ['10%或2元/升', 'unread', []],
    ['进口完税价格≥370美元/吨的麦芽酿造啤酒，税率为250元/吨', 'unread', []],
    ['10%+20%', 'unread', []],
    ['1001%', 'unread', []],
    ['6.55555%', 'unread', []],
    ['-5%', 'unread', []],
    ['1e3%', 'unread', []],
    ['=1+1', 'unread', []],
    ['0.2元/升，减按情况征收', 'unread', []],
    ['<b>5%</b>', 'unread', []],
  ])('%s is %s', (text, kind, parts) => {
    expect(readRate(text)).toEqual({ text: text.trim(), rule: { kind, parts } });
  });

  it('that nobody wrote is none at all', () => {
    expect([readRate(''), readRate('  ')]).toEqual([null, null]);
  });

  it('says in which units it has to be told the quantity', () => {
    expect(unitsOf(readRate('10%或2元/升，从高'))).toEqual(['升']);
    expect(unitsOf(readRate('10%'))).toEqual([]);
    expect(unitsOf(null)).toEqual([]);
  });
});

it.each(['', ' ', '-', '—', '－', '/', '无'])('“%s” says that there is no such rate: null, never nothing to pay', (text) => {
  expect(readRate(text)).toBeNull();
});

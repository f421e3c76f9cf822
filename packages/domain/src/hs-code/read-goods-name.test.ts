import { describe, expect, it } from 'vitest';
import { readGoodsName } from './read-goods-name';
import { rewriteWords, simplify } from './rewrites';

/** Guarantee: what is excluded is out, brackets and purposes count less, models and measures are not the goods. */
const parts = (name: string) => readGoodsName(name).parts.map(({ text, weight }) => [text, weight]);

describe('a goods name taken apart', () => {
  it.each([
    ['塑料桶，不含盖子', [['塑料桶', 1]]],
    ['饲料（非食品用）', [['饲料', 1]]],
    ['steel pipes excluding flanges', [['steel pipes', 1]]],
    ['品名:轴承 型号:6204-2RS 品牌:ABC', [['轴承', 1]]],
    ['LED灯 36W 220V AX-2000', [['led灯', 1]]],
    [
      '手机壳（硅胶）',
      [
        ['手机壳', 1],
        ['硅胶', 0.6],
      ],
    ],
    [
      '汽车用脚垫',
      [
        ['脚垫', 1],
        ['汽车', 0.45],
      ],
    ],
    [
      '双肩背包 涤纶',
      [
        ['双肩背包', 1],
        ['涤纶', 0.55],
      ],
    ],
    ['yoga mats pvc', [['pvc yoga mats', 1]]],
    [
      'bags for cameras',
      [
        ['bags', 1],
        ['cameras', 0.55],
      ],
    ],
  ])('%s', (name, expected) => {
    expect(parts(name)).toEqual(expected);
  });

  it('names the noun: last in Chinese, last before a preposition in English', () => {
    expect(readGoodsName('塑料水管接头').head).toBe('管接头');
    expect(readGoodsName('frames for bicycles').head).toBe('frames');
  });
});

it('reads traditional signs, and knows the tariff’s words for everyday ones', () => {
  expect(simplify('手機充電器')).toBe('手机充电器');
  expect(rewriteWords('PVC管')).toContain('聚氯乙烯');
  expect(rewriteWords('蜂蜜')).toBe('');
});

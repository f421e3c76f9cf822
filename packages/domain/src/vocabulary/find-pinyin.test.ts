// Guarantee: the name of a good is found as it is typed by its sound, whole or by first letters, whichever reading its signs have.
import { expect, it } from 'vitest';
import { spellPinyin } from './find-pinyin';

it.each([
  ['不锈钢保温杯', 'buxiugangbaowenbei', 'bxgbwb'],
  ['化纤地毯', 'huaxianditan', 'hxdt'],
  ['塑料模具', 'suliaomuju', 'slmj'],
  ['弹力长裤', 'tanlichangku', 'tlck'],
  ['绿色旅行包', 'lvselvxingbao', 'lslxb'],
  ['女式羽绒服', 'nvshiyurongfu', 'nsyrf'],
  ['LED 灯串（暖光）', 'leddengchuannuanguang', 'leddcng'],
  ['汽车重型卡扣', 'qichezhongxingkakou', 'qczxkk'],
])('R-2.2-38 %s is typed %s or %s', (name, whole, first) => {
  expect(spellPinyin(name)).toEqual(expect.arrayContaining([whole, first]));
});

it('R-2.2-38 what has no Chinese has no sound, and a name of many readings keeps few spellings', () => {
  expect(spellPinyin('USB-C 2.0')).toEqual([]);
  expect(spellPinyin('重行乐盛折薄车').length).toBeLessThanOrEqual(8);
});

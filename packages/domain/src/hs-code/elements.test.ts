// Guarantee: elements come in their order with their numbers, and what somebody fills in is one line in which each has its place.
import { describe, expect, it } from 'vitest';
import { joinElements, missingElements, prefillElements, readElements } from './elements';

const numbered = (text: string) => readElements(text)?.map(({ no, name }) => `${no}${name}`) ?? null;

describe('elements of a tariff line', () => {
  it.each([
    ['0:品牌类型|1:出口享惠情况|2:用途', ['0品牌类型', '1出口享惠情况', '2用途']],
    ['品牌类型|出口享惠情况|GTIN|CAS|其他', ['0品牌类型', '1出口享惠情况', '2GTIN', '3CAS', '4其他']],
    ['1.品名；2.用途；5、材质', ['1品名', '2用途', '5材质']],
    ['1：品名|', ['1品名']],
    ['0:品牌类型|GTIN', ['0品牌类型', '1GTIN']],
    ['', null],
    ['0:品牌类型||2:用途', null],
    ['2:用途|1:材质', null],
    ['1:用途|1:材质', null],
    [Array.from({ length: 61 }, () => '用途').join('|'), null],
    ['长'.repeat(61), null],
  ])('%s', (text, names) => {
    expect(numbered(text)).toEqual(names);
  });

  it('R-7.4-75 two of them are chosen out of a list, and what may stay empty is known', () => {
    const elements = readElements('品牌类型|出口享惠情况|用途|GTIN')!;
    expect(elements.map(({ choices }) => choices.map(({ value }) => value).join(''))).toEqual(['01234', '0123', '', '']);
    expect(elements.map(({ isOptional }) => isOptional)).toEqual([false, false, false, true]);
  });
});

describe('what is filled in', () => {
  const elements = readElements('0:品牌类型|1:品名|2:用途|GTIN|其他')!;
  it('is one line in their order, each in its place', () => {
    expect(joinElements(elements, { 2: '照明', 0: '0' })).toBe('0||照明||');
    expect(missingElements(elements, { 2: '照明', 0: '0', 1: ' ' }).map(({ name }) => name)).toEqual(['品名']);
  });
  it('takes no further place and hides nothing', () => {
    expect(joinElements(elements, { 1: 'a|b｜c', 2: '一\n二\u202e三\u0000' })).toBe('|a/b/c|一 二 三||');
  });
  it('begins with the name of the goods', () => {
    expect(prefillElements(elements, { name: '折叠伞' })).toEqual({ 1: '折叠伞' });
  });
});

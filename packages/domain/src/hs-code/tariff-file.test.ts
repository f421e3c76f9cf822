// Guarantee: a line of a tariff file says what it says; whatever is wrong is told by its column, and nothing is made up.
import { describe, expect, it } from 'vitest';
import { tariffFileTexts as texts } from './messages';
import { findEditionFaults, isTooFaulty } from './tariff-edition';
import { explainInspection, explainSupervision } from './supervision';
import { findTariffColumns, readTariffLine, settlePercents, type TariffColumns } from './tariff-file';

const columnsOf = (header: string): TariffColumns => {
  const columns = findTariffColumns(header.split(','));
  if ('missing' in columns) throw new Error(columns.missing.join());
  return columns;
};
const whole = '税号,商品名称,第一单位,最惠国税率,普通税率（%）,增值税率,监管条件,检验检疫类别,协定:东盟,协定税率,申报要素';
const read = (cells: Readonly<Record<number, string>>, header = whole) =>
  readTariffLine(
    header.split(',').map((_title, at) => ({ 0: '9617.0019.00', 1: '保温瓶', 3: '6.5%', ...cells })[at] ?? ''),
    columnsOf(header),
    (heading) => heading === '9617',
  );

describe('the columns', () => {
  it('are found by their titles, in ours and in those of other files', () => {
    const columns = columnsOf('\uFEFF hs10 ,NAME,mfn(%),协定（智利）,协定税率');
    expect([...columns.fields].map(([field, { at, isPercent }]) => [field, at, isPercent])).toEqual([
      ['code', 0, false],
      ['name', 1, false],
      ['mfn', 2, true],
    ]);
    expect(columns.agreements.map(({ agreement }) => agreement)).toEqual(['智利', '']);
  });
  it.each([
    ['13', '9', true],
    ['13', '0', true],
    ['1', '0.065', false],
  ])('of percents with %s and %s in it are ones: %s', (one, other, isPercent) => {
    const { fields, agreements } = settlePercents(columnsOf('税号,商品名称,最惠国税率(%),协定:东盟(%)'), [
      ['', '', one, one],
      ['', '', other, other],
    ]);
    expect([fields.get('mfn')!.isPercent, agreements[0]!.isPercent]).toEqual([isPercent, isPercent]);
  });
  it('that must be there are told when they are not', () => {
    expect(findTariffColumns(['商品名称'])).toEqual({ missing: ['税号', '最惠国税率'] });
  });
});

describe('a line', () => {
  it('says what stands in it, and nothing of what does not', () => {
    expect(read({ 2: '个', 4: '80', 6: 'A/B', 7: '无', 8: '0%', 9: '智利：0；秘鲁:5%', 10: '0:品牌类型|GTIN' })).toEqual({
      unread: [],
      line: {
        code: '9617001900',
        name: '保温瓶',
        unit1: '个',
        unit2: null,
        mfn: '6.5%',
        general: '80%',
        provisional: null,
        vat: null,
        consumption: null,
        rebate: null,
        agreements: [
          { name: '东盟', rate: '0%' },
          { name: '智利', rate: '0' },
          { name: '秘鲁', rate: '5%' },
        ],
        supervision: 'AB',
        inspection: '',
        elements: '0:品牌类型|GTIN',
      },
    });
  });
  it('keeps a rate that is no rule, and counts it', () => {
    expect(read({ 3: '看情况', 5: '13' })).toMatchObject({
      unread: [{ what: '“看情况”读不成算法，原文照存，不参与计算' }, {}],
      line: { mfn: '看情况', vat: '13' },
    });
  });
  it('keeps what another program would take for a command or for markup as the text that it is', () => {
    const hostile = `=cmd|' /C calc'!A0<script>alert(1)</script>`;
    expect(read({ 1: hostile })).toMatchObject({ line: { name: hostile } });
  });
  it.each<[string, Record<number, string>, string, string]>([
    ['eight digits', { 0: '96170019' }, '税号', texts.code],
    ['letters for digits', { 0: '96l7001900' }, '税号', texts.code],
    ['no such heading', { 0: '9600001900' }, '税号', texts.heading('9600')],
    ['no name', { 1: ' ' }, '商品名称', texts.missing],
    ['a name beyond all measure', { 1: '长'.repeat(301) }, '商品名称', texts.tooLong(300)],
    ['signs that nobody sees', { 1: '保温\u202e瓶' }, '商品名称', texts.control],
    ['a sign that no database takes', { 2: '个\u0000' }, '第一单位', texts.control],
    ['a letter that is no condition', { 6: 'AB?' }, '监管条件', texts.letters('?')],
    ['a letter in the wrong case', { 7: 'l' }, '检验检疫类别', texts.letters('l')],
    ['agreements without their rates', { 9: '智利' }, '协定税率', texts.agreement],
    ['elements without a name', { 10: '0:|1:用途' }, '申报要素', texts.elements],
  ])('with %s is told by its column', (_what, cells, column, what) => {
    expect(read(cells)).toEqual({ faults: [{ column, what }] });
  });
  it('with two faults tells both', () => {
    expect(read({ 0: '1', 1: '' })).toMatchObject({ faults: [{ column: '税号' }, { column: '商品名称' }] });
  });
});

describe('an edition', () => {
  it.each([
    [19, 1, true],
    [96, 4, false],
    [10, 0, false],
    [0, 1, true],
  ])('of %d lines that are right and %d that are wrong is too faulty: %s', (lines, faulty, isTooMuch) => {
    expect(isTooFaulty({ lines, faulty, unreadRates: 0 })).toBe(isTooMuch);
  });
  it.each([
    [{ name: '2026', source: '公告', validDay: '2026-01-01' }, []],
    [{ name: ' '.trim(), source: '公告', validDay: '2026-02-30' }, [texts.name, texts.day]],
    [{ name: '2026\u202e', source: '长'.repeat(201), validDay: '2026-1-1' }, [texts.name, texts.day, texts.source]],
  ])('%# is called as an edition can be, or what is wrong is said', (edition, faults) => {
    expect(findEditionFaults(edition)).toEqual(faults);
  });
});

describe('letters', () => {
  it('have words, by their case, and keep themselves where nobody knows them', () => {
    expect(explainSupervision('Aa!').map(({ letter, name }) => letter + name)).toEqual(['A检验检疫', 'a保税核注清单', '!']);
    expect(explainInspection('L')[0]!.meaning).toContain('3C');
  });
});

// Guarantee: R-7.6-17: what a company is called, is, and is found by; what a line of a file may tell; what is shown of a
// contact before it is opened; what is said to a company first, of what is known of it alone.
import { describe, expect, it } from 'vitest';
import { findKind } from './company-kind';
import { bareCompanyName, levelCompanyName } from './company-name';
import { parseShanghai } from '../vocabulary/shanghai-time';
import { dueAt, weekStartMs } from './edition-day';
import { importTexts as texts } from './messages';
import { maskEmail, maskName, maskNumber } from './mask-contact';
import { openingScript } from './opening-script';
import { editionTitles, findColumns, readEditionRow } from './read-edition-row';
import { isSearchable, portWordsAsked, wordsAsked, wordsOf } from './search-words';

it.each([
  ['宁波望舟（进出口） 有限公司', '宁波望舟(进出口)有限公司', '宁波望舟进出口'],
  ['宁波望舟(进出口)有限公司', '宁波望舟(进出口)有限公司', '宁波望舟进出口'],
  ['Ｗangzhou Co., Ltd.', 'WANGZHOUCOLTD', 'WANGZHOU'],
])('R-7.6-17 %s is compared as %s, and called %s', (name, levelled, bare) => {
  expect([levelCompanyName(name), bareCompanyName(name)]).toEqual([levelled, bare]);
});

it.each([
  ['宁波蓝舟国际货运代理有限公司', '工厂', 'forwarder'],
  ['浙江青舟物流设备制造有限公司', '', 'factory'],
  ['宁波集装箱国际货运有限公司', '工厂', 'forwarder'],
  ['宁波港集装箱船务代理有限公司', '工厂', 'forwarder'],
  ['宁波包装货运代理有限公司', '工厂', 'forwarder'],
  ['宁波蓝舟物流设备代理有限公司', '工厂', 'forwarder'],
  ['浙江青舟物流设备有限公司', '工厂', 'factory'],
  ['浙江青舟物流设备有限公司', '', 'forwarder'],
  ['永康蓝舟物流周转箱塑业有限公司', '工厂', 'factory'],
  ['宁波蓝舟货运汽车配件厂', '', 'factory'],
  ['BLUE BOAT SHIPPING CONTAINER MANUFACTURING CO', '', 'factory'],
  ['BLUE BOAT LOGISTICS', '', 'forwarder'],
  ['义乌青舟物流有限公司', '贸易', 'forwarder'],
  ['宁波望舟家居用品有限公司', '工厂', 'factory'],
  ['宁波望舟进出口有限公司', '', 'trader'],
  ['武义朗峰不锈钢制品厂', '', 'factory'],
  ['宁波望舟有限公司', '', 'unknown'],
])('R-7.6-17 %s, stated %j, is %s and says why', (name, stated, kind) => {
  expect(findKind(levelCompanyName(name), stated)).toMatchObject({ kind, why: expect.stringMatching(/./) });
});

describe('R-7.6-17 a company is found', () => {
  const words = new Set(
    wordsOf(['宁波望舟家居用品有限公司', '保温瓶', '961700', '浙江', 'BPA free', 'PVC手套500副', 'MANILATEX'], ['HAMBURG', '鹿特丹']),
  );
  const fits = (asked: readonly number[] | null): boolean => asked !== null && asked.every((word) => words.has(word));
  it.each([
    ['保温瓶', true],
    ['保温 瓶', true],
    ['瓶', true],
    ['浙江 保温', true],
    ['961700', true],
    ['9617.00.19', true],
    ['9617', true],
    ['hamb', true],
    ['Ｈａｍｂurg', true],
    ['汉堡', true],
    ['DEHAM', true],
    ['Rotterdam', true],
    ['NLRTM 保温瓶', true],
    ['manila', true],
    ['马尼拉', false],
    ['Antwerp', false],
    ['浙江省', true],
    ['9617 4202', false],
    ['9617 00 19', true],
    ['浙江省保温瓶', true],
    ['宁波市 保温瓶', true],
    ['宁波市保温瓶', true],
    ['杭州市保温瓶', false],
    ['雨伞', false],
    ['温保', false],
    ['9618', false],
    ['burg', false],
    ['手套', true],
    ['PVC手套', true],
    ['pvc', true],
  ])('R-7.6-17 by %j: %s', (asked, isFound) => expect(fits(wordsAsked(asked)) || fits(portWordsAsked(asked))).toBe(isFound));
  it.each(['', '  ', '%', "'--", '😀'])('by nothing that is a word in %j', (asked) =>
    expect([wordsAsked(asked), isSearchable(asked)]).toEqual([null, false]),
  );
  it('finds a port of two English words, and is no other port whose name ends like it', () => {
    expect(portWordsAsked('new york')).toEqual(wordsAsked('纽约'));
    expect(portWordsAsked('Fos-sur-Mer')).toEqual(wordsAsked('福斯'));
    expect([portWordsAsked('york'), portWordsAsked('纽约')]).toEqual([null, null]);
  });
});

describe('R-7.6-17 a line of a file', () => {
  const titles = Object.values(editionTitles);
  const columns = findColumns(titles);
  if (!('at' in columns)) throw new Error('no columns');
  const good: Readonly<Record<string, string>> = { 公司名称: '宁波望舟家居用品有限公司', 品名: '保温瓶', HS: '9617001900' };
  const read = (more: Readonly<Record<string, string>>) => {
    const told = readEditionRow(
      titles.map((title) => ({ ...good, ...more })[title] ?? ''),
      columns.at,
      '2026-10-11',
    );
    return 'faults' in told ? told.faults.map(({ field, what }) => `${field}：${what}`) : told.row;
  };
  it('R-7.6-17 tells what stands in it', () => {
    expect(read({ 月份: '2026-09', 起运港: '宁波', 目的港: '汉堡', 票数: '21', TEU: '4.5' })).toMatchObject({
      hs: '961700',
      bills: 21,
      teuTenths: 45,
      kind: 'unknown',
    });
  });
  it.each([
    [{ 公司名称: '' }, `公司名称：${texts.missing}`],
    [{ 公司名称: '--' }, `公司名称：${texts.missing}`],
    [{ 公司名称: '望'.repeat(201) }, `公司名称：${texts.tooLong}`],
    [{ 统一代码: '91330200123456789X' }, `统一代码：${texts.creditCode}`],
    [{ 类型: '工场' }, `类型：${texts.kind}`],
    [{ HS: '96170' }, `HS：${texts.hs}`],
    [{ HS: '902100000' }, `HS：${texts.hs}`],
    [{ 月份: '2026-13', 起运港: '宁波', 目的港: '汉堡', 票数: '1' }, `月份：${texts.month}`],
    [{ 月份: '2026-11', 起运港: '宁波', 目的港: '汉堡', 票数: '1' }, `月份：${texts.monthLate}`],
    [{ 月份: '2026-09' }, `月份：${texts.laneHalf}`],
    [{ 月份: '2026-09', 起运港: '宁波', 目的港: '汉堡', 票数: '-1' }, `票数：${texts.bills}`],
    [{ TEU: '1e9' }, `TEU：${texts.teu}`],
    [{ 电话: '0574-00000000' }, `联系方式来源：${texts.contactSource}`],
    [{ 公司名称: '临海五金厂 13812345678' }, `公司名称：${texts.phoneElsewhere}`],
    [{ 品名: '螺丝 加微信139 1234 5678' }, `品名：${texts.phoneElsewhere}`],
    [{ 职务: '经理136-1234-5678' }, `职务：${texts.phoneElsewhere}`],
    [{ 公司名称: '宁波\u202E司公限有舟望' }, `公司名称：${texts.control}`],
    [{ 电话: '找小王', 联系方式来源: '官网' }, `电话：${texts.phone}`],
    [{ 邮箱: 'a@b', 联系方式来源: '官网' }, `邮箱：${texts.email}`],
    [{ 核实日期: '2026-02-30' }, `核实日期：${texts.day}`],
    [{ 城市: '', 市: '宁\u0000波' }, `市：${texts.control}`],
  ])('R-7.6-17 is refused by its field for %j', (more, fault) => expect(read(more as never)).toEqual([fault]));
  it('R-7.6-17 needs a first line', () => expect(findColumns(['品名'])).toEqual({ missing: ['公司名称'] }));
});

it.each([
  ['王小明', '王**', '138 0000 0000', '138 •••• ••••', 'wang@demo.invalid', 'w•••@••••'],
  ['王', '王*', '12345', '•••• ••••', 'nothing', ''],
  ['', '', '', '', '', ''],
])('R-7.6-17 of %j no more is shown than %j', (name, maskedName, phone, maskedPhone, email, maskedEmail) => {
  expect([maskName(name), maskNumber(phone), maskEmail(email)]).toEqual([maskedName, maskedPhone, maskedEmail]);
});

const lane = { loadPort: '宁波', dischargePort: '汉堡', month: '2026-09', bills: 21 };
it.each([
  [
    { kind: 'factory', goods: ['保温瓶', '焖烧罐', '灯'], lane },
    '您好，看到贵司从宁波到汉堡的货，2026 年 9 月有 21 票记录，贵司的货主要是保温瓶和焖烧罐。',
  ],
  [{ kind: 'trader', goods: [], lane }, '您好，看到贵司从宁波到汉堡的货，2026 年 9 月有 21 票记录。'],
  [{ kind: 'unknown', goods: ['保温瓶'], lane: null }, '您好，了解到贵司做保温瓶。'],
  [{ kind: 'factory', goods: [], lane: null }, null],
  [{ kind: 'forwarder', goods: ['保温瓶'], lane }, null],
] as const)('R-7.6-17 what is said first to %j', (known, begins) => {
  expect(openingScript(known)?.slice(0, begins?.length) ?? null).toBe(begins);
});

it.each([
  ['2026-10-15 08:29:59', null, '2026-10-12 00:00:00'],
  ['2026-10-15 08:30:00', '2026-10-15', '2026-10-12 00:00:00'],
  ['2026-10-15 23:59:59', '2026-10-15', '2026-10-12 00:00:00'],
  ['2026-10-18 00:00:00', null, '2026-10-12 00:00:00'],
  ['2026-10-18 23:59:59', '2026-10-18', '2026-10-12 00:00:00'],
  ['2026-10-19 00:00:00', null, '2026-10-19 00:00:00'],
])('R-7.6-17 at %s what is put down for %j is due, and what was first seen since %s is new', (now, day, monday) => {
  const nowMs = parseShanghai(now)!;
  expect(dueAt(nowMs)).toEqual(day === null ? null : { day, untilMs: parseShanghai(`${day} 08:30:00`) });
  expect(weekStartMs(nowMs)).toBe(parseShanghai(monday));
});

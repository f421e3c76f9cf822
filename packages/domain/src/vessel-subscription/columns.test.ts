// Guarantee: a call always says how far it is, by the port's own words for its clocks.
import { expect, it } from 'vitest';
import { cellText } from '../contract-kit/list-columns';
import { parseShanghai } from '../vocabulary/shanghai-time';
import type { PortCode } from '../vocabulary/port';
import { closingDayOf, everyVesselColumn, findVesselColumn, nextClockOf, vesselColumns } from './columns';

const call = {
  shipLocation: null,
  ctnapplybegindate: '2026-10-12 08:00:00',
  ctnapplyenddate: '2026-10-14 08:00:00',
  portclosedate: '2026-10-14 12:00:00',
  closedate: '2026-10-14 06:00:00',
  documentclosedate: null,
  vgmclosedate: '2026-10-13 20:00:00',
  note: null,
  wharf: '北二',
  wharfCode: 'BLCT2',
  state: 'tracking',
} as const;
const told = (now: string, part: object = {}, port: PortCode = 'NB') =>
  cellText(findVesselColumn(port, 'note')!, { ...call, ...part }, parseShanghai(now)!);

it.each([
  ['2026-10-12 07:59:59', '进箱开始 10-12 08:00'],
  ['2026-10-12 08:00:00', '进箱中'],
  ['2026-10-14 08:00:00', '进箱截止已过'],
  ['2026-10-14 12:00:00', '截港已过'],
])('N21 at %s a call says %s', (now, words) => {
  expect(told(now)).toBe(words);
});

it('N21 what the port said of the ship goes first; of a call without clocks nothing is said', () => {
  expect(told('2026-10-15 00:00:00', { note: '已靠泊 10-14 20:00' })).toBe('已靠泊 10-14 20:00');
  expect(told('2026-10-12 07:00:00', {}, 'SH')).toBe('开港 10-12 08:00');
  expect(told('2026-10-12 07:00:00', { ctnapplybegindate: null, ctnapplyenddate: null, portclosedate: null })).toBe('-');
});

it.each([
  ['2026-10-14 23:59:59', '进箱截止已过'],
  ['2026-10-15 00:00:00', '截港已过'],
])('W-11 a cut-off of which only the day is known has passed with its day: at %s %s', (now, words) => {
  expect(told(now, { portclosedate: '2026-10-14' })).toBe(words);
});

it.each<[PortCode, string[]]>([
  ['NB', ['ctnapplybegindate 进箱开始', 'ctnapplyenddate 进箱截止']],
  ['QD', ['jgApplyBeginTime 集港开始', 'jgApplyEndTime 集港截止']],
  ['TJ', ['jgApplyBeginTime 集港开始', 'jgApplyEndTime 集港截止']],
  ['SZ', ['ctnapplybegindate 开舱', 'ctnapplyenddate 截柜']],
])('R-3.9-02, R-3.9-04 the taking in of boxes has the column and the words of %s', (port, titles) => {
  const columns = vesselColumns(port).filter(({ prop }) => /^(ctnapply|jgApply)/.test(prop));
  expect(columns.map(({ prop, title }) => `${prop} ${title}`)).toEqual(titles);
  for (const { prop } of columns) expect(everyVesselColumn.map((column) => column.prop)).toContain(prop);
});

const atEight = parseShanghai('2026-10-12 08:00:00')!;
const place = { ships: 1, place: '在宁波港', lost: '没有信号', saidMs: atEight - 20 * 60_000, staleMs: atEight + 40 * 60_000 };
const ago = (minutes: number) => ({ ...place, saidMs: atEight - minutes * 60_000, staleMs: atEight + (60 - minutes) * 60_000 });
it.each([
  [null, '-'],
  [place, '在宁波港 · 20 分钟前'],
  [ago(-1), '在宁波港 · 刚刚'],
  [ago(60), '在宁波港 · 1 小时前'],
  [ago(180), '没有信号，最后在宁波港 · 3 小时前'],
  [ago(3_000), '没有信号，最后在宁波港 · 2 天前'],
  [{ ...place, ships: 2 }, '同名 2 条船'],
])('R-3.9-01 of 船舶位置 %j a row shows %s', (shipLocation, shown) => {
  expect(cellText(findVesselColumn('NB', 'shipLocation')!, { ...call, shipLocation }, atEight)).toBe(shown);
});

it.each([
  [{}, '北二 BLCT2'],
  [{ wharf: 'QQCT', wharfCode: 'QQCT' }, 'QQCT'],
  [{ wharf: null }, 'BLCT2'],
  [{ wharf: null, wharfCode: null }, '-'],
])('R-3.9-04 a terminal of which is known %j is told once, by name and code', (part, shown) => {
  expect(cellText(findVesselColumn('NB', 'wharfCode')!, { ...call, ...part }, atEight)).toBe(shown);
});

const nextOf = (now: string, part: object = {}) => {
  const next = nextClockOf({ ...call, ...part }, parseShanghai(now)!);
  return next && `${next.field} ${next.time.slice(5, 16)}`;
};
it.each<[string, object, string | null]>([
  ['2026-10-12 07:00:00', {}, 'vgmClosesMs 10-13 20:00'],
  // At the clock itself it has passed.
  ['2026-10-13 20:00:00', {}, 'customsClosesMs 10-14 06:00'],
  ['2026-10-14 07:00:00', {}, 'gateInClosesMs 10-14 08:00'],
  ['2026-10-14 08:00:00', {}, 'portClosesMs 10-14 12:00'],
  // A customs clock after the port's is still to be met.
  ['2026-10-14 12:00:00', { closedate: '2026-10-14 16:00:00' }, 'customsClosesMs 10-14 16:00'],
  ['2026-10-14 18:00:00', {}, 'portClosesMs 10-14 12:00'],
  ['2026-10-14 18:00:00', { portclosedate: null }, 'gateInClosesMs 10-14 08:00'],
  ['2026-10-12 07:00:00', { vgmclosedate: '2026-10-13' }, 'customsClosesMs 10-14 06:00'],
  ['2026-10-14 18:00:00', { portclosedate: '2026-10-15' }, null],
  ['2026-10-12 07:00:00', { state: 'finished' }, null],
  ['2026-10-12 07:00:00', { portclosedate: null, ctnapplyenddate: null, vgmclosedate: null, closedate: null }, null],
])('V-07 at %s the next clock of a call with %j is %s', (now, part, next) => {
  expect(nextOf(now, part)).toBe(next);
});

it('V-07 the file names the clock with the time that is left', () => {
  const { title } = findVesselColumn('NB', 'countdown')!;
  const text = (now: string) => cellText(findVesselColumn('NB', 'countdown')!, { ...call, shipLocation: null }, parseShanghai(now)!);
  expect([title, text('2026-10-13 21:00:00'), text('2026-10-14 14:00:00')]).toEqual(['下一截点', '截关 09:00:00', '截港 已截 02:00']);
});

it.each<[string, object, string | null]>([
  ['midnight is the end of the day before it', { portclosedate: '2026-10-15 00:00:00' }, '2026-10-14'],
  ['a minute later is the next day', { portclosedate: '2026-10-15 00:01:00' }, '2026-10-15'],
  ['a ship without a cut-off of its own closes by its gates', { portclosedate: null }, '2026-10-14'],
  ['a day without an hour is that day', { portclosedate: '2026-10-15' }, '2026-10-15'],
  ['a ship that has sailed closes for nobody', { state: 'finished' }, null],
  ['nothing is told', { portclosedate: null, ctnapplyenddate: null }, null],
])('V-07 one rule for the day of a cut-off: %s', (_case, part, day) => {
  expect(closingDayOf({ ...call, ...part })).toBe(day);
});

// Guarantee (V-16): what the header tells of an operator's notices, when, to whom, and what of it first.
import { expect, test } from 'vitest';
import { parseShanghai } from '../vocabulary/shanghai-time';
import { findNews, type ToldNotice } from './find-news';

const nowMs = parseShanghai('2026-12-01 12:00:00')!;
const told = (id: number, createTime: string, startTime: string | null = null): ToldNotice => ({ id, createTime, startTime });
const name = (notices: readonly ToldNotice[], read: readonly string[] = [], since: string | null = '2026-01-01 00:00:00') =>
  findNews(notices, { nowMs, since, isRead: (one) => read.includes(one) })?.name ?? null;

const holiday = told(1, '2026-11-30 09:00:00');
const tonight = told(2, '2026-11-28 09:00:00', '2026-12-01 23:00:00');
const atOne = told(3, '2026-11-29 09:00:00', '2026-12-01 13:00:00');

test.each<[string, readonly ToldNotice[], readonly string[], string | null, string | null]>([
  ['nothing was told', [], [], null, null],
  ['an announcement stands until it is read', [holiday], [], null, '1'],
  ['one that was read is gone', [holiday], ['1'], null, null],
  ['one of before the account is no news', [holiday], [], '2026-11-30 09:00:01', null],
  ['one of the very second of the account is', [holiday], [], '2026-11-30 09:00:00', '1'],
  ['one of a month ago still stands', [told(4, '2026-11-01 12:00:00')], [], null, '4'],
  ['an older one does not', [told(4, '2026-11-01 11:59:59')], [], null, null],
  ['a maintenance is told before it begins', [tonight], [], null, '2'],
  ['be it older than the account', [tonight], [], '2026-12-01 11:00:00', '2'],
  ['and before any announcement', [holiday, tonight], [], null, '2'],
  ['read, it leaves the place to the next', [holiday, tonight], ['2'], null, '1'],
  ['the one that begins sooner comes first', [tonight, atOne], [], null, '3/soon'],
  ['an hour before it is told again to who has read it', [atOne], ['3'], null, '3/soon'],
  ['and then once', [atOne], ['3', '3/soon'], null, null],
  ['a second more than an hour before it is not', [told(5, '2026-11-29 09:00:00', '2026-12-01 13:00:01')], ['5'], null, null],
  ['what has begun is told no more', [told(6, '2026-12-01 11:00:00', '2026-12-01 12:00:00')], [], null, null],
])('V-16 %s', (_, notices, read, since, expected) => {
  expect(name(notices, read, since)).toBe(expected);
});

test('V-16 of announcements the order of the list holds', () => {
  expect(name([told(7, '2026-11-20 09:00:00'), holiday])).toBe('7');
});

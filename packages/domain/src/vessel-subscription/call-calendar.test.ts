// Guarantee: a call of the list stands in a calendar with every clock that the port tells, each under a UID that stays.
import { expect, it } from 'vitest';
import { parseShanghai } from '../vocabulary/shanghai-time';
import { calendarOfCall, type CalendarRow } from './call-calendar';

it('a call is an entry for each clock that is told, in the port’s words, and one for the berth', () => {
  const row: CalendarRow = {
    area: 'SZ',
    boxvv: 'A/1',
    vesselsName: 'A',
    voyage: '1',
    wharf: '盐田',
    berth: '3#',
    version: 2,
    ctnapplybegindate: null,
    ctnapplyenddate: '2026-10-12 08:00:00',
    vgmclosedate: null,
    documentclosedate: null,
    closedate: '2026-10-12 20:00:00',
    portclosedate: '2026-10-12 18:00:00',
    arrivaldate: null,
    etaArrivedDate: '2026-10-13 02:00:00',
    dischargedate: null,
    etaSailingDate: '2026-10-13 20:00:00',
    source: '港口',
    updateTime: '2026-10-11 08:00:00',
  };
  const entries = calendarOfCall(row);
  expect(entries.map(({ summary }) => summary)).toEqual(['截柜 A/1', '截放行条 A/1', '截重 A/1', '靠泊 A/1']);
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(4);
  expect(entries[3]).toMatchObject({ startMs: parseShanghai(row.etaArrivedDate!), endMs: parseShanghai(row.etaSailingDate!), sequence: 2 });
  expect(calendarOfCall({ ...row, version: 3 }).map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid));
  expect(entries[0]!.location).toBe('深圳港 盐田 3# 泊位');
  // Of a day without an hour the whole day (W-11).
  const ofDay = calendarOfCall({ ...row, portclosedate: '2026-10-12' })[2]!;
  expect([ofDay.startMs, ofDay.endMs]).toEqual([parseShanghai('2026-10-12')!, parseShanghai('2026-10-13')!]);
});

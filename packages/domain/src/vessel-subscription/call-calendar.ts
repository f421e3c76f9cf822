import { portRules } from '../ports/index';
import { findPort, type PortCode } from '../vocabulary/port';
import { isCalendarDay, parseShanghai } from '../vocabulary/shanghai-time';
import { berthMark } from '../vocabulary/wharf';
import type { CalendarEntry } from '../vocabulary/write-calendar';
import { vesselSubscriptionTexts as texts } from './messages';

const dayMs = 86_400_000;

/** The fields of a row that stand in a calendar; times as the wire writes them. */
export interface CalendarRow {
  readonly area: PortCode;
  readonly boxvv: string;
  readonly vesselsName: string;
  readonly voyage: string;
  readonly wharf: string | null;
  readonly berth: string | null;
  readonly ctnapplybegindate: string | null;
  readonly ctnapplyenddate: string | null;
  readonly vgmclosedate: string | null;
  readonly documentclosedate: string | null;
  readonly closedate: string | null;
  readonly portclosedate: string | null;
  readonly etaArrivedDate: string | null;
  readonly etaSailingDate: string | null;
  readonly arrivaldate: string | null;
  readonly dischargedate: string | null;
  readonly source: string | null;
  readonly updateTime: string | null;
  readonly version: number;
}

/**
 * What of a call stands in a calendar: an entry for each clock that the port
 * has told, by the port's word for it, and one for the ship at its berth. An
 * entry keeps its UID, so that a calendar that takes the file again moves it.
 */
export function calendarOfCall(row: CalendarRow): readonly CalendarEntry[] {
  const { cutOffNames } = portRules(row.area);
  const at = (time: string | null): number | undefined => (time === null ? undefined : parseShanghai(time));
  const clocks = [
    ['gateInOpensMs', row.ctnapplybegindate],
    ['gateInClosesMs', row.ctnapplyenddate],
    ['vgmClosesMs', row.vgmclosedate],
    ['documentsClosesMs', row.documentclosedate],
    ['customsClosesMs', row.closedate],
    ['portClosesMs', row.portclosedate],
  ] as const;
  /** Of a day without an hour (ADR 0060) the whole day. */
  const ends = (time: string | null): number | undefined => {
    const atMs = at(time);
    return atMs !== undefined && isCalendarDay(time!) ? atMs + dayMs : atMs;
  };
  const told: { field: string; what: string; startMs: number | undefined; endMs: number | undefined }[] = [
    ...clocks.map(([field, time]) => ({ field, what: cutOffNames[field], startMs: at(time), endMs: ends(time) })),
    {
      field: 'berth',
      what: texts.atBerth,
      startMs: at(row.arrivaldate) ?? at(row.etaArrivedDate),
      endMs: at(row.dischargedate) ?? at(row.etaSailingDate),
    },
  ];
  return told.flatMap(({ field, what, startMs, endMs }) => {
    if (startMs === undefined) return [];
    return [
      {
        uid: `${row.area}-${row.vesselsName}-${row.voyage}-${field}@mastlight`,
        sequence: row.version,
        startMs,
        endMs: Math.max(startMs, endMs ?? startMs),
        summary: texts.calendarEntry(what, row.boxvv),
        location: texts.calendarPlace(findPort(row.area)!.name, row.wharf, row.berth && berthMark(row.berth)),
        description: texts.calendarNote(row.source, row.updateTime),
      },
    ];
  });
}

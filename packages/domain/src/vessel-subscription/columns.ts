/**
 * Columns of the vessel list (R-3.9-01 to -04): property, Chinese title, default
 * width and place. Props are the wire's spelling.
 */
import { listColumn as column, shortTime, type ListColumn } from '../contract-kit/list-columns';
import { portRules, type CutOffField } from '../ports/index';
import { describeCountdown } from '../vocabulary/countdown';
import { portCodes, type PortCode } from '../vocabulary/port';
import { isCalendarDay, parseShanghai, shanghaiDay } from '../vocabulary/shanghai-time';
import type { TrackingState } from '../vocabulary/tracking-state';
import { vesselSubscriptionTexts as texts } from './messages';

interface ShipLocation {
  readonly ships: number;
  readonly place: string;
  readonly lost: string;
  readonly saidMs: number;
  readonly staleMs: number;
}

/** The clocks of a row, and whether its ship is still to come. */
interface ClosingRow {
  readonly portclosedate: string | null;
  readonly ctnapplyenddate: string | null;
  readonly vgmclosedate: string | null;
  readonly documentclosedate: string | null;
  readonly closedate: string | null;
  readonly state: TrackingState;
}

/** The fields of a row that a column makes something of. */
interface ShownRow extends ClosingRow {
  readonly wharf: string | null;
  readonly wharfCode: string | null;
  readonly ctnapplybegindate: string | null;
  readonly note: string | null;
  readonly shipLocation: ShipLocation | null;
}

export type VesselColumn = ListColumn<ShownRow>;

const dayMs = 86_400_000;

/** The clocks of a row by which boxes, papers or releases must be there. */
export const closings = [
  ['gateInClosesMs', 'ctnapplyenddate'],
  ['vgmClosesMs', 'vgmclosedate'],
  ['documentsClosesMs', 'documentclosedate'],
  ['customsClosesMs', 'closedate'],
  ['portClosesMs', 'portclosedate'],
] as const satisfies readonly (readonly [CutOffField, keyof ClosingRow])[];

/** A clock of a call: which one, and its time as the wire writes it. */
interface Closing {
  readonly field: CutOffField;
  readonly time: string;
}

/** By when the port takes no box any more: its own cut-off, or where it has none that of the gates; null of a call that tells neither. */
export function cutOffOf({ portclosedate, ctnapplyenddate }: ClosingRow): Closing | null {
  if (portclosedate !== null) return { field: 'portClosesMs', time: portclosedate };
  return ctnapplyenddate === null ? null : { field: 'gateInClosesMs', time: ctnapplyenddate };
}

/**
 * The clock of a call that runs out first; once all have passed the port's, and of a ship that has sailed none: it closes for
 * nobody. A day without an hour is no clock (ADR 0060).
 *
 * @param met clocks by which all is there already.
 */
export function nextClockOf(row: ClosingRow, nowMs: number, met: ReadonlySet<CutOffField> = new Set()): Closing | null {
  if (row.state === 'finished') return null;
  const ahead = closings.flatMap(([field, prop]): Closing[] => {
    const time = row[prop];
    return time !== null && !met.has(field) && !isCalendarDay(time) && (parseShanghai(time) ?? 0) > nowMs ? [{ field, time }] : [];
  });
  const next = ahead.toSorted((a, b) => a.time.localeCompare(b.time))[0] ?? cutOffOf(row);
  return next === null || isCalendarDay(next.time) ? null : next;
}

/**
 * The day by whose end a call's cut-off must be met, `YYYY-MM-DD`: midnight is the end of the day before it. Null of a ship that
 * has sailed, and while no time is told.
 */
export function closingDayOf(row: ClosingRow): string | null {
  const time = row.state === 'finished' ? null : (cutOffOf(row)?.time ?? null);
  if (time === null || isCalendarDay(time)) return time;
  const atMs = parseShanghai(time);
  return atMs === undefined ? null : shanghaiDay(atMs - 1);
}

/** Where the ship is, and how long ago it said so; of several ships of one name nobody knows which is meant. */
function sayLocation({ ships, place, lost, saidMs, staleMs }: ShipLocation, nowMs: number): string {
  if (ships > 1) return texts.severalShips(ships);
  const said = `${place} · ${texts.age(Math.floor((nowMs - saidMs) / 60_000))}`;
  return nowMs > staleMs ? `${lost}，${texts.last(said)}` : said;
}

/** How far a call is whose ship is not there yet, by its clocks; null where the port has told of none (N21). */
function describeCall(port: PortCode, row: ShownRow, nowMs: number): string | null {
  const { cutOffNames } = portRules(port);
  // Of a day alone nobody knows before its end.
  const isPassed = (time: string | null): boolean =>
    time !== null && (parseShanghai(time) ?? Infinity) + (isCalendarDay(time) ? dayMs : 0) <= nowMs;
  if (isPassed(row.portclosedate)) return texts.passed(cutOffNames.portClosesMs);
  if (isPassed(row.ctnapplyenddate)) return texts.passed(cutOffNames.gateInClosesMs);
  if (row.ctnapplybegindate === null) return null;
  return isPassed(row.ctnapplybegindate) ? texts.open : texts.opens(cutOffNames.gateInOpensMs, shortTime(row.ctnapplybegindate));
}

/** Whether a port calls the taking in of boxes 集港: its rows tell those times by that name (R-3.9-04). */
export function speaksOfGathering(port: PortCode): boolean {
  return portRules(port).cutOffNames.gateInOpensMs.startsWith('集港');
}

function makeColumns(port: PortCode): readonly VesselColumn[] {
  const { cutOffNames } = portRules(port);
  const [begins, ends] = speaksOfGathering(port) ? ['jgApplyBeginTime', 'jgApplyEndTime'] : ['ctnapplybegindate', 'ctnapplyenddate'];
  return [
    // Where the row stands in the list; screen and file count for themselves.
    column('index', '序号', 'number', 44, { isFrozen: true, isSortable: false }),
    column('boxvv', '船名/航次', 'code', 188, { isFrozen: true }),
    column('countdown', '下一截点', 'countdown', 144, {
      value: (row, nowMs) => {
        const next = nextClockOf(row, nowMs);
        return next && `${cutOffNames[next.field]} ${describeCountdown(next.time, nowMs)!}`;
      },
    }),
    column('portclosedate', cutOffNames.portClosesMs, 'time', 104),
    // R-3.9-04: one column, by its name and by the code that its papers carry.
    column('wharfCode', '码头', 'text', 80, {
      formerly: 'wharf',

      value: ({ wharf, wharfCode }) => [...new Set([wharf, wharfCode])].filter(Boolean).join(' ') || null,
    }),
    column('chndescription', '中文船名', 'text', 104),
    column('note', '状态', 'text', 188, { isSortable: false, value: (row, nowMs) => row.note ?? describeCall(port, row, nowMs) }),
    column('place', '港口', 'text', 64),
    // R-3.9-01: by AIS, with its age; whoever wants to see it chooses it.
    column('shipLocation', '船舶位置', 'text', 200, {
      isShown: false,
      isSortable: false,
      value: ({ shipLocation }, nowMs) => shipLocation && sayLocation(shipLocation, nowMs),
    }),
    column('closedate', cutOffNames.customsClosesMs, 'time', 104),
    column(begins!, cutOffNames.gateInOpensMs, 'time', 104),
    column(ends!, cutOffNames.gateInClosesMs, 'time', 104),
    column('documentclosedate', cutOffNames.documentsClosesMs, 'time', 104, { isShown: false }),
    column('vgmclosedate', cutOffNames.vgmClosesMs, 'time', 104, { isShown: false }),
    column('etaArrivedDate', '预计靠泊', 'time', 104),
    column('etaSailingDate', '预计离泊', 'time', 104),
    column('arrivaldate', '实际靠泊', 'time', 104),
    column('dischargedate', '实际离泊', 'time', 104),
    column('shipCompany', '船公司', 'text', 104),
    column('remark', '备注', 'text', 160, { isTyped: true }),
    column('autoSubscribe', '自动订阅', 'switch', 68),
    column('companyid', '船公司代码', 'code', 88, { isShown: false }),
    column('source', '来源', 'text', 92),
    column('createTime', '订阅时间', 'time', 112, { isShown: false }),
  ];
}

const byPort = new Map(portCodes.map((port) => [port, makeColumns(port)]));

/** The column of a property in a port's list; undefined when there is none. */
export function findVesselColumn(port: PortCode, prop: string): VesselColumn | undefined {
  return vesselColumns(port).find((item) => item.prop === prop);
}

/** Every column of any port's list, by which an address may sort. */
export const everyVesselColumn: readonly VesselColumn[] = [
  ...new Map([...byPort.values()].flat().map((item) => [item.prop, item])).values(),
];

/** The columns of a port's list, in default order; cut-offs carry the words of the port. */
export function vesselColumns(port: PortCode): readonly VesselColumn[] {
  return byPort.get(port)!;
}

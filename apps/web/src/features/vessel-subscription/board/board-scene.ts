/** Where the calls of a list stand on the berth board: days from left to right, terminals and their lanes downwards. */
import { closingDayOf, cutOffOf } from '@mastlight/domain/vessel-subscription/columns';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { parseShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { berthsOf } from '@mastlight/domain/vocabulary/wharf';
import type { VesselRow } from '../declaration';
import type { TickKind } from './clock-names';

const dayMs = 86_400_000;

/** The days on show, from midnight of Shanghai. */
export interface BoardDays {
  readonly fromMs: number;
  readonly count: number;
}

/** A part of the board's width, in percent of it. */
export interface Stretch {
  readonly left: number;
  readonly width: number;
}

export interface BoardTick {
  readonly kind: TickKind;
  readonly left: number;
  readonly time: string;
}

/** One call on the board. */
export interface BoardCall {
  readonly row: VesselRow;
  /** From the opening of the gates to the port's cut-off; null while neither is told, or outside the days. */
  readonly gate: Stretch | null;
  /** At the berth; a ship of which no sailing is told stays half a day. */
  readonly berth: Stretch | null;
  /** Where the berth was before it was moved within the last day. */
  readonly formerBerth: Stretch | null;
  readonly ticks: readonly BoardTick[];
  /** Where its name stands: over the window of the gates, else right of the berth, else before it. */
  readonly name: Stretch;
}

export interface BoardWharf {
  readonly name: string;
  readonly lanes: readonly (readonly BoardCall[])[];
}

/** Of the board's width, room for a letter of a name, on the narrowest board that stands beside a table. */
const letterShare = 1.35;
const unknownStayMs = dayMs / 2;

const at = (time: string | null): number | null => (time === null ? null : (parseShanghai(time) ?? null));

/**
 * Lays the calls out that have anything to show within the days: a terminal has
 * as many lanes as calls stand over one another.
 *
 * @param rows in the order of the list, by which terminals and lanes are filled.
 */
export function layOutBoard(port: PortCode, rows: readonly VesselRow[], days: BoardDays): readonly BoardWharf[] {
  const known = berthsOf(port).map(({ name }) => name);
  const byWharf = new Map<string, BoardCall[][]>();
  for (const row of rows) {
    const placed = placeCall(row, days);
    if (placed === null) continue;
    const wharf = row.wharf ?? '-';
    const lanes = byWharf.get(wharf) ?? [];
    const lane = lanes.find((calls) => calls.every((other) => isApart(placed, other)));
    if (lane) lane.push(placed);
    else lanes.push([placed]);
    byWharf.set(wharf, lanes);
  }
  const rank = (name: string): number => (known.includes(name) ? known.indexOf(name) : known.length);
  return [...byWharf].map(([name, lanes]) => ({ name, lanes })).toSorted((a, b) => rank(a.name) - rank(b.name));
}

/** Every call of the board, terminal by terminal and from left to right: the way of the arrow keys. */
export function callsInOrder(wharfs: readonly BoardWharf[]): readonly BoardCall[] {
  return wharfs.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.toSorted((a, b) => extentOf(a).from - extentOf(b).from)));
}

/** How many calls close at the port on each of the days, as the list counts those of today. */
export function countClosings(rows: readonly VesselRow[], { fromMs, count }: BoardDays): readonly number[] {
  const closing = rows.map(closingDayOf);
  return Array.from({ length: count }, (_, day) => closing.filter((each) => each === shanghaiDay(fromMs + day * dayMs)).length);
}

/** Where an instant stands, in percent of the board's width; null outside the days. */
export function placeOf(instantMs: number | null, { fromMs, count }: BoardDays): number | null {
  if (instantMs === null) return null;
  const share = ((instantMs - fromMs) / (count * dayMs)) * 100;
  return share < 0 || share > 100 ? null : share;
}

function placeCall(row: VesselRow, days: BoardDays): BoardCall | null {
  const opens = at(row.ctnapplybegindate);
  const port = at(cutOffOf(row)?.time ?? null);
  const arrives = at(row.arrivaldate) ?? at(row.etaArrivedDate);
  const leaves = at(row.dischargedate) ?? at(row.etaSailingDate);
  const gate = stretchOf(opens ?? port, port ?? opens, days);
  const berth = stretchOf(arrives, arrives === null ? null : Math.max(leaves ?? arrives + unknownStayMs, arrives + dayMs / 24), days);
  const formerMs = row.arrivaldate === null ? at(row.berthMove?.from ?? null) : null;
  const stayMs = arrives === null || leaves === null ? unknownStayMs : leaves - arrives;
  const formerBerth = formerMs === null ? null : stretchOf(formerMs, formerMs + Math.max(stayMs, dayMs / 24), days);
  const ticks = (
    [
      ['opens', row.ctnapplybegindate],
      ['port', cutOffOf(row)?.time ?? null],
      ['customs', row.closedate],
    ] as const
  ).flatMap(([kind, time]): BoardTick[] => {
    const left = placeOf(at(time), days);
    return left === null ? [] : [{ kind, left, time: time! }];
  });
  if (gate === null && berth === null && ticks.length === 0) return null;
  const begins = Math.min(...[gate?.left, berth?.left, ...ticks.map(({ left }) => left)].filter((left) => left !== undefined));
  return { row, gate, berth, formerBerth, ticks, name: placeName(row, begins, berth) };
}

/** A name is never cut: where it fits nowhere beside the berth it stands over it. */
function placeName({ boxvv }: VesselRow, begins: number, berth: Stretch | null): Stretch {
  const width = (boxvv.length + 1) * letterShare;
  const before = berth?.left ?? 100;
  const after = berth === null ? begins : berth.left + berth.width;
  const places = [begins, after + 0.5, before - width];
  const fits = (left: number): boolean => left >= 0 && left + width <= 100 && (left + width <= before || left >= after);
  return { left: places.find(fits) ?? Math.max(0, Math.min(begins, 100 - width)), width };
}

function stretchOf(fromMs: number | null, untilMs: number | null, { fromMs: firstMs, count }: BoardDays): Stretch | null {
  const lastMs = firstMs + count * dayMs;
  if (fromMs === null || untilMs === null || untilMs < firstMs || fromMs > lastMs) return null;
  const share = (ms: number): number => ((Math.min(Math.max(ms, firstMs), lastMs) - firstMs) / (lastMs - firstMs)) * 100;
  return { left: share(fromMs), width: share(untilMs) - share(fromMs) };
}

/** What of a lane a call takes up, its name included. */
function extentOf({ gate, berth, ticks, name }: BoardCall): { readonly from: number; readonly until: number } {
  const parts = [gate, berth, name, ...ticks.map(({ left }) => ({ left, width: 0 }))].filter((part) => part !== null);
  return { from: Math.min(...parts.map(({ left }) => left)), until: Math.max(...parts.map(({ left, width }) => left + width)) };
}

function isApart(a: BoardCall, b: BoardCall): boolean {
  const [one, other] = [extentOf(a), extentOf(b)];
  return one.until < other.from || other.until < one.from;
}

/** The cut-offs of followed bills as entries of a calendar that goes on: what was shown once is moved or struck out, never lost. Pure. */
import { cutOffFields, portRules, type PortCode } from '../ports/index';
import type { BillStatus } from '../tracking/index';
import type { CalendarEntry } from '../vocabulary/write-calendar';
import { calendarKeptDays } from './limits';
import { calendarTexts as texts } from './messages';

/** An entry as it was shown last. */
export interface ShownEntry {
  readonly uid: string;
  /** Raised each time it moves, goes or comes back. */
  readonly sequence: number;
  /** ms since epoch, port time. */
  readonly atMs: number;
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly location: string;
}
type Clock = Pick<ShownEntry, 'uid' | 'atMs' | 'summary' | 'location'>;

const keptMs = calendarKeptDays * 86_400_000;

/** From when on cut-offs stand in a calendar, ms since epoch. */
export const calendarFrom = (portNowMs: number): number => portNowMs - keptMs;

const uidOf = (port: PortCode, billNo: string, field: string): string => `${port}-${billNo}-${field}@mastlight`;

/** The UIDs that cut-offs of a bill may have. */
export const uidsOf = (port: PortCode, billNo: string): readonly string[] => cutOffFields.map((field) => uidOf(port, billNo, field));

/** The cut-offs of a bill, by the port's words for them. When a port begins to take boxes in is none. */
export function cutOffsOf(port: PortCode, billNo: string, { plan, terminal, vesselName, voyage }: BillStatus): readonly Clock[] {
  const rules = portRules(port);
  const ship = [vesselName, voyage].filter((word) => word !== null).join(' / ');
  const wharf = terminal === null ? null : (rules.terminalOf.get(terminal.toUpperCase())?.name ?? terminal);
  return cutOffFields.flatMap((field) => {
    const atMs = plan?.[field] ?? null;
    if (field === 'gateInOpensMs' || atMs === null) return [];
    return [
      {
        uid: uidOf(port, billNo, field),
        atMs,
        summary: texts.entry(rules.cutOffNames[field], billNo, ship),
        location: texts.place(rules.name, wharf),
      },
    ];
  });
}

/**
 * What a calendar shows next: clocks of now, and those that are gone as cancelled, until their time is long over. A clock that
 * was over when it went stays as it was: it did close.
 */
export function showNext(shown: readonly ShownEntry[], clocks: readonly Clock[], portNowMs: number): readonly ShownEntry[] {
  const fromMs = calendarFrom(portNowMs);
  const before = new Map(shown.map((entry) => [entry.uid, entry]));
  const now = new Set(clocks.map(({ uid }) => uid));
  return [
    ...clocks.map((clock): ShownEntry => {
      const last = before.get(clock.uid);
      const isSame = last === undefined || (last.atMs === clock.atMs && !last.isCancelled);
      return { ...clock, sequence: (last?.sequence ?? 0) + (isSame ? 0 : 1), isCancelled: false };
    }),
    ...shown
      .filter(({ uid }) => !now.has(uid))
      .map((entry): ShownEntry =>
        entry.isCancelled || entry.atMs <= portNowMs ? entry : { ...entry, sequence: entry.sequence + 1, isCancelled: true },
      ),
  ].filter(({ atMs }) => atMs >= fromMs);
}

/** An entry as it stands in the file: a moment. */
export const entryOf = ({ uid, sequence, atMs, isCancelled, summary, location }: ShownEntry): CalendarEntry => ({
  uid,
  sequence,
  startMs: atMs,
  endMs: atMs,
  summary,
  location,
  description: '',
  isCancelled,
});

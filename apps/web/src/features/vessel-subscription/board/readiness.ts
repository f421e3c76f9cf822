/** Whether a ship may sail with the user's boxes: the worst that keeps them, and how many. */
import type { AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import { portRules, type CutOffField } from '@mastlight/domain/ports/index';
import { closings, nextClockOf } from '@mastlight/domain/vessel-subscription/columns';
import { lackKinds, type LackKind } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Say } from '../../../platform/catalogue';
import type { VesselRow } from '../declaration';
import type { vesselTexts } from '../texts/zh-CN';
import type { Affected } from './use-affected';

/** What of the user's bills on a call is known. */
export interface Readiness {
  readonly bills: number;
  readonly boxes: number;
  /** Boxes that each kind keeps, worst kind first; of kinds that keep whole bills, bills. */
  readonly lacks: readonly (readonly [LackKind, number])[];
  /** Bills of which nothing was heard. */
  readonly unheard: number;
  /** There are boxes, and nothing keeps any. */
  readonly isComplete: boolean;
  /** Times by which the bills run in their own list. */
  readonly clocks: ReadonlySet<string>;
  /** Something is known to keep boxes. */
  readonly hasMissing: boolean;
}

export function readinessOf(call: Pick<AffectedCall, 'bills'> | undefined): Readiness {
  const bills = call?.bills ?? [];
  const boxes = bills.reduce((sum, bill) => sum + bill.boxes, 0);
  const lacks = lackKinds
    .map((kind) => [kind, bills.reduce((sum, bill) => sum + (bill.lacks?.[kind] ?? 0), 0)] as const)
    .filter(([, count]) => count > 0);
  const unheard = bills.filter((bill) => bill.lacks === null).length;
  const clocks = new Set(bills.flatMap(({ clock }) => clock ?? []));
  const hasMissing = lacks.length > 0;
  return { bills: bills.length, boxes, lacks, unheard, clocks, isComplete: boxes > 0 && !hasMissing && unheard === 0, hasMissing };
}

const toneOfLack: Readonly<Record<LackKind, 'danger' | 'customs' | 'attention'>> = {
  astray: 'danger',
  refused: 'danger',
  manifestWithdrawn: 'danger',
  arrivalWithdrawn: 'danger',
  withdrawn: 'danger',
  slipWithdrawn: 'danger',
  tallyWithdrawn: 'danger',
  passWithdrawn: 'danger',
  inspection: 'customs',
  outside: 'attention',
  unboxed: 'attention',
  unarrived: 'attention',
  unreleased: 'attention',
  undocumented: 'attention',
  untallied: 'attention',
  unpassed: 'attention',
  unlisted: 'attention',
};

/** What keeps boxes of the bills on a call, worst first: how many, and which bills. */
export function lackingBills({ bills }: Pick<AffectedCall, 'bills'>) {
  return readinessOf({ bills }).lacks.map(([kind, count]) => ({
    kind,
    count,
    tone: toneOfLack[kind],
    billNos: bills.flatMap(({ blno, lacks }) => (lacks?.[kind] ? [blno] : [])),
  }));
}

/** The clocks by which a lack must be mended, but for what the port asks for after customs' release: its bill tells by which that runs. */
const clocksOfLack: Readonly<Record<LackKind, readonly CutOffField[]>> = {
  astray: [],
  refused: ['documentsClosesMs', 'customsClosesMs'],
  manifestWithdrawn: ['documentsClosesMs'],
  arrivalWithdrawn: ['customsClosesMs'],
  withdrawn: ['customsClosesMs'],
  slipWithdrawn: [],
  tallyWithdrawn: [],
  passWithdrawn: [],
  inspection: ['customsClosesMs'],
  outside: ['gateInClosesMs', 'customsClosesMs', 'portClosesMs'],
  unboxed: ['gateInClosesMs', 'customsClosesMs', 'portClosesMs'],
  unarrived: ['customsClosesMs'],
  unreleased: ['customsClosesMs'],
  undocumented: [],
  untallied: [],
  unpassed: [],
  unlisted: ['documentsClosesMs'],
};
/** So near a clock what it closes for is told before what is worse. */
const pressingMs = 6 * 3_600_000;

/** A port may let boxes on board by a slip that has customs' clock (深圳). */
const isByCustomsClock = (port: PortCode): boolean =>
  portRules(port).nodes.some(({ judge, clock }) => judge === 'flag' && clock === 'customs');

function clocksOf(kind: LackKind, port: PortCode): readonly CutOffField[] {
  const isSlip = kind === 'undocumented' || kind === 'slipWithdrawn';
  return isSlip && isByCustomsClock(port) ? ['customsClosesMs'] : clocksOfLack[kind];
}

/**
 * Clocks of a ship by which all that the user has on it is there: none counts down to what is done. By which a bill runs in its
 * own list the ship counts, too: one number.
 */
export function clocksMet({ boxes, lacks, unheard, clocks }: Readiness, row: VesselRow): ReadonlySet<CutOffField> | undefined {
  if (boxes === 0 || unheard > 0) return undefined;
  const needed = new Set(lacks.flatMap(([kind]) => clocksOf(kind, row.area)));
  // Of two at one time the port's own cut-off is told.
  const isRunBy = (field: CutOffField, time: string | null): boolean =>
    clocks.has(time ?? '') && (field === 'portClosesMs' || time !== row.portclosedate);
  return new Set(closings.flatMap(([field, prop]) => (needed.has(field) || isRunBy(field, row[prop]) ? [] : field)));
}

/** The clock of a call that is so near that what it closes for comes first; null where none is. 截港 closes for all alike. */
export function pressingClockOf(row: VesselRow, ready: Readiness, nowMs: number): CutOffField | null {
  const next = nextClockOf(row, nowMs, clocksMet(ready, row));
  const leftMs = next === null ? -1 : (parseShanghai(next.time) ?? 0) - nowMs;
  return next !== null && next.field !== 'portClosesMs' && leftMs > 0 && leftMs <= pressingMs ? next.field : null;
}

/** Of a silent port nobody knows that all is well: what lacked nothing when it was last heard is not told as ready. */
export function withoutReady(calls: Affected): Affected {
  const known = ({ lacks, ...bill }: AffectedCall['bills'][number]) => ({
    ...bill,
    lacks: lacks && Object.keys(lacks).length > 0 ? lacks : null,
  });
  return new Map([...calls].map(([id, call]) => [id, { ...call, bills: call.bills.map(known) }]));
}

/**
 * In a word: `查验 1`, `未进 3`, `已齐 9`, of several the worst and how many more, `查验 1 +2`; `all` names every lack where
 * there are several. What a clock closes for that is `pressing` comes before what is worse; the tone is that of what is told. Null
 * where no bill is on the call.
 */
export function sayReadiness(
  { bills, boxes, lacks, unheard, isComplete }: Readiness,
  say: Say<typeof vesselTexts.source>,
  pressing: { readonly field: CutOffField; readonly port: PortCode } | null = null,
): { readonly word: string | null; readonly all: string | null; readonly tone: 'danger' | 'customs' | 'attention' | 'done' | undefined } {
  if (bills === 0) return { word: null, all: null, tone: undefined };
  const isPressing = ([kind]: (typeof lacks)[number]): boolean =>
    pressing !== null && clocksOf(kind, pressing.port).includes(pressing.field);
  const inOrder = lacks.toSorted((a, b) => Number(isPressing(b)) - Number(isPressing(a)));
  const told = inOrder.map(([kind, count]) => say(`tank.lacks.${kind}`, { count }));
  if (unheard > 0) told.push(say('tank.unheard', { count: unheard }));
  const all = told.length > 1 ? told.join(say('tank.joint')) : null;
  const more = told.length - 1;
  if (lacks.length > 0)
    return { word: more > 0 ? say('tank.andMore', { word: told[0]!, count: more }) : told[0]!, all, tone: toneOfLack[inOrder[0]![0]] };
  return { word: isComplete ? say('tank.complete', { count: boxes }) : (told[0] ?? null), all, tone: isComplete ? 'done' : undefined };
}

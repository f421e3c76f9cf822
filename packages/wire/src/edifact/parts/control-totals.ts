import type { ControlTotal } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext } from '../envelope/message-reader';
import { keepRepeated } from './keep-repeated';
import { readControlTotal } from './read-terms';

/**
 * What a sender counted (CNT), and whether it is what was found. A list that
 * was shortened on its way says so only here: the sender's own count of
 * segments may be wrong with it.
 */
export class ControlTotals {
  readonly told: ControlTotal[] = [];
  private readonly places: WirePlace[] = [];

  constructor(private readonly context: Pick<MessageContext, 'log' | 'shortfall'>) {}

  take(cursor: SegmentCursor): void {
    const total = readControlTotal(cursor, this.context.log);
    if (total === null) return;
    keepRepeated(this.told, total, cursor, this.context.log);
    this.places.push({ offset: cursor.offset, segment: cursor.segment });
  }

  /** Whether a total of this kind is greater than whatever it may count. */
  exceeds(qualifier: string, counts: readonly number[]): boolean {
    return this.told.some((total) => total.qualifier === qualifier && Number(total.value) > Math.max(...counts));
  }

  /** Notes each total that differs from everything it may count (`compareTotals`). */
  check(counts: TotalCounts): void {
    const { log, shortfall } = this.context;
    const boxCounts = (counts['16'] ?? []).filter((count) => count !== null);
    shortfall.boxes = boxCounts.length > 0 && this.exceeds('16', boxCounts);
    compareTotals(this.told, counts, log, (index) => this.places[index] ?? { offset: 0 });
  }
}

/** What was found by 6069; a kind that is missing, or of which nothing was found, is not compared. */
export type TotalCounts = Readonly<Record<string, readonly (number | null)[]>>;

/** Notes each total that differs from everything it may count. */
export function compareTotals(
  told: readonly ControlTotal[],
  counts: TotalCounts,
  log: FindingLog,
  placeOf: (index: number) => WirePlace,
): void {
  told.forEach(({ qualifier, value }, index) => {
    const found = Object.hasOwn(counts, qualifier) ? (counts[qualifier] ?? []).filter((count) => count !== null) : [];
    const total = Number(value);
    if (found.length === 0 || !Number.isFinite(total) || found.some((count) => isSameTotal(total, count))) return;
    if (qualifier === '16') log.note('box-count', placeOf(index), `${value} / ${found[0]}`);
    else log.note('total-differs', placeOf(index), `CNT+${qualifier} ${value} / ${found[0]}`);
  });
}

/** Senders round weights and volumes to a whole unit. */
function isSameTotal(told: number, found: number): boolean {
  return Math.abs(told - found) <= (Number.isInteger(told) && Number.isInteger(found) ? 0 : 1);
}

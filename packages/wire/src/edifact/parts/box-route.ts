import type { Place, RoutePlace } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { withRepeated } from './keep-repeated';
import { none } from './none';
import { readPlace } from './read-place';

type Port = 'loadPort' | 'dischargePort' | 'destination';

/** What a LOC (3227) tells of the three ports; a higher rank wins. */
interface PortCode {
  readonly port: Port;
  readonly rank: number;
}

/** 9, 11 and 7 tell the ports; older stow plans use 6 and 12, and tell the destination by 83. */
const portCodes: ReadonlyMap<number, PortCode> = new Map([
  [9, { port: 'loadPort', rank: 2 }],
  [6, { port: 'loadPort', rank: 1 }],
  [11, { port: 'dischargePort', rank: 2 }],
  [12, { port: 'dischargePort', rank: 1 }],
  [7, { port: 'destination', rank: 3 }],
  [8, { port: 'destination', rank: 2 }],
  [83, { port: 'destination', rank: 1 }],
]);

/** The places of one box, or of all boxes of a message, as LOC segments tell them. */
export class BoxRoute {
  loadPort: Place | null = null;
  dischargePort: Place | null = null;
  destination: Place | null = null;
  /** Every other place, and what a better qualifier has displaced. */
  others: readonly RoutePlace[] = none;
  /** The qualifiers that told the three ports; null before the first. */
  private told: Record<Port, number> | null = null;

  /** Takes a LOC that is neither a cell nor a terminal. */
  take(cursor: SegmentCursor, log: FindingLog): void {
    const place = readPlace(cursor);
    if (place === null) return;
    const qualifier = cursor.whole(1);
    const found = portCodes.get(qualifier);
    if (found === undefined) {
      this.keep(cursor.text(1), place, cursor, log);
      return;
    }
    const { port, rank } = found;
    this.told ??= { loadPort: 0, dischargePort: 0, destination: 0 };
    const before = this.told[port];
    const displaced = this[port];
    if (displaced !== null && (portCodes.get(before)?.rank ?? 0) >= rank) {
      this.keep(cursor.text(1), place, cursor, log);
      return;
    }
    if (displaced !== null) this.keep(String(before), displaced, cursor, log);
    this[port] = place;
    this.told[port] = qualifier;
  }

  private keep(qualifier: string, place: Place, cursor: SegmentCursor, log: FindingLog): void {
    this.others = withRepeated(this.others, { qualifier, place }, cursor, log);
  }
}

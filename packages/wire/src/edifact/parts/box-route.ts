import type { Place, RoutePlace } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { keepRepeated } from './keep-repeated';
import { readPlace } from './read-place';

type Port = 'loadPort' | 'dischargePort' | 'destination';

/** Which LOC (3227) tells a port, best last: older stow plans use 6 and 12, stow plans tell the destination by 83. */
const qualifiers: Readonly<Record<Port, readonly string[]>> = {
  loadPort: ['6', '9'],
  dischargePort: ['12', '11'],
  destination: ['83', '8', '7'],
};
const ports = ['loadPort', 'dischargePort', 'destination'] as const;

/** The places of one box, or of all boxes of a message, as LOC segments tell them. */
export class BoxRoute {
  loadPort: Place | null = null;
  dischargePort: Place | null = null;
  destination: Place | null = null;
  /** Every other place, and what a better qualifier has displaced. */
  readonly others: RoutePlace[] = [];
  private readonly told: Partial<Record<Port, string>> = {};

  /** Takes a LOC that is neither a cell nor a terminal. */
  take(cursor: SegmentCursor, log: FindingLog): void {
    const place = readPlace(cursor);
    if (place === null) return;
    const qualifier = cursor.text(1);
    const port = ports.find((name) => qualifiers[name].includes(qualifier));
    if (port === undefined || this.told[port] === qualifier) {
      keepRepeated(this.others, { qualifier, place }, cursor, log);
      return;
    }
    const before = this.told[port];
    const ranks = qualifiers[port];
    if (before !== undefined && ranks.indexOf(qualifier) < ranks.indexOf(before)) {
      keepRepeated(this.others, { qualifier, place }, cursor, log);
      return;
    }
    const displaced = this[port];
    if (before !== undefined && displaced !== null)
      keepRepeated(this.others, { qualifier: before, place: displaced }, cursor, log);
    this[port] = place;
    this.told[port] = qualifier;
  }
}

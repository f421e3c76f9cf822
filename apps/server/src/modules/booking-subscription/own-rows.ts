import { bookingList } from '@mastlight/domain/booking-subscription/contract';
import type { TimedRows } from '../../platform/list/end-by-time';
import { OwnRowCommands } from '../../platform/list/own-row-commands';
import { payBackUnheard, timedRows } from '../billing/index';
import { bookings } from './queries/booking-list';
import { bringBillsOf } from './operations/bring-bills';
import type { Parts } from './parts';
import { findEndable } from './queries/find-endable';

/** What is done with rows of the list, by who has them and as they end by themselves. */
export function bookingRows(parts: Parts): { readonly rows: OwnRowCommands; readonly timed: TimedRows } {
  const { platform, follow, billing } = parts;
  const { topic } = bookingList;
  const rows = new OwnRowCommands(platform, {
    table: bookings.table,
    topic,
    letGo: (tx, ids) => follow.end(tx, topic.name, ids),
    bring: (tx, ids) => bringBillsOf(parts, tx, ids),
  });
  return { rows, timed: timedRows((...which) => payBackUnheard(billing, ...which), rows, findEndable) };
}

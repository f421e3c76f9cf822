import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { deriveBookingStatus, selectBookingFacts } from '@mastlight/domain/tracking/booking-status';
import { arrangeShipFacts, deriveCallStatus } from '@mastlight/domain/tracking/call-status';
import { derivationVersion } from '@mastlight/domain/tracking/status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { inRounds } from './in-rounds';
import { readsAlike } from '../reads-alike';
import { loadBookingFacts, loadBookings, saveBookings, type StoredBooking } from '../store/bookings';
import { loadCallFacts } from '../store/load-facts';

const bookingsPerTurn = 50;

/**
 * Derives bookings anew from everything that was said of them and of their
 * ships, publishes what they say now and tells those who follow them. Whoever
 * follows one that has become a bill follows the bill too, from the same
 * transaction on, and follows it no more once a correction has parted them. The
 * caller has taken its turn.
 */
export async function deriveBookings(parts: Parts, transaction: Transaction, port: PortCode, bookingNos: readonly string[]): Promise<void> {
  await inRounds(bookingNos, (round) => deriveRound(parts, transaction, port, round));
}

async function deriveRound(parts: Parts, transaction: Transaction, port: PortCode, bookingNos: readonly string[]): Promise<void> {
  const { platform, follow } = parts;
  const before = await loadBookings(transaction, port, bookingNos);
  if (before.length === 0) return;
  const facts = await loadBookingFacts(
    transaction,
    port,
    before.map(({ bookingNo }) => bookingNo),
  );
  const selected = before.map((kept) => ({ kept, chosen: selectBookingFacts(kept.bookingNo, facts.get(kept.bookingNo) ?? []) }));
  const vesselKeys = [...new Set(selected.flatMap(({ chosen }) => (chosen.call ? [vesselKey(chosen.call.vesselName)] : [])))];
  const said = vesselKeys.length === 0 ? new Map() : await loadCallFacts(transaction, port, vesselKeys, platform.portClock.nowMs());
  const ships = new Map([...said].map(([vessel, ofShip]) => [vessel, arrangeShipFacts(ofShip)]));
  const fresh: StoredBooking[] = [];
  const changed: string[] = [];
  const became: { readonly bookingNo: string; readonly billNos: readonly string[] }[] = [];
  const gone: typeof became = [];
  let derived = 0;
  for (const { kept, chosen } of selected) {
    // Others of this process get their turn between bookings.
    if (++derived % bookingsPerTurn === 0) await yieldToOthers();
    const { bookingNo, version } = kept;
    const sailing = chosen.call && deriveCallStatus(port, chosen.call, ships.get(vesselKey(chosen.call.vesselName))!);
    const status = deriveBookingStatus(port, chosen, sailing);
    const isChanged = !readsAlike(kept.said, status);
    if (isChanged) changed.push(bookingNo);
    if (isChanged || !isDeepStrictEqual(status, kept.status)) fresh.push({ bookingNo, status, version: version + Number(isChanged) });
    const [was, is] = [new Set(kept.billNos), new Set(status.billNos)];
    became.push({ bookingNo, billNos: status.billNos.filter((billNo) => !was.has(billNo)) });
    gone.push({ bookingNo, billNos: kept.billNos.filter((billNo) => !is.has(billNo)) });
  }
  await saveBookings(transaction, port, fresh, { nowMs: platform.clock.nowMs(), derivationVersion });
  const withBills = ({ billNos }: (typeof became)[number]): boolean => billNos.length > 0;
  for (const { bookingNo, billNos } of became.filter(withBills)) {
    await follow.alsoFollow(transaction, { kind: 'booking', port, subjects: [bookingNo] }, { kind: 'bill', subjects: billNos });
  }
  for (const { bookingNo, billNos } of gone.filter(withBills)) {
    await follow.alsoFollowNoMore(transaction, { kind: 'booking', port, subjects: [bookingNo] }, { kind: 'bill', subjects: billNos });
  }
  if (changed.length > 0) await follow.tellFollowers(transaction, { kind: 'booking', port, subjects: changed });
}

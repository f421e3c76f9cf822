import { bookingsMax } from '@mastlight/domain/booking-subscription/limits';
import { bookingSubscriptionTexts as texts } from '@mastlight/domain/booking-subscription/messages';
import { bookingSubscriptionRefusals as refusals } from '@mastlight/domain/booking-subscription/refusals';
import { bookingRowsTopic } from '@mastlight/domain/booking-subscription/topics';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { isSoNo, soKey, wanHaiExample } from '@mastlight/domain/vocabulary/so-no';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { countHeld, giveMarks, takeOutEnded } from '../../../platform/list/own-rows';
import { tellOutcomes, type SubscribeOutcome } from '../../../platform/list/tell-outcomes';
import { publishChange } from '../../../platform/live';
import type { UsedUp } from '../../follow/index';
import type { Parts } from '../parts';
import { bookingTable, insertSubscriptions, selectKnown, type KeptBooking } from '../store';

/**
 * Subscribes the caller to bookings (R-7.6-08): each number is told what became
 * of it, and one bad number spoils none of the others. A booking that is a bill
 * by now is followed with its bill at once.
 *
 * @param carrier code of the line that the user named; null where he named none.
 * @throws BusinessError 429 when the day's quota allows none of them (ADR 0011); where it allows some, the rest is told why not.
 */
export async function subscribeBookings(
  { platform, tracking, follow }: Parts,
  session: Session,
  port: PortCode,
  numbers: readonly string[],
  carrier: string | null,
): Promise<({ readonly soNo: string } & SubscribeOutcome)[]> {
  const { ownerKey, userId } = session;
  const judged = numbers.map((typed) => {
    const soNo = soKey(typed);
    return isSoNo(soNo) ? { soNo, fault: null } : { soNo: typed.trim(), fault: texts.badNumber(wanHaiExample) };
  });
  const wanted = [...new Set(judged.flatMap(({ soNo, fault }) => (fault === null ? [soNo] : [])))];
  const result = await inTransaction(platform.database, session, async (transaction) => {
    const day = await follow.openDay(transaction, session);
    const room = Math.max(0, bookingsMax - (await countHeld(transaction, bookingTable, ownerKey)));
    const known = idsByNumber(await selectKnown(transaction, ownerKey, port, wanted));
    const unknown = wanted.filter((soNo) => !known.has(soNo));
    const createdMs = Math.trunc(platform.portClock.nowMs());
    const asked = unknown.slice(0, room);
    const heard = asked.length === 0 ? new Set<string>() : await tracking.heardBookings(transaction, port, asked);
    const { allowed: soNos, refused } = await day.allow(asked, { heard });
    const ended = await takeOutEnded(transaction, bookingTable, 'booking_no', ownerKey, port, soNos);
    const fresh = soNos.length === 0 ? [] : await insertSubscriptions(transaction, { ownerKey, userId, port, carrier, soNos, createdMs });
    await giveMarks(transaction, bookingTable, ownerKey, idsByNumber(fresh), ended);
    if (fresh.length > 0) {
      const rows = fresh.map(({ id, soNo }) => ({ rowId: id, kind: 'booking' as const, port, subject: soNo }));
      await follow.begin(transaction, ownerKey, bookingRowsTopic.name, rows);
      const added = idsByNumber(fresh);
      const become = await tracking.becomeBills(transaction, port, [...added.keys()]);
      const bills = become.flatMap(({ bookingNo, billNos }) =>
        billNos.map((subject) => ({ rowId: added.get(bookingNo)!, kind: 'bill' as const, port, subject })),
      );
      if (bills.length > 0) await follow.begin(transaction, ownerKey, bookingRowsTopic.name, bills);
      await publishChange(transaction, {
        ownerKey,
        topic: bookingRowsTopic,
        ids: [...ended.map(({ id }) => id), ...fresh.map(({ id }) => id)],
      });
    }
    return {
      heard,
      added: idsByNumber(fresh),
      known,
      refused: new Map([...refused].map(([soNo, usedUp]) => [soNo, refusalOf(usedUp)])),
      beyond: unknown.slice(room),
    };
  });
  const [first] = result.refused.values();
  if (first && result.added.size + result.known.size === 0) throw first;
  const reasons = [...result.refused].map(([soNo, { message }]) => [soNo, message] as const);
  const outcomes = tellOutcomes(
    judged.map(({ soNo, fault }) => ({ key: soNo, fault })),
    { ...result, refused: new Map([...reasons, ...result.beyond.map((soNo) => [soNo, texts.full(bookingsMax)] as const)]) },
  );
  return outcomes.map((outcome, index) => {
    const { soNo } = judged[index]!;
    // What nobody has told of is subscribed to all the same, and its user told to look at it once more.
    const isUnheard = outcome.code === 'added' && !result.heard.has(soNo);
    return { soNo, ...outcome, ...(isUnheard && { reason: texts.unheard }) };
  });
}

const idsByNumber = (rows: readonly KeptBooking[]): Map<string, number> => new Map(rows.map(({ id, soNo }) => [soNo, id]));

function refusalOf(usedUp: UsedUp): BusinessError {
  // Bookings without news are few at a time because all are.
  if (usedUp.quota === 'unheard-open') throw new Error('The list of bookings is bounded by itself.');
  const { quota, max, retryAfterSeconds } = usedUp;
  return refuse(quota === 'unheard-per-day' ? refusals.unheardUsedUp : refusals.subscriptionsUsedUp, { max }, { retryAfterSeconds });
}

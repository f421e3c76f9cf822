import { originOf, paidAs } from '@mastlight/domain/billing/index';
import { bookingsMax } from '@mastlight/domain/booking-subscription/limits';
import { bookingSubscriptionTexts as texts } from '@mastlight/domain/booking-subscription/messages';
import { bookingSubscriptionRefusals as refusals } from '@mastlight/domain/booking-subscription/refusals';
import { bookingRowsTopic } from '@mastlight/domain/booking-subscription/topics';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { isSoNo, soKey, wanHaiExample } from '@mastlight/domain/vocabulary/so-no';
import type { Session } from '../../../platform/http/session';
import type { Transaction } from '../../../platform/db/transaction';
import { countHeld, giveMarks, takeOutEnded } from '../../../platform/list/own-rows';
import { tellOutcomes, type SubscribeOutcome } from '../../../platform/list/tell-outcomes';
import { publishChange } from '../../../platform/live';
import type { UsedUp } from '../../follow/index';
import type { Parts } from '../parts';
import { bookingTable, insertSubscriptions, selectKnown, type KeptBooking } from '../store';

/** Bookings that somebody wants to follow at a port. */
export interface BookingsWish {
  readonly port: PortCode;
  readonly numbers: readonly string[];
  /** Code of the line that the user named; null where he named none. */
  readonly carrier: string | null;
  /** Whether real money may be taken where the free quota does not do (T13). */
  readonly allowReal?: boolean | undefined;
}

/** What became of each number, and what it cost, in fen. */
export interface SubscribedBookings {
  readonly told: readonly ({ readonly soNo: string } & SubscribeOutcome)[];
  readonly fen: number;
}

/**
 * Subscribes the caller to bookings (R-7.6-08): each number is told what became
 * of it, and one bad number spoils none of the others. A booking that is a bill
 * by now is followed with its bill at once.
 *
 * @throws BusinessError 429 when the day's quota allows none of them (ADR 0011); where it allows some, the rest is told why
 * not. 409 or 402 when they are not paid for: then none is subscribed to.
 */
export async function subscribeBookings(
  { platform, tracking, follow, billing }: Parts,
  session: Session,
  { port, numbers, carrier, allowReal = false }: BookingsWish,
): Promise<SubscribedBookings> {
  const { ownerKey, userId } = session;
  const judged = numbers.map((typed) => {
    const soNo = soKey(typed);
    return isSoNo(soNo) ? { soNo, fault: null } : { soNo: typed.trim(), fault: texts.badNumber(wanHaiExample) };
  });
  const wanted = [...new Set(judged.flatMap(({ soNo, fault }) => (fault === null ? [soNo] : [])))];
  // What was tried is counted, whatever becomes of it: a refusal of everything is thrown once that is committed.
  const work = async (transaction: Transaction) => {
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
    const fen = await billing.charge(transaction, session, {
      fee: 'FEE_SO',
      origin: originOf(port),
      allowReal,
      things: fresh.map(({ soNo }) => ({
        key: paidAs(bookingRowsTopic.name, { port, subject: soNo, createdMs }),
        subject: soNo,
      })),
    });
    const added = idsByNumber(fresh);
    const usedUp = new Map([...refused].map(([soNo, why]) => [soNo, refusalOf(why)]));
    const [first] = usedUp.values();
    const refusal = added.size + known.size === 0 ? (first ?? null) : null;
    const reasons = [...usedUp].map(([soNo, { message }]) => [soNo, message] as const);
    const beyond = unknown.slice(room).map((soNo) => [soNo, texts.full(bookingsMax)] as const);
    const outcomes = tellOutcomes(
      judged.map(({ soNo, fault }) => ({ key: soNo, fault })),
      { added, known, refused: new Map([...reasons, ...beyond]) },
    );
    const told = outcomes.map((outcome, index) => {
      const { soNo } = judged[index]!;
      // What nobody has told of is subscribed to all the same, and its user told to look at it once more.
      const isUnheard = outcome.code === 'added' && !heard.has(soNo);
      return { soNo, ...outcome, ...(isUnheard && { reason: texts.unheard }) };
    });
    return { refusal, told, fen };
  };
  const { refusal, told, fen } = await billing.once(session, work, (result) => result.refusal === null);
  if (refusal) throw refusal;
  return { told, fen };
}

const idsByNumber = (rows: readonly KeptBooking[]): Map<string, number> => new Map(rows.map(({ id, soNo }) => [soNo, id]));

function refusalOf(usedUp: UsedUp): BusinessError {
  // Bookings without news are few at a time because all are.
  if (usedUp.quota === 'unheard-open') throw new Error('The list of bookings is bounded by itself.');
  const { quota, max, retryAfterSeconds } = usedUp;
  return refuse(quota === 'unheard-per-day' ? refusals.unheardUsedUp : refusals.subscriptionsUsedUp, { max }, { retryAfterSeconds });
}

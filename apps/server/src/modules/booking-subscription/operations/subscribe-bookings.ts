import { originOf, paidAs, type FeeOfOrigin } from '@mastlight/domain/billing/index';
import { bookingList } from '@mastlight/domain/booking-subscription/contract';
import { bookingSubscriptionTexts as texts } from '@mastlight/domain/booking-subscription/messages';
import { bookingSubscriptionRefusals as refusals } from '@mastlight/domain/booking-subscription/refusals';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { isSoNo, soKey, wanHaiExample } from '@mastlight/domain/vocabulary/so-no';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { subscribeRows, type WantedRow } from '../../../platform/list/subscribe-rows';
import type { SubscribeOutcome } from '../../../platform/list/tell-outcomes';
import { Consent } from '../../billing/index';
import type { UsedUp } from '../../follow/index';
import type { Parts } from '../parts';
import { bookingsOf } from '../store';

/** Bookings that somebody wants to follow at a port. */
export interface BookingsWish {
  readonly port: PortCode;
  readonly numbers: readonly string[];
  /** Code of the line that the user named; null where he named none. */
  readonly carrier: string | null;
  /** What real money may be taken where the free quota does not do (T13); absent: none. */
  readonly consent?: Consent | undefined;
}

/** What became of each number, what it is paid as, and what all of them cost, in fen. */
export interface SubscribedBookings {
  readonly told: readonly ({ readonly soNo: string } & SubscribeOutcome)[];
  readonly fee: FeeOfOrigin;
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
  { port, numbers, carrier, consent = Consent.none() }: BookingsWish,
): Promise<SubscribedBookings> {
  const things = numbers.map(judge);
  const { ownerKey } = session;
  const { topic } = bookingList;
  const fee = { fee: 'FEE_SO', origin: originOf(port) } as const;
  // What was tried is counted, whatever becomes of it: a refusal of everything is thrown once that is committed.
  const work = async (tx: Transaction) => {
    const day = await follow.openDay(tx, session);
    let heard: ReadonlySet<string> = new Set<string>();
    const follows = (kind: 'booking' | 'bill', rows: readonly { readonly rowId: number; readonly subject: string }[]) =>
      follow.begin(
        tx,
        ownerKey,
        topic.name,
        rows.map((row) => ({ ...row, kind, port })),
      );
    const { told, ...rest } = await subscribeRows(platform, bookingsOf(carrier), tx, session, {
      port,
      things,
      async allow(unknown) {
        const keys = unknown.map(({ key }) => key);
        if (keys.length > 0) heard = await tracking.heardBookings(tx, port, keys);
        const { allowed, refused } = await day.allow(keys, { heard });
        const isAllowed = new Set(allowed);
        return {
          things: unknown.filter(({ key }) => isAllowed.has(key)),
          refused: new Map([...refused].map(([key, why]) => [key, refusalOf(why)])),
        };
      },
      async begin(added) {
        await follows(
          'booking',
          [...added].map(([subject, rowId]) => ({ rowId, subject })),
        );
        const become = await tracking.becomeBills(tx, port, [...added.keys()]);
        const bills = become.flatMap(({ bookingNo, billNos }) => billNos.map((subject) => ({ rowId: added.get(bookingNo)!, subject })));
        if (bills.length > 0) await follows('bill', bills);
      },
      charge: (paid) =>
        billing.charge(tx, session, {
          ...fee,
          consent,
          things: paid.map(({ key, subject, createdMs }) => ({ key: paidAs(topic.name, { port, subject: key, createdMs }), subject })),
        }),
      findHeard: async () => heard,
    });
    return { ...rest, told: told.map((outcome, at) => ({ soNo: things[at]!.key, ...outcome })) };
  };
  const { refusal, told, fen } = await billing.once(session, work, (result) => result.refusal === null);
  if (refusal) throw refusal;
  return { told, fee, fen };
}

/** A number as it was typed, or why it is none. */
function judge(typed: string): WantedRow {
  const soNo = soKey(typed);
  return isSoNo(soNo)
    ? { key: soNo, subject: soNo, fault: null }
    : { key: typed.trim(), subject: typed, fault: texts.badNumber(wanHaiExample) };
}

function refusalOf(usedUp: UsedUp): BusinessError {
  // Bookings without news are few at a time because all are.
  if (usedUp.quota === 'unheard-open') throw new Error('The list of bookings is bounded by itself.');
  const { quota, max, retryAfterSeconds } = usedUp;
  return refuse(quota === 'unheard-per-day' ? refusals.unheardUsedUp : refusals.subscriptionsUsedUp, { max }, { retryAfterSeconds });
}

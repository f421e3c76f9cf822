import type { bayPlan } from '@mastlight/domain/bay-plan/contract';
import { replayBillsMax } from '@mastlight/domain/bay-plan/limits';
import { bayPlanRefusals as refusals } from '@mastlight/domain/bay-plan/refusals';
import { movesKnownAt, stopsOf } from '@mastlight/domain/bay-plan/replay';
import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { endOfSecond } from '@mastlight/domain/tracking/index';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { boxesOf, findOwnBills, type OwnBill } from '../queries/find-own-boxes';
import { enterByLink } from './enter-by-link';

type Call = Pick<RequestOf<typeof bayPlan.listStops>, 'vessel' | 'voyage'>;

/** The instant that somebody named, ms. @throws BusinessError 400 for one that is to come. */
export function readPast({ portClock }: Parts['platform'], at: string): number {
  const nowMs = Math.trunc(portClock.nowMs());
  const atMs = parseShanghai(at)!;
  if (atMs > nowMs) throw refuse(refusals.atInFuture, { now: formatShanghai(nowMs) }, { field: 'at' });
  return atMs;
}

/** Bills of the caller's that are on the call now. @throws BusinessError 400 when they are more than a replay reads. */
async function readOwnBills({ platform }: Parts, session: Session | null, call: Call): Promise<readonly OwnBill[]> {
  if (session === null) return [];
  const bills = await findOwnBills(platform.database, session.ownerKey, call);
  if (bills.length > replayBillsMax) throw refuse(refusals.tooManyBills, { max: replayBillsMax });
  return bills;
}

/** What was known of a call's boxes at an instant: moves, and the own bills as they were derived then. */
export async function knownThen(parts: Parts, session: Session | null, call: Call, atMs: number) {
  const { tracking } = parts;
  const bills = await readOwnBills(parts, session, call);
  const moves = await tracking.findBoxMoves(defaultPort, { vesselName: call.vessel, voyage: call.voyage });
  const then: OwnBill[] = [];
  for (const { billNo } of bills) {
    const { known } = await tracking.readBillAt(session!, defaultPort, billNo, atMs);
    then.push({ billNo, status: known?.status ?? null });
  }
  // A box that is the reader's today was his then too, though nobody had told its bill.
  const mine = boxesOf(bills);
  const own = boxesOf(then);
  return { moves: movesKnownAt(moves, (containerNo) => mine.has(containerNo) || own.has(containerNo), endOfSecond(atMs)), bills: then };
}

/**
 * The instants to which a call can be looked back: when something was heard of the caller's bills on it, else full hours.
 *
 * @throws BusinessError 403 by name for a link that is wrong or over, 400 when too many of his bills are on it.
 */
export async function listStops(
  parts: Parts,
  session: Session | null,
  wish: RequestOf<typeof bayPlan.listStops>,
): Promise<ResponseOf<typeof bayPlan.listStops>> {
  const { platform, tracking } = parts;
  if (session === null) await enterByLink(parts, wish, false);
  const nowMs = Math.trunc(platform.portClock.nowMs());
  const bills = await readOwnBills(parts, session, wish);
  const hearings: { readonly atMs: number; readonly statements: number }[] = [];
  // Of an instant before the first word nothing is derived.
  for (const { billNo } of bills) hearings.push(...(await tracking.readBillAt(session!, defaultPort, billNo, 0)).hearings);
  const isOwn = hearings.length > 0;
  if (!isOwn) {
    const moves = await tracking.findBoxMoves(defaultPort, { vesselName: wish.vessel, voyage: wish.voyage });
    hearings.push(...moves.map(({ heardMs }) => ({ atMs: heardMs, statements: 1 })));
  }
  const stops = stopsOf(hearings, nowMs, !isOwn);
  return { list: stops.map(({ atMs, statements }) => ({ time: formatShanghai(atMs), statements })) };
}

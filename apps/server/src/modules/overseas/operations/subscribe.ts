import { originOf } from '@mastlight/domain/billing/index';
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { type LineCode, guessLine, isLineCode, lineOf } from '@mastlight/domain/line-tracking/index';
import { overseasList } from '@mastlight/domain/overseas/contract';
import { overseasTexts as texts } from '@mastlight/domain/overseas/messages';
import type { BoxClass } from '@mastlight/domain/overseas/tariff';
import { overseasRefusals as refusals } from '@mastlight/domain/overseas/refusals';
import { foldFullWidth, isBillNo } from '@mastlight/domain/vocabulary/bill-no';
import { cleanClientName, cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import { containerCheckDigit, hasValidCheckDigit, isContainerNo } from '@mastlight/domain/vocabulary/container-no';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { startOfShanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { subscribeRows, type PaidRow } from '../../../platform/list/subscribe-rows';
import type { SubscribeOutcome } from '../../../platform/list/tell-outcomes';
import type { Consent } from '../../billing/index';
import type { UsedUp } from '../../follow/index';
import { shipmentSubject } from '../../line-tracking/index';
import type { OverseasParts } from '../parts';
import { findPaid, holdKey, insertHolds, overseasKept, type WantedShipment } from '../store';
import { settleHolds } from './settle-holds';
import { lookAtRows } from './tell-changes';

/** One item of a call (R-3.7-11). */
export interface ShipmentWish {
  readonly systemKey: PortCode;
  readonly blno: string;
  readonly carrierCode?: string | null | undefined;
  readonly ctnNo?: string | null | undefined;
  readonly clientCompanyName?: string | null | undefined;
  readonly remark?: string | null | undefined;
  readonly notify?: readonly string[] | undefined;
  readonly freeDays?: number | null | undefined;
  readonly boxClass?: BoxClass | null | undefined;
}

export type ShipmentOutcome = SubscribeOutcome & { readonly blno: string; readonly carrierCode: LineCode | null };

/** Longer than nothing is heard until it ends by itself: what is set aside goes back then even if nobody did anything. */
const holdMs = 62 * 86_400_000;

/**
 * Subscribes the caller to shipments: each is told what became of it, and one bad one spoils none of the others. What they
 * cost is set aside, and taken when their line says anything of them; what is known already is taken at once.
 *
 * @throws BusinessError 429 when the day's quota allows none of them (ADR 0011), 409 or 402 when they are not paid for: then none
 * is subscribed to.
 */
export async function subscribeShipments(
  parts: OverseasParts,
  session: Session,
  wishes: readonly ShipmentWish[],
  consent: Consent,
): Promise<{ readonly list: readonly ShipmentOutcome[]; readonly coins: number }> {
  const things = wishes.map((wish) => ({ port: wish.systemKey, thing: judge(parts, wish) }));
  const work = async (tx: Transaction) => {
    const list: ShipmentOutcome[] = [];
    let coins = 0;
    let refusal: BusinessError | null = null;
    const byPort = [...groupBy(things.entries(), ([, each]) => each.port)];
    if (byPort.length > 1) {
      // The owner comes before what he follows.
      await parts.follow.openDay(tx, session);
      const keys = things.flatMap(({ thing }) => (thing.fault === null ? thing.key : []));
      await parts.lines.reserve(tx, [...new Set(keys)]);
    }
    for (const [port, ofPort] of byPort) {
      const told = await subscribeAt(
        parts,
        tx,
        session,
        port,
        ofPort.map(([, { thing }]) => thing),
        consent,
      );
      for (const [at, [place, { thing }]] of ofPort.entries())
        list[place] = { blno: thing.subject, carrierCode: thing.line, ...withDoubt(told.told[at]!, thing.containerNo) };
      coins += told.fen;
      refusal ??= told.refusal;
    }
    return { list, coins, refusal };
  };
  const { refusal, ...told } = await parts.billing.once(session, work, (result) => result.refusal === null);
  if (refusal !== null && told.list.every(({ id }) => id === null)) throw refusal;
  return told;
}

/** R-5.3-06: a check digit that does not fit is told and keeps nothing out. */
function withDoubt<Told extends { readonly code: string; readonly reason: string | null }>(told: Told, containerNo: string | null): Told {
  if (told.code === 'failed' || containerNo === null || hasValidCheckDigit(containerNo)) return told;
  const doubt = texts.checkDigit(containerNo, containerCheckDigit(containerNo));
  return { ...told, reason: told.reason === null ? doubt : `${told.reason}；${doubt}` };
}

/** What is wanted, with its line where that is known, or why it cannot be followed. */
function judge({ lines }: OverseasParts, wish: ShipmentWish): WantedShipment {
  const billNo = foldFullWidth(wish.blno).replace(/\s+/g, '').toUpperCase();
  const containerNo =
    foldFullWidth(wish.ctnNo ?? '')
      .replace(/\s+/g, '')
      .toUpperCase() || null;
  const named = wish.carrierCode?.trim().toUpperCase() || null;
  const line = named === null ? guessLine(billNo, containerNo) : isLineCode(named) ? named : null;
  const fault = !isBillNo(billNo)
    ? texts.badNumber
    : containerNo !== null && !isContainerNo(containerNo)
      ? texts.badBox
      : line === null
        ? named === null
          ? texts.whichLine
          : texts.unknownLine
        : lines.isConnected(line)
          ? null
          : texts.notConnected(lineOf(line).nameCn);
  return {
    key: line === null ? billNo : shipmentSubject(line, billNo),
    subject: fault === texts.badNumber ? wish.blno : billNo,
    fault,
    line,
    containerNo,
    client: cleanClientName(wish.clientCompanyName ?? ''),
    remark: cleanNote(wish.remark ?? ''),
    notify: [...new Set(wish.notify ?? [])],
    freeDays: wish.freeDays ?? null,
    boxClass: wish.boxClass ?? null,
  };
}

async function subscribeAt(
  parts: OverseasParts,
  tx: Transaction,
  session: Session,
  port: PortCode,
  things: readonly WantedShipment[],
  consent: Consent,
) {
  const { platform, follow, lines } = parts;
  const { ownerKey } = session;
  const day = await follow.openDay(tx, session);
  let heard: ReadonlySet<string> = new Set<string>();
  let added: ReadonlyMap<string, number> = new Map();
  return subscribeRows(platform, overseasKept, tx, session, {
    port,
    things,
    async allow(unknown) {
      const keys = unknown.map(({ key }) => key);
      if (keys.length > 0) heard = await lines.heard(tx, keys);
      const { allowed, refused } = await day.allow(keys, { heard });
      const isAllowed = new Set(allowed);
      return {
        things: unknown.filter(({ key }) => isAllowed.has(key)),
        refused: new Map([...refused].map(([key, why]) => [key, refusalOf(why)])),
      };
    },
    async begin(fresh) {
      added = fresh;
      const rows = [...fresh].map(([subject, rowId]) => ({ rowId, subject, kind: 'overseas' as const, port }));
      await follow.begin(tx, ownerKey, overseasList.topic.name, rows);
      // Of what others follow already he knows what his row shows.
      await lookAtRows(parts, tx, ownerKey, [...fresh.values()], Math.trunc(platform.portClock.nowMs()));
    },
    charge: (paid) => holdFor(parts, tx, session, { port, paid, added, consent }),
    findHeard: async () => heard,
  });
}

/** Sets aside what rows cost; whatever was paid for on the same day is not paid for again. Gives what is new, in fen. */
async function holdFor(
  parts: OverseasParts,
  tx: Transaction,
  session: Session,
  wish: {
    readonly port: PortCode;
    readonly paid: readonly PaidRow[];
    readonly added: ReadonlyMap<string, number>;
    readonly consent: Consent;
  },
): Promise<number> {
  const { billing, platform } = parts;
  const { port, paid, added, consent } = wish;
  if (paid.length === 0) return 0;
  const { createdMs } = paid[0]!;
  const keys = paid.map(({ key }) => key);
  const before = await findPaid(tx, session.ownerKey, port, keys, startOfShanghaiDay(createdMs));
  const fresh = paid.filter(({ key }) => !before.has(key));
  const fen = await billing.hold(tx, session, {
    fee: 'FEE_ABROAD',
    origin: originOf(port),
    consent,
    untilMs: Math.trunc(platform.clock.nowMs()) + holdMs,
    things: fresh.map(({ key, subject }) => ({ key: holdKey(added.get(key)!), subject })),
  });
  const each = fresh.length === 0 ? 0 : fen / fresh.length;
  await insertHolds(
    tx,
    { ownerKey: session.ownerKey, userId: session.userId, port, createdMs },
    paid.map(({ key }) => ({
      rowId: added.get(key)!,
      subject: key,
      state: before.has(key) ? 'taken' : 'held',
      fen: before.has(key) ? 0 : each,
    })),
  );
  await settleHolds(parts, tx, session, [...added.values()], 'waits');
  return fen;
}

function refusalOf(usedUp: UsedUp): BusinessError {
  // Shipments without news are few at a time because all are.
  if (usedUp.quota === 'unheard-open') throw new Error('The list of shipments is bounded by itself.');
  const { quota, max, retryAfterSeconds } = usedUp;
  return refuse(quota === 'unheard-per-day' ? refusals.unheardUsedUp : refusals.subscriptionsUsedUp, { max }, { retryAfterSeconds });
}

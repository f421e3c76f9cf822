import { originOf, paidAs, vesselFeeOf, type FeeOfOrigin } from '@mastlight/domain/billing/index';
import { vesselsSubscribed } from '@mastlight/domain/vessel-subscription/events';
import { vesselList } from '@mastlight/domain/vessel-subscription/contract';
import { voyageKey } from '@mastlight/domain/tracking/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { refuseVesselName, refuseVoyage, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { OwnerScope } from '../../../platform/db/transaction';
import { subscribeRows } from '../../../platform/list/subscribe-rows';
import type { SubscribeOutcome } from '../../../platform/list/tell-outcomes';
import { Consent, type Payer } from '../../billing/index';
import type { Parts } from '../parts';
import { findHeardCalls } from '../queries/find-heard-calls';
import { followedCalls, type WrittenCall } from '../store';

/** A pair as typed or pasted, or as a bill has brought it, with what is said of it from the beginning. */
interface TypedPair {
  readonly vesselsName: string;
  readonly voyage: string;
  readonly remark?: string | null;
  /** The call's key, where it is known from elsewhere: a port may write the voyage as nobody can type it. */
  readonly call?: string;
}

/** Calls that somebody wants to follow at a port. */
export interface CallsWish {
  readonly port: PortCode;
  readonly pairs: readonly TypedPair[];
  /** What real money may be taken where the free quota does not do (T13); absent: none. */
  readonly consent?: Consent | undefined;
}

/** What became of each pair, what it is paid as, and what all of them cost, in fen. */
export interface SubscribedCalls {
  readonly told: readonly ({ readonly vesselsName: string; readonly voyage: string } & SubscribeOutcome)[];
  readonly fee: FeeOfOrigin;
  readonly fen: number;
}

/**
 * Subscribes the caller to ships' calls (R-7.4-42): each pair is told what
 * became of it, and one bad pair spoils none of the others. Calls that are
 * subscribed already take none of the places that are left.
 *
 * @throws BusinessError 409 or 402 when they are not paid for: then none is subscribed to.
 */
export async function subscribeVessels(
  { platform, follow, billing }: Parts,
  session: OwnerScope & Payer & { readonly isBrought?: boolean },
  { port, pairs, consent = Consent.none() }: CallsWish,
): Promise<SubscribedCalls> {
  const { ownerKey, userId } = session;
  const things = pairs.map(judge);
  const fee = { fee: vesselFeeOf(port), origin: originOf(port) } as const;
  const { topic } = vesselList;
  return billing.once(session, async (tx) => {
    const { told, fen } = await subscribeRows(platform, followedCalls, tx, session, {
      port,
      things,
      // What nobody asked for is taken as far as free money goes (T13); the rest waits for more of it.
      async allow(unknown) {
        const free = session.isBrought === true ? await billing.countFree(tx, ownerKey, fee) : unknown.length;
        return { things: unknown.slice(0, free), refused: new Map() };
      },
      async begin(added) {
        const rows = [...added].map(([subject, rowId]) => ({ rowId, kind: 'call' as const, port, subject }));
        await follow.begin(tx, ownerKey, topic.name, rows);
        const calls = [...new Map(things.map((thing) => [thing.key, thing])).values()].filter(({ key }) => added.has(key));
        const shown = calls.map(({ vesselName, voyage }) => ({ vesselName, voyage }));
        await platform.outbox.emit(tx, vesselsSubscribed, { userId, port, calls: shown });
      },
      charge: (paid) =>
        billing.charge(tx, session, {
          ...fee,
          consent,
          things: paid.map(({ key, subject, createdMs }) => ({ key: paidAs(topic.name, { port, subject: key, createdMs }), subject })),
        }),
      findHeard: (keys) => findHeardCalls(tx, port, keys),
    });
    return { fee, fen, told: told.map((outcome, at) => ({ vesselsName: things[at]!.vesselName, voyage: things[at]!.voyage, ...outcome })) };
  });
}

/** Capitals, spaces written as the list shows them. */
function judge(pair: TypedPair): WrittenCall {
  const vesselName = pair.vesselsName.trim().toUpperCase().replace(/\s+/g, '.');
  const voyage = pair.voyage.trim().toUpperCase();
  return {
    vesselName,
    voyage,
    key: pair.call ?? `${vesselKey(vesselName)}/${voyageKey(voyage)}`,
    subject: `${vesselName}/${voyage}`,
    remark: pair.remark ?? null,
    fault: refuseVesselName(vesselName) ?? refuseVoyage(voyage),
  };
}

import { originOf, paidAs, vesselFeeOf } from '@mastlight/domain/billing/index';
import { vesselsSubscribed } from '@mastlight/domain/vessel-subscription/events';
import { vesselRowsTopic } from '@mastlight/domain/vessel-subscription/topics';
import { voyageKey } from '@mastlight/domain/tracking/index';
import { callsMax } from '@mastlight/domain/vessel-subscription/limits';
import { vesselSubscriptionTexts as texts } from '@mastlight/domain/vessel-subscription/messages';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { searchText } from '@mastlight/domain/vocabulary/search-terms';
import { refuseVesselName, refuseVoyage, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { OwnerScope } from '../../../platform/db/transaction';
import { countHeld, giveMarks, takeOutEnded } from '../../../platform/list/own-rows';
import { tellOutcomes, type SubscribeOutcome } from '../../../platform/list/tell-outcomes';
import { publishChange } from '../../../platform/live';
import type { Payer } from '../../billing/index';
import type { Parts } from '../parts';
import { findHeardCalls } from '../queries/find-heard-calls';
import { insertSubscriptions, selectKnown, vesselTable, type WrittenCall } from '../store';

/** A pair as typed or pasted, or as a bill has brought it, with what is said of it from the beginning. */
interface TypedPair {
  readonly vesselsName: string;
  readonly voyage: string;
  readonly remark?: string | null;
  /** The call's key, where it is known from elsewhere: a port may write the voyage as nobody can type it. */
  readonly call?: string;
}

interface Judged extends WrittenCall {
  readonly fault: string | null;
}

/** Calls that somebody wants to follow at a port. */
export interface CallsWish {
  readonly port: PortCode;
  readonly pairs: readonly TypedPair[];
  /** Whether real money may be taken where the free quota does not do (T13). */
  readonly allowReal?: boolean | undefined;
}

/** What became of each pair, and what it cost, in fen. */
export interface SubscribedCalls {
  readonly told: readonly ({ readonly vesselsName: string; readonly voyage: string } & SubscribeOutcome)[];
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
  { port, pairs, allowReal = false }: CallsWish,
): Promise<SubscribedCalls> {
  const { ownerKey, userId } = session;
  const judged = pairs.map(judge);
  const subjects = new Map(judged.map(({ call, vesselName, voyage }) => [call, `${vesselName}/${voyage}`]));
  const wanted = [...new Map(judged.filter(({ fault }) => fault === null).map((pair) => [pair.call, pair])).values()];
  const fee = { fee: vesselFeeOf(port), origin: originOf(port) } as const;
  return billing.once(session, async (transaction) => {
    const room = Math.max(0, callsMax - (await countHeld(transaction, vesselTable, ownerKey)));
    const known = idsByCall(
      await selectKnown(
        transaction,
        ownerKey,
        port,
        wanted.map(({ call }) => call),
      ),
    );
    const unknown = wanted.filter(({ call }) => !known.has(call));
    const createdMs = Math.trunc(platform.portClock.nowMs());
    // What nobody asked for is taken as far as free money goes (T13); the rest waits for more of it.
    const free = session.isBrought === true ? await billing.countFree(transaction, ownerKey, fee) : room;
    const calls = unknown.slice(0, Math.min(room, free));
    const ended = await takeOutEnded(
      transaction,
      vesselTable,
      'call',
      ownerKey,
      port,
      calls.map(({ call }) => call),
    );
    const fresh = await insertSubscriptions(transaction, { ownerKey, userId, port, calls, createdMs });
    await giveMarks(transaction, vesselTable, ownerKey, idsByCall(fresh), ended);
    if (fresh.length > 0) {
      const rows = fresh.map(({ id, call }) => ({ rowId: id, kind: 'call' as const, port, subject: call }));
      await follow.begin(transaction, ownerKey, vesselRowsTopic.name, rows);
      const added = new Set(fresh.map(({ call }) => call));
      const told = calls.filter(({ call }) => added.has(call)).map(({ vesselName, voyage }) => ({ vesselName, voyage }));
      await platform.outbox.emit(transaction, vesselsSubscribed, { userId, port, calls: told });
      await publishChange(transaction, {
        ownerKey,
        topic: vesselRowsTopic,
        ids: [...ended.map(({ id }) => id), ...fresh.map(({ id }) => id)],
      });
    }
    const fen = await billing.charge(transaction, session, {
      ...fee,
      allowReal,
      things: fresh.map(({ call }) => ({
        key: paidAs(vesselRowsTopic.name, { port, subject: call, createdMs }),
        subject: subjects.get(call)!,
      })),
    });
    const heard = await findHeardCalls(
      transaction,
      port,
      fresh.map(({ call }) => call),
    );
    const outcomes = tellOutcomes(
      judged.map(({ call, fault }) => ({ key: call, fault })),
      { added: idsByCall(fresh), known, refused: new Map(unknown.slice(calls.length).map(({ call }) => [call, texts.full(callsMax)])) },
    );
    const told = outcomes.map((outcome, index) => {
      const { vesselName, voyage, call } = judged[index]!;
      // What the port does not know is subscribed to all the same, and its user told to look at it once more.
      const isUnheard = outcome.code === 'added' && !heard.has(call);
      return { vesselsName: vesselName, voyage, ...outcome, ...(isUnheard && { reason: texts.unheardCall }) };
    });
    return { told, fen };
  });
}

const idsByCall = (rows: readonly { readonly id: number; readonly call: string }[]): Map<string, number> =>
  new Map(rows.map(({ id, call }) => [call, id]));

/** Capitals, spaces written as the list shows them. */
function judge(pair: TypedPair): Judged {
  const vesselName = pair.vesselsName.trim().toUpperCase().replace(/\s+/g, '.');
  const voyage = pair.voyage.trim().toUpperCase();
  return {
    vesselName,
    voyage,
    call: pair.call ?? `${vesselKey(vesselName)}/${voyageKey(voyage)}`,
    searchText: searchText([vesselName, voyage]),
    remark: pair.remark ?? null,
    fault: refuseVesselName(vesselName) ?? refuseVoyage(voyage),
  };
}

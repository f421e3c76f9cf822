import { vesselsSubscribed } from '@mastlight/domain/vessel-subscription/events';
import { vesselRowsTopic } from '@mastlight/domain/vessel-subscription/topics';
import { voyageKey } from '@mastlight/domain/tracking/index';
import { callsMax } from '@mastlight/domain/vessel-subscription/limits';
import { vesselSubscriptionTexts as texts } from '@mastlight/domain/vessel-subscription/messages';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { searchText } from '@mastlight/domain/vocabulary/search-terms';
import { refuseVesselName, refuseVoyage, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { inTransaction, type OwnerScope } from '../../../platform/db/transaction';
import { countHeld, giveMarks, takeOutEnded } from '../../../platform/list/own-rows';
import { tellOutcomes, type SubscribeOutcome } from '../../../platform/list/tell-outcomes';
import { publishChange } from '../../../platform/live';
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

/**
 * Subscribes the caller to ships' calls (R-7.4-42): each pair is told what
 * became of it, and one bad pair spoils none of the others. Calls that are
 * subscribed already take none of the places that are left.
 */
export async function subscribeVessels(
  { platform, follow }: Parts,
  session: OwnerScope & { readonly userId: number },
  port: PortCode,
  pairs: readonly TypedPair[],
): Promise<({ readonly vesselsName: string; readonly voyage: string } & SubscribeOutcome)[]> {
  const { ownerKey, userId } = session;
  const judged = pairs.map(judge);
  const wanted = [...new Map(judged.filter(({ fault }) => fault === null).map((pair) => [pair.call, pair])).values()];
  const result = await inTransaction(platform.database, session, async (transaction) => {
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
    const calls = unknown.slice(0, room);
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
    const heard = await findHeardCalls(
      transaction,
      port,
      fresh.map(({ call }) => call),
    );
    return { heard, added: idsByCall(fresh), known, refused: new Map(unknown.slice(room).map(({ call }) => [call, texts.full(callsMax)])) };
  });
  const outcomes = tellOutcomes(
    judged.map(({ call, fault }) => ({ key: call, fault })),
    result,
  );
  return outcomes.map((outcome, index) => {
    const { vesselName, voyage, call } = judged[index]!;
    // What the port does not know is subscribed to all the same, and its user told to look at it once more.
    const isUnheard = outcome.code === 'added' && !result.heard.has(call);
    return { vesselsName: vesselName, voyage, ...outcome, ...(isUnheard && { reason: texts.unheardCall }) };
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

import { vesselRowsTopic } from '@mastlight/domain/vessel-subscription/topics';
import { voyageKey } from '@mastlight/domain/tracking/index';
import { callsMax } from '@mastlight/domain/vessel-subscription/limits';
import { vesselSubscriptionTexts as texts, type SubscribeCode } from '@mastlight/domain/vessel-subscription/messages';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { searchText } from '@mastlight/domain/vocabulary/search-terms';
import { refuseVesselName, refuseVoyage, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { Parts } from '../parts';
import { countHeld, insertSubscriptions, type WrittenCall } from '../store';

export interface SubscribeOutcome {
  readonly vesselsName: string;
  readonly voyage: string;
  readonly code: SubscribeCode;
  readonly reason: string | null;
  readonly id: number | null;
}

interface Judged extends WrittenCall {
  readonly fault: string | null;
}

/**
 * Subscribes the caller to ships' calls (R-7.4-42): each pair is told what
 * became of it, and one bad pair spoils none of the others.
 */
export async function subscribeVessels(
  { platform, follow }: Parts,
  { ownerKey, userId }: Session,
  port: PortCode,
  pairs: readonly { readonly vesselsName: string; readonly voyage: string }[],
): Promise<SubscribeOutcome[]> {
  const judged = pairs.map(judge);
  const wanted = [...new Map(judged.filter(({ fault }) => fault === null).map((pair) => [pair.call, pair])).values()];
  const { ids, isFull } = await inTransaction(platform.database, { ownerKey }, async (transaction) => {
    const room = Math.max(0, callsMax - (await countHeld(transaction, ownerKey)));
    const createdMs = Math.trunc(platform.portClock.nowMs());
    const fresh = await insertSubscriptions(transaction, { ownerKey, userId, port, calls: wanted.slice(0, room), createdMs });
    if (fresh.length > 0) {
      const rows = fresh.map(({ id, call }) => ({ rowId: id, kind: 'call' as const, port, subject: call }));
      await follow.begin(transaction, ownerKey, vesselRowsTopic.name, rows);
      await publishChange(transaction, { ownerKey, topic: vesselRowsTopic, ids: fresh.map(({ id }) => id) });
    }
    return { ids: new Map(fresh.map(({ id, call }) => [call, id])), isFull: new Set(wanted.slice(room).map(({ call }) => call)) };
  });
  const told = new Set<string>();
  return judged.map(({ call, vesselName, voyage, fault }) => {
    const said = { vesselsName: vesselName, voyage };
    if (fault !== null) return { ...said, code: 'failed', reason: fault, id: null };
    if (isFull.has(call)) return { ...said, code: 'failed', reason: texts.full(callsMax), id: null };
    const isRepeated = told.has(call);
    told.add(call);
    const id = ids.get(call) ?? null;
    if (isRepeated) return { ...said, code: 'repeated', reason: texts.repeatedInBatch, id };
    if (id === null) return { ...said, code: 'repeated', reason: texts.alreadySubscribed, id };
    return { ...said, code: 'added', reason: null, id };
  });
}

/** A pair as typed or pasted: capitals, spaces written as the list shows them. */
function judge(pair: { readonly vesselsName: string; readonly voyage: string }): Judged {
  const vesselName = pair.vesselsName.trim().toUpperCase().replace(/\s+/g, '.');
  const voyage = pair.voyage.trim().toUpperCase();
  return {
    vesselName,
    voyage,
    call: `${vesselKey(vesselName)}/${voyageKey(voyage)}`,
    searchText: searchText([vesselName, voyage]),
    fault: refuseVesselName(vesselName) ?? refuseVoyage(voyage),
  };
}

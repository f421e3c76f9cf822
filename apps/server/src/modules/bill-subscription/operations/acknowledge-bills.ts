import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { exceptions } from '@mastlight/domain/vocabulary/bill-progress';
import type { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { findTroubles } from '../queries/find-troubles';
import { acknowledge, updateSubscriptions } from '../store';
import { holdHandled, noteHandled } from '../store/chase';
import { changeRows } from './change-rows';

type Wish = RequestOf<typeof billSubscription.acknowledgeBills>;

/**
 * Notes that the user has dealt with what is wrong with rows, or takes it back; who did so stands with the bill.
 * They leave the chips and the top of the list until a row is an exception that
 * it is not now, one box more waits, or a newer hold or change is said. Of a row
 * whose exceptions he says, he has dealt with those alone: one that came between
 * his screen and the call is news.
 */
export async function acknowledgeBills(parts: Parts, session: Session, { ids, acknowledged, seen = [] }: Wish): Promise<void> {
  const nowMs = Math.trunc(parts.platform.portClock.nowMs());
  const exceptionsOf = new Map(seen.map(({ id, exceptions }) => [id, new Set<string>(exceptions)]));
  await changeRows(parts, session, async (transaction) => {
    const by = { ownerKey: session.ownerKey, byId: session.userId };
    const notedMs = Math.trunc(parts.platform.clock.nowMs());
    if (!acknowledged) {
      const handled = await holdHandled(transaction, session.ownerKey, ids);
      const changed = await updateSubscriptions(transaction, session.ownerKey, ids, { acknowledged_codes: null });
      await noteHandled(transaction, { ...by, act: 'reminded', rows: handled.map((id) => ({ id, what: '' })) }, notedMs);
      return changed;
    }
    const troubles = await findTroubles(transaction, session.ownerKey, ids, nowMs);
    const dealtWith = troubles.map((trouble) => {
      const shown = exceptionsOf.get(trouble.id);
      return shown ? { ...trouble, codes: trouble.codes.filter((code) => shown.has(code)) } : trouble;
    });
    const changed = await acknowledge(transaction, session.ownerKey, dealtWith);
    const noted = dealtWith.filter(({ id, codes }) => codes.length > 0 && changed.includes(id));
    const rows = noted.map(({ id, codes }) => ({ id, what: codes.map(nameOfException).join('、') }));
    await noteHandled(transaction, { ...by, act: 'handled', rows }, notedMs);
    return changed;
  });
}

const nameOfException = (code: string): string => exceptions.find((one) => one.code === code)?.name ?? code;

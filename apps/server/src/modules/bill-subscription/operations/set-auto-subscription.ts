import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { switchAutoSubscription, updateSubscriptions } from '../store';
import { bringCallsOf } from './bring-calls';
import { changeRows } from './change-rows';

/** Switches automatic subscription of rows on or off; what they lead to is brought at once (ADR 0027). */
export function switchAutoSubscriptions(parts: Parts, session: Session, ids: readonly number[], isOn: boolean): Promise<void> {
  return changeRows(parts, session, async (transaction) => {
    const switched = await updateSubscriptions(transaction, session.ownerKey, ids, { auto_subscribe: isOn });
    if (isOn) await bringCallsOf(parts, transaction, switched);
    return switched;
  });
}

/** Switches automatic subscription of a row; without a wish it turns round (R-7.4-20). Gives how it stands now. */
export async function setAutoSubscription(parts: Parts, session: Session, id: number, wish: boolean | undefined): Promise<boolean> {
  let isOn = false;
  await changeRows(parts, session, async (transaction) => {
    const switched = await switchAutoSubscription(transaction, session.ownerKey, id, wish ?? null);
    isOn = switched ?? false;
    if (isOn) await bringCallsOf(parts, transaction, [id]);
    return switched === null ? [] : [id];
  });
  return isOn;
}

import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { switchAutoSubscription } from '../store';
import { changeRows } from './change-rows';

/** Switches automatic subscription of a row; without a wish it turns round (R-7.4-20). Gives how it stands now. */
export async function setAutoSubscription(parts: Parts, session: Session, id: number, wish: boolean | undefined): Promise<boolean> {
  let isOn = false;
  await changeRows(parts, session, async (transaction) => {
    const switched = await switchAutoSubscription(transaction, session.ownerKey, id, wish ?? null);
    isOn = switched ?? false;
    return switched === null ? [] : [id];
  });
  return isOn;
}

import { lookUpsPerHour, messagesPerDay } from '@mastlight/domain/company/limits';
import type { Allowance } from '../../../platform/http/call-limits';
import type { CallContext } from '../../../platform/http/route';

/** A call that can be counted against who makes it and where he is. */
export type Counted = Pick<CallContext, 'limitNetwork' | 'limitPerson'>;

/**
 * Counts one look-up of what others may not list: people by phone, companies by name, invitations by code.
 *
 * @returns what takes the count back, for a look-up that turned out to be no guess.
 * @throws BusinessError 429 when the person or his network has asked for too many.
 */
export function countLookUp(caller: Counted, name: 'person-by-phone' | 'company-by-name' | 'invitation'): () => void {
  return count(caller, name, { calls: lookUpsPerHour, perMs: 3_600_000 });
}

/**
 * Counts one text message that somebody has sent to another.
 *
 * @returns what takes the count back, for one that was not sent.
 * @throws BusinessError 429 when the person or his network has had too many sent.
 */
export function countMessage(caller: Counted): () => void {
  return count(caller, 'invitation-message', { calls: messagesPerDay, perMs: 24 * 3_600_000 });
}

function count(caller: Counted, name: string, allowance: Allowance): () => void {
  const takeBack = [caller.limitPerson(name, allowance), caller.limitNetwork(name, allowance)];
  return () => takeBack.forEach((one) => one());
}

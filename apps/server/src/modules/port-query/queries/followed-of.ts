import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';

/** Of some bills, those that an account follows. */
export async function followedOf({ follow }: Parts, { ownerKey }: Session, billNos: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(billNos.length === 0 ? [] : await follow.findFollowed(ownerKey, 'bill', [...new Set(billNos)]));
}

import { vesselSubscriptionTexts as texts } from '@mastlight/domain/vessel-subscription/messages';
import { vesselList } from '@mastlight/domain/vessel-subscription/contract';
import type { Transaction } from '../../../platform/db/transaction';
import type { Leader } from '../../follow/index';
import type { Parts } from '../parts';
import { findLapsedOwnBills } from '../queries/find-lapsed-own-bills';
import { findOwnBillsToBring } from '../queries/find-own-bills-to-bring';

/** Switched-on calls lead to the bills of their owners' own bookings on them (ADR 0027). */
const toOwnBills: Leader = {
  kind: 'bill',
  findLapsed: findLapsedOwnBills,
  async find(transaction, wanted) {
    const bills = await findOwnBillsToBring(transaction, wanted);
    return bills.map(({ billNo, vesselName, voyage, ...asker }) => ({
      ...asker,
      product: vesselList.topic.name,
      subject: billNo,
      spelt: billNo,
      // A call has no client.
      remark: texts.broughtByShip(`${vesselName}/${voyage}`),
    }));
  },
};

/** Brings their owners the bills of their own bookings on switched-on calls. */
export function bringOwnBills({ follow }: Parts): Promise<void> {
  return follow.look(toOwnBills);
}

/** The same for rows that were just switched on. */
export function bringOwnBillsOf({ follow }: Parts, transaction: Transaction, ids: readonly number[]): Promise<void> {
  return follow.lookAmong(transaction, toOwnBills, ids);
}

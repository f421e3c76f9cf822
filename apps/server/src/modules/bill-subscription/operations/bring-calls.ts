import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { spellVesselName, spellVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Transaction } from '../../../platform/db/transaction';
import type { Leader } from '../../follow/index';
import type { Parts } from '../parts';
import { findCallsToBring } from '../queries/find-calls-to-bring';
import { findLapsedCalls } from '../queries/find-lapsed-calls';

/** Switched-on bills lead to the calls that they are on (ADR 0027). */
const toCalls: Leader = {
  kind: 'call',
  findLapsed: findLapsedCalls,
  async find(transaction, wanted) {
    const calls = await findCallsToBring(transaction, wanted);
    return calls.map(({ billNo, vesselName, voyage, ...call }) => ({
      ...call,
      product: billRowsTopic.name,
      spelt: `${spellVesselName(vesselName)}/${spellVoyage(voyage)}`,
      remark: texts.broughtByBill(billNo),
    }));
  },
};

/** Brings their owners the calls that switched-on bills are on. */
export function bringCalls({ follow }: Parts): Promise<void> {
  return follow.look(toCalls);
}

/** The same for rows that were just switched on. */
export function bringCallsOf({ follow }: Parts, transaction: Transaction, ids: readonly number[]): Promise<void> {
  return follow.lookAmong(transaction, toCalls, ids);
}

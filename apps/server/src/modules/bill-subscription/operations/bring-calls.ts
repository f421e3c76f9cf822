import { billSubscriptionTexts as texts } from '@mastlight/domain/bill-subscription/messages';
import { spellVesselName, spellVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { findCallsToBring, type CallOfBill } from '../queries/find-calls-to-bring';

const rowsPerRound = 200;

/** Brings their owners the calls that switched-on bills are on, a bounded number in a transaction (ADR 0027). Asking again changes nothing. */
export async function bringCalls(parts: Parts): Promise<void> {
  for (let count = rowsPerRound; count === rowsPerRound;) {
    count = await inTransaction(parts.platform.database, 'system', async (transaction) => {
      const calls = await findCallsToBring(transaction, rowsPerRound);
      await bring(parts, transaction, calls);
      return calls.length;
    });
  }
}

/** The same for rows that were just switched on; the others of them wait for the next look. */
export async function bringCallsOf(parts: Parts, transaction: Transaction, ids: readonly number[]): Promise<void> {
  await bring(parts, transaction, await findCallsToBring(transaction, rowsPerRound, ids));
}

function bring({ follow }: Parts, transaction: Transaction, calls: readonly CallOfBill[]): Promise<void> {
  return follow.bring(
    transaction,
    'call',
    calls.map(({ billNo, vesselName, voyage, ...call }) => ({
      ...call,
      spelt: `${spellVesselName(vesselName)}/${spellVoyage(voyage)}`,
      remark: texts.broughtByBill(billNo),
    })),
  );
}

/** Who of a company has which duties for its orders (R-2.2-26). */
import type { Duty } from '@mastlight/domain/market-assistant/duties';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Leaver } from '../../../platform/own-data';

/** One change of a company's members at a time: what is lacking is told by what is there. */
export async function holdMembers(tx: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(tx).query(`select pg_advisory_xact_lock(hashtextextended('market-assistant-member ' || $1, 0))::text as held`, [
    ownerKey,
  ]);
}

/** Gives somebody duties, and none besides. */
export async function saveMember(tx: Transaction, ownerKey: string, userId: number, duties: readonly Duty[], nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `insert into market_assistant_member (owner_key, user_id, duties, changed_at) values ($1, $2, $3, $4)
     on conflict (owner_key, user_id) do update set duties = excluded.duties, changed_at = excluded.changed_at`,
    [ownerKey, userId, duties, new Date(nowMs)],
    'market-assistant-save-member',
  );
}

/** Takes all duties of people. */
export async function deleteMembers(tx: Transaction, ownerKey: string, userIds: readonly number[]): Promise<void> {
  await connectionOf(tx).query(
    'delete from market_assistant_member where owner_key = $1 and user_id = any($2::bigint[])',
    [ownerKey, userIds],
    'market-assistant-delete-members',
  );
}

/** What a person who leaves had in all companies, or what a company gave that is no more (S-16). */
export async function deleteOfLeaver(tx: Transaction, { userId, ownerKey }: Leaver): Promise<void> {
  await connectionOf(tx).query('delete from market_assistant_member where user_id = $1 or ($1::bigint is null and owner_key = $2)', [
    userId,
    ownerKey,
  ]);
}

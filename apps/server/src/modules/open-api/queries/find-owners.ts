import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Changed } from '../parts';

/** Whether anybody that the transaction may see has a key, or an address that is pushed to; where nobody has, nothing is written for anybody. */
export async function hasReaders(tx: Transaction): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ has: boolean }>(
    'select exists (select from open_api_key where revoked_at is null) or exists (select from open_api_webhook) as has',
    [],
    'open-api-has-readers',
  );
  return rows[0]!.has;
}

/** Companies with a key or an address that follow some of these bills; none named: any. In order, as their feeds are held. */
export async function findOwners(tx: Transaction, { port, billNos }: Changed): Promise<readonly string[]> {
  const { rows } = await connectionOf(tx).query<{ ownerKey: string }>(
    `select k.owner_key as "ownerKey" from (
       select owner_key from open_api_key where revoked_at is null union select owner_key from open_api_webhook) k
     where exists (
       select from follow_subject f where f.owner_key = k.owner_key and f.kind = 'bill'
         and ($1::text is null or f.port = $1) and ($2::text[] is null or f.subject = any($2)))
     order by 1`,
    [port ?? null, billNos ?? null],
    'open-api-find-owners',
  );
  return rows.map(({ ownerKey }) => ownerKey);
}

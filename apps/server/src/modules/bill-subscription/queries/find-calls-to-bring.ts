import type { Brought, Wanted } from '../../follow/index';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { subscribedBills, told } from '../schema';

/** The call that a switched-on bill is on. */
export type CallOfBill = Pick<Brought, 'ownerKey' | 'userId' | 'rowId' | 'port' | 'subject'> & {
  readonly billNo: string;
  /** As whoever told it wrote it. */
  readonly vesselName: string;
  readonly voyage: string;
};

/** Key of the call that a bill is on, for `subscribedBills`. */
export const callSql = `coalesce(s.typed_vessel_key || '/' || s.typed_voyage_key, b.vessel_key || '/' || b.voyage_key)`;

/**
 * Calls that switched-on bills are on and that their owners were not brought
 * yet, each with the first of its bills, up to `limit`; of some rows alone
 * where `ids` names them. A ship that has sailed is brought to nobody.
 */
export async function findCallsToBring(transaction: Transaction, { limit, full, ids }: Wanted): Promise<CallOfBill[]> {
  const { rows } = await connectionOf(transaction).query<CallOfBill>(
    `select distinct on (s.owner_key, s.port, ${callSql}) s.owner_key as "ownerKey", s.user_id::float8 as "userId", s.id::float8 as "rowId", s.port,
       ${callSql} as subject, s.bill_no as "billNo",
       case when s.typed_vessel_key is null then b.vessel_name else s.typed_vessel end as "vesselName",
       case when s.typed_vessel_key is null then b.voyage else s.typed_voyage end as voyage
     from ${subscribedBills}
     where s.auto_subscribe and s.deleted_ms is null and ($2::bigint[] is null or s.id = any($2)) and s.owner_key <> all($3::text[]) and ${told('atd_ms')} is null
       and ${callSql} is not null and not exists (
         select from follow_brought l
         where l.owner_key = s.owner_key and l.port = s.port and l.kind = 'call' and l.subject = ${callSql})
     order by s.owner_key, s.port, ${callSql}, s.id limit $1`,
    [limit, ids, full],
    'bill-subscription-calls-to-bring',
  );
  return rows;
}

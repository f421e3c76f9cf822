import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Changed, ChangedSubject } from '../parts';

const some = (changed: Changed): readonly [string | null, readonly string[] | null] => [changed.port ?? null, changed.subjects ?? null];

/** No `coalesce` names what was told: under a policy it finds no index. */
export const changedBillsSql = `with followed as (
       select distinct f.owner_key, f.port, f.subject as bill_no, typed.subject as typed
       from follow_subject f
       left join follow_subject typed on typed.owner_key = f.owner_key and typed.product = f.product and typed.row_id = f.row_id
         and typed.kind = 'bill-on-call'
       where f.kind = 'bill' and ($1::text is null or f.port = $1) and ($2::text[] is null or f.subject = any($2)))
     select f.owner_key as "ownerKey", case when f.typed is null then 'bill' else 'bill-on-call' end as kind, f.port,
       coalesce(f.typed, f.bill_no) as subject, f.bill_no as spelt, coalesce(o.version, b.version) as version,
       (case when f.typed is null then b.status else o.status end)::text as status, t.held
     from followed f
     join tracking_bill b on b.port = f.port and b.bill_no = f.bill_no
     left join tracking_bill_on_call o on o.port = f.port and o.subject = f.typed
     left join notification_told t on t.owner_key = f.owner_key and t.port = f.port and t.subject = case when f.typed is null then f.bill_no else f.typed end
       and t.kind = case when f.typed is null then 'bill' else 'bill-on-call' end
     where (t.version is distinct from coalesce(o.version, b.version) or t.look_at <= $5) and case when f.typed is null then b.status else o.status end is not null
     order by 1, 3, 4 limit $3 offset $4`;

/**
 * Followed bills that have changed since they were looked at, or near a clock of which somebody has come by the port's time; one that its owner typed to a call as it reads there. An identity
 * that follows a bill with several rows is told once.
 */
export async function findChangedBills(
  tx: Transaction,
  changed: Changed,
  limit: number,
  passed: number,
  portNowMs: number,
): Promise<readonly ChangedSubject[]> {
  const { rows } = await connectionOf(tx).query<ChangedSubject>(
    changedBillsSql,
    [...some(changed), limit, passed, new Date(portNowMs)],
    'notification-changed-bills',
  );
  return rows;
}

/** Followed calls that have changed since they were looked at. */
export async function findChangedCalls(
  tx: Transaction,
  changed: Changed,
  limit: number,
  passed: number,
): Promise<readonly ChangedSubject[]> {
  const { rows } = await connectionOf(tx).query<ChangedSubject>(
    `with followed as (
       select distinct owner_key, port, subject from follow_subject
       where kind = 'call' and ($1::text is null or port = $1) and ($2::text[] is null or subject = any($2)))
     select f.owner_key as "ownerKey", 'call' as kind, f.port, f.subject,
       coalesce(c.status->>'vesselName', split_part(f.subject, '/', 1)) || '/' || coalesce(c.status->>'voyage', split_part(f.subject, '/', 2)) as spelt,
       c.version, c.status::text as status, t.held
     from followed f
     join tracking_call c on c.port = f.port and c.call = f.subject
     left join notification_told t on t.owner_key = f.owner_key and t.kind = 'call' and t.port = f.port and t.subject = f.subject
     where t.version is distinct from c.version and c.status is not null
     order by 1, 3, 4 limit $3 offset $4`,
    [...some(changed), limit, passed],
    'notification-changed-calls',
  );
  return rows;
}

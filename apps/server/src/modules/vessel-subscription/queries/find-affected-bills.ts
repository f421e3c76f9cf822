import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { BillLacks, CutOffChange } from '@mastlight/domain/tracking/index';
import type { Database } from '../../../platform/db/database';

/** A call that the owner follows, with what was told of its clocks. */
export interface FollowedCall {
  readonly id: number;
  /** As calls compare: `vessel key/voyage key`. */
  readonly call: string;
  readonly changes: readonly CutOffChange[] | null;
}

/** A bill of the owner's on a call. */
export interface BillOfCall {
  readonly call: string;
  readonly billNo: string;
  readonly boxes: number;
  /** What keeps it from the ship; null: not known, nothing was heard of it. */
  readonly lacks: BillLacks | null;
  /** The clock that it runs by, port time in ms; null: none is told. */
  readonly clockMs: number | null;
  /** The status as published, on the call that he typed where he typed it; null where none of the bill's clocks ever moved. */
  readonly status: string | null;
}

/** Of some rows of an owner's list in one port, their calls. */
export async function findFollowedCalls(
  database: Database,
  ownerKey: string,
  port: PortCode,
  ids: readonly number[],
): Promise<FollowedCall[]> {
  const { rows } = await database.query<FollowedCall>(
    { ownerKey },
    `select s.id, s.call, c.status->'cutOffChanges' as changes
     from vessel_subscription s left join tracking_call c on c.call = s.call and c.port = s.port
     where s.owner_key = $1 and s.port = $2 and s.id = any($3::bigint[]) and s.ended_ms is null order by s.id`,
    [ownerKey, port, ids],
    'vessel-subscription-followed-calls',
  );
  return rows;
}

/** A status whose clocks moved; others are not worth their reading. */
const movedStatus = (table: string): string =>
  `case when json_array_length(${table}.status->'cutOffChanges') > 0 then ${table}.status::text end as status`;

/**
 * The owner's bills on calls: those whose status names the call, by the ship's
 * name or its code, but for those that he typed to another, and those that he
 * typed to it. By call and number. It begins at what the owner follows, and opens
 * the statuses of what is left alone: of a ship that thousands follow, theirs
 * cost him nothing.
 *
 * @param spelt every spelling of each call: `call`, and one of the keys that stand for the same
 */
export async function findBillsOfCalls(
  database: Database,
  ownerKey: string,
  port: PortCode,
  spelt: readonly { readonly call: string; readonly vessel: string; readonly voyage: string }[],
): Promise<BillOfCall[]> {
  const { rows } = await database.query<BillOfCall>(
    { ownerKey },
    `with asked as (select * from unnest($3::text[], $4::text[], $5::text[]) as asked (call, vessel, voyage)),
     own as materialized (
       select distinct f.subject as bill_no from follow_subject f
       where f.owner_key = $1 and f.kind = 'bill' and f.port = $2 and not exists (
         select from follow_subject t
         where t.owner_key = $1 and t.product = f.product and t.row_id = f.row_id and t.kind = 'bill-on-call')),
     own_ships as materialized (
       select b.bill_no, b.vessel_key, b.vessel_code_key, b.voyage_key from own
       join tracking_bill b on b.bill_no = own.bill_no and b.port = $2 and b.is_followed),
     own_typed as materialized (
       select distinct f.subject from follow_subject f where f.owner_key = $1 and f.kind = 'bill-on-call' and f.port = $2),
     own_calls as materialized (
       select o.subject, o.bill_no, o.call from own_typed
       join tracking_bill_on_call o on o.subject = own_typed.subject and o.port = $2 and o.is_followed),
     named as materialized (
       select asked.call, own_ships.bill_no from asked
       join own_ships on own_ships.vessel_key = asked.vessel and own_ships.voyage_key = asked.voyage
       union all
       select asked.call, own_ships.bill_no from asked
       join tracking_call c on c.call = asked.call and c.port = $2
       join own_ships on own_ships.vessel_code_key = c.vessel_code_key and own_ships.voyage_key = asked.voyage
       where own_ships.vessel_key is null),
     typed as materialized (
       select asked.call, own_calls.subject, own_calls.bill_no from asked
       join own_calls on own_calls.call = asked.vessel || '/' || asked.voyage)
     select named.call, b.bill_no as "billNo", b.boxes_total as boxes, b.lacks, b.clock_ms as "clockMs", ${movedStatus('b')}
     from named join tracking_bill b on b.bill_no = named.bill_no and b.port = $2
     union all
     select typed.call, typed.bill_no, coalesce(b.boxes_total, 0), o.lacks, o.clock_ms, ${movedStatus('o')} from typed
     join tracking_bill_on_call o on o.subject = typed.subject and o.port = $2
     left join tracking_bill b on b.bill_no = typed.bill_no and b.port = $2
     order by 1, 2`,
    [ownerKey, port, spelt.map(({ call }) => call), spelt.map(({ vessel }) => vessel), spelt.map(({ voyage }) => voyage)],
    'vessel-subscription-bills-of-calls',
  );
  return rows;
}

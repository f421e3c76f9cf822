/** Everything that writes to the ticker. */
import { connectionOf, type Transaction } from '../../platform/db/transaction';

/** An entry whose name and values are masked already. */
export interface MaskedEntry {
  readonly userName: string;
  /** What was subscribed to: a bill, a truck, or a ship's call. */
  readonly billNo: string | null;
  readonly plateNo: string | null;
  readonly vesselName: string | null;
  readonly voyage: string | null;
}

/**
 * Adds the entries of an event and drops the oldest ones in one go when there
 * are too many. An event that was shown before adds nothing.
 *
 * @returns how many it added.
 */
export async function insertEntries(
  transaction: Transaction,
  eventId: string,
  entries: readonly MaskedEntry[],
  at: Date,
  keep: { readonly most: number; readonly dropped: number },
): Promise<number> {
  const connection = connectionOf(transaction);
  const { rowCount } = await connection.query(
    `insert into recent_activity_entry (event_id, event_place, user_name, bill_no, plate_no, vessel_name, voyage, at)
     select $1, place, user_name, bill_no, plate_no, vessel_name, voyage, $2
     from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
       with ordinality as entry(user_name, bill_no, plate_no, vessel_name, voyage, place)
     order by place
     on conflict (event_id, event_place) do nothing`,
    [
      eventId,
      at,
      entries.map(({ userName }) => userName),
      entries.map(({ billNo }) => billNo),
      entries.map(({ plateNo }) => plateNo),
      entries.map(({ vesselName }) => vesselName),
      entries.map(({ voyage }) => voyage),
    ],
    'recent-activity-insert',
  );
  await connection.query(
    `delete from recent_activity_entry where (select count(*) from recent_activity_entry) > $1 and id in (
       select id from recent_activity_entry order by id limit greatest($2, (select count(*) from recent_activity_entry) - $1)
     )`,
    [keep.most, keep.dropped],
    'recent-activity-drop',
  );
  return rowCount;
}

/** Trucks that somebody follows, as they are written. */
import { connectionOf, type Transaction } from '../../platform/db/transaction';

export interface NewTruck {
  readonly ownerKey: string;
  readonly userId: number;
  readonly plate: string;
  readonly endDay: string | null;
  readonly trucksMax: number;
}

/** Adds a truck, or puts another end to one that is there; null when its owner follows too many. His calls follow one another. */
export async function upsertTruck(tx: Transaction, truck: NewTruck, nowMs: number): Promise<number | null> {
  const connection = connectionOf(tx);
  await connection.query("select pg_advisory_xact_lock(hashtextextended('trucks ' || $1, 0))", [truck.ownerKey]);
  const { rows } = await connection.query<{ id: number }>(
    `insert into truck_subscription (owner_key, user_id, plate, end_day, created_at)
     select $1, $2, $3, $4, $5
     where exists (select 1 from truck_subscription where owner_key = $1 and plate = $3)
       or (select count(*) from truck_subscription where owner_key = $1) < $6
     on conflict (owner_key, plate) do update set end_day = excluded.end_day returning id`,
    [truck.ownerKey, truck.userId, truck.plate, truck.endDay, new Date(nowMs), truck.trucksMax],
  );
  return rows[0]?.id ?? null;
}

/** Deletes trucks of an owner and gives their plates. */
export async function deleteTrucks(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<readonly string[]> {
  const { rows } = await connectionOf(tx).query<{ plate: string }>(
    'delete from truck_subscription where owner_key = $1 and id = any($2::bigint[]) returning plate',
    [ownerKey, ids],
  );
  return rows.map(({ plate }) => plate);
}

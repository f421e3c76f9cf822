/** Trucks that somebody follows, as they are written. */
import { followersTold } from '@mastlight/domain/truck/limits';
import { connectionOf, type Transaction } from '../../platform/db/transaction';

export interface NewTruck {
  readonly ownerKey: string;
  readonly userId: number;
  readonly plate: string;
  readonly endDay: string | null;
  readonly trucksMax: number;
}

/** Deletes trucks of an owner whose day is over and gives their plates. His calls follow one another from then on. */
export async function deleteOver(tx: Transaction, ownerKey: string, day: string): Promise<readonly string[]> {
  const connection = connectionOf(tx);
  await connection.query("select pg_advisory_xact_lock(hashtextextended('trucks ' || $1, 0))", [ownerKey]);
  const { rows } = await connection.query<{ plate: string }>(
    'delete from truck_subscription where owner_key = $1 and end_day < $2 returning plate',
    [ownerKey, day],
  );
  return rows.map(({ plate }) => plate);
}

/** Adds a truck, or puts another end to one that is there; null when its owner follows too many. */
export async function upsertTruck(
  tx: Transaction,
  truck: NewTruck,
  nowMs: number,
): Promise<{ readonly id: number; readonly isNew: boolean } | null> {
  const { rows } = await connectionOf(tx).query<{ id: number; isNew: boolean }>(
    `insert into truck_subscription (owner_key, user_id, plate, end_day, created_at)
     select $1, $2, $3, $4, $5
     where exists (select 1 from truck_subscription where owner_key = $1 and plate = $3)
       or (select count(*) from truck_subscription where owner_key = $1) < $6
     on conflict (owner_key, plate) do update set end_day = excluded.end_day returning id, xmax = 0 as "isNew"`,
    [truck.ownerKey, truck.userId, truck.plate, truck.endDay, new Date(nowMs), truck.trucksMax],
  );
  return rows[0] ?? null;
}

/** Whether an owner follows a plate on a day; the truck is not left before the transaction ends. */
export async function isFollowed(tx: Transaction, ownerKey: string, plate: string, day: string): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'select 1 from truck_subscription where owner_key = $1 and plate = $2 and (end_day is null or end_day >= $3) for key share',
    [ownerKey, plate, day],
  );
  return rowCount === 1;
}

/** A place that is seen for a time. */
export interface NewLook {
  readonly ownerKey: string;
  readonly plate: string;
  readonly userId: number;
  readonly untilMs: number;
  /** When something was heard of the truck last. */
  readonly heardMs: number;
}

/**
 * Opens a look unless one is open, or nothing was heard since the last one was over. Who comes at the same time waits, and
 * is told `open`.
 */
export async function openLook(
  tx: Transaction,
  { ownerKey, plate, userId, untilMs, heardMs }: NewLook,
  nowMs: number,
): Promise<'opened' | 'open' | 'nothing-new'> {
  const connection = connectionOf(tx);
  const { rowCount } = await connection.query(
    `insert into truck_look (owner_key, plate, user_id, seen_until) values ($1, $2, $3, $4)
     on conflict (owner_key, plate) do update set user_id = excluded.user_id, seen_until = excluded.seen_until
     where truck_look.seen_until <= $5 and truck_look.seen_until < $6`,
    [ownerKey, plate, userId, new Date(untilMs), new Date(nowMs), new Date(heardMs)],
  );
  if (rowCount === 1) return 'opened';
  const { rowCount: open } = await connection.query('select 1 from truck_look where owner_key = $1 and plate = $2 and seen_until > $3', [
    ownerKey,
    plate,
    new Date(nowMs),
  ]);
  return open === 1 ? 'open' : 'nothing-new';
}

/** Deletes trucks of an owner and gives their plates. */
export async function deleteTrucks(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<readonly string[]> {
  const { rows } = await connectionOf(tx).query<{ plate: string }>(
    'delete from truck_subscription where owner_key = $1 and id = any($2::bigint[]) returning plate',
    [ownerKey, ids],
  );
  return rows.map(({ plate }) => plate);
}

/** Who follows a plate on a day, `followersTold` at most: the longest first. */
export async function findFollowers(tx: Transaction, plate: string, day: string): Promise<readonly string[]> {
  const { rows } = await connectionOf(tx).query<{ owner_key: string }>(
    'select owner_key from truck_subscription where plate = $1 and (end_day is null or end_day >= $2) order by id limit $3',
    [plate, day, followersTold],
  );
  return rows.map(({ owner_key }) => owner_key);
}

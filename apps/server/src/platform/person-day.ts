import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Clock } from './clock/clock';
import type { Config } from './config';
import { connectionOf, type Transaction } from './db/transaction';

/** What is counted of a person on a day of Shanghai, named by its capability: `follow.asked`. */
export type PersonCount = `${string}.${string}`;

/**
 * A person's counts of a day, whichever identity he acts for, held until the transaction ends: identities cost nothing, so
 * that a limit of each is none. Nothing that he can call lowers them. An owner's day is held before a person's.
 */
export async function holdPersonDay<Name extends PersonCount>(
  transaction: Transaction,
  userId: number,
  day: string,
  names: readonly Name[],
): Promise<Readonly<Record<Name, number>>> {
  const connection = connectionOf(transaction);
  const hold = async () => {
    const { rows } = await connection.query<{ name: string; used: number }>(
      'select name, used from platform_person_day where user_id = $1 and day = $2 and name = any($3) order by name for update',
      [userId, day, names],
      'platform-hold-person-day',
    );
    return rows;
  };
  let held = await hold();
  if (held.length < names.length) {
    await connection.query(
      `insert into platform_person_day (user_id, day, name) select $1, $2, name from unnest($3::text[]) name order by name
       on conflict do nothing`,
      [userId, day, names],
      'platform-begin-person-day',
    );
    held = await hold();
  }
  return Object.fromEntries(held.map(({ name, used }) => [name, used])) as Record<Name, number>;
}

/** Adds to counts of a day that is held. */
export async function addToPersonDay(
  transaction: Transaction,
  userId: number,
  day: string,
  more: Readonly<Record<PersonCount, number>>,
): Promise<void> {
  const counted = Object.entries(more).filter(([, count]) => count > 0);
  await connectionOf(transaction).query(
    `update platform_person_day d set used = d.used + more.count from unnest($3::text[], $4::int[]) as more (name, count)
     where d.user_id = $1 and d.day = $2 and d.name = more.name`,
    [userId, day, counted.map(([name]) => name), counted.map(([, count]) => count)],
    'platform-add-to-person-day',
  );
}

/**
 * Counts things of a person's day, several kinds of them at once.
 *
 * @returns false when those of one kind would go beyond their `max`; nothing is counted then.
 */
export async function takeOfPersonDay(
  transaction: Transaction,
  { userId, day }: { readonly userId: number; readonly day: string },
  wanted: Readonly<Record<PersonCount, { readonly count: number; readonly max: number }>>,
): Promise<boolean> {
  const names = Object.keys(wanted) as PersonCount[];
  const used = await holdPersonDay(transaction, userId, day, names);
  if (names.some((name) => used[name]! + wanted[name]!.count > wanted[name]!.max)) return false;
  await addToPersonDay(transaction, userId, day, Object.fromEntries(names.map((name) => [name, wanted[name]!.count])));
  return true;
}

/** What a person adds to what is kept for him, by its count: `vgm.kilobytes`. */
export interface Growth {
  readonly userId: number;
  readonly name: PersonCount;
  /** More than was kept before; what takes no more room is none. */
  readonly bytes: number;
  readonly megabytesMax: number;
}

/** Counts what a person's day has made grow, so that no small call fills the disk. @returns false when that is too much. */
export async function takeGrowth(
  transaction: Transaction,
  { clock, config }: { readonly clock: Clock; readonly config: Pick<Config, 'quotaFactor'> },
  { userId, name, bytes, megabytesMax }: Growth,
): Promise<boolean> {
  if (bytes <= 0) return true;
  const counted = { [name]: { count: Math.ceil(bytes / 1_024), max: megabytesMax * 1_024 * config.quotaFactor } };
  return takeOfPersonDay(transaction, { userId, day: shanghaiDay(clock.nowMs()) }, counted);
}

/** Forgets everybody's days before one; those that are held just now are left to the next time. */
export async function forgetDaysBefore(transaction: Transaction, day: string): Promise<void> {
  await connectionOf(transaction).query(
    'delete from platform_person_day where ctid = any(array(select ctid from platform_person_day where day < $1 for update skip locked))',
    [day],
  );
}

/** Counts what was counted of one number for another: of somebody who has left and registered anew. */
export async function movePersonDays(transaction: Transaction, fromId: number, toId: number): Promise<void> {
  await connectionOf(transaction).query('update platform_person_day set user_id = $2 where user_id = $1', [fromId, toId]);
}

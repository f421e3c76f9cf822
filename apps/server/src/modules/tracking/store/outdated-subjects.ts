import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { PublishedTable } from './subjects';

/** One process at a time derives again. */
const rederiveLockId = 7_305_041;

/** A published subject of a port. */
export interface SubjectKey {
  readonly port: PortCode;
  readonly subject: string;
}

/** Followed subjects that were derived by other rules than `derivationVersion`, those heard of last first. */
export async function findOutdated(
  database: Database,
  { name, key }: PublishedTable,
  derivationVersion: number,
  limit: number,
): Promise<SubjectKey[]> {
  const { rows } = await database.query<{ port: PortCode; subject: string }>(
    'system',
    `select port, ${key} as subject from ${name} where is_followed and derivation_version <> $1
     order by heard_ms desc nulls last limit $2`,
    [derivationVersion, limit],
    `tracking-find-outdated ${name}`,
  );
  return rows;
}

/** How many subjects there are for `findOutdated`. */
export async function countOutdated(database: Database, { name }: PublishedTable, derivationVersion: number): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'system',
    `select count(*) as count from ${name} where is_followed and derivation_version <> $1`,
    [derivationVersion],
    `tracking-count-outdated ${name}`,
  );
  return rows[0]!.count;
}

/** The next followed subjects after `after` that today's rules have derived, with their status as it was stored. */
export async function readStatuses(
  database: Database,
  { name, key }: PublishedTable,
  derivationVersion: number,
  after: SubjectKey | null,
  limit: number,
): Promise<(SubjectKey & { readonly status: unknown })[]> {
  const { rows } = await database.query<{ port: PortCode; subject: string; status: unknown }>(
    'system',
    `select port, ${key} as subject, status from ${name}
     where is_followed and derivation_version = $1 and (${key}, port) > ($2, $3) order by ${key}, port limit $4`,
    [derivationVersion, after?.subject ?? '', after?.port ?? '', limit],
    `tracking-read-statuses ${name}`,
  );
  return rows;
}

/** Of the kinds, those of which rules of `derivationVersion` were the last to find that every stored status can be read. */
export async function findReadThrough(database: Database, kinds: readonly string[], derivationVersion: number): Promise<string[]> {
  const { rows } = await database.query<{ kind: string }>(
    'system',
    'select kind from tracking_statuses_read where kind = any($1) and derivation_version = $2',
    [kinds, derivationVersion],
    'tracking-find-read-through',
  );
  return rows.map(({ kind }) => kind);
}

/** Notes that rules of `derivationVersion` can read every stored status of a kind. */
export async function noteReadThrough(database: Database, kind: string, derivationVersion: number): Promise<void> {
  await database.query(
    'system',
    `insert into tracking_statuses_read (kind, derivation_version) values ($1, $2)
     on conflict (kind) do update set derivation_version = excluded.derivation_version`,
    [kind, derivationVersion],
    'tracking-note-read-through',
  );
}

/** Whether it is the caller who derives again until his transaction ends; false when another process does. */
export async function tryTakeRederiving(transaction: Transaction): Promise<boolean> {
  const { rows } = await connectionOf(transaction).query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    rederiveLockId,
  ]);
  return rows[0]!.taken;
}

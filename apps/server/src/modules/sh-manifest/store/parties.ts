/** Everything that writes to the party books and to remark tags. */
import type { Party, PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Adds a party; null when its owner may not keep one more. */
export async function insertParty(
  tx: Transaction,
  ownerKey: string,
  entry: { readonly role: PartyRole; readonly nickName: string; readonly party: Party; readonly nowMs: number; readonly max: number },
): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into sh_manifest_party (owner_key, role, nick_name, party, updated_at)
     select $1, $2, $3, $4::jsonb, $5 where (select count(*) from sh_manifest_party where owner_key = $1) < $6 returning id`,
    [ownerKey, entry.role, entry.nickName, JSON.stringify(entry.party), new Date(entry.nowMs), entry.max],
    'sh-manifest-party-insert',
  );
  return rows[0]?.id ?? null;
}

/** Writes a party that is there; null when there is none of its owner in that book. */
export async function updateParty(
  tx: Transaction,
  ownerKey: string,
  id: number,
  entry: { readonly role: PartyRole; readonly nickName: string; readonly party: Party; readonly nowMs: number },
): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `update sh_manifest_party set nick_name = $4, party = $5::jsonb, updated_at = $6, version = version + 1
     where owner_key = $1 and id = $2 and role = $3 returning id`,
    [ownerKey, id, entry.role, entry.nickName, JSON.stringify(entry.party), new Date(entry.nowMs)],
    'sh-manifest-party-update',
  );
  return rows[0]?.id ?? null;
}

/** Deletes parties of one book; gives the ids that were found. */
export async function deleteParties(tx: Transaction, ownerKey: string, role: PartyRole, ids: readonly number[]): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `with target as (select id from sh_manifest_party where owner_key = $1 and role = $2 and id = any($3::bigint[]) order by id for update)
     delete from sh_manifest_party s using target where s.id = target.id returning s.id`,
    [ownerKey, role, ids],
    'sh-manifest-party-delete',
  );
  return rows.map(({ id }) => id);
}

/** Adds a combination; null when its owner may not keep one more. */
export async function insertCombination(
  tx: Transaction,
  ownerKey: string,
  entry: { readonly nickName: string; readonly parties: Readonly<Record<PartyRole, Party>>; readonly nowMs: number; readonly max: number },
): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into sh_manifest_combination (owner_key, nick_name, parties, updated_at)
     select $1, $2, $3::jsonb, $4 where (select count(*) from sh_manifest_combination where owner_key = $1) < $5 returning id`,
    [ownerKey, entry.nickName, JSON.stringify(entry.parties), new Date(entry.nowMs), entry.max],
    'sh-manifest-combination-insert',
  );
  return rows[0]?.id ?? null;
}

/** Writes a combination that is there; null when it is not its owner's. */
export async function updateCombination(
  tx: Transaction,
  ownerKey: string,
  id: number,
  entry: { readonly nickName: string; readonly parties: Readonly<Record<PartyRole, Party>>; readonly nowMs: number },
): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `update sh_manifest_combination set nick_name = $3, parties = $4::jsonb, updated_at = $5, version = version + 1
     where owner_key = $1 and id = $2 returning id`,
    [ownerKey, id, entry.nickName, JSON.stringify(entry.parties), new Date(entry.nowMs)],
    'sh-manifest-combination-update',
  );
  return rows[0]?.id ?? null;
}

/** Deletes combinations; gives the ids that were found. */
export async function deleteCombinations(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `with target as (select id from sh_manifest_combination where owner_key = $1 and id = any($2::bigint[]) order by id for update)
     delete from sh_manifest_combination s using target where s.id = target.id returning s.id`,
    [ownerKey, ids],
    'sh-manifest-combination-delete',
  );
  return rows.map(({ id }) => id);
}

/** The short names of a book, or of the combinations, and how many entries its owner has of that kind; one import at a time. */
export async function holdBook(
  tx: Transaction,
  ownerKey: string,
  book: PartyRole | 'all',
): Promise<{ readonly nickNames: readonly string[]; readonly count: number }> {
  const connection = connectionOf(tx);
  await connection.query(
    'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    [`sh_manifest_party ${ownerKey}`],
    'sh-manifest-book-hold',
  );
  const { rows } =
    book === 'all'
      ? await connection.query<{ nick_names: string[]; count: number }>(
          `select coalesce(array_agg(nick_name), '{}') as nick_names, count(*)::int as count from sh_manifest_combination where owner_key = $1`,
          [ownerKey],
          'sh-manifest-combination-names',
        )
      : await connection.query<{ nick_names: string[]; count: number }>(
          `select coalesce(array_agg(nick_name) filter (where role = $2), '{}') as nick_names, count(*)::int as count
           from sh_manifest_party where owner_key = $1`,
          [ownerKey, book],
          'sh-manifest-party-names',
        );
  return { nickNames: rows[0]!.nick_names, count: rows[0]!.count };
}

/** Adds entries to a book that is held, or to the combinations, in one statement. */
export async function insertEntries(
  tx: Transaction,
  ownerKey: string,
  book: PartyRole | 'all',
  entries: readonly { readonly nickName: string; readonly parties: Readonly<Partial<Record<PartyRole, Party>>> }[],
  nowMs: number,
): Promise<void> {
  const names = entries.map(({ nickName }) => nickName);
  const at = new Date(nowMs);
  if (book === 'all') {
    await connectionOf(tx).query(
      `insert into sh_manifest_combination (owner_key, nick_name, parties, updated_at)
       select $1, name, parties::jsonb, $4 from unnest($2::text[], $3::text[]) as written (name, parties)`,
      [ownerKey, names, entries.map(({ parties }) => JSON.stringify(parties)), at],
      'sh-manifest-combination-import',
    );
    return;
  }
  await connectionOf(tx).query(
    `insert into sh_manifest_party (owner_key, role, nick_name, party, updated_at)
     select $1, $2, name, party::jsonb, $5 from unnest($3::text[], $4::text[]) as written (name, party)`,
    [ownerKey, book, names, entries.map(({ parties }) => JSON.stringify(parties[book])), at],
    'sh-manifest-party-import',
  );
}

/** Writes a person's remark tags in place of those that were. */
export async function replaceTags(tx: Transaction, ownerKey: string, userId: number, tags: readonly string[]): Promise<void> {
  const connection = connectionOf(tx);
  await connection.query(
    'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    [`sh_manifest_tag ${ownerKey} ${userId}`],
    'sh-manifest-tags-hold',
  );
  await connection.query('delete from sh_manifest_tag where owner_key = $1 and user_id = $2', [ownerKey, userId], 'sh-manifest-tags-clear');
  await connection.query(
    `insert into sh_manifest_tag (owner_key, user_id, place, tag)
     select $1, $2, place, tag from unnest($3::text[]) with ordinality as written (tag, place)`,
    [ownerKey, userId, tags],
    'sh-manifest-tags-write',
  );
}

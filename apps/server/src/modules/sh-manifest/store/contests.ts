/**
 * What writes to contests of bill numbers; whom they are against is looked up anew each time. One whose own manifest has another
 * number by now contests nothing.
 */
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Notes that an owner contests the manifest of another; null where one of his of that filing and number is open. */
export async function insertContest(
  tx: Transaction,
  fresh: {
    readonly ownerKey: string;
    readonly userId: number;
    readonly filingId: number;
    readonly billNo: string;
    readonly words: string;
    readonly nowMs: number;
  },
): Promise<number | null> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into sh_manifest_contest (owner_key, user_id, filing_id, bill_no, words, opened_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (filing_id) where state = 'open' do update
       set bill_no = excluded.bill_no, user_id = excluded.user_id, words = excluded.words, opened_at = excluded.opened_at
       where sh_manifest_contest.bill_no <> excluded.bill_no returning id`,
    [fresh.ownerKey, fresh.userId, fresh.filingId, fresh.billNo, fresh.words, new Date(fresh.nowMs)],
    'sh-manifest-insert-contest',
  );
  return rows[0]?.id ?? null;
}

/** A contest, held until the transaction ends. */
export interface HeldContest {
  readonly ownerKey: string;
  readonly filingId: number;
  readonly billNo: string;
  readonly isOpen: boolean;
}

/** A contest by its number; null when there is none. */
export async function holdContest(tx: Transaction, id: number): Promise<HeldContest | null> {
  const { rows } = await connectionOf(tx).query<{ owner_key: string; filing_id: number; bill_no: string; is_open: boolean }>(
    `select c.owner_key, c.filing_id, c.bill_no, c.state = 'open' and f.bill_no = c.bill_no as is_open
     from sh_manifest_contest c join sh_manifest_filing f on f.id = c.filing_id where c.id = $1 for update of c`,
    [id],
    'sh-manifest-hold-contest',
  );
  const [row] = rows;
  return row === undefined ? null : { ownerKey: row.owner_key, filingId: row.filing_id, billNo: row.bill_no, isOpen: row.is_open };
}

/** Turns an open contest down, with the desk's words. */
export async function dismissContest(tx: Transaction, id: number, note: string, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `update sh_manifest_contest set state = 'dismissed', note = $2, settled_at = $3 where id = $1 and state = 'open'`,
    [id, note, new Date(nowMs)],
    'sh-manifest-dismiss-contest',
  );
}

/** Ends the open contests of others against a bill's manifest, which stands no longer, unless a third one declares it too; whose they are. */
export async function upholdContests(
  tx: Transaction,
  against: { readonly ownerKey: string; readonly billNo: string; readonly nowMs: number },
): Promise<readonly { readonly ownerKey: string; readonly filingId: number }[]> {
  const { rows } = await connectionOf(tx).query<{ owner_key: string; filing_id: number }>(
    `update sh_manifest_contest c set state = 'upheld', settled_at = $3
     where bill_no = $2 and owner_key <> $1 and state = 'open'
       and exists (select from sh_manifest_filing f where f.id = c.filing_id and f.bill_no = c.bill_no) and not exists (
       select from sh_manifest_filing o where o.bill_no = c.bill_no and o.owner_key not in ($1, c.owner_key) and o.status in (1, 2)) returning owner_key, filing_id`,
    [against.ownerKey, against.billNo, new Date(against.nowMs)],
    'sh-manifest-uphold-contests',
  );
  return rows.map((row) => ({ ownerKey: row.owner_key, filingId: row.filing_id }));
}

/** Whether another owner declares a bill number, at customs or on its way there; the transaction is the system's. */
export async function isDeclaredByOther(tx: Transaction, ownerKey: string, billNo: string): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ found: boolean }>(
    `select exists (select from sh_manifest_filing where bill_no = $2 and owner_key <> $1 and status in (1, 2)) as found`,
    [ownerKey, billNo],
    'sh-manifest-declared-by-other',
  );
  return rows[0]!.found;
}

/** The manifest against which a contest of an owner is: what customs hold of the bill, before what is on its way; null: none. */
export async function findContested(
  tx: Transaction,
  { ownerKey, billNo }: { readonly ownerKey: string; readonly billNo: string },
): Promise<{ readonly id: number; readonly ownerKey: string; readonly userId: number } | null> {
  const { rows } = await connectionOf(tx).query<{ id: number; owner_key: string; user_id: number }>(
    `select id, owner_key, user_id from sh_manifest_filing where bill_no = $2 and owner_key <> $1 and status in (1, 2)
     order by status desc, id desc limit 1`,
    [ownerKey, billNo],
    'sh-manifest-find-contested',
  );
  const [row] = rows;
  return row === undefined ? null : { id: row.id, ownerKey: row.owner_key, userId: row.user_id };
}

/** Pre-sheets and what went out of them, as they are written. */
import type { PreSheet } from '@mastlight/domain/pre-sheet/sheet';
import type { PreSheetState, SheetAnswer, WithdrawalAnswer } from '@mastlight/domain/pre-sheet/states';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** A pre-sheet that this transaction holds. */
export interface HeldSheet {
  readonly id: number;
  readonly ownerKey: string;
  readonly rowKey: string;
  readonly agentCode: string;
  readonly state: PreSheetState;
  readonly sheet: PreSheet;
  readonly submissionNo: number;
  readonly withdrawalNo: number;
  readonly version: number;
}

const heldColumns = `id, owner_key as "ownerKey", row_key as "rowKey", agent_code as "agentCode", state, sheet,
  submission_no as "submissionNo", withdrawal_no as "withdrawalNo", version`;

/** Has an owner's pre-sheets be made one after the other; gives how many there are. */
export async function countSheets(tx: Transaction, ownerKey: string): Promise<number> {
  const connection = connectionOf(tx);
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`pre-sheet ${ownerKey}`], 'pre-sheet-hold-owner');
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from pre_sheet_filing where owner_key = $1',
    [ownerKey],
    'pre-sheet-count',
  );
  return rows[0]!.count;
}

/** Pre-sheets of an owner by their numbers or their keys, held in the order of their numbers until the transaction ends. */
export async function holdSheets(
  tx: Transaction,
  ownerKey: string,
  { ids = [], keys = [] }: { readonly ids?: readonly number[]; readonly keys?: readonly string[] },
): Promise<readonly HeldSheet[]> {
  const { rows } = await connectionOf(tx).query<HeldSheet>(
    `select ${heldColumns} from pre_sheet_filing where owner_key = $1 and (id = any($2::bigint[]) or row_key = any($3::text[]))
     order by id for update`,
    [ownerKey, ids, keys],
    'pre-sheet-hold',
  );
  return rows;
}

export async function insertSheet(
  tx: Transaction,
  fresh: {
    readonly ownerKey: string;
    readonly userId: number;
    readonly rowKey: string;
    readonly agentCode: string;
    readonly sheet: PreSheet;
  },
  nowMs: number,
): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `insert into pre_sheet_filing (owner_key, user_id, row_key, agent_code, sheet, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    [fresh.ownerKey, fresh.userId, fresh.rowKey, fresh.agentCode, JSON.stringify(fresh.sheet), new Date(nowMs)],
    'pre-sheet-insert',
  );
  return rows[0]!.id;
}

/** Puts what was typed in the place of what stood there; gives its new version. */
export async function replaceSheet(
  tx: Transaction,
  { id, ownerKey }: HeldSheet,
  { agentCode, sheet, state }: { readonly agentCode: string; readonly sheet: PreSheet; readonly state: PreSheetState },
  nowMs: number,
): Promise<number> {
  const { rows } = await connectionOf(tx).query<{ version: number }>(
    `update pre_sheet_filing set agent_code = $3, sheet = $4, state = $5, updated_at = $6, version = version + 1
     where id = $1 and owner_key = $2 returning version`,
    [id, ownerKey, agentCode, JSON.stringify(sheet), state, new Date(nowMs)],
    'pre-sheet-replace',
  );
  return rows[0]!.version;
}

/** Keeps how a pre-sheet stands; each standing is a version, so that what was asked of an earlier one is not done again. */
export async function keepStanding(
  tx: Transaction,
  { id, ownerKey }: Pick<HeldSheet, 'id' | 'ownerKey'>,
  { state, reason, submissionNo, withdrawalNo }: Pick<HeldSheet, 'state' | 'submissionNo' | 'withdrawalNo'> & { readonly reason: string },
): Promise<void> {
  await connectionOf(tx).query(
    `update pre_sheet_filing set state = $3, reason = $4, submission_no = $5, withdrawal_no = $6, version = version + 1
     where id = $1 and owner_key = $2`,
    [id, ownerKey, state, reason, submissionNo, withdrawalNo],
    'pre-sheet-keep-standing',
  );
}

export async function removeSheets(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<void> {
  await connectionOf(tx).query(
    'delete from pre_sheet_filing where owner_key = $1 and id = any($2::bigint[])',
    [ownerKey, ids],
    'pre-sheet-delete',
  );
}

/** Something of a pre-sheet that went out. */
export interface SentSheet {
  readonly filingId: number;
  readonly no: number;
  readonly kind: 'submit' | 'withdraw';
  readonly ownerKey: string;
  readonly reference: string;
  readonly answer: SheetAnswer | WithdrawalAnswer | null;
}

const sentColumns = 'filing_id as "filingId", no, kind, owner_key as "ownerKey", reference, answer';

/** Keeps what went out, as it was, with the address to which it went. */
export async function insertSent(
  tx: Transaction,
  sent: Omit<SentSheet, 'answer'> & { readonly userId: number; readonly sheet: PreSheet; readonly sentTo: string },
  nowMs: number,
): Promise<void> {
  const content = JSON.stringify({ ...sent.sheet, sentTo: sent.sentTo });
  await connectionOf(tx).query(
    `insert into pre_sheet_submission (filing_id, no, kind, owner_key, user_id, reference, sheet, submitted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [sent.filingId, sent.no, sent.kind, sent.ownerKey, sent.userId, sent.reference, content, new Date(nowMs)],
    'pre-sheet-insert-sent',
  );
}

/** What went out under a reference of ours; null: nothing of a pre-sheet. */
export async function findSent(tx: Transaction, reference: string): Promise<SentSheet | null> {
  const { rows } = await connectionOf(tx).query<SentSheet>(
    `select ${sentColumns} from pre_sheet_submission where reference = $1`,
    [reference],
    'pre-sheet-find-sent',
  );
  return rows[0] ?? null;
}

/**
 * The reference under which a pre-sheet went out last, and the address to which: where none was kept with it, its agent's;
 * null where there is no such agent either.
 */
export async function findLastSent(
  tx: Transaction,
  { ownerKey, id, agentCode, submissionNo }: HeldSheet,
): Promise<{ readonly reference: string; readonly sentTo: string | null }> {
  const { rows } = await connectionOf(tx).query<{ reference: string; sentTo: string | null }>(
    `select s.reference, coalesce(s.sheet->>'sentTo', a.address) as "sentTo"
     from pre_sheet_submission s left join pre_sheet_agent a on a.agent_code = $4
     where s.owner_key = $1 and s.filing_id = $2 and s.no = $3 and s.kind = 'submit'`,
    [ownerKey, id, submissionNo, agentCode],
    'pre-sheet-find-last-sent',
  );
  return rows[0]!;
}

export async function markAnswered(
  tx: Transaction,
  { filingId, no, kind }: SentSheet,
  answer: SheetAnswer | WithdrawalAnswer,
  nowMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    'update pre_sheet_submission set answer = $4, answered_at = $5 where filing_id = $1 and no = $2 and kind = $3',
    [filingId, no, kind, answer, new Date(nowMs)],
    'pre-sheet-mark-answered',
  );
}

/** Has wishes to have a pre-sheet back that nobody has answered be too late: they are not about what goes out now. */
export async function closeWithdrawals(tx: Transaction, { ownerKey, id }: HeldSheet, nowMs: number): Promise<void> {
  await connectionOf(tx).query(
    `update pre_sheet_submission set answer = 'tooLate', answered_at = $3
     where owner_key = $1 and filing_id = $2 and kind = 'withdraw' and answer is null`,
    [ownerKey, id, new Date(nowMs)],
    'pre-sheet-close-withdrawals',
  );
}

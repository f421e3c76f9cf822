import type { Fact } from '@mastlight/domain/tracking/fact';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { lineColumns } from '../fact-line';
import { factColumns, factOfRow, type FactRow } from '../schema';
import { prepareStaged } from './append-facts';

/** A fact as it is stored. */
export interface StoredFact {
  readonly fact: Fact;
  /** Hex. */
  readonly digest: string;
}

/** The database counts in microseconds, we in ms. */
const roundingMs = 1;

/** The facts that a message stated first, in their order. */
export async function loadFactsOfMessage(transaction: Transaction, messageId: number, heardMs: number): Promise<StoredFact[]> {
  const { rows } = await connectionOf(transaction).query<FactRow & { digest: Buffer }>(
    `select ${factColumns}, digest from tracking_fact where message_id = $1 and heard_at between $2 and $3 order by id`,
    [messageId, new Date(heardMs - roundingMs), new Date(heardMs + roundingMs)],
    'tracking-facts-of-message',
  );
  return rows.map((row) => ({ fact: factOfRow(row), digest: row.digest.toString('hex') }));
}

/** Of some messages, those that speak of any of these bills or containers; of facts without either, those that speak of none. */
export async function findSpeakers(transaction: Transaction, messageIds: readonly number[], facts: readonly Fact[]): Promise<number[]> {
  const { rows } = await connectionOf(transaction).query<{ message_id: number }>(
    `select message_id from tracking_message_subject
     where message_id = any($1) and (bill_nos && $2 or container_nos && $3 or ($4 and bill_nos = '{}' and container_nos = '{}'))
     order by message_id`,
    [
      messageIds,
      facts.map(({ billNo }) => billNo).filter((billNo) => billNo !== null),
      facts.map(({ containerNo }) => containerNo).filter((containerNo) => containerNo !== null),
      facts.some(({ billNo, containerNo }) => billNo === null && containerNo === null),
    ],
    'tracking-find-speakers',
  );
  return rows.map((row) => row.message_id);
}

/** Has a fact stated first by another message than until now. */
export async function attributeFact(
  transaction: Transaction,
  { fact }: StoredFact,
  by: { readonly messageId: number; readonly heardMs: number },
): Promise<void> {
  await connectionOf(transaction).query(
    `update tracking_fact set message_id = $4, heard_at = $5
     where message_id = $1 and id = $2 and heard_at between $3::timestamptz - interval '1 ms' and $3::timestamptz + interval '1 ms'`,
    [fact.messageId, fact.id, new Date(fact.heardMs), by.messageId, new Date(by.heardMs)],
    'tracking-attribute-fact',
  );
}

/** Lays facts of one message among those that no longer hold. They can be stated again by anybody. */
export async function layAside(transaction: Transaction, replaced: readonly StoredFact[], nowMs: number): Promise<void> {
  if (replaced.length === 0) return;
  const { messageId, heardMs } = replaced[0]!.fact;
  await connectionOf(transaction).query(
    `with gone as (
       delete from tracking_fact where message_id = $1 and heard_at between $2 and $3 and id = any($4) returning *),
     digests as (delete from tracking_fact_digest where digest = any($5))
     insert into tracking_fact_replaced select gone.*, $6::timestamptz from gone`,
    [
      messageId,
      new Date(heardMs - roundingMs),
      new Date(heardMs + roundingMs),
      replaced.map(({ fact }) => fact.id),
      replaced.map(({ digest }) => Buffer.from(digest, 'hex')),
      new Date(nowMs),
    ],
    'tracking-lay-aside',
  );
}

/** Counts facts that were moved among those of this transaction, so that what they concerned is derived; see `prepareStaged`. */
export async function stageAgain(transaction: Transaction, facts: readonly StoredFact[]): Promise<void> {
  if (facts.length === 0) return;
  await prepareStaged(transaction);
  const ids = facts.map(({ fact }) => fact.id);
  const messageIds = facts.map(({ fact }) => fact.messageId);
  await connectionOf(transaction).query(
    `insert into tracking_fact_staged (${lineColumns})
     select ${lineColumns} from tracking_fact_replaced where message_id = any($1) and id = any($2)`,
    [messageIds, ids],
    'tracking-stage-again',
  );
}

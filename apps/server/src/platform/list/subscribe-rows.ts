/** How rows of a list of subscriptions come about, the same for each of them. */
import type { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { RowTopic } from '@mastlight/domain/contract-kit/topic';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../db/transaction';
import { publishChange } from '../live';
import type { Platform } from '../module';
import { countHeld, findKnown, giveMarks, takeOutEnded, type OwnTable } from './own-rows';
import { tellOutcomes, type SubscribeOutcome } from './tell-outcomes';

/** One of the things that somebody wants to follow. */
export interface WantedRow {
  /** What two of the same have in common; what the row follows. */
  readonly key: string;
  /** Why it cannot be followed at all; null when nothing is wrong with it. */
  readonly fault: string | null;
  /** What people know it by, in the record of what was paid. */
  readonly subject: string;
}

/** A row and what it follows. */
export interface FreshRow {
  readonly id: number;
  readonly key: string;
}

/** Which of the things that are new to a list may be added now. */
export interface Allowed<T extends WantedRow> {
  readonly things: readonly T[];
  /** Why others may not, by key. */
  readonly refused: ReadonlyMap<string, BusinessError>;
}

/** A list as its product declares how its rows come about. */
export interface SubscribedList<T extends WantedRow> {
  readonly table: OwnTable;
  /** The column of `key`. */
  readonly keyColumn: string;
  readonly topic: RowTopic;
  readonly rowsMax: number;
  /** What is told of what is beyond them. */
  readonly full: (max: number) => string;
  /** What is told of a row of which nobody has said anything yet. */
  readonly unheard: string;
  /** Adds rows, in the order of their keys; what is followed already is left alone. */
  readonly insert: (tx: Transaction, fresh: FreshWish<T>) => Promise<readonly FreshRow[]>;
}

/** Rows to be added, and whose they will be. */
export interface FreshWish<T> {
  readonly ownerKey: string;
  readonly userId: number;
  readonly port: PortCode;
  readonly things: readonly T[];
  /** Port time, ms. */
  readonly createdMs: number;
}

/** A row that is paid for: what it follows, by which name people know that, and since when, in port time, ms. */
export interface PaidRow {
  readonly key: string;
  readonly subject: string;
  readonly createdMs: number;
}

export interface SubscribeWish<T extends WantedRow> {
  readonly port: PortCode;
  readonly things: readonly T[];
  /** Of what is new and has room, what may be added. */
  readonly allow: (unknown: readonly T[]) => Promise<Allowed<T>>;
  /** Has rows followed, and does whatever else comes with them. */
  readonly begin: (added: ReadonlyMap<string, number>) => Promise<void>;
  /** Takes what they cost; gives it, in fen. @throws BusinessError 409 or 402. */
  readonly charge: (things: readonly PaidRow[]) => Promise<number>;
  /** Of what was added, what somebody has told of. */
  readonly findHeard: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** What became of each thing, in the order in which it was asked for, and what it cost, in fen. */
export interface Subscribed {
  readonly told: readonly SubscribeOutcome[];
  readonly fen: number;
  /** Why nothing at all was added, where one refusal says it. */
  readonly refusal: BusinessError | null;
}

const idsByKey = (rows: readonly FreshRow[]): Map<string, number> => new Map(rows.map(({ id, key }) => [key, id]));

/**
 * Follows things for an owner in his transaction: each is told what became of it, and one that is wrong spoils none of the
 * others. What he follows takes none of the places that are left; what he had put on rows that ended comes back with them.
 * Locks in one order: the owner, the rows by key, the followers, the money.
 *
 * @throws BusinessError 409 or 402 when they are not paid for: then none is followed.
 */
export async function subscribeRows<T extends WantedRow>(
  { portClock }: Pick<Platform, 'portClock'>,
  list: SubscribedList<T>,
  tx: Transaction,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  wish: SubscribeWish<T>,
): Promise<Subscribed> {
  const { port, things } = wish;
  // Of two of the same the first one counts, with what it says besides.
  const wanted = [...groupBy(things, ({ key, fault }) => (fault === null ? key : null)).values()].map(([first]) => first!);
  const room = Math.max(0, list.rowsMax - (await countHeld(tx, list.table, ownerKey)));
  const known = idsByKey(
    await findKnown(
      tx,
      list.table,
      list.keyColumn,
      ownerKey,
      port,
      wanted.map(({ key }) => key),
    ),
  );
  const unknown = wanted.filter(({ key }) => !known.has(key));
  const { things: allowed, refused } = await wish.allow(unknown.slice(0, room));
  const keys = allowed.map(({ key }) => key);
  const createdMs = Math.trunc(portClock.nowMs());
  const ended = await takeOutEnded(tx, list.table, list.keyColumn, ownerKey, port, keys);
  const fresh = allowed.length === 0 ? [] : await list.insert(tx, { ownerKey, userId, port, things: allowed, createdMs });
  const added = idsByKey(fresh);
  await giveMarks(tx, list.table, ownerKey, added, ended);
  if (fresh.length > 0) {
    await wish.begin(added);
    await publishChange(tx, { ownerKey, topic: list.topic, ids: [...ended.map(({ id }) => id), ...added.values()] });
  }
  const subjects = new Map(allowed.map(({ key, subject }) => [key, subject]));
  const fen = await wish.charge(fresh.map(({ key }) => ({ key, subject: subjects.get(key)!, createdMs })));
  const heard = await wish.findHeard([...added.keys()]);
  const reasons = [...refused].map(([key, { message }]) => [key, message] as const);
  // Whatever has no place, and no reason of its own.
  const isTaken = new Set(keys);
  const beyond = unknown
    .filter(({ key }) => !isTaken.has(key) && !refused.has(key))
    .map(({ key }) => [key, list.full(list.rowsMax)] as const);
  const outcomes = tellOutcomes(things, { added, known, refused: new Map([...reasons, ...beyond]) });
  const told = outcomes.map((outcome, at) => {
    // What nobody has told of is followed all the same, and its user told to look at it once more.
    const isUnheard = outcome.code === 'added' && !heard.has(things[at]!.key);
    return isUnheard ? { ...outcome, reason: list.unheard } : outcome;
  });
  const [first = null] = refused.values();
  return { told, fen, refusal: added.size + known.size === 0 ? first : null };
}

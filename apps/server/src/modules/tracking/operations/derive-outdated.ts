import { setTimeout as pause } from 'node:timers/promises';
import { derivationVersion } from '@mastlight/domain/tracking/status';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { isDatabaseGone } from '../../../platform/db/database-errors';
import { inTransaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { publishedKinds, type PublishedKind } from '../published-kind';
import {
  countOutdated,
  findOutdated,
  findReadThrough,
  noteReadThrough,
  readStatuses,
  tryTakeRederiving,
  type SubjectKey,
} from '../store/outdated-subjects';
import { takeTurn } from '../store/turn';

/** A round holds a port's lane for so many subjects: about 0.1 s. */
const subjectsPerRound = 200;
/** So many are looked up at once, in their order. */
const subjectsAtOnce = 10_000;
/** After a round, so many times as long as it took is left to those who wait for the lane and to the machine. */
const restShare = 0.25;
/** Statuses that are merely read again to see whether they can be: nothing waits for it. */
const readAtOnce = 200;
const readRestShare = 4;
const tellEveryMs = 10_000;
/** Another process is at it: whether it still is, is looked at so often. */
const othersRestMs = 5_000;

const kinds = Object.keys(publishedKinds) as PublishedKind[];

/**
 * Derives again, while the product is in use, what was derived by other rules
 * than today's: in short rounds, those heard of last first. How far it has
 * come stands in the rows themselves, so it goes on where it ended. Then it
 * looks through the others and derives those whose stored status cannot be
 * read; once that is through it is noted, and done again by other rules alone.
 * Followers are told of what reads differently alone (`readsAlike`).
 *
 * @param signal ends it after the round that is on.
 * @param onLeft told every now and then how many are left.
 * @returns how many were derived.
 */
export async function deriveOutdated(parts: Parts, signal: AbortSignal, onLeft: (count: number) => void = () => {}): Promise<number> {
  const { database, log } = parts.platform;
  let derived = 0;
  let failed = 0;
  let toldMs = performance.now();
  const tell = async (): Promise<number> => {
    let left = 0;
    for (const kind of kinds) left += await countOutdated(database, publishedKinds[kind].table, derivationVersion);
    onLeft(left);
    if (derived > 0) log.info({ derived, left, failed }, 'derived again by new rules');
    return left;
  };
  const onRound = async (count: number, countFailed: number): Promise<void> => {
    derived += count;
    failed += countFailed;
    if (performance.now() - toldMs < tellEveryMs) return;
    toldMs = performance.now();
    await tell();
  };
  if ((await tell()) > 0) for (const kind of kinds) await deriveOfOtherRules(parts, kind, signal, onRound);
  const readThrough = new Set(await findReadThrough(database, kinds, derivationVersion));
  for (const kind of kinds) {
    if (readThrough.has(kind)) continue;
    if (await deriveUnreadable(parts, kind, signal, onRound)) await noteReadThrough(database, kind, derivationVersion);
  }
  if (derived > 0) await tell();
  return derived;
}

type OnRound = (derived: number, failed: number) => Promise<void>;

async function deriveOfOtherRules(parts: Parts, kind: PublishedKind, signal: AbortSignal, onRound: OnRound): Promise<void> {
  const failed = new Set<string>();
  while (!signal.aborted) {
    const found = await findOutdated(parts.platform.database, publishedKinds[kind].table, derivationVersion, subjectsAtOnce + failed.size);
    const due = found.filter((key) => !failed.has(nameOf(key)));
    if (due.length === 0) return;
    await deriveInRounds(parts, kind, due, failed, signal, onRound);
  }
}

/** @returns whether every status of the kind can be read now. */
async function deriveUnreadable(parts: Parts, kind: PublishedKind, signal: AbortSignal, onRound: OnRound): Promise<boolean> {
  const { table, canRead } = publishedKinds[kind];
  const failed = new Set<string>();
  let last: SubjectKey | null = null;
  let isWhole = true;
  while (!signal.aborted) {
    const beganMs = performance.now();
    const read: Awaited<ReturnType<typeof readStatuses>> = await readStatuses(
      parts.platform.database,
      table,
      derivationVersion,
      last,
      readAtOnce,
    );
    last = read.at(-1) ?? null;
    if (last === null) return isWhole && failed.size === 0;
    const unreadable = read.filter(({ status }) => !canRead(status));
    await pause((performance.now() - beganMs) * readRestShare, undefined, { signal }).catch(() => {});
    if (unreadable.length === 0) continue;
    parts.platform.log.warn({ kind, count: unreadable.length }, 'stored statuses cannot be read and are derived again');
    isWhole = (await deriveInRounds(parts, kind, unreadable, failed, signal, onRound)) && isWhole;
  }
  return false;
}

const nameOf = ({ port, subject }: SubjectKey): string => `${port} ${subject}`;

/**
 * Ends early when another process derives again: it has gone on with these meanwhile.
 *
 * @returns whether it came to the end.
 */
async function deriveInRounds(
  parts: Parts,
  kind: PublishedKind,
  due: readonly SubjectKey[],
  failed: Set<string>,
  signal: AbortSignal,
  onRound: OnRound,
): Promise<boolean> {
  for (const round of roundsOf(due)) {
    if (signal.aborted) return false;
    const beganMs = performance.now();
    const failedBefore = failed.size;
    const count = await deriveRound(parts, kind, round, failed);
    const restMs = count === 0 ? othersRestMs : (performance.now() - beganMs) * restShare;
    await pause(restMs, undefined, { signal }).catch(() => {});
    if (count === 0) return false;
    await onRound(count, failed.size - failedBefore);
  }
  return true;
}

function* roundsOf(keys: readonly SubjectKey[]): Generator<readonly SubjectKey[]> {
  for (const ofPort of groupBy(keys, ({ port }) => port).values()) {
    for (let from = 0; from < ofPort.length; from += subjectsPerRound) yield ofPort.slice(from, from + subjectsPerRound);
  }
}

/** @returns how many were derived or have failed; 0 when another process derives again. */
async function deriveRound(parts: Parts, kind: PublishedKind, round: readonly SubjectKey[], failed: Set<string>): Promise<number> {
  try {
    return await inTransaction(parts.platform.database, 'system', async (transaction) => {
      if (!(await tryTakeRederiving(transaction))) return 0;
      const { port } = round[0]!;
      await takeTurn(transaction, [port]);
      await publishedKinds[kind].derive(
        parts,
        transaction,
        port,
        round.map(({ subject }) => subject),
      );
      return round.length;
    });
  } catch (error) {
    if (isDatabaseGone(error)) throw error;
    if (round.length === 1) {
      parts.platform.log.error({ err: error, kind, ...round[0] }, 'it cannot be derived again');
      failed.add(nameOf(round[0]!));
      return 1;
    }
    // One of them is the cause; the others go through.
    for (const key of round) await deriveRound(parts, kind, [key], failed);
    return round.length;
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { derivationVersion } from '@mastlight/domain/tracking/status';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { isDatabaseGone } from '../../../platform/db/database-errors';
import { inTransaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import type { BillKey } from '../store/bills';
import { countOutdated, findOutdated, tryTakeRederiving } from '../store/outdated-bills';
import { takeTurn } from '../store/turn';
import { deriveBills } from './derive-bills';

/** A round holds a port's lane for so many bills: some tens of ms. */
const billsPerRound = 50;
/** So many are looked up at once, in their order. */
const billsAtOnce = 10_000;
/** After a round, so many times as long as it took is left to those who wait for the lane and to the machine. */
const restShare = 1;
const tellEveryMs = 10_000;
/** Another process is at it: whether it still is, is looked at so often. */
const othersRestMs = 5_000;

/**
 * Derives bills again that were derived by other rules than today's, while the
 * product is in use: in short rounds, those heard of last first. How far it has
 * come stands in the bills themselves, so it goes on where it ended. Followers
 * are told of what reads differently alone (`readsAlike`).
 *
 * @param signal ends it after the round that is on.
 * @param onLeft told every now and then how many are left.
 * @returns how many were derived.
 */
export async function deriveOutdated(parts: Parts, signal: AbortSignal, onLeft: (count: number) => void = () => {}): Promise<number> {
  const { database, log } = parts.platform;
  const failed = new Set<string>();
  let derived = 0;
  let toldMs = performance.now();
  const tell = async (): Promise<void> => {
    const left = await countOutdated(database, derivationVersion);
    onLeft(left);
    if (derived > 0) log.info({ derived, left, failed: failed.size }, 'bills derived again by new rules');
  };
  await tell();
  while (!signal.aborted) {
    const found = await findOutdated(database, derivationVersion, billsAtOnce + failed.size);
    const due = found.filter((bill) => !failed.has(keyOf(bill)));
    if (due.length === 0) break;
    for (const round of roundsOf(due)) {
      if (signal.aborted) break;
      const beganMs = performance.now();
      const count = await deriveRound(parts, round, failed);
      derived += count;
      const restMs = count === 0 ? othersRestMs : (performance.now() - beganMs) * restShare;
      await pause(restMs, undefined, { signal }).catch(() => {});
      // Another process has gone on with these meanwhile.
      if (count === 0) break;
      if (performance.now() - toldMs < tellEveryMs) continue;
      toldMs = performance.now();
      await tell();
    }
  }
  await tell();
  return derived;
}

const keyOf = ({ port, billNo }: BillKey): string => `${port} ${billNo}`;

function* roundsOf(bills: readonly BillKey[]): Generator<readonly BillKey[]> {
  for (const ofPort of groupBy(bills, ({ port }) => port).values()) {
    for (let from = 0; from < ofPort.length; from += billsPerRound) yield ofPort.slice(from, from + billsPerRound);
  }
}

/** @returns how many were derived or have failed; 0 when another process derives again. */
async function deriveRound(parts: Parts, round: readonly BillKey[], failed: Set<string>): Promise<number> {
  try {
    return await inTransaction(parts.platform.database, 'system', async (transaction) => {
      if (!(await tryTakeRederiving(transaction))) return 0;
      const { port } = round[0]!;
      await takeTurn(transaction, [port]);
      await deriveBills(
        parts,
        transaction,
        port,
        round.map(({ billNo }) => billNo),
      );
      return round.length;
    });
  } catch (error) {
    if (isDatabaseGone(error)) throw error;
    if (round.length === 1) {
      parts.platform.log.error({ err: error, bill: round[0] }, 'bill cannot be derived again');
      failed.add(keyOf(round[0]!));
      return 1;
    }
    // One of them is the cause; the others go through.
    for (const bill of round) await deriveRound(parts, [bill], failed);
    return round.length;
  }
}

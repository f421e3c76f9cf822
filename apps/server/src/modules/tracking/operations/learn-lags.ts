import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { observedLags } from '@mastlight/domain/tracking/expected-events';
import { derivationVersion, readStoredStatus } from '@mastlight/domain/tracking/status';
import { changedLags, forgottenLags, learnLags, type LearntLag, type ObservedLag } from '@mastlight/domain/tracking/usual-lags';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import { inTransaction } from '../../../platform/db/transaction';
import type { Parts } from '../parts';
import { takeTurn } from '../store/turn';
import { dropOldLags, findSeenBills, findUnlearnt, loadLearntSince, noteLearnt, pinLags, readSeenBills } from '../store/usual-lags';

const dayMs = 86_400_000;
/** Habits change; what is older than this teaches nothing. */
const seenForMs = 45 * dayMs;
/** A port is learnt of once in so long, by its own clock. */
const everyMs = 20 * 3_600_000;
/** No wait that somebody still looks at began longer ago: figures that a newer one has replaced since are asked for by nobody. */
const waitsEndMs = 184 * dayMs;
/** More bills than these teach no more. */
const billsMax = 2_000;
const billsAtOnce = 100;

/**
 * Learns anew what each port's events usually take, of the bills that were
 * heard of last, and pins what has changed for waits that begin from now on.
 * Ports of which it was learnt less than a day ago, by port time, are passed over.
 *
 * @returns how many figures were pinned.
 */
export async function learnUsualLags(parts: Parts): Promise<number> {
  const { database, portClock } = parts.platform;
  let pinned = 0;
  for (const port of await findUnlearnt(database, portCodes, portClock.nowMs() - everyMs)) {
    const seen = await seenLags(parts, port);
    pinned += await inTransaction(database, 'system', async (transaction) => {
      // Nobody derives meanwhile: whoever does next knows what holds from this instant on.
      await takeTurn(transaction, [port]);
      const nowMs = portClock.nowMs();
      const holding = newest((await loadLearntSince(transaction, port, 0)).pinned);
      const learnt = learnLags(seen, holding);
      const pins = [...changedLags(learnt, holding), ...forgottenLags(learnt, holding)];
      if (pins.length > 0) await pinLags(transaction, port, pins, nowMs);
      await dropOldLags(transaction, port, nowMs - waitsEndMs);
      await noteLearnt(transaction, port, nowMs);
      return pins.length;
    });
  }
  return pinned;
}

/** What the events of the port's newest bills took. */
async function seenLags({ platform: { database, portClock } }: Parts, port: PortCode): Promise<readonly ObservedLag[]> {
  const sinceMs = portClock.nowMs() - seenForMs;
  const billNos = await findSeenBills(database, port, derivationVersion, sinceMs, billsMax);
  const seen: ObservedLag[] = [];
  for (let from = 0; from < billNos.length; from += billsAtOnce) {
    for (const stored of await readSeenBills(database, port, billNos.slice(from, from + billsAtOnce))) {
      // Others of this process get their turn between bills.
      await yieldToOthers();
      const status = readStoredStatus(stored);
      if (status !== null) seen.push(...observedLags(status).filter((lag) => lag.sinceMs >= sinceMs));
    }
  }
  return seen;
}

/** Of each figure the newest. */
function newest(pinned: readonly LearntLag[]): readonly LearntLag[] {
  return Array.from(groupBy(pinned, ({ node, terminal, shift }) => `${node} ${terminal} ${shift}`).values(), (rows) => rows.at(-1)!);
}

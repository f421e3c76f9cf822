import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { PayType } from '@mastlight/domain/top-up/order-state';
import { topUpRefusals as refusals } from '@mastlight/domain/top-up/refusals';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction } from '../../../platform/db/transaction';
import type { TopUpParts } from '../parts';
import { PaymentError, type PaymentMethod } from '../payment/payment-method';
import { findComparedDays, listCredits } from '../queries/list-bills';
import { compareDay, mayBeOfDayBefore, type Difference } from '../reconcile/compare';
import { BillUnreadable, type OwnCredit } from '../reconcile/day-bill';
import { insertDifferences, keepBill } from '../store';

const dayMs = 24 * 3_600_000;
/** So many days back a bill that could not be had is asked for again. */
const daysBack = 3;
/** Bills of yesterday are there from 10:00 in Shanghai, ms after its midnight. */
const readyMs = 10 * 3_600_000;

/** Compares what bills there are of the last days that were not compared yet (P-08). */
export async function reconcileLatest(parts: TopUpParts): Promise<void> {
  const nowMs = parts.clock.nowMs();
  const newest = dayOf(nowMs - readyMs - dayMs);
  const days = Array.from({ length: daysBack }, (_, back) => dayOf(startOf(newest) - back * dayMs));
  for (const [code, method] of parts.methods) {
    const compared = await findComparedDays(parts.database, code, days.at(-1)!);
    for (const day of days.filter((one) => !compared.has(one))) await reconcileDay(parts, code, method, day);
  }
}

/**
 * Compares the bills of a day again, of every method.
 *
 * @throws BusinessError 400 for a day of which there is none yet.
 */
export async function compareBills(parts: TopUpParts, day: string): Promise<void> {
  const fromMs = parseShanghai(`${day} 00:00:00`);
  if (fromMs === undefined || fromMs + dayMs + readyMs > parts.clock.nowMs()) throw refuse(refusals.billNotYet, {}, { field: 'day' });
  for (const [code, method] of parts.methods) await reconcileDay(parts, code, method, day);
}

/**
 * Fetches a method's bill of a day and compares it with our books. What differs becomes a task for the desk, once;
 * no money moves. A bill that cannot be had, or is none, is kept as failed with its reason.
 */
export async function reconcileDay(parts: TopUpParts, code: PayType, method: PaymentMethod, day: string): Promise<void> {
  const { database, clock, log } = parts;
  const fromMs = startOf(day);
  const keep = { method: code, day, theirCount: 0, ownCount: 0 };
  try {
    const lines = await method.fetchDayBill(day);
    const credits = await listCredits(database, code, fromMs - dayMs, fromMs + 2 * dayMs);
    const differences = await leaveOutOfDayBefore(method, compareDay(lines, credits, fromMs), credits, fromMs);
    const ownCount = credits.filter(({ paidAtMs }) => paidAtMs >= fromMs && paidAtMs < fromMs + dayMs).length;
    const bill = { ...keep, reason: null, theirCount: lines.length, ownCount, atMs: clock.nowMs() };
    await inTransaction(database, 'system', async (tx) => {
      await keepBill(tx, bill);
      await insertDifferences(tx, bill, differences);
    });
    if (differences.length > 0) log.error({ method: code, day, differences: differences.length }, 'a bill differs from our books');
  } catch (error) {
    if (!(error instanceof PaymentError) && !(error instanceof BillUnreadable)) throw error;
    const reason = error instanceof PaymentError ? error.reason : error.message;
    log.warn({ method: code, day, reason }, 'no bill to compare with');
    await inTransaction(database, 'system', (tx) => keepBill(tx, { ...keep, reason, atMs: clock.nowMs() }));
  }
}

/** What is missing in the bill of its day and just beside midnight is looked for in that of the day before. */
async function leaveOutOfDayBefore(
  method: PaymentMethod,
  differences: readonly Difference[],
  credits: readonly OwnCredit[],
  fromMs: number,
): Promise<readonly Difference[]> {
  const doubtful = new Set(credits.filter((credit) => mayBeOfDayBefore(credit, fromMs)).map(({ orderNo }) => orderNo));
  const isDoubtful = ({ kind, orderNo }: Difference): boolean => kind === 'extra' && doubtful.has(orderNo);
  if (!differences.some(isDoubtful)) return differences;
  const before = (await method.fetchDayBill(dayOf(fromMs - dayMs))).filter(({ kind, isDone }) => kind === 'pay' && isDone);
  const found = new Set(before.map(({ orderNo }) => orderNo));
  return differences.filter((one) => !isDoubtful(one) || !found.has(one.orderNo));
}

const dayOf = (atMs: number): string => formatShanghai(atMs).slice(0, 10);
const startOf = (day: string): number => parseShanghai(`${day} 00:00:00`)!;

import type { DifferenceKind } from '@mastlight/domain/top-up/order-state';
import type { BillLine, OwnCredit } from './day-bill';

const dayMs = 24 * 3_600_000;

/** Something in which a bill and our own books of a day differ; amounts in fen, null where that side has none. */
export interface Difference {
  readonly orderNo: string;
  readonly kind: DifferenceKind;
  readonly theirFen: number | null;
  readonly ownFen: number | null;
}

/** So near midnight a payment may be of the one day there and of the other here, ms. */
const besideMidnightMs = 300_000;

/** Whether a payment of ours that is not in the bill of a day may be in that of the day before. */
export function mayBeOfDayBefore({ paidAtMs }: Pick<OwnCredit, 'paidAtMs'>, fromMs: number): boolean {
  return paidAtMs < fromMs + besideMidnightMs;
}

/**
 * Compares a bill with what we credited (P-08). A payment just beside midnight may be of the one day there and of the next
 * here: it is told, so that nobody looks for it, and missing nowhere. One of the last minutes that is not in the bill may
 * be in the next one: it is `extra` when that one has been compared.
 *
 * @param fromMs midnight in Shanghai with which the day begins
 * @param credits ours of the day, of the day before and of the day after
 */
export function compareDay(lines: readonly BillLine[], credits: readonly OwnCredit[], fromMs: number): readonly Difference[] {
  const own = new Map(credits.map((credit) => [credit.orderNo, credit]));
  const found: Difference[] = [];
  const byOrder = new Map<string, { readonly pays: BillLine[]; readonly refunds: BillLine[] }>();
  for (const line of lines) {
    const one = byOrder.get(line.orderNo) ?? { pays: [], refunds: [] };
    byOrder.set(line.orderNo, one);
    (line.kind === 'pay' ? one.pays : one.refunds).push(line);
  }
  for (const [orderNo, { pays, refunds }] of byOrder) {
    const credit = own.get(orderNo);
    const tell = (kind: DifferenceKind, theirFen: number | null): void =>
      void found.push({ orderNo, kind, theirFen, ownFen: credit?.fen ?? null });
    const [pay, ...others] = pays.toSorted((a, b) => Number(b.isDone) - Number(a.isDone));
    if (pay && !pay.isDone) {
      if (credit) tell('status', pay.fen);
    } else if (pay && !credit) tell('missing', pay.fen);
    else if (pay && credit && pay.fen !== credit.fen) tell('amount', pay.fen);
    else if (pay && credit && !isOfDay(credit.paidAtMs, fromMs)) tell('midnight', pay.fen);
    const twice = others.find(({ isDone }) => isDone);
    if (twice) tell('duplicate', twice.fen);
    const back = refunds.filter(({ isDone }) => isDone);
    if (back.length > 0 && !credit?.isRefunded)
      tell(
        'refund',
        back.reduce((sum, { fen }) => sum + fen, 0),
      );
  }
  for (const credit of credits) {
    if (!isOfDay(credit.paidAtMs + besideMidnightMs, fromMs) || byOrder.has(credit.orderNo)) continue;
    found.push({ orderNo: credit.orderNo, kind: 'extra', theirFen: null, ownFen: credit.fen });
  }
  return found;
}

const isOfDay = (atMs: number, fromMs: number): boolean => atMs >= fromMs && atMs < fromMs + dayMs;

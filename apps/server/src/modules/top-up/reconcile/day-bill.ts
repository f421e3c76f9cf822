import type { PayType } from '@mastlight/domain/top-up/order-state';

/** A line of a payment method's bill of a day: money that came in by an order, or went back. */
export interface BillLine {
  readonly orderNo: string;
  /** Theirs. */
  readonly transactionId: string;
  readonly kind: 'pay' | 'refund';
  /** Never negative. */
  readonly fen: number;
  /** Whether they hold it for done. */
  readonly isDone: boolean;
  /** ms since epoch. */
  readonly atMs: number;
}

/** What we hold a paid order for. */
export interface OwnCredit {
  readonly orderNo: string;
  readonly fen: number;
  readonly method: PayType;
  readonly isRefunded: boolean;
  /** When they said that it was paid; ms since epoch. */
  readonly paidAtMs: number;
}

/** No bill is longer, packed or not, bytes: some 300,000 lines. */
export const billMaxBytes = 128 * 1_048_576;

/** A bill that is not what a bill is: nothing of it is believed. */
export class BillUnreadable extends Error {
  override readonly name = 'BillUnreadable';
}

/** Columns of a bill, found by the first of their names that its head has: methods rename them. */
export function columnsOf<Name extends string>(
  head: readonly string[],
  names: Readonly<Record<Name, readonly string[]>>,
): Readonly<Record<Name, number>> {
  const found = {} as Record<Name, number>;
  for (const [name, titles] of Object.entries(names) as [Name, readonly string[]][]) {
    found[name] = head.findIndex((title) => titles.includes(title));
    if (found[name] < 0) throw new BillUnreadable(`no column ${titles[0]}`);
  }
  return found;
}

/** Yuan as a bill writes them, `12.5`, `1,234.00`, `-3`; in fen, without arithmetic on parts of one. */
export function readBillYuan(text: string): number {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', ''));
  if (!match) throw new BillUnreadable(`no amount: ${text.slice(0, 20)}`);
  const fen = Number(`${match[2]}${(match[3] ?? '').padEnd(2, '0')}`);
  return match[1] === '-' ? -fen : fen;
}

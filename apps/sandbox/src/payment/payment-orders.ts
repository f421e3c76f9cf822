import { randomInt } from 'node:crypto';

/** An order as a payment method keeps it. */
export interface PaymentOrder {
  readonly method: 'WXPAY' | 'ALIPAY';
  readonly orderNo: string;
  readonly fen: number;
  readonly subject: string;
  readonly notifyUrl: string;
  readonly madeAtMs: number;
  /** `scanned`: its payer has it on his phone, and has not paid. */
  state: 'waiting' | 'scanned' | 'paid' | 'closed';
  transactionId: string;
  paidAtMs: number;
}

/**
 * How the payer's payment is told of (P-09): as it should be, twice, not at all, with another amount than was paid, or
 * only when the desk lets it go.
 */
export const tellings = ['once', 'twice', 'none', 'wrong-amount', 'later'] as const;
export type Telling = (typeof tellings)[number];

/** The orders of both methods, newest first; the oldest are forgotten. */
export class PaymentOrders {
  readonly #orders = new Map<string, PaymentOrder>();
  /** Paid, and not told of yet, in the order of their payments. */
  readonly #untold: PaymentOrder[] = [];
  readonly #tellers = new Map<PaymentOrder['method'], (order: PaymentOrder) => Promise<void>>();

  constructor(
    readonly nowMs: () => number,
    readonly codeUrlOf: (orderNo: string) => string,
  ) {}

  /** Says how a method tells of a payment. */
  tellBy(method: PaymentOrder['method'], tell: (order: PaymentOrder) => Promise<void>): void {
    this.#tellers.set(method, tell);
  }

  add(order: Pick<PaymentOrder, 'method' | 'orderNo' | 'fen' | 'subject' | 'notifyUrl'>): PaymentOrder {
    const made: PaymentOrder = { ...order, madeAtMs: this.nowMs(), state: 'waiting', transactionId: '', paidAtMs: 0 };
    this.#orders.set(order.orderNo, made);
    if (this.#orders.size > 500) this.#orders.delete(this.#orders.keys().next().value!);
    return made;
  }

  find(orderNo: string): PaymentOrder | undefined {
    return this.#orders.get(orderNo);
  }

  list(): readonly PaymentOrder[] {
    return [...this.#orders.values()].reverse();
  }

  /** The payer scans, and has not paid yet; false for an order that does not wait. */
  scan(orderNo: string): boolean {
    const order = this.#orders.get(orderNo);
    if (order?.state !== 'waiting') return false;
    order.state = 'scanned';
    return true;
  }

  /** The payer leaves what he has scanned; false where he cannot: a trade of Alipay waits on for its payer. */
  leave(orderNo: string): boolean {
    const order = this.#orders.get(orderNo);
    if (order?.state !== 'scanned' || order.method === 'ALIPAY') return false;
    order.state = 'waiting';
    return true;
  }

  /** The payer scans and pays; false for an order that nobody can pay any more. */
  async pay(orderNo: string, telling: Telling): Promise<boolean> {
    const order = this.#orders.get(orderNo);
    if (!order || (order.state !== 'waiting' && order.state !== 'scanned')) return false;
    order.state = 'paid';
    order.paidAtMs = this.nowMs();
    order.transactionId = `42${this.nowMs()}${String(randomInt(1_000_000)).padStart(6, '0')}`;
    if (telling === 'later') {
      this.#untold.push(order);
      return true;
    }
    const told = telling === 'wrong-amount' ? { ...order, fen: order.fen + 1 } : order;
    const times = telling === 'none' ? 0 : telling === 'twice' ? 2 : 1;
    for (let n = 0; n < times; n++) await this.#tell(told);
    return true;
  }

  /** Tells of what was to be told later, in the order of payment or the other way round; gives how many. */
  async tellUntold(isReversed: boolean): Promise<number> {
    const untold = this.#untold.splice(0);
    for (const order of isReversed ? untold.toReversed() : untold) await this.#tell(order);
    return untold.length;
  }

  /** A platform that is away is told nothing; it asks. */
  async #tell(order: PaymentOrder): Promise<void> {
    await this.#tellers.get(order.method)!(order).catch(() => undefined);
  }
}

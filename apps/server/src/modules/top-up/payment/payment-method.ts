/** What every payment method does for the wallet; adapters stand beside this file. */
import type { BillLine } from '../reconcile/day-bill';

export type PaymentMethodCode = 'WXPAY' | 'ALIPAY';

export interface NewOrder {
  /** Ours: 6 to 32 letters, digits, `-` or `_`. */
  readonly orderNo: string;
  readonly amountFen: number;
  /** What the payer reads; 1 to 120 characters. */
  readonly subject: string;
  /** ms since epoch. */
  readonly expiresAtMs: number;
}

/** Money that came in, as the payment method says it. The amount is for comparing with the stored order, never for crediting (P-04). */
export interface Payment {
  readonly method: PaymentMethodCode;
  readonly orderNo: string;
  /** Theirs. */
  readonly transactionId: string;
  readonly amountFen: number;
  /** ms since epoch. */
  readonly paidAtMs: number;
}

/** `unknown`: the method has no such order; Alipay has none until the payer has scanned. `scanned`: and he has not paid yet. */
export type OrderState =
  | { readonly kind: 'unknown' | 'waiting' | 'scanned' | 'closed' | 'refunded' }
  | { readonly kind: 'paid'; readonly payment: Payment };

/** Why a notification is not believed, by name. */
export type NotificationRefusal =
  | 'body-too-large'
  | 'body-encoded'
  | 'body-malformed'
  | 'header-missing'
  | 'header-malformed'
  | 'signature-probe'
  | 'signature-malformed'
  | 'signature-wrong'
  | 'algorithm-foreign'
  | 'charset-foreign'
  | 'key-unknown'
  | 'time-malformed'
  | 'time-out-of-window'
  | 'event-foreign'
  | 'resource-malformed'
  | 'resource-undecipherable'
  | 'field-malformed'
  | 'field-repeated'
  | 'field-ambiguous'
  | 'merchant-foreign'
  | 'app-foreign'
  | 'currency-foreign'
  | 'amount-malformed'
  | 'state-not-paid';

/** A notification as it came: the bytes of its body, since signatures cover bytes; names of headers in lower case. */
export interface RawNotification {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** `unpaid`: genuine, and tells of an order whose payer is at it, or that is closed; it is acknowledged and credits nothing. */
export type NotificationReading =
  | { readonly kind: 'paid'; readonly eventId: string; readonly payment: Payment }
  | { readonly kind: 'unpaid'; readonly eventId: string; readonly orderNo: string; readonly isScanned: boolean }
  | { readonly kind: 'refused'; readonly reason: NotificationRefusal };

export interface PaymentMethod {
  readonly code: PaymentMethodCode;
  /** @returns the text of the QR code. @throws PaymentError when there is no answer that can be believed. */
  createOrder(order: NewOrder): Promise<{ readonly codeUrl: string }>;
  /** @throws PaymentError when there is no answer that can be believed. */
  queryOrder(orderNo: string): Promise<OrderState>;
  /** `paid`: too late, ask for the order. @throws PaymentError when there is no answer that can be believed. */
  closeOrder(orderNo: string): Promise<'closed' | 'paid' | 'unknown'>;
  readNotification(raw: RawNotification): NotificationReading;
  /**
   * Their bill of a day in Shanghai, `2026-11-23`, which is there from 10:00 of the next; empty when nobody paid.
   *
   * @throws PaymentError when there is no answer that can be believed. BillUnreadable when what came is no bill.
   */
  fetchDayBill(day: string): Promise<readonly BillLine[]>;
}

/** The method gave no answer that can be believed; what was asked for may have happened: ask for the order. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  constructor(readonly reason: string) {
    super(`the payment method gave no answer: ${reason}`);
  }
}

/** Thrown while a notification is read, and nowhere else. */
export class NotRead extends Error {
  constructor(readonly reason: NotificationRefusal) {
    super(reason);
  }
}

/** No notification is longer, bytes. */
const maxNotificationBytes = 65_536;

/** Runs a reader over a body of bounded size; what it refuses becomes a result. */
export function readBounded(raw: RawNotification, read: () => NotificationReading): NotificationReading {
  try {
    if (raw.body.length > maxNotificationBytes) throw new NotRead('body-too-large');
    if (raw.headers['content-encoding'] !== undefined) throw new NotRead('body-encoded');
    return read();
  } catch (error) {
    if (error instanceof NotRead) return { kind: 'refused', reason: error.reason };
    throw error;
  }
}

/** An order's number as both methods take it. */
export const isOrderNo = (text: unknown): text is string => typeof text === 'string' && /^[A-Za-z0-9_-]{6,32}$/.test(text);
/** Theirs. */
export const isTransactionId = (text: unknown): text is string => typeof text === 'string' && /^[0-9A-Za-z]{1,64}$/.test(text);

/** @throws RangeError for an order that no method would take. */
export function checkOrder({ orderNo, amountFen, subject }: NewOrder): void {
  if (!isOrderNo(orderNo) || !Number.isSafeInteger(amountFen) || subject === '' || subject.length > 120) {
    throw new RangeError('no order that can be paid');
  }
}

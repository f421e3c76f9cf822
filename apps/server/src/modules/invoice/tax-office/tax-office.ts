import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { InvoiceType, Title } from '@mastlight/domain/invoice/title';
import type { Clock } from '../../../platform/clock/clock';
import type { Config } from '../../../platform/config';
import { callOut, isOk, jsonOf } from '../../../platform/gateways/call-out';

/** An invoice that is wanted; the number makes a repeated question the same question. */
export interface WantedInvoice {
  readonly requestNo: string;
  readonly invoiceType: InvoiceType;
  readonly amountFen: number;
  readonly buyer: Title;
}

/** A red invoice (红字发票) that is wanted against one that is out. */
export interface WantedRedInvoice {
  readonly requestNo: string;
  readonly invoiceNo: string;
  readonly reason: string;
}

/** How far the tax office is with a question. */
export type TaxAnswer =
  | { readonly state: 'working' }
  | { readonly state: 'issued'; readonly invoiceNo: string; readonly pdf: Buffer }
  | { readonly state: 'refused'; readonly reason: string };

/** Issues invoices (税务局电子发票服务平台). It tells once when an answer is there; whoever missed that asks again. */
export interface TaxOffice {
  /** Asks for an invoice, or how far it is. @throws TaxOfficeError when there is no answer. */
  issue(wanted: WantedInvoice): Promise<TaxAnswer>;
  /** Asks for a red one, or how far it is. @throws TaxOfficeError when there is no answer. */
  redFlush(wanted: WantedRedInvoice): Promise<TaxAnswer>;
  /** Whether a notice is the tax office's own, and of these minutes. */
  isAuthentic(notice: { readonly body: Uint8Array; readonly date: string; readonly signature: string }): boolean;
}

/** The tax office gave no answer; `reason` holds nothing of the buyer. */
export class TaxOfficeError extends Error {
  constructor(
    readonly reason: string,
    /** Whether it was this question that it did not take: it may well answer another. */
    readonly isOfQuestion = false,
  ) {
    super(`the tax office gave no answer: ${reason}`);
    this.name = 'TaxOfficeError';
  }
}

const noticeToleranceMs = 15 * 60_000;
/** A printed page has some 100 KB; in base64 a third more. */
const pdfTextMax = 4_000_000;
const answerMaxBytes = pdfTextMax + 4_096;
/** It has looked at the question, and does not take it; all others say that it takes none at present. */
const aboutTheQuestion: ReadonlySet<number> = new Set([400, 404, 409, 413, 422]);
const reasonMax = 200;

/** `invoiceNo`: 20 digits, as all-digital invoices have since 2024. */
const answerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('working') }),
  z.object({
    state: z.literal('issued'),
    invoiceNo: z.string().check(z.regex(/^\d{20}$/)),
    pdf: z.string().check(z.maxLength(pdfTextMax), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  z.object({ state: z.literal('refused'), reason: z.string() }),
]);

/** Asks over HTTP; each question is dated and signed: HMAC-SHA256 of the date and the digest of the body. */
export function createTaxOffice(config: Config['taxOffice'], clock: Clock): TaxOffice {
  const sign = (date: string, body: string | Uint8Array): string => {
    const digest = createHash('sha256').update(body).digest('hex');
    return createHmac('sha256', config.key).update(`${date}\n${digest}`).digest('hex');
  };

  async function ask(path: string, wanted: object): Promise<TaxAnswer> {
    if (config.url === '') throw new TaxOfficeError('not configured');
    const body = JSON.stringify(wanted);
    const date = new Date(clock.nowMs()).toISOString();
    const headers = { 'content-type': 'application/json', 'x-tax-date': date, 'x-tax-signature': sign(date, body) };
    const failed = (reason: string) => new TaxOfficeError(reason);
    const answer = await callOut(config.url + path, { headers, body, maxBytes: answerMaxBytes, failed });
    if (!isOk(answer)) throw new TaxOfficeError(`status ${answer.status}`, aboutTheQuestion.has(answer.status));
    return readAnswer(jsonOf(answer));
  }

  return {
    issue: (wanted) => ask('/tax/invoice', wanted),
    redFlush: (wanted) => ask('/tax/red-invoice', wanted),
    isAuthentic({ body, date, signature }) {
      if (config.key === '' || !(Math.abs(Date.parse(date) - clock.nowMs()) <= noticeToleranceMs)) return false;
      const [right, given] = [Buffer.from(sign(date, body)), Buffer.from(signature)];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

function readAnswer(json: unknown): TaxAnswer {
  const { success, data } = answerSchema.safeParse(json);
  if (!success) throw new TaxOfficeError('unreadable', true);
  if (data.state === 'refused') return { state: 'refused', reason: Array.from(data.reason).slice(0, reasonMax).join('') };
  if (data.state === 'working') return data;
  const pdf = Buffer.from(data.pdf, 'base64');
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new TaxOfficeError('no PDF', true);
  return { state: 'issued', invoiceNo: data.invoiceNo, pdf };
}

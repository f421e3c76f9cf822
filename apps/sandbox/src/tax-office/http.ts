import type { FastifyInstance } from 'fastify';
import { invoice } from '@mastlight/domain/invoice/contract';
import { isSigned, sign } from './sign';
import { TaxOffice, type TaxCase } from './tax-office';

export interface TaxOfficeCounter {
  /** Shared with the platform; empty: nobody is answered. */
  readonly key: string;
  readonly nowMs: () => number;
  readonly platformUrl: () => string;
  readonly cases: TaxCase[];
  readonly onChange: () => void;
  readonly isDown: () => boolean;
  /** Notices are never sent. */
  readonly losesNotices: () => boolean;
  readonly workMs?: number;
}

/** Long enough that an application is seen as 开票中. */
const usualWorkMs = 3_000;
const noticeTimeoutMs = 5_000;

/** The tax office: `POST /tax/invoice` and `POST /tax/red-invoice`, asked again under the same number for the answer. */
export function registerTaxOffice(app: FastifyInstance, counter: TaxOfficeCounter): { stop(): void } {
  const { key, nowMs, platformUrl, cases, onChange } = counter;
  const office = new TaxOffice({ cases, nowMs, notify, onChange, workMs: counter.workMs ?? usualWorkMs });

  async function notify(requestNo: string): Promise<void> {
    if (counter.losesNotices() || platformUrl() === '') return;
    const body = JSON.stringify({ requestNo });
    const date = new Date(nowMs()).toISOString();
    const headers = { 'content-type': 'application/octet-stream', 'x-tax-date': date, 'x-tax-signature': sign(key, date, body) };
    const signal = AbortSignal.timeout(noticeTimeoutMs);
    const response = await fetch(platformUrl() + invoice.hearTaxOffice.path, { method: 'POST', headers, body, signal });
    await response.body?.cancel();
  }

  for (const path of ['invoice', 'red-invoice'] as const) {
    app.post(`/tax/${path}`, async (request, reply) => {
      if (counter.isDown()) return reply.code(503).send({ error: 'down' });
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { 'x-tax-date': date = '', 'x-tax-signature': signature = '' } = request.headers as Record<string, string | undefined>;
      if (!isSigned(key, nowMs(), date, body, signature)) return reply.code(401).send({ error: 'signature' });
      return office.ask(path, body) ?? reply.code(409).send({ error: 'number used for another question' });
    });
  }
  return office;
}

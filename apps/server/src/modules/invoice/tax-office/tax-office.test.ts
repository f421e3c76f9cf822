// Guarantee: R-4.10-35: a question to the tax office is signed, an answer that cannot be read is none, and a notice that it
// did not sign has nobody asked.
import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoice } from '@mastlight/domain/invoice/contract';
import { insertInvoicesForTest, titleForTest } from '../../../scenarios/invoices-for-test';
import { signInForTest } from '../../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../../scenarios/start-test-server';
import { waitFor } from '@mastlight/testing/wait-for';
import { defineAskTaxOffice } from '../jobs/ask-tax-office';
import { createTaxOffice, TaxOfficeError, type WantedInvoice } from './tax-office';

const key = 'tax-office-key-for-tests';
const clock = createTestClock();
const sign = (date: string, body: string | Buffer, by = key): string =>
  createHmac('sha256', by)
    .update(`${date}\n${createHash('sha256').update(body).digest('hex')}`)
    .digest('hex');

/** What the tax office says, and with which status. */
let says: { status: number; body: string };
const heard: { path: string; body: string; isSigned: boolean; date: string }[] = [];
const counterpart = createServer((request, reply) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const date = String(request.headers['x-tax-date']);
    heard.push({ path: request.url!, body: body.toString(), isSigned: request.headers['x-tax-signature'] === sign(date, body), date });
    reply.statusCode = says.status;
    reply.end(says.body);
  })();
});
let url: string;
let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => counterpart.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(counterpart.address() as AddressInfo).port}`;
  server = await startTestServer({ clock, env: { TAX_OFFICE_URL: url, TAX_OFFICE_KEY: key } });
});
afterAll(async () => {
  await server.stop();
  counterpart.close();
  counterpart.closeAllConnections();
});

const invoiceNo = '26330000000000000001';
const pdf = Buffer.from('%PDF-1.4 an invoice').toString('base64');
const wanted: WantedInvoice = { requestNo: 'A1', invoiceType: 'special', amountFen: 15_050, buyer: titleForTest };
const ask = (answer: object | string, status = 200) => {
  says = { status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) };
  return createTaxOffice({ url, key }, clock).issue(wanted);
};

describe('R-4.10-35 a question to the tax office', () => {
  it('is signed and dated, and says what is wanted', async () => {
    expect(await ask({ state: 'working' })).toEqual({ state: 'working' });
    expect(heard.at(-1)).toEqual({ path: '/tax/invoice', body: JSON.stringify(wanted), isSigned: true, date: '2026-10-12T04:00:00.000Z' });
  });

  it('is answered by an invoice with its file, or by a reason', async () => {
    expect(await ask({ state: 'issued', invoiceNo, pdf })).toEqual({ state: 'issued', invoiceNo, pdf: Buffer.from(pdf, 'base64') });
    expect(await ask({ state: 'refused', reason: 'x'.repeat(1_000) })).toEqual({ state: 'refused', reason: 'x'.repeat(200) });
  });

  it.each([
    ['no JSON', '<html>', 200],
    ['another status', { state: 'working' }, 503],
    ['a redirection', { state: 'working' }, 302],
    ['no state', { state: 'done' }, 200],
    ['a number of other length', { state: 'issued', invoiceNo: '1', pdf }, 200],
    ['a file that is none', { state: 'issued', invoiceNo, pdf: 'PGh0bWw+' }, 200],
    ['a file that is no base64', { state: 'issued', invoiceNo, pdf: '%PDF-' }, 200],
    ['no reason', { state: 'refused' }, 200],
    ['more than a printed page', ' '.repeat(5_000_000), 200],
  ])('is not answered by %s', async (_name, answer, status) => {
    await expect(ask(answer, status)).rejects.toThrow(TaxOfficeError);
  });

  it.each([
    [400, true],
    [409, true],
    [422, true],
    [401, false],
    [429, false],
    [500, false],
    [503, false],
  ])('that is answered by %i is the question’s own fault: %s', async (status, isOfQuestion) => {
    await expect(ask({}, status)).rejects.toMatchObject({ isOfQuestion });
  });

  it('is not sent to nobody', async () => {
    await expect(createTaxOffice({ url: '', key }, clock).issue(wanted)).rejects.toThrow('not configured');
  });
});

describe('R-4.10-35 a notice', () => {
  const tell = async ({ by = key, ageMs = 0, sent = '{"requestNo":"A1"}' } = {}): Promise<number> => {
    const date = new Date(clock.nowMs() - ageMs).toISOString();
    const headers = {
      'content-type': 'application/octet-stream',
      'x-tax-date': date,
      'x-tax-signature': sign(date, '{"requestNo":"A1"}', by),
    };
    return (await fetch(server.url + invoice.hearTaxOffice.path, { method: 'POST', headers, body: sent })).status;
  };

  it('that is not signed so, or of another hour, is refused and has nobody asked', async () => {
    expect(await tell({ by: 'another' })).toBe(403);
    expect(await tell({ ageMs: 3_600_000 })).toBe(403);
    expect(await tell({ ageMs: -3_600_000 })).toBe(403);
    expect(await tell({ sent: '{"requestNo":"A2"}' })).toBe(403);
  });

  it('that is lost costs a minute: everything that waits is asked about so often', () => {
    expect(defineAskTaxOffice({} as never).cron).toBe('* * * * *');
  });

  it('has the answer asked for, which is there when it comes', async () => {
    const { ownerKey, token } = await signInForTest(server.platform);
    const { invoiceRecordId: id } = await insertInvoicesForTest(server.platform, ownerKey);
    says = { status: 200, body: JSON.stringify({ state: 'issued', invoiceNo, pdf }) };
    await server.platform.database.query('system', `update invoice_record set status = 'issuing' where id = $1`, [id]);
    expect(await tell()).toBe(200);
    const shown = await waitFor('the invoice', async () => {
      const { data } = await server.call(invoice.showRecord, { id: String(id) }, { token });
      return data!.status === '已开票' && data;
    });
    expect(shown.invoiceNo).toBe(invoiceNo);
  });
});

// Guarantee: R-4.10-35: the sandbox's tax office answers signed questions alone, issues nothing twice under one number,
// tells once that an answer is there, and says it to whoever asks again.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitFor } from '@mastlight/testing/wait-for';
import { registeredCompanies } from '../registry/companies';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { sign } from './sign';

const key = 'tax-office-key-for-tests';
let sandbox: Sandbox;
let platform: Server;
/** Notices that came, and whether each was signed. */
let notices: { path: string; body: string; isSigned: boolean }[];
beforeEach(async () => {
  notices = [];
  platform = createServer((request, reply) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { 'x-tax-date': date, 'x-tax-signature': signature } = request.headers;
      const body = Buffer.concat(chunks).toString();
      if (request.url?.includes('Invoice'))
        notices.push({ path: request.url, body, isSigned: sign(key, String(date), body) === signature });
      reply.end('ok');
    })();
  });
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  sandbox = await startSandbox({
    ...optionsForTest,
    platformUrl: `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    taxOfficeKey: key,
    taxOfficeWorkMs: 50,
  });
});
afterEach(async () => {
  await sandbox.stop();
  platform.close();
  platform.closeAllConnections();
});

interface Answer {
  readonly state?: string;
  readonly invoiceNo?: string;
  readonly pdf?: string;
  readonly reason?: string;
}

const wanted = (change: object = {}) => ({
  requestNo: 'A1',
  invoiceType: 'ordinary',
  amountFen: 15_050,
  buyer: { companyName: '演示货代', taxIdNumber: '91350100M000100Y43' },
  ...change,
});

async function ask(question: object, { path = 'invoice', by = key, date = new Date().toISOString() } = {}): Promise<[number, Answer]> {
  const body = JSON.stringify(question);
  const headers = { 'x-tax-date': date, 'x-tax-signature': sign(by, date, body) };
  const answer = await fetch(`${sandbox.url}/tax/${path}`, { method: 'POST', headers, body });
  return [answer.status, (await answer.json()) as Answer];
}

/** Asks until it is answered. */
async function askOut(question: object, path = 'invoice'): Promise<Answer> {
  return waitFor('the tax office to answer', async () => {
    const [, answer] = await ask(question, { path });
    return answer.state === 'working' ? null : answer;
  });
}

test('R-4.10-35 works, tells once, and gives the same invoice to whoever asks again', async () => {
  expect(await ask(wanted())).toEqual([200, { state: 'working' }]);
  const issued = await askOut(wanted());
  expect(issued).toMatchObject({ state: 'issued', invoiceNo: expect.stringMatching(/^\d{20}$/) });
  expect(Buffer.from(issued.pdf!, 'base64').toString('latin1')).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
  expect((await ask(wanted()))[1].invoiceNo).toBe(issued.invoiceNo);
  await waitFor('the notice', () => notices.length > 0 || null);
  expect((await askOut(wanted({ requestNo: 'A2' }))).invoiceNo).not.toBe(issued.invoiceNo);
  await waitFor('the second notice', () => notices.length > 1 || null);
  expect(notices.map(({ body, isSigned }) => [body, isSigned])).toEqual([
    ['{"requestNo":"A1"}', true],
    ['{"requestNo":"A2"}', true],
  ]);
});

test('another question under a number that was used is refused', async () => {
  await askOut(wanted());
  expect((await ask(wanted({ amountFen: 1 })))[0]).toBe(409);
});

test('R-4.10-35 a buyer that was struck off is refused with the reason; a red invoice is issued', async () => {
  const { creditCode } = registeredCompanies.at(-1)!;
  const refused = await askOut(wanted({ buyer: { companyName: 'x', taxIdNumber: creditCode } }));
  expect(refused).toEqual({ state: 'refused', reason: '购买方已注销，不能开具发票' });
  const red = { requestNo: 'A1R', invoiceNo: '1'.repeat(20), reason: '抬头错' };
  expect(await askOut(red, 'red-invoice')).toMatchObject({ state: 'issued' });
});

test('nobody without the key is answered, nor who asks with an old date; faults of the desk take it down and lose its notices', async () => {
  expect((await ask(wanted(), { by: 'another' }))[0]).toBe(401);
  expect((await ask(wanted(), { date: '2020-01-01T00:00:00.000Z' }))[0]).toBe(401);
  await fetch(`${sandbox.url}/fault`, { method: 'POST', body: '{"taxNoticesLost":true}' });
  await askOut(wanted());
  await fetch(`${sandbox.url}/fault`, { method: 'POST', body: '{"taxNoticesLost":false}' });
  await askOut(wanted({ requestNo: 'A2' }));
  await waitFor('the notice of the second', () => notices.length > 0 || null);
  expect(notices.map(({ body }) => body)).toEqual(['{"requestNo":"A2"}']);
  await fetch(`${sandbox.url}/fault`, { method: 'POST', body: '{"taxOfficeDown":true}' });
  expect((await ask(wanted()))[0]).toBe(503);
});

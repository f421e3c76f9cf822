// Guarantee: R-7.4-85: the sandbox's registry answers signed questions alone, and as the platform's gateway asks them.
import { createHash, createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCreditCode } from '@mastlight/domain/company/credit-code';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { registeredCompanies } from './companies';

const key = 'registry-key-for-tests';
let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({
    ...optionsForTest,
    registryKey: key,
  });
});
afterEach(() => sandbox.stop());

async function ask(name: string, creditCode: string, { by = key, date = new Date().toISOString(), legalPerson = '演示甲' } = {}) {
  const body = JSON.stringify({ name, creditCode, legalPerson });
  const digest = createHash('sha256').update(body).digest('hex');
  const signature = createHmac('sha256', by).update(`${date}\n${digest}`).digest('hex');
  const headers = { 'x-registry-date': date, 'x-registry-signature': signature };
  const answer = await fetch(`${sandbox.url}/registry/company`, { method: 'POST', headers, body });
  return [answer.status, ((await answer.json()) as { result?: string }).result];
}

test('R-7.4-85 a company matches, its name or its legal person differs, it is struck off, or nobody knows it', async () => {
  const [first, last] = [registeredCompanies[0]!, registeredCompanies.at(-1)!];
  expect(await ask(first.name, first.creditCode)).toEqual([200, 'matched']);
  expect(await ask(last.name, first.creditCode)).toEqual([200, 'name-differs']);
  expect(await ask(first.name, first.creditCode, { legalPerson: '演示乙' })).toEqual([200, 'person-differs']);
  expect(await ask(last.name, last.creditCode)).toEqual([200, 'struck-off']);
  expect(await ask(first.name, '91440300708461136T')).toEqual([200, 'unknown']);
});

test('every invented company has a right check character', () => {
  expect(registeredCompanies).toHaveLength(12);
  expect(registeredCompanies.filter(({ creditCode }) => !isCreditCode(creditCode))).toEqual([]);
});

test('nobody without the key is answered, nor who asks with an old date; a fault of the desk takes it down', async () => {
  const { name, creditCode } = registeredCompanies[0]!;
  expect(await ask(name, creditCode, { by: 'another' })).toEqual([401, undefined]);
  expect(await ask(name, creditCode, { date: '2020-01-01T00:00:00.000Z' })).toEqual([401, undefined]);
  await fetch(`${sandbox.url}/fault`, { method: 'POST', body: '{"registryDown":true}' });
  expect(await ask(name, creditCode)).toEqual([503, undefined]);
});

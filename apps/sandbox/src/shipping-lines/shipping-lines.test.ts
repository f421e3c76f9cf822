// Guarantee: R-0-10, R-0-11: the sandbox's 15 shipping lines answer by DCSA Track & Trace, each its own numbers, within its
// limit, and what they tell comes to a whole journey.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineCodes } from '@mastlight/domain/line-tracking/lines';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { eventsAt, isKnownTo } from './shipment-life';

const key = 'line-key-for-tests';
let sandbox: Sandbox;
beforeEach(async () => void (sandbox = await startSandbox({ ...optionsForTest, lineKey: key })));
afterEach(() => sandbox.stop());

const ask = (line: string, query: string, headers: Record<string, string> = { 'consumer-key': key }) =>
  fetch(`${sandbox.url}/lines/${line}/v2/events?${query}`, { headers });
const set = (line: string, habit: object) => fetch(`${sandbox.url}/lines/${line}`, { method: 'POST', body: JSON.stringify(habit) });
const number = 'transportDocumentReference=HLCUNG12466RT1';

test('a line tells its own numbers, page by page, to whoever has the key', async () => {
  expect((await ask('HLC', number, {})).status).toBe(401);
  expect((await ask('MSC', number)).status).toBe(404);
  expect((await ask('HLC', 'transportDocumentReference=HLCUNG12466000')).status).toBe(404);
  const whole = (await (await ask('HLC', number)).json()) as { eventID: string }[];
  const first = await ask('HLC', `${number}&limit=2`);
  const cursor = /cursor=(\d+)/.exec(first.headers.get('next-page') ?? '')?.[1];
  const rest = await ask('HLC', `${number}&limit=100&cursor=${cursor}`);
  expect([...((await first.json()) as object[]), ...((await rest.json()) as object[])]).toEqual(whole);
  expect(rest.headers.get('next-page')).toBeNull();
  expect((await ask('NOSUCH', number)).status).toBe(400);
});

test('it is down, answers with a page, or wants to be asked less, as it is told to', async () => {
  await set('HLC', { isDown: true });
  expect((await ask('HLC', number)).status).toBe(503);
  expect((await ask('MSC', 'transportDocumentReference=MEDU8390442')).status).toBe(200);
  await set('HLC', { isDown: false, answersPages: true });
  const page = await ask('HLC', number);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
  await set('HLC', { answersPages: false, callsPerMinute: 2 });
  expect((await ask('HLC', number)).status).toBe(200);
  const busy = await ask('HLC', number);
  expect([busy.status, Number(busy.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await (await fetch(`${sandbox.url}/lines`)).json()).toMatchObject({ refused: 1 });
});

test('15 lines know their numbers, and of each shipment the way leads from loading to the empty returned', () => {
  expect(lineCodes.filter((line) => isKnownTo(line, 'NGB1234567'))).toHaveLength(15);
  const bornMs = Date.UTC(2026, 9, 12);
  for (const line of lineCodes) {
    const events = eventsAt({ line, number: 'NGB1234567', bornMs }, bornMs + 90 * 86_400_000) as Readonly<Record<string, unknown>>[];
    expect(events.length).toBeGreaterThan(9);
    expect(events.at(-1)).toMatchObject({ equipmentEventTypeCode: 'GTIN', emptyIndicatorCode: 'EMPTY' });
    expect(eventsAt({ line, number: 'NGB1234567', bornMs }, bornMs - 40 * 86_400_000)).toEqual([]);
  }
});

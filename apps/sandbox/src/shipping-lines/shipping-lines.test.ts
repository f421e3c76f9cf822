// Guarantee: R-0-10, R-0-11: the sandbox's 15 shipping lines answer by DCSA Track & Trace, each its own numbers, within its
// limit, and what they tell comes to a whole journey.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineCodes } from '@mastlight/domain/line-tracking/lines';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { waitFor } from '@mastlight/testing/wait-for';
import { readMessage } from '@mastlight/wire';
import { iftstaText, movesTable, type ToldEvent } from './other-forms';
import { pushEvents } from './push-events';
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

const asking = {
  dcsa: (line: string, bill: string) => ask(line, `transportDocumentReference=${bill}`),
  moves: (line: string, bill: string, own = key) =>
    fetch(`${sandbox.url}/lines/${line}/cargo/moves?blNo=${bill}`, { headers: { 'x-api-key': own } }),
  iftsta: (line: string, bill: string, own = key) =>
    fetch(`${sandbox.url}/lines/${line}/status?reference=${bill}`, { headers: { authorization: `Bearer ${own}` } }),
};

test.each(['moves', 'iftsta'] as const)('a line that is asked by %s has the same faults, and no other key opens it', async (form) => {
  const bill = 'HLCUNG12466RT1';
  expect((await asking[form]('HLC', bill, 'another')).status).toBe(401);
  await set('HLC', { isDown: true });
  expect((await asking[form]('HLC', bill)).status).toBe(503);
  await set('HLC', { isDown: false, answersPages: true });
  const page = await asking[form]('HLC', bill);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
  await set('HLC', { answersPages: false, callsPerMinute: 2 });
  expect((await asking[form]('HLC', bill)).status).toBe(200);
  const busy = await asking[form]('HLC', bill);
  expect([busy.status, Number(busy.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('a number that nobody knows: a table says so with status 200, an IFTSTA is none', async () => {
  const told = await asking.moves('HLC', 'HLCUNG12466000');
  expect([told.status, await told.json()]).toEqual([200, { result: 'NO_DATA' }]);
  expect((await asking.iftsta('HLC', 'HLCUNG12466000')).status).toBe(404);
});

test('each form tells the same moves of a shipment, by the clock of their place', () => {
  const bornMs = Date.UTC(2026, 9, 12);
  const events = eventsAt({ line: 'SIT', number: 'NGB1234567', bornMs }, bornMs + 90 * 86_400_000) as ToldEvent[];
  const moved = events.filter(({ eventType }) => eventType !== 'SHIPMENT');
  const local = ({ eventDateTime }: ToldEvent): string => eventDateTime.slice(0, 16).replace('T', ' ');
  const { boxes } = movesTable('NGB1234567', events) as { boxes: { moves: { time: string; move: string; planned: string }[] }[] };
  expect(boxes[0]!.moves.map(({ time }) => time)).toEqual(moved.map(local));
  expect(boxes[0]!.moves.at(-1)).toMatchObject({ move: '还空箱', planned: 'N' });
  const read = readMessage(Buffer.from(iftstaText('SIT', 'NGB1234567', events)));
  const statuses = read.messages.flatMap((message) => (message.kind === 'shipment-events' ? message.events : []));
  expect(read.refusedCount).toBe(0);
  expect(statuses.map(({ happened }) => happened?.raw)).toEqual(moved.map((event) => local(event).replaceAll(/\D/g, '')));
  expect(statuses.at(-1)).toMatchObject({
    status: { word: 'returned' },
    billNos: ['NGB1234567'],
    equipment: [{ sizeType: '45G1', fullness: 'empty' }],
  });
  expect(statuses.flatMap(({ status }) => (status.word === null ? [status.code] : []))).toEqual(['AVP']);
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

test('lines that push tell what is new of a shipment, signed, until it is taken; a line that is down pushes nothing', async () => {
  const dayMs = 86_400_000;
  let nowMs = Date.UTC(2026, 9, 12);
  let isDown = false;
  const heard: { readonly line: string; readonly isSigned: boolean; readonly count: number }[] = [];
  const platform = createServer((request, reply) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      const signature = `sha256=${createHmac('sha256', 'secret').update(body).digest('hex')}`;
      const line = new URL(request.url!, 'http://localhost').searchParams.get('line')!;
      heard.push({
        line,
        isSigned: request.headers['notification-signature'] === signature,
        count: (JSON.parse(body.toString()) as object[]).length,
      });
      reply.statusCode = heard.length === 1 ? 503 : 200;
      reply.end();
    })();
  });
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening));
  let looks = 0;
  const stop = pushEvents({
    shipments: (['HLC', 'MSC'] as const).map((line) => ({ line, number: 'NGB1234567', bornMs: nowMs })),
    nowMs: () => nowMs,
    platformUrl: () => `http://127.0.0.1:${(platform.address() as AddressInfo).port}`,
    secret: 'secret',
    isDown: () => ((looks += 1), isDown),
    everyMs: 2,
  });
  try {
    await waitFor('what was told before to be known', () => looks > 2);
    expect(heard).toEqual([]);
    isDown = true;
    nowMs += 60 * dayMs;
    const before = looks;
    await waitFor('it to look again', () => looks > before + 2);
    expect(heard).toEqual([]);
    isDown = false;
    await waitFor('what was not taken to come again', () => heard.length === 2);
    const after = looks;
    await waitFor('it to look once more', () => looks > after + 2);
    const { count } = heard[0]!;
    expect(heard).toEqual([1, 2].map(() => ({ line: 'HLC', isSigned: true, count })));
    expect(count).toBeGreaterThan(3);
  } finally {
    stop();
    platform.close();
  }
});

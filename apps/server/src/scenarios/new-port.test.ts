/**
 * Guarantee: a new port is one profile and samples of its rows (`eighth-port/`). Told to this test alone, it gets its
 * paths, its sources' keys, its facts, its strip, columns and words, and its release explained, from the first message to
 * the row and the drawer, without another line (ADR 0016); that one line more puts it into the product is planted by
 * `tooling/files-touched`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { billColumnsOf } from '@mastlight/domain/bill-subscription/columns';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { reference } from '@mastlight/domain/reference/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { waitFor } from '@mastlight/testing/wait-for';
import { readMessage } from '@mastlight/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { doorsForTest } from './doors-for-test';
import { lianyungang } from './eighth-port/profile';
import { followAtPort, stripText, type RowPortVoice } from './row-port-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

// The list of profiles of this test file alone; it is read before anything that is derived from it.
vi.mock('@mastlight/domain/ports/profiles', async (original) => {
  const { profiles } = await original<{ profiles: readonly object[] }>();
  const { lianyungang: added } = await import('./eighth-port/profile');
  return { profiles: [...profiles, added] };
});

const code = lianyungang.code as string as PortCode;
const billNo = 'LYGU20261012';
const boxes = ['CSQU3054383', 'MLTU3102047'] as const;
const folder = new URL('./eighth-port/samples/', import.meta.url);
const samples = readdirSync(folder).sort();
const sample = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

let server: TestServer;
let port: RowPortVoice;
beforeAll(async () => {
  server = await startTestServer({ clock: createTestClock() });
  port = await followAtPort(server, code, lianyungang.pathPart, billNo);
});
afterAll(() => server.stop());

/** Hands a document in with the key of `source`; the number of its message once it is decided. */
async function send(source: string, body: string): Promise<number> {
  const response = await fetch(`${server.url}/intake/${source}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${source}-key-for-tests`, 'content-type': 'application/octet-stream' },
    body,
  });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { messageId: number } };
  return data.messageId;
}

/** Sends a sample with the key of the source that it names. */
const sendSample = (name: string): Promise<number> => send((JSON.parse(sample(name)) as { source: string }).source, sample(name));
const outcomeOf = (messageId: number) => doorsForTest(server.platform).intake.findOutcome(messageId);
const detail = async () => (await server.call(billSubscription.queryBillDetails, { systemKey: code, blno: billNo }, port)).data!;

describe('an eighth port', () => {
  it('stands in the list of ports with its terminals', async () => {
    const { data } = await server.call(reference.listPorts, {});
    expect(data!.list.at(-1)).toEqual({ code: 'LYG', name: '连云港', locodes: ['CNLYG'] });
    const { data: wharfs } = await server.call(reference.listWharfs, {});
    expect(wharfs!.list.filter((wharf) => wharf.port === code)).toEqual([
      { port: 'LYG', code: 'LYGXDF', name: '新东方', kind: 'terminal' },
      { port: 'LYG', code: 'LYGXY', name: '新益港', kind: 'terminal' },
    ]);
  });

  it('has columns and words of its own', () => {
    const base = new Set(billColumnsOf('NB').map(({ prop }) => prop));
    const own = billColumnsOf(code).filter(({ prop }) => !base.has(prop));
    expect(own.map(({ prop, title }) => `${prop} ${title}`)).toEqual(['customFlag 关放', 'destinationPort 目的港', 'wharfCode 码头代码']);
    expect(billColumnsOf(code).find(({ prop }) => prop === 'portCloseTime')!.title).toBe('收箱截止');
  });

  it('has samples that are read without a word', () => {
    expect(samples.length).toBeGreaterThan(0);
    for (const name of samples) {
      const { messages, findings } = readMessage(Buffer.from(sample(name)));
      expect([name, messages.length, findings]).toEqual([name, 1, []]);
    }
  });

  it('takes a bill from its sources to a row with its own strip and words', async () => {
    for (const name of samples.slice(0, 3)) await sendSample(name);
    const row = await port.rowWhen('the gate', (told) => told.boxArrivalCount === '2/2' && told.portCloseTime !== null);
    expect(stripText(row)).toBe('pre:done in:done arrival:running tally:none pass:none');
    expect(row).toMatchObject({
      area: 'LYG',
      wharf: '新东方',
      wharfCode: 'LYGXDF',
      destinationPort: 'DEHAM',
      portCloseTime: '2026-10-12 21:00:00',
      // Seven hours are more than arrival and what comes after it take.
      exceptions: [],
      sentence: '已进港，等运抵报告',
    });
    // Its gate writes the terminal's whole name; the list is asked by the port's code.
    const { data } = await server.call(billSubscription.queryBillPage, { systemKey: code, wharfCode: 'LYGXDF' }, port);
    expect(data!.list.map((found) => found.billNo)).toEqual([billNo]);
  });

  it('is told whose word is missing, whom to call and how long', async () => {
    await sendSample(samples[3]!);
    await port.rowWhen('the flags', ({ nodeGroup }) => nodeGroup[3]!.state === 'part');
    const { release } = await detail();
    expect(release.legs.map(({ name, state, sentence }) => [name, state, sentence])).toEqual([
      ['预配', 'given', null],
      ['入港', 'given', null],
      ['运抵', 'given', null],
      ['关放', 'given', null],
      ['理货放行', 'awaited', `${boxes[1]} 理货未放行：由外理放行，找外理，距收箱截止 9h`],
      ['码头放行', 'awaited', `${boxes[0]} 码头未放行：由码头放行，找码头（新东方），距收箱截止 9h`],
    ]);
    await sendSample(samples[4]!);
    const row = await port.rowWhen('the withdrawal', ({ exceptions }) => exceptions[0] === 'withdrawn');
    expect(row.sentence).toBe('理货放行已取消，1/2 箱');
    const told = await detail();
    expect(told.release.boxes.find(({ ctnNo }) => ctnNo === boxes[0])).toMatchObject({
      sentence: '理货放行已取消：由外理收回，找外理，距收箱截止 9h。之后还要码头放行',
      tone: 'danger',
    });
    expect(told.nodes.map(({ name }) => name)).toEqual(lianyungang.nodes.map(({ name }) => name));
  });

  it.each([
    ['its key speaks of another port', 'lianyungang-port', { port: 'QD' }, 'QD'],
    ["another port's key speaks of it", 'yun-gang-tong', {}, 'LYG'],
  ])('%s: no fact', async (_name, source, changes, named) => {
    const id = await send(source, JSON.stringify({ ...(JSON.parse(sample(samples[2]!)) as object), ...changes }));
    await waitFor('the decision', async () => (await outcomeOf(id))?.state === 'applied');
    expect(await outcomeOf(id)).toMatchObject({
      facts: 0,
      refused: 1,
      findings: [expect.objectContaining({ code: 'foreign-port', zh: expect.stringContaining(named) as string })],
    });
  });
});

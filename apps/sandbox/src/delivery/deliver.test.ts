// Guarantee: what the port says reaches the platform in order, once acknowledged and not before; nothing is lost by
// a platform that is away, and each fault does what it says.
import { waitFor } from '@mastlight/testing/wait-for';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Announcement, IntakeSource } from './announcement';
import { startDelivery, type Delivery } from './deliver';
import { noFaults, readFaults, type Faults } from './faults';
import { Outbox } from './outbox';

interface Received {
  readonly source: string;
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
}

/** A platform whose answers are scripted: `answer` gives the status of each message. */
class FakePlatform {
  readonly received: Received[] = [];
  isReady = true;
  answer: (received: Received) => number = () => 200;
  private readonly server: Server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.writeHead(this.isReady ? 200 : 503).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const source = request.url!.split('/').pop()!;
      const received = { source, text: Buffer.concat(chunks).toString(), headers: request.headers };
      this.received.push(received);
      response.writeHead(this.answer(received)).end();
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.stop();
});

async function setUp(faults: Partial<Faults> = {}, url?: string) {
  const platform = new FakePlatform();
  const platformUrl = url ?? (await platform.start());
  if (url === undefined) running.push(platform);
  const outbox = new Outbox();
  const delivery: Delivery = startDelivery({
    outbox,
    faults: () => ({ ...noFaults, ...faults }),
    platformUrl: () => platformUrl,
    intakeKeys: { 'ningbo-edi': 'key-of-edi-0000000' },
    seed: '1',
    retryMs: [5, 20],
    onChange: () => {},
  });
  running.push(delivery);
  return { platform, outbox, delivery };
}

function message(text: string, source: IntakeSource = 'ningbo-edi'): Announcement {
  return { source, name: `${text}.txt`, messageId: null, bytes: Buffer.from(text) };
}

const texts = (platform: FakePlatform): string[] => platform.received.map(({ text }) => text);

describe('R-0-10 delivery', () => {
  test('hands in raw bytes with the key of their source and their file name, in order', async () => {
    const { platform, outbox } = await setUp();
    for (const text of ['a', 'b', 'c']) outbox.add(message(text), 0);
    await waitFor('three messages', () => outbox.count('sent') === 3);
    expect(texts(platform)).toEqual(['a', 'b', 'c']);
    expect(platform.received[0]).toMatchObject({
      source: 'ningbo-edi',
      headers: { authorization: 'Bearer key-of-edi-0000000', 'content-type': 'application/octet-stream', 'x-file-name': 'a.txt' },
    });
  });

  test('tries each message until it is acknowledged, and those after it wait', async () => {
    const { platform, outbox } = await setUp();
    let refusals = 3;
    platform.answer = ({ text }) => (text === 'a' && refusals-- > 0 ? 503 : 202);
    outbox.add(message('a'), 0);
    outbox.add(message('b'), 0);
    await waitFor('both messages', () => outbox.count('sent') === 2);
    expect(texts(platform)).toEqual(['a', 'a', 'a', 'a', 'b']);
  });

  test('a source that is stuck does not hold up the others', async () => {
    const { platform, outbox } = await setUp();
    platform.answer = ({ source }) => (source === 'customs' ? 401 : 200);
    outbox.add(message('a', 'customs'), 0);
    outbox.add(message('b', 'ningbo-port'), 0);
    await waitFor('the free one', () => outbox.count('sent') === 1);
    expect(outbox.pendingOf('customs', 9).map(({ lastError }) => lastError)).toEqual(['平台回答 401']);
  });

  test('sends nothing before the platform is ready', async () => {
    const { platform, outbox, delivery } = await setUp();
    platform.isReady = false;
    outbox.add(message('a'), 0);
    // Its own readiness calls show that it has looked at the closed door and stayed outside.
    platform.answer = () => (platform.isReady ? 200 : 500);
    await new Promise((resolve) => setImmediate(resolve));
    expect(delivery.isReachable()).toBe(false);
    platform.isReady = true;
    await waitFor('the message', () => outbox.count('sent') === 1);
    expect(outbox.newest(1)[0]!.attempts).toBe(1);
  });

  test('a message the platform turns away for good is put aside and can be sent again', async () => {
    const { platform, outbox } = await setUp();
    platform.answer = ({ text }) => (text === 'a' ? 413 : 200);
    const post = outbox.add(message('a'), 0);
    outbox.add(message('b'), 0);
    await waitFor('the second', () => outbox.count('sent') === 1);
    expect(post.state).toBe('refused');
    platform.answer = () => 200;
    outbox.resend(post);
    await waitFor('the first', () => outbox.count('sent') === 2);
  });
});

describe('faults', () => {
  test('duplicateRate 1 sends everything twice', async () => {
    const { platform, outbox } = await setUp({ duplicateRate: 1 });
    outbox.add(message('a'), 0);
    await waitFor('the message', () => outbox.count('sent') === 1);
    expect(texts(platform)).toEqual(['a', 'a']);
  });

  test('dropRate 1 loses everything, and says so', async () => {
    const { platform, outbox } = await setUp({ dropRate: 1 });
    outbox.add(message('a'), 0);
    await waitFor('the loss', () => outbox.count('dropped') === 1);
    expect(platform.received).toEqual([]);
  });

  test('corruptRate 1 changes one byte', async () => {
    const { platform, outbox } = await setUp({ corruptRate: 1 });
    outbox.add(message('abcdefgh'), 0);
    await waitFor('the message', () => outbox.count('sent') === 1);
    const got = Buffer.from(texts(platform)[0]!);
    expect(Buffer.from('abcdefgh').filter((byte, i) => byte !== got[i]).length).toBe(1);
  });

  test('silentPort keeps back what the sources of one port say, until it is taken away; the others speak', async () => {
    const faults: { silentPort: Faults['silentPort'] } = { silentPort: 'NB' };
    const { platform, outbox } = await setUp(faults);
    outbox.add(message('of Ningbo'), 0);
    outbox.add({ ...message('of Dalian'), source: 'dalian-port' }, 0);
    await waitFor('Dalian', () => outbox.count('sent') === 1);
    expect(texts(platform)).toEqual(['of Dalian']);
    faults.silentPort = 'none';
    await waitFor('Ningbo', () => outbox.count('sent') === 2);
    expect(texts(platform)).toEqual(['of Dalian', 'of Ningbo']);
    const asked = readFaults({ silentPort: 'QD' }, noFaults);
    expect(asked).toEqual({ ...noFaults, silentPort: 'QD' });
    expect(readFaults({ delayMs: 5 }, asked).silentPort).toBe('QD');
    expect(readFaults({ silentPort: 'none' }, asked)).toEqual(noFaults);
    expect(() => readFaults({ silentPort: 'ZZ' }, noFaults)).toThrow(/港口代码/);
  });

  test.each([
    ['ahead', '2026-10-13 09:00:00'],
    ['behind', '2026-10-11 09:00:00'],
  ] as const)('skewedPort writes the times of one port by a clock that stands a day off (%s), and no other time', async (skewWay, told) => {
    const { platform, outbox } = await setUp({ skewedPort: 'DL', skewWay });
    const rows = (recvTime: string): string =>
      JSON.stringify({ rows: [{ inGateTime: '2026-10-12 08:00:00', recvTime }, { recvTime: '' }] });
    const said = rows('2026-10-12 09:00:00');
    outbox.add(message(said, 'dalian-port'), 0);
    await waitFor('Dalian', () => outbox.count('sent') === 1);
    outbox.add(message(said, 'gang-hang'), 0);
    outbox.add(message('00:CODECO', 'dalian-port'), 0);
    await waitFor('the others', () => outbox.count('sent') === 3);
    expect(texts(platform).toSorted()).toEqual([rows(told), said, '00:CODECO'].toSorted());
    const asked = readFaults({ skewedPort: 'DL', skewWay: 'behind' }, noFaults);
    expect(asked).toEqual({ ...noFaults, skewedPort: 'DL', skewWay: 'behind' });
    expect(() => readFaults({ skewWay: 'off' }, noFaults)).toThrow(/快一天/);
  });

  test('reorder lets messages overtake each other and loses none', async () => {
    const { platform, outbox } = await setUp({ reorder: true });
    const all = Array.from({ length: 20 }, (_, i) => String(i).padStart(2, '0'));
    for (const text of all) outbox.add(message(text), 0);
    await waitFor('all messages', () => outbox.count('sent') === 20);
    expect(texts(platform)).not.toEqual(all);
    expect(texts(platform).sort()).toEqual(all);
  });
});

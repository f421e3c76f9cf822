// Guarantee: the whole sandbox as a script meets it: events reach the platform, the clock is followed at once, the
// world is kept between starts, the desk shows it, and nobody from elsewhere gets in.
import { portOfSource, profiles, type PortCode, type SourceCode } from '@mastlight/domain/ports/index';
import { readMessage } from '@mastlight/wire';
import { waitFor } from '@mastlight/testing/wait-for';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Outbox } from './delivery/outbox';
import { readOptions } from './read-options';
import { startSandbox, type Sandbox, type SandboxOptions } from './start-sandbox';

const start = Date.parse('2026-10-12T04:00:00Z');
let folder: string;
const running: Sandbox[] = [];
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mastlight-sandbox-'));
});

afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  rmSync(folder, { recursive: true, force: true });
});

async function open(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({
    port: 0,
    platformUrl: '',
    wechatAppId: 'wx',
    wechatAppSecret: 'secret',
    wechatCallbackToken: 'token',
    smsAccessKeyId: 'id',
    smsAccessKeySecret: 'secret',
    intakeKeys: {},
    realNowMs: () => start,
    retryMs: [5, 20],
    ...options,
  });
  running.push(sandbox);
  return sandbox;
}

/** A platform that takes everything and keeps it. */
async function openPlatform(): Promise<{ url: string; bodies: Buffer[] }> {
  const bodies: Buffer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') bodies.push(Buffer.concat(chunks));
      response.end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies };
}

async function call(sandbox: Sandbox, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(sandbox.url + path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>;
}

describe('R-7.6-23 the calls of a script', () => {
  test.each([
    ['/scan', { ticket: 'latest' }, '没有可扫的二维码'],
    ['/pay', { orderNo: 'N0' }, '没有这个订单'],
    ['/event', { type: 'gate-in', billNo: 'COSU6400000001' }, /./],
    ['/clock', { rate: 0 }, /./],
  ])('R-7.6-23 POST %s %j is heard on the one port, and says why nothing came of it', async (path, body, why) => {
    expect(await call(await open(), path, body)).toMatchObject({ ok: false, error: expect.stringMatching(why) as string });
  });

  test('R-7.6-23 GET /sms lists what was sent, newest first', async () => {
    expect(await call(await open(), '/sms')).toEqual({ ok: true, list: [] });
  });

  test('R-7.6-23 history is announced at the first start, an event follows it', async () => {
    const platform = await openPlatform();
    const sandbox = await open({ platformUrl: platform.url });
    await waitFor('the history', async () => (await call(sandbox, '/outbox'))['pending'] === 0);
    const history = platform.bodies.length;
    expect(history).toBeGreaterThan(400);
    await call(sandbox, '/event', { type: 'bill', billNo: 'COSU6400000001', containers: 1, life: 'hand' });
    const answer = await call(sandbox, '/event', { type: 'gate-in', billNo: 'COSU6400000001' });
    expect(answer).toMatchObject({
      ok: true,
      sent: [{ source: 'ningbo-edi', bytes: expect.any(Number) as number }],
      state: { billNo: 'COSU6400000001', containers: [{ gateInTime: '2026-10-12 12:00:00' }] },
    });
    await waitFor('the event', () => platform.bodies.length === history + 2);
    expect(
      platform.bodies
        .slice(-2)
        .flatMap((body) => readMessage(body).messages.map(({ kind }) => kind))
        .sort(),
    ).toEqual(['gate', 'vessel-plan']);
  });

  test('R-7.6-23, R-0-10, R-0-11 POST /clock moves the world, and followers hear it at once', async () => {
    const sandbox = await open();
    const stream = await fetch(`${sandbox.url}/clock/stream`);
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe(`event: clock\ndata: {"nowMs":${start},"rate":1}\n\n`);
    expect(await call(sandbox, '/clock', { advanceMinutes: 60, rate: 60 })).toEqual({
      ok: true,
      now: '2026-10-12 13:00:00',
      nowMs: start + 3_600_000,
      rate: 60,
    });
    expect((await reader.read()).value).toContain(`"nowMs":${start + 3_600_000},"rate":60`);
    await reader.cancel();
    expect(await call(sandbox, '/clock', { now: '2026-10-12 08:00:00' })).toMatchObject({ now: '2026-10-12 08:00:00' });
  });

  test.each([
    ['/clock', { now: '2026-13-01 00:00:00' }],
    ['/clock', { now: '2027-10-12 00:00:00' }],
    ['/clock', { rate: 0 }],
    ['/clock', { rate: 'fast' }],
    ['/clock', { now: '2026-10-12 12:00:00', advanceMinutes: 1 }],
    ['/fault', { dropRate: 2 }],
    ['/fault', { reorder: 'yes' }],
    ['/event', []],
    ['/outbox/999999/resend', {}],
  ])('%s %j is refused in words', async (path, body) => {
    const answer = await call(await open(), path, body);
    expect(answer['ok']).toBe(false);
    expect(answer['error']).toMatch(/[\u4e00-\u9fff]/);
  });

  test('a body that is no JSON is refused in words', async () => {
    const sandbox = await open();
    const response = await fetch(`${sandbox.url}/event`, { method: 'POST', body: '{"type":' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ ok: false, error: '请求体不是合法的 JSON' });
  });
});

describe('kept between starts', () => {
  test('the unsent queue, the clock, hand-made bills and faults', async () => {
    const first = await open({ dataDir: folder });
    await call(first, '/event', { type: 'bill', billNo: 'COSU6400000001', life: 'hand' });
    await call(first, '/clock', { advanceMinutes: 30 });
    await call(first, '/fault', { delayMs: 1 });
    const before = await call(first, '/outbox');
    await first.stop();
    running.splice(0);

    const platform = await openPlatform();
    const second = await open({ dataDir: folder, platformUrl: platform.url, seed: 'another' });
    expect(second.seed).toBe('1');
    expect(await call(second, '/clock')).toMatchObject({ now: '2026-10-12 12:30:00' });
    expect(await call(second, '/world?billNo=COSU6400000001')).toMatchObject({ ok: true });
    expect(await call(second, '/fault')).toMatchObject({ delayMs: 1 });
    await call(second, '/fault', { delayMs: 0 });
    await waitFor('the kept queue', () => platform.bodies.length === before['pending']);
  });

  test('a start that fails for want of its port leaves the file to the one that has it', async () => {
    const first = await open({ dataDir: folder });
    await first.stop();
    running.splice(0);
    const kept = readFileSync(join(folder, 'world.json'), 'utf8');
    const holder = await open();
    const port = Number(new URL(holder.url).port);
    await expect(open({ dataDir: folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(readFileSync(join(folder, 'world.json'), 'utf8')).toBe(kept);
  });

  test('a file that cannot be read is put aside, not overwritten', async () => {
    writeFileSync(join(folder, 'world.json'), '{"version":1,"clo');
    const sandbox = await open({ dataDir: folder });
    expect((await call(sandbox, '/world'))['ok']).toBe(true);
    expect(readFileSync(join(folder, 'world.json.unreadable'), 'utf8')).toBe('{"version":1,"clo');
  });
});

describe('the desk', () => {
  test('R-0-11 has a page for each thing that comes from outside, on a port of its own', async () => {
    const { url } = await open();
    // What each page is for, in the words that only it has.
    for (const [path, words] of [
      ['/desk', '总览'],
      ['/desk/scan', '扫一扫'],
      ['/desk/phone', '手机'],
      ['/desk/sms', '短信收件箱'],
      ['/desk/mail', '邮件收件箱'],
      ['/desk/groups', '群聊'],
      ['/desk/receiver', '推送接收'],
      ['/desk/pay', '付款'],
      ['/desk/port', '港口'],
      ['/desk/trucks', '卡车'],
      ['/desk/ships', '船舶'],
      ['/desk/chat', '聊天样本'],
    ] as const) {
      const response = await fetch(url + path);
      const page = await response.text();
      expect([path, response.status, /<h1[^>]*>([^<]*)/.exec(page)?.[1]]).toEqual([path, 200, words]);
    }
  });

  test('what came from outside is shown as text, never as markup', async () => {
    const sandbox = await open();
    await call(sandbox, '/event', { type: 'raw', source: 'ningbo-edi', text: '<script>alert(1)</script>', name: '<b>.txt' });
    const page = await (await fetch(`${sandbox.url}/desk`)).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<b>.txt');
  });

  test('the sample message names known bills', async () => {
    const sandbox = await open();
    const { text, billNos } = (await call(sandbox, '/chat-sample')) as { text: string; billNos: string[] };
    expect(billNos.length).toBe(14);
    for (const billNo of billNos) {
      expect(text).toContain(billNo);
      expect(await call(sandbox, `/world?billNo=${billNo}`)).toMatchObject({ ok: true });
    }
  });
});

describe('nobody from elsewhere', () => {
  test.each([[{ origin: 'http://elsewhere.example' }], [{ host: 'elsewhere.example' }], [{ host: '127.0.0.1.elsewhere.example' }]])(
    'a request with %j is refused',
    async (headers) => {
      const sandbox = await open();
      const { port } = new URL(sandbox.url);
      const status = await new Promise<number>((resolve, reject) => {
        httpRequest({ host: '127.0.0.1', port, path: '/world', headers }, (response) => {
          response.resume();
          resolve(response.statusCode!);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBe(403);
    },
  );
});

describe('options', () => {
  test.each([
    [{ SANDBOX_PORT: 'x' }, /SANDBOX_PORT/],
    [{ SANDBOX_PORT: '70000' }, /SANDBOX_PORT/],
    [{ SANDBOX_PORTS: 'NB,XX' }, /SANDBOX_PORTS: "XX"/],
    [{ INTAKE_KEYS: '{' }, /INTAKE_KEYS/],
  ])('%j is refused by name', (env, words) => {
    expect(() => readOptions(env)).toThrow(words);
  });

  test.each([
    ['NB,SH', ['NB', 'SH']],
    ['', []],
    [undefined, undefined],
  ] as const)('the ports of %j', (text, ports) => {
    expect(readOptions({ SANDBOX_PORTS: text }).ports).toEqual(ports);
  });

  test('only ports that were named say what happens in them', async () => {
    const keys = Object.fromEntries(profiles.flatMap(({ sources }) => sources.map(({ code }) => [code, 'key'])));
    const portsSaying = async (ports?: readonly PortCode[]): Promise<readonly string[]> => {
      const sandbox = await open({ intakeKeys: keys, ...(ports && { ports }) });
      const { list } = (await (await fetch(`${sandbox.url}/outbox?limit=500`)).json()) as { list: { source: SourceCode }[] };
      return [...new Set(list.map(({ source }) => portOfSource(source) ?? 'NB'))].toSorted();
    };
    expect(await portsSaying(['SH'])).toEqual(['SH']);
    expect(await portsSaying([])).toEqual([]);
    expect(await portsSaying(['NB'])).toEqual(['NB']);
    expect((await portsSaying()).length).toBeGreaterThan(1);
  });

  test('reads keys of known sources only', () => {
    const { intakeKeys, port } = readOptions({ SANDBOX_PORT: '0', INTAKE_KEYS: '{"customs":"k","other":"x"}' });
    expect({ intakeKeys, port }).toEqual({ intakeKeys: { customs: 'k' }, port: 0 });
  });
});

describe('U-22 a newcomer at the desk', () => {
  const text = async (sandbox: Sandbox, path: string): Promise<string> => (await fetch(sandbox.url + path)).text();

  test('U-22 is told what to do first, and faults are folded away while there are none', async () => {
    const sandbox = await open({ platformUrl: 'http://127.0.0.1:1' });
    const page = await text(sandbox, '/desk');
    for (const step of ['扫码', '短信', '聊天样本', '港口']) expect(page).toContain(`>${step}</a>`);
    expect(page).toContain('故障：无');
    expect(page).not.toMatch(/<details[^>]* open/);
    await call(sandbox, '/fault', { delayMs: 100 });
    expect(await text(sandbox, '/desk')).toMatch(/<details[^>]* open/);
  });

  test('begins another world: other bills, the clock back at now, the platform one click away', async () => {
    const sandbox = await open({ platformUrl: 'http://127.0.0.1:1' });
    const billsOf = async (): Promise<string[]> =>
      ((await (await fetch(`${sandbox.url}/world`)).json()) as { bills: { billNo: string }[] }).bills.map(({ billNo }) => billNo);
    await call(sandbox, '/clock', { advanceMinutes: 1440 });
    const before = await billsOf();
    expect(await call(sandbox, '/world/reset', {})).toMatchObject({ ok: true, seed: '1-2' });
    const after = await billsOf();
    expect(after.length).toBeGreaterThan(10);
    expect(after.filter((billNo) => before.includes(billNo))).toEqual([]);
    expect(await (await fetch(`${sandbox.url}/clock`)).json()).toMatchObject({ nowMs: start, rate: 1 });
    expect(await call(sandbox, '/world/reset', {})).toMatchObject({ seed: '1-3' });
    const bill = (await billsOf())[0]!;
    expect(await text(sandbox, `/desk/port/${bill}`)).toContain(`href="http://127.0.0.1:1/logistics?keyword=${bill}"`);
  });

  test('counts every message, those it has forgotten too', () => {
    const outbox = new Outbox();
    for (let index = 0; index < 2_000; index++) {
      outbox.add({ source: 'ningbo-edi', name: `${index}`, messageId: null, bytes: new Uint8Array(1) }, 0).state = 'sent';
    }
    outbox.trim();
    expect(outbox.newest(5_000)).toHaveLength(1_500);
    expect(outbox.count('sent')).toBe(2_000);
  });
});

test('N9 the desk brings a Chinese face along, by ranges, and no other file of its folder', async () => {
  const { url } = await open();
  const page = await (await fetch(`${url}/desk`)).text();
  const [sheet] = /\/desk\/face\/[^"]+\.css/.exec(page)!;
  const styles = await (await fetch(url + sheet)).text();
  const family = /font-family: '([^']+)'/.exec(styles)![1]!;
  expect(await (await fetch(`${url}/desk/public/desk.css`)).text()).toContain(`'${family}'`);
  const [file] = /files\/[^)]+woff2/.exec(styles)!;
  const face = await fetch(`${url}/desk/face/${file}`);
  expect([face.status, face.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect((await fetch(`${url}/desk/face/files/..%2Fpackage.json`)).status).toBe(404);
});

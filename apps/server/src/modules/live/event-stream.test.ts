// Guarantee: an open page is told of its own rows within a moment, of the port's
// time at once, of nobody else's rows; and its stream ends with its session and
// with the server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '@mastlight/domain/account/contract';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import * as z from 'zod/mini';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { defineTopic } from '@mastlight/domain/contract-kit/topic';
import { live } from '@mastlight/domain/live/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { inTransaction } from '../../platform/db/transaction';
import { publishChange } from '../../platform/live';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
let anna: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  anna = await signInForTest(server.platform);
});
afterAll(() => server.stop());

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly events: { readonly name: string; readonly data: Record<string, unknown> }[];
  readonly raw: () => string;
  readonly isEnded: () => boolean;
  close(): void;
}

async function openPage(token: string | null, headers: Record<string, string> = {}, base = server.url): Promise<Page> {
  const abort = new AbortController();
  const response = await fetch(base + live.streamChanges.path, {
    signal: abort.signal,
    headers: { ...(token ? { authorization: token } : {}), accept: 'text/event-stream', 'accept-encoding': 'gzip, br', ...headers },
  });
  const events: Page['events'] = [];
  let raw = '';
  let isEnded = false;
  if (response.status === 200) {
    void (async () => {
      const decoder = new TextDecoder();
      try {
        for await (const chunk of response.body!) {
          raw += decoder.decode(chunk, { stream: true });
          const blocks = raw.split('\n\n').slice(0, -1);
          events.splice(
            0,
            Infinity,
            ...blocks.flatMap((block) => {
              const match = /^event: (\w+)\ndata: (.*)$/.exec(block);
              return match ? [{ name: match[1]!, data: JSON.parse(match[2]!) as Record<string, unknown> }] : [];
            }),
          );
        }
      } catch {
        // Cut off: an end like any other.
      }
      isEnded = true;
    })();
  }
  return { status: response.status, headers: response.headers, events, raw: () => raw, isEnded: () => isEnded, close: () => abort.abort() };
}

describe('GET /event/stream', () => {
  it('answers 401 without a session, and the token counts in the header alone', async () => {
    expect((await openPage(null)).status).toBe(401);
    const response = await fetch(`${server.url}${live.streamChanges.path}?token=${anna.token}&authorization=${anna.token}`);
    expect(response.status).toBe(401);
  });

  it("tells the port's time on connect, uncompressed and unbuffered", async () => {
    const page = await openPage(anna.token);
    await waitFor('the clock', () => page.events.some((event) => event.name === 'clock'));
    expect(page.events[0]).toMatchObject({
      name: 'clock',
      data: { rate: 1, portNow: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
    });
    expect(page.headers.get('content-type')).toContain('text/event-stream');
    expect(page.headers.get('content-encoding')).toBeNull();
    expect(page.headers.get('x-accel-buffering')).toBe('no');
    expect(page.headers.get('cache-control')).toContain('no-store');
    page.close();
  });

  it('R-7.6-24 tells changed rows to their owner and to nobody else', async () => {
    const bert = await signInForTest(server.platform);
    const [own, foreign] = [await openPage(anna.token), await openPage(bert.token)];
    const { data } = await server.call(billSubscription.subscribeBills, { blnos: ['COSU6011111111'] }, anna);
    const rows = await waitFor('the row', () => own.events.find((event) => event.name === 'rows'));
    expect(rows.data).toMatchObject({ topic: 'bill-subscription', ids: expect.arrayContaining([data!.list[0]!.id]) });
    await server.call(billSubscription.subscribeBills, { blnos: ['COSU6011111112'] }, bert);
    await waitFor('the other row', () => foreign.events.some((event) => event.name === 'rows'));
    expect(foreign.events.flatMap((event) => event.data['ids'] ?? [])).not.toContain(data!.list[0]!.id);
    own.close();
    foreign.close();
  });

  it('gathers what changes at the same time', async () => {
    const page = await openPage(anna.token);
    await waitFor('the clock', () => page.events.length > 0);
    await inTransaction(server.platform.database, 'system', async (transaction) => {
      for (let id = 1; id <= 300; id++) await publishChange(transaction, { ownerKey: anna.ownerKey, topic: billRowsTopic, ids: [id] });
    });
    const idsTold = () => page.events.filter((event) => event.name === 'rows').flatMap((event) => event.data['ids'] as number[]);
    await waitFor('all rows', () => new Set(idsTold()).size >= 300);
    expect(page.events.filter((event) => event.name === 'rows').length).toBeLessThan(10);
    page.close();
  });

  it('tells every key of a change that fits into no single notice, of whatever length they are', async () => {
    const page = await openPage(anna.token);
    await waitFor('the clock', () => page.events.length > 0);
    const calls = defineTopic('test.calls', 'pages', z.string());
    const ids = Array.from({ length: 2_000 }, (_, i) => `${i} ${'演'.repeat(i % 40)}`);
    const { database } = server.platform;
    await inTransaction(database, 'system', (tx) => publishChange(tx, { ownerKey: anna.ownerKey, topic: calls, ids }));
    const told = () => page.events.filter((event) => event.data['topic'] === 'test.calls').flatMap((event) => event.data['ids']);
    await waitFor('all keys', () => told().length >= ids.length);
    expect(told()).toEqual(ids);
    page.close();
  });

  it.each(['forged', '-1', '9'.repeat(4000), "1'; drop table x"])('H-21 bears Last-Event-ID %s', async (id) => {
    const page = await openPage(anna.token, { 'last-event-id': id });
    expect(page.status).toBe(200);
    page.close();
  });

  it.each([
    ['what has changed', 'follow.subject'],
    ['whose session has ended', 'account.session'],
  ])('a notice of another build that says %s sends pages away: each asks anew', async (_says, topic) => {
    const page = await openPage(anna.token);
    await waitFor('the clock', () => page.events.length > 0);
    const notice = JSON.stringify({ ownerKey: '', topic, audience: 'servers', ids: [{ shape: 'of another build' }] });
    await server.platform.database.query('system', 'select pg_notify($1, $2)', ['mastlight_live', notice]);
    await waitFor('the end of the stream', page.isEnded);
  });

  it('ends within seconds of the logout', async () => {
    const carl = await signInForTest(server.platform);
    const page = await openPage(carl.token);
    await waitFor('the clock', () => page.events.length > 0);
    await server.call(account.logOut, {}, carl);
    await waitFor('the end', () => page.isEnded());
    expect((await openPage(carl.token)).status).toBe(401);
  });

  it('R-08 ends with the server, telling when to come back', async () => {
    const other = await startTestServer();
    const user = await signInForTest(other.platform);
    const page = await openPage(user.token, {}, other.url);
    await waitFor('the clock', () => page.events.length > 0);
    await other.stop();
    await waitFor('the end', () => page.isEnded());
    expect(page.raw()).toMatch(/retry: \d{3,4}\n\n$/);
  });
});

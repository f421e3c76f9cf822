// Guarantee (S-01): for every route that exists, at every path it answers, each
// kind of caller gets exactly what the route's policy gives him; what belongs
// to somebody else answers byte for byte as what does not exist, and stays as
// it was.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayPrefix } from '../platform/http/register-routes';
import type { Route } from '../platform/http/route';
import { makeToken } from '../platform/ids';
import { absent, absentId, requestSamples as samples, sendRequest, type SampleObjects } from './request-samples';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const callers = ['anonymous', 'garbage token', 'unknown token', 'expired token', 'revoked token', 'stranger', 'owner', 'admin'] as const;
type Caller = (typeof callers)[number];

/** Routes whose answer differs for each call by their nature: a fresh ticket, a stream that stays open. */
const notCompared = new Set(['account.makeScanTicket', 'live.streamChanges']);

let server: TestServer;
let tokens: Record<Caller, string | null>;
let owner: TestUser;
let stranger: TestUser;
let own: SampleObjects;
let checks = 0;
const clock = createTestClock();

beforeAll(async () => {
  server = await startTestServer({ clock });
  const expired = await signInForTest(server.platform);
  clock.advance(604_800_000);
  const [revoked, admin] = [await signInForTest(server.platform), await signInForTest(server.platform, { roles: ['admin'] })];
  owner = await signInForTest(server.platform);
  stranger = await signInForTest(server.platform);
  await fetch(`${server.url}/auth/logOut`, { method: 'POST', headers: { authorization: revoked.token } });
  tokens = {
    anonymous: null,
    'garbage token': "x' or 1=1 --",
    'unknown token': makeToken(),
    'expired token': expired.token,
    'revoked token': revoked.token,
    stranger: stranger.token,
    owner: owner.token,
    admin: admin.token,
  };
  const billNo = 'DEMO00000001';
  const answer = await send('/blno/userBlno/subscribe', 'POST', 'json', { blnos: [billNo] }, owner.token);
  const added = await send('/blno/userBlno/addClientCompany', 'POST', 'json', { clientName: 'demo' }, owner.token);
  own = {
    id: (JSON.parse(answer.text) as { data: { list: { id: number }[] } }).data.list[0]!.id,
    billNo,
    clientId: (JSON.parse(added.text) as { data: { id: number } }).data.id,
  };
});
afterAll(async () => {
  await server.stop();
  console.log(`S-01: ${checks} checks`);
});

function send(
  path: string,
  method: string,
  encoding: string,
  input: object,
  token: string | null,
): Promise<{ http: number; text: string }> {
  checks++;
  return sendRequest(server.url, { path, method, encoding }, input, token);
}

const pathsOf = (route: Route): string[] =>
  [route.endpoint.path, ...route.aliases.map((alias) => alias.path)].flatMap((path) => [path, gatewayPrefix + path]);

const bare = (text: string): string => text.replace(/"requestId":"[^"]*"/, '');

/** What each caller may get: refused for want of a session, for want of rights, or let through. */
function expectedFor(route: Route, caller: Caller): 'unknown' | 'forbidden' | 'let through' {
  const isSignedIn = caller === 'stranger' || caller === 'owner' || caller === 'admin';
  switch (route.endpoint.policy) {
    case 'public':
      return 'let through';
    case 'session':
    case 'owner':
      return isSignedIn ? 'let through' : 'unknown';
    case 'admin':
      if (!isSignedIn) return 'unknown';
      return caller === 'admin' ? 'let through' : 'forbidden';
    case 'source-key':
      return 'unknown';
  }
}

describe('S-01 authorization matrix', () => {
  it('knows a valid request for every route', () => {
    expect(server.routes.map((route) => route.name).filter((name) => !Object.hasOwn(samples, name))).toEqual([]);
  });

  it('has no two routes on one method and path', () => {
    const all = server.routes.flatMap((route) => pathsOf(route).map((path) => `${route.endpoint.method} ${path}`));
    expect(new Set(all).size).toBe(all.length);
  });

  it('gives each caller what the policy gives him, on every path of every route', async () => {
    const leaks: string[] = [];
    for (const caller of callers) {
      for (const route of server.routes) {
        // These end sessions that the matrix goes on using.
        if (
          expectedFor(route, caller) === 'let through' &&
          ['account.logOut', 'account.switchIdentity', 'account.changePassword'].includes(route.name)
        )
          continue;
        const objects = caller === 'owner' ? own : absent;
        const check = async (path: string): Promise<void> => {
          const { http, text } = await send(
            path,
            route.endpoint.method,
            route.endpoint.encoding,
            samples[route.name]!(objects),
            tokens[caller],
          );
          const wanted = expectedFor(route, caller);
          const isRight =
            wanted === 'unknown'
              ? http === 401 && text.includes('"code":401') && text.includes('"data":null')
              : wanted === 'forbidden'
                ? http === 403 && text.includes('"data":null')
                : // The outside world is not there in this suite: WeChat and SMS answer 503.
                  http !== 401 && (http < 500 || http === 503) && !text.includes('"code":500');
          if (!isRight) leaks.push(`${caller} ${route.endpoint.method} ${path}: wanted ${wanted}, got ${http} ${text.slice(0, 120)}`);
        };
        await Promise.all(pathsOf(route).map(check));
      }
    }
    expect(leaks).toEqual([]);
  }, 120_000);

  it('answers the foreign exactly as the absent, and leaves the foreign as it was', async () => {
    const before = await ownRow();
    const differences: string[] = [];
    for (const route of server.routes.filter(({ endpoint, name }) => endpoint.policy === 'owner' && !notCompared.has(name))) {
      const [foreign, missing] = [samples[route.name]!(own), samples[route.name]!(absent)];
      if (JSON.stringify(foreign) === JSON.stringify(missing)) continue;
      for (const path of pathsOf(route)) {
        const answers = [];
        for (const input of [foreign, missing]) {
          const { http, text } = await send(path, route.endpoint.method, route.endpoint.encoding, input, stranger.token);
          // The question may be repeated in the answer; nothing else may differ.
          answers.push(
            `${http} ${bare(text).replaceAll(String(own.id), '#').replaceAll(String(absentId), '#').replaceAll(own.billNo, '*').replaceAll('DEMO00000404', '*')}`,
          );
        }
        if (answers[0]!.length !== answers[1]!.length || (route.endpoint.answer !== 'file' && answers[0] !== answers[1])) {
          differences.push(`${path}: ${answers[0]!.slice(0, 200)} | ${answers[1]!.slice(0, 200)}`);
        }
      }
    }
    expect(differences).toEqual([]);
    expect(await ownRow()).toBe(before);
  }, 120_000);

  it('T4, T5: what a caller says about who he is changes nothing', async () => {
    const plain = await send('/blno/userBlno/queryBlnoPage', 'POST', 'json', {}, stranger.token);
    const claimed = await send(
      '/blno/userBlno/queryBlnoPage',
      'POST',
      'json',
      { role: 'admin', companyId: 'c1', userId: owner.userId, ownerKey: owner.ownerKey, admin: true },
      stranger.token,
    );
    const steady = (text: string): string => bare(text).replace(/"portNow":"[^"]*"/, '');
    expect(steady(claimed.text)).toBe(steady(plain.text));
  });

  async function ownRow(): Promise<string> {
    const { text } = await send('/blno/userBlno/queryBlnoPage', 'POST', 'json', { ids: [own.id] }, owner.token);
    return JSON.stringify((JSON.parse(text) as { data: { list: unknown } }).data.list);
  }
});

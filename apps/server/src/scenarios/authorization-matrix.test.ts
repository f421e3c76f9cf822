// Guarantee (S-01): for every route that exists, at every path it answers, each
// kind of caller gets exactly what the route's policy gives him; what belongs
// to somebody else answers byte for byte as what does not exist, and stays as
// it was.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayPrefix } from '../platform/http/register-routes';
import type { Route } from '../platform/http/route';
import { makeToken } from '../platform/ids';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const absentId = 999_999_999;
const callers = ['anonymous', 'garbage token', 'unknown token', 'expired token', 'revoked token', 'stranger', 'owner', 'admin'] as const;
type Caller = (typeof callers)[number];

/** Objects that exist: what each route is asked about. */
interface Objects {
  readonly id: number;
  readonly billNo: string;
  readonly clientId: number;
}

const absent: Objects = { id: absentId, billNo: 'DEMO00000404', clientId: absentId };

/**
 * A valid request for each route. A new route without a line here fails the
 * suite: nobody can mount one that the matrix does not know.
 */
const samples: Readonly<Record<string, (of: Objects) => object>> = {
  'account.makeScanTicket': () => ({}),
  'account.pollScan': () => ({ id: 'A'.repeat(22) }),
  'account.findOpenId': () => ({}),
  'account.verifyCallbackAddress': () => ({}),
  'account.hearWechatEvent': () => ({}),
  'account.showScanConfirmation': () => ({ code: 'A'.repeat(22) }),
  'account.answerScanConfirmation': () => ({ code: 'A'.repeat(22), agree: true }),
  'account.logIn': () => ({ account: '19900000001', password: '0123456789abcdef0123456789abcdef' }),
  'account.logOut': () => ({}),
  'account.sendCode': () => ({ phone: '19900000002' }),
  'account.sendBindingCode': () => ({ phone: '19900000003' }),
  'account.checkCode': () => ({ phone: '19900000002', code: '000000' }),
  'account.verifyCode': () => ({ phone: '19900000002', code: '000000' }),
  'account.checkRegistration': ({ id }) => ({ userId: String(id) }),
  'account.register': () => ({ phone: '19900000004', openId: 'x', name: null, pwd: '0123456789abcdef0123456789abcdef', code: '000000' }),
  'account.resetPassword': () => ({ phone: '19900000002', pwd: '0123456789abcdef0123456789abcdef' }),
  'account.changePassword': () => ({ oldPwd: '0123456789abcdef0123456789abcdef', pwd: '1123456789abcdef0123456789abcdef' }),
  'account.showCurrentUser': () => ({}),
  'account.switchIdentity': () => ({ companyId: 'c-foreign' }),
  'preferences.setEntry': ({ id }) => ({ dictKey: `col_logistics_NB_${id}`, dictValue: 'billNo-1-1-160' }),
  'preferences.saveEntry': ({ id }) => ({ dictKey: `col_logistics_NB_${id}`, dictValue: 'billNo-1-1-160' }),
  'preferences.findEntry': ({ id }) => ({ dictKey: `update_notes_know_${id}` }),
  'preferences.findValue': ({ id }) => ({ dictKey: `update_notes_know_${id}` }),
  'reference.listPorts': () => ({}),
  'reference.listWharfs': () => ({}),
  'reference.listCarriers': () => ({}),
  'reference.listShipCompanies': () => ({}),
  'tracking.queryContainer': () => ({ ctnNo: 'CSQU3054383' }),
  'intake.receiveMessage': () => ({}),
  'intake.queryOutcome': () => ({ messageId: 1 }),
  'intake.queryReceipts': () => ({ messageId: 1 }),
  'intake.queryStatus': () => ({}),
  'intake.showMessage': ({ id }) => ({ id }),
  'intake.listMessages': () => ({}),
  'intake.redriveMessage': ({ id }) => ({ id }),
  'notification.streamChanges': () => ({}),
  'recent-activity.listRecent': () => ({}),
  'bill-subscription.previewBills': () => ({ blnos: ['DEMO00000001'] }),
  'bill-subscription.subscribeBills': () => ({ blnos: ['DEMO00000009'] }),
  'bill-subscription.queryBillPage': ({ id }) => ({ ids: [id] }),
  'bill-subscription.queryDeleted': () => ({}),
  'bill-subscription.queryBillDetails': ({ id }) => ({ id }),
  'bill-subscription.queryBill': ({ billNo }) => ({ blno: billNo }),
  'bill-subscription.setTop': ({ id }) => ({ ids: [id] }),
  'bill-subscription.clearTop': ({ id }) => ({ ids: [id] }),
  'bill-subscription.setAutoSubscription': ({ id }) => ({ id, auto: '1' }),
  'bill-subscription.updateRemark': ({ id }) => ({ id, remark: 'x' }),
  'bill-subscription.updateVesselVoyage': ({ id }) => ({ id, vesselsName: 'DEMO.STAR', voyage: '1W' }),
  'bill-subscription.assignClient': ({ id }) => ({ ids: String(id), clientName: 'x' }),
  'bill-subscription.deleteBills': ({ id }) => ({ ids: [id] }),
  'bill-subscription.recallDeleted': ({ id }) => ({ ids: [id] }),
  'bill-subscription.exportBills': ({ id }) => ({ ids: [id], columns: ['billNo'] }),
  'bill-subscription.listClients': () => ({}),
  'bill-subscription.addClient': () => ({ clientName: 'demo', contact: '', phone: '', remark: '' }),
  'bill-subscription.deleteClient': ({ clientId }) => ({ id: clientId }),
  'bill-subscription.queryVesselVoyage': ({ billNo }) => ({ blno: billNo }),
  'bill-subscription.setSpeed': ({ id }) => ({ id, speedType: '1' }),
  'bill-subscription.changeBillNo': ({ id }) => ({ id, blno: 'DEMO00000077' }),
};

/** Routes whose answer differs for each call by their nature: a fresh ticket, a stream that stays open. */
const notCompared = new Set(['account.makeScanTicket', 'notification.streamChanges']);

let server: TestServer;
let tokens: Record<Caller, string | null>;
let owner: TestUser;
let stranger: TestUser;
let own: Objects;
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

async function send(path: string, method: string, encoding: string, input: object, token: string | null): Promise<{ http: number; text: string }> {
  checks++;
  const headers: Record<string, string> = token === null ? {} : { authorization: token };
  let url = server.url + path.replace('{source}', 'upload');
  let body: string | undefined;
  if (method === 'GET') url += `?${new URLSearchParams(input as Record<string, string>).toString()}`;
  else if (encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    body = new URLSearchParams(input as Record<string, string>).toString();
  } else if (encoding === 'bytes') {
    headers['content-type'] = 'application/octet-stream';
    body = 'nothing that could be read';
  } else {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input);
  }
  const controller = new AbortController();
  const response = await fetch(url, { method, headers, signal: controller.signal, ...(body === undefined ? {} : { body }) });
  if (response.headers.get('content-type')?.includes('event-stream')) {
    controller.abort();
    return { http: response.status, text: 'stream' };
  }
  return { http: response.status, text: await response.text() };
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
        if (expectedFor(route, caller) === 'let through' && ['account.logOut', 'account.switchIdentity', 'account.changePassword'].includes(route.name)) continue;
        const objects = caller === 'owner' ? own : absent;
        const check = async (path: string): Promise<void> => {
          const { http, text } = await send(path, route.endpoint.method, route.endpoint.encoding, samples[route.name]!(objects), tokens[caller]);
          const wanted = expectedFor(route, caller);
          const isRight =
            wanted === 'unknown' ? http === 401 && text.includes('"code":401') && text.includes('"data":null')
            : wanted === 'forbidden' ? http === 403 && text.includes('"data":null')
            // The outside world is not there in this suite: WeChat and SMS answer 503.
            : http !== 401 && (http < 500 || http === 503) && !text.includes('"code":500');
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
          answers.push(`${http} ${bare(text).replaceAll(String(own.id), '#').replaceAll(String(absentId), '#').replaceAll(own.billNo, '*').replaceAll('DEMO00000404', '*')}`);
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

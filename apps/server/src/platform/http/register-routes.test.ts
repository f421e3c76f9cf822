// Guarantee: what an entry of the contract asks of its caller is asked of every call: a permission that the session
// lacks is refused, an owner's handler knows and answers what is its caller's alone, and a refusal travels by its name.
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { done, get, post } from '@mastlight/domain/contract-kit/endpoint';
import { defineRefusal, noParams, refuse } from '@mastlight/domain/contract-kit/refusal';
import { createTestClock } from '../../scenarios/start-test-server';
import { DatabaseBusy, DatabaseUnavailable } from '../db/database-errors';
import { createLog } from '../log';
import { registerErrorAnswers } from './answer-errors';
import { CallLimits } from './call-limits';
import { FairTurn } from '../fair-turn';
import { CallTurns } from './call-turns';
import { describeApi } from './api-document';
import { CompanyScope } from './company-scope';
import { OwnedAnswer } from './owned';
import { registerRoutes } from './register-routes';
import { implement } from './route';
import type { Session } from './session';

const full = defineRefusal('t.full', 400, z.object({ max: z.int() }), ({ max }) => `at most ${max}`);
const foreign = defineRefusal('t.foreign', 403, noParams, () => 'not yours');
const id = z.pipe(z.string(), z.transform(Number));
const base = { request: z.object({}), response: done, summary: '' } as const;
const contract = {
  anybody: get('/t/anybody', { ...base, policy: 'session' }),
  manager: get('/t/manager', { ...base, policy: 'session', permission: 'company.manage' }),
  openToManagers: get('/t/open', { ...base, policy: 'public', permission: 'company.manage' }),
  thing: get('/t/thing', { ...base, policy: 'owner', request: z.object({ id }), response: z.object({ owner: z.string(), id: z.int() }) }),
  room: get('/t/room', {
    ...base,
    policy: 'company',
    outsider: foreign,
    request: z.object({ companyId: z.optional(id), cid: z.optional(id), id }),
    response: z.object({ company: z.int(), heard: z.string() }),
  }),
  office: get('/t/office', { ...base, policy: 'company', outsider: foreign, permission: 'company.manage' }),
  busy: get('/t/busy', { ...base, policy: 'public' }),
  gone: get('/t/gone', { ...base, policy: 'public' }),
  hear: post('/t/hear', { ...base, policy: 'public', idempotency: 'natural', encoding: 'bytes', request: z.object({ body: z.any() }) }),
  dear: post('/t/dear', { ...base, policy: 'session', idempotency: 'natural', cost: 5 }),
  bring: post('/t/bring', { ...base, policy: 'session', idempotency: 'natural', cost: 5, maxBodyBytes: 4_194_304 }),
  find: post('/t/find', {
    ...base,
    policy: 'session',
    idempotency: 'natural',
    request: z.object({
      filters: z.optional(z.object({ keyword: z.string() })),
      keyword: z.optional(z.string()),
      nos: z.optional(z.array(z.int())),
    }),
  }),
  add: post('/t/add', { ...base, policy: 'session', idempotency: 'natural', fees: ['FEE_BLNO'], refusals: [full] }),
};

/** What waits in the handlers of dear calls, and how to let all of it go on. */
const waiting: { readonly of: number; readonly goOn: () => void }[] = [];
const waitHere = (of: number): Promise<true> => new Promise((resolve) => waiting.push({ of, goOn: () => resolve(true) }));

/** Things and whose they are. */
const things: Readonly<Record<number, string>> = { 1: 'u:1', 2: 'u:2' };
const routes = implement('t', contract, {
  anybody: async () => true as const,
  manager: async () => true as const,
  openToManagers: async () => true as const,
  thing: async (request, { own }) => {
    const owner = own.found(things[request.id] === own.ownerKey ? own.ownerKey : null);
    const known = { owner, id: request.id, secret: 'secret' };
    return own.answer(known);
  },
  room: (request, { own }) => own.answer({ company: own.companyId, heard: Object.keys(request).join() }),
  office: (_, { own }) => own.done(Promise.resolve()),
  busy: () => Promise.reject(new DatabaseBusy()),
  gone: () => Promise.reject(new DatabaseUnavailable(new Error('connect ECONNREFUSED'))),
  hear: () => Promise.reject(new TypeError('broken')),
  dear: (_, { session: { userId } }) => waitHere(userId),
  bring: (_, { session: { userId } }) => waitHere(userId),
  find: (_, { session: { userId } }) => waitHere(userId),
  add: () => Promise.reject(refuse(full, { max: 3 }, { field: 'name', retryAfterSeconds: 9 })),
});

const session: Session = {
  userId: 1,
  ownerKey: 'u:1',
  identity: { kind: 'company', companyId: 'c1' },
  roles: ['admin'],
  permissions: [],
  tokenDigest: '',
};
const tokenOf = (letter: string): string => letter.repeat(43);
const sessions: Readonly<Record<string, Session>> = {
  [tokenOf('w')]: session,
  [tokenOf('s')]: { ...session, permissions: ['company.operate'] },
  [tokenOf('m')]: { ...session, permissions: ['company.manage'] },
  [tokenOf('c')]: { ...session, ownerKey: 'c:5001', identity: { kind: 'company', companyId: '5001' } },
  [tokenOf('d')]: { ...session, ownerKey: 'c:5001', identity: { kind: 'company', companyId: '5001' }, permissions: ['company.manage'] },
  [tokenOf('p')]: { ...session, identity: { kind: 'personal' }, permissions: ['company.manage'] },
  [tokenOf('2')]: { ...session, userId: 2 },
  [tokenOf('3')]: { ...session, userId: 3 },
};

let app: FastifyInstance;
/** As of now: a session may be another one when it is asked for again. */
const found = { session: (token: string): Session | null => sessions[token] ?? null };

beforeAll(async () => {
  app = fastify();
  registerErrorAnswers(app, createLog('silent'));
  registerRoutes(app, routes, {
    authenticate: async (token) => found.session(token),
    sourceKeys: {},
    digestAddress: () => 'digest',
    securityLog: { tell: () => {} },
    limits: new CallLimits(createTestClock()),
    accountTurns: new CallTurns({ inFlightMax: 8, waitingMax: 8, waitMs: 1_000 }),
    networkTurns: new CallTurns({ inFlightMax: 8, waitingMax: 8, waitMs: 1_000 }),
    dearTurns: {
      ofAccount: new CallTurns({ inFlightMax: 1, waitingMax: 8, waitMs: 1_000 }),
      ofAll: new FairTurn({ atOnceMax: 2, waitingMax: 8, waitMs: 1_000 }, () => performance.now()),
      ofFiles: new FairTurn({ waitingMax: 8, waitMs: 1_000 }, () => performance.now()),
      ofPrograms: new FairTurn({ atOnceMax: 2, waitingMax: 8, waitMs: 1_000 }, () => performance.now()),
    },
    callsPerMinute: 1_000,
  });
  await app.ready();
});
afterAll(() => app.close());

async function call(url: string, letter: string | null, method: 'GET' | 'POST' = 'GET') {
  const response = await app.inject({ method, url, headers: letter === null ? {} : { authorization: tokenOf(letter) } });
  const { requestId: _, ...envelope } = response.json<Record<string, unknown>>();
  return { http: response.statusCode, retryAfter: response.headers['retry-after'], ...envelope };
}

describe('an answer', () => {
  it('holds what the response schema names and nothing else', async () => {
    const answer = await call('/t/thing?id=1', 'w');
    expect(answer).toMatchObject({ code: 200, data: { owner: 'u:1', id: 1 } });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});

describe('a permission', () => {
  it.each([
    ['/t/anybody', 'w', 200],
    ['/t/manager', 'w', 403],
    // Another permission is none, and neither is a role.
    ['/t/manager', 's', 403],
    ['/t/manager', 'm', 200],
    ['/gw/t/manager', 'w', 403],
    ['/t/manager', 'x', 401],
    ['/t/manager', null, 401],
    ['/t/open', null, 401],
    ['/t/open', 'm', 200],
  ])('%s of caller %s answers %i', async (url, letter, code) => {
    expect(await call(url, letter)).toMatchObject({ http: code, code });
  });

  it('that is taken away while the body is on its way is missing', async () => {
    const asked = vi.spyOn(found, 'session').mockReturnValueOnce(sessions[tokenOf('m')]!).mockReturnValueOnce(session);
    onTestFinished(() => asked.mockRestore());
    expect(await call('/t/manager', 'm')).toMatchObject({ http: 403, code: 403 });
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

describe('an owner', () => {
  it('S-01 gets his own; a foreign thing answers exactly as an absent one', async () => {
    expect(await call('/t/thing?id=1', 'w')).toMatchObject({ code: 200, data: { owner: 'u:1', id: 1 } });
    const foreign = await call('/t/thing?id=2', 'w');
    expect(foreign).toMatchObject({ http: 200, code: 404, data: null });
    expect(foreign).toEqual(await call('/t/thing?id=3', 'w'));
  });

  it('is answered through the scope alone, which is all that a handler knows of him', () => {
    const refused = (): unknown => [
      // @ts-expect-error answers past the scope
      implement('t', { thing: contract.thing }, { thing: async () => ({ owner: 'u:1', id: 1 }) }),
      // @ts-expect-error knows no session
      implement('t', { thing: contract.thing }, { thing: async (_, { own, session: _session }) => own.answer({ owner: '', id: 1 }) }),
      // @ts-expect-error answers another shape
      implement('t', { thing: contract.thing }, { thing: async (_, { own }) => own.answer({ owner: 1 }) }),
      // @ts-expect-error makes an answer of its own
      new OwnedAnswer({ owner: '', id: 1 }),
      // @ts-expect-error a write that does not say whether it may be repeated
      post('/t/write', { ...base, policy: 'owner' }),
      // @ts-expect-error parameters of another refusal
      refuse(full, { min: 3 }),
    ];
    expect(refused).toBeTypeOf('function');
  });
});

describe('a company', () => {
  it.each([
    ['/t/room?id=1', 'c', 200, undefined],
    ['/t/room?id=1&companyId=5001', 'c', 200, undefined],
    ['/gw/t/room?id=1&cid=5001', 'c', 200, undefined],
    ['/t/room?id=1&companyId=5002', 'c', 403, 't.foreign'],
    ['/t/room?id=1&companyId=5001&cid=5002', 'c', 403, 't.foreign'],
    ['/t/room?id=1', 'p', 403, 't.foreign'],
    ['/t/room?id=1&companyId=5001', 'p', 403, 't.foreign'],
    ['/t/room?id=1', null, 401, undefined],
    // He who acts for himself has every permission, and no company.
    ['/t/office', 'p', 403, 't.foreign'],
    ['/t/office', 'c', 403, undefined],
    ['/t/office', 'd', 200, undefined],
    ['/t/office', null, 401, undefined],
  ])('S-01 %s of caller %s answers %i, refusal %s', async (url, letter, code, refusal) => {
    const answer = await call(url, letter);
    expect(answer).toMatchObject({ code, ...(code === 200 ? {} : { data: null }) });
    expect((answer as { refusal?: string }).refusal).toBe(refusal);
  });

  it('is the token’s: its handler hears of no other', async () => {
    expect(await call('/t/room?id=1&companyId=5001&cid=5001', 'c')).toMatchObject({ data: { company: 5001, heard: 'id' } });
  });

  it('turns an outsider away before what he asks is read', async () => {
    expect(await call('/t/room', 'p')).toMatchObject({ code: 403, refusal: 't.foreign' });
    expect(await call('/t/room', 'c')).toMatchObject({ code: 400 });
  });

  it('tells of its refusal in the API document', async () => {
    const { paths } = (await describeApi(routes)) as { paths: Record<string, Record<string, object>> };
    expect(paths['/t/office']!['get']).toMatchObject({ 'x-policy': 'company', 'x-refusals': [{ name: 't.foreign', code: 403 }] });
  });

  it('is answered through its scope alone', () => {
    const refused = (): unknown => [
      // @ts-expect-error says not how others are refused
      get('/t/lobby', { ...base, policy: 'company' }),
      // @ts-expect-error says so and lets everybody in
      get('/t/lobby', { ...base, policy: 'session', outsider: foreign }),
      // @ts-expect-error answers past the scope
      implement('t', { office: contract.office }, { office: async () => true as const }),
      // @ts-expect-error knows no session
      implement('t', { office: contract.office }, { office: (_, { own, session: _session }) => own.done(Promise.resolve()) }),
      // @ts-expect-error hears of no company but the scope's
      implement('t', { room: contract.room }, { room: ({ companyId }, { own }) => own.answer({ company: companyId, heard: '' }) }),
    ];
    expect(refused).toBeTypeOf('function');
    expect(() => new CompanyScope(sessions[tokenOf('p')]!)).toThrow('acts for no company');
  });
});

it('P-05 a fault of ours is a status of HTTP to a program that calls, which looks at nothing else', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => quiet.mockRestore());
  expect(await call('/t/hear', null, 'POST')).toMatchObject({ http: 500, code: 500 });
});

describe('a refusal', () => {
  it.each([
    [400, 200],
    [402, 200],
    [404, 200],
    [409, 200],
    [500, 200],
    [401, 401],
    [403, 403],
  ])('R-0-04 with the code %i in its body answers HTTP %i', async (code, http) => {
    const one = fastify();
    onTestFinished(() => one.close());
    registerErrorAnswers(one, createLog('silent'));
    one.get('/x', async () => {
      throw new BusinessError(code);
    });
    const answer = await one.inject('/x');
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([http, code]);
  });

  it('R-0-04 what broke unforeseen answers HTTP 200 with the code 500 in its body', async () => {
    const one = fastify();
    onTestFinished(() => one.close());
    registerErrorAnswers(one, createLog('silent'));
    one.get('/x', async () => {
      throw new Error('broken');
    });
    const answer = await one.inject('/x');
    expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([200, 500]);
  });

  it('travels by its name and parameters, beside the sentence', async () => {
    expect(await call('/t/add', 'w', 'POST')).toEqual({
      http: 200,
      code: 400,
      status: false,
      msg: 'at most 3',
      data: null,
      fields: { name: 'at most 3' },
      refusal: 't.full',
      params: { max: 3 },
      retryAfter: '9',
    });
  });

  it('stands in the API document with what else a caller must know', async () => {
    const { paths } = (await describeApi(routes)) as { paths: Record<string, Record<string, object>> };
    expect(paths['/t/add']!['post']).toMatchObject({
      'x-idempotency': 'natural',
      'x-fees': ['FEE_BLNO'],
      'x-refusals': [{ name: 't.full', code: 400, params: { properties: { max: { type: 'integer' } } } }],
    });
    expect(paths['/t/manager']!['get']).toMatchObject({ 'x-permission': 'company.manage', 'x-idempotency': 'natural', 'x-refusals': [] });
  });
});

it('L3 a list of many is dear, whatever its call costs for few', async () => {
  const send = (count: number) =>
    app.inject({
      method: 'POST',
      url: '/t/find',
      headers: { authorization: tokenOf('2') },
      payload: { nos: Array.from({ length: count }, (_, n) => n) },
    });
  const sent = [send(501)];
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  sent.push(send(501));
  expect(await call('/t/anybody', 'w')).toMatchObject({ code: 200 });
  expect(waiting).toHaveLength(1);
  // One at a time of an account; few wait for none of them.
  sent.push(send(500));
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  for (const each of waiting.splice(0)) each.goOn();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  for (const each of waiting.splice(0)) each.goOn();
  expect((await Promise.all(sent)).map((answer) => answer.json<{ code: number }>().code)).toEqual([200, 200, 200]);
});

it('B4 dear calls share a turn, one at a time of an account and two of all; what is not dear waits for none of them', async () => {
  const send = (url: string, letter: string, body: object = {}) =>
    app.inject({ method: 'POST', url, headers: { authorization: tokenOf(letter) }, payload: body });
  const dear = [
    send('/t/dear', 'w'),
    send('/t/dear', 'w'),
    send('/t/find', '2', { keyword: 'COSU6012345678 '.repeat(20) }),
    send('/t/find', '3', { filters: { keyword: 'COSU6012345678 '.repeat(20) } }),
  ];
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(waiting.map(({ of }) => of).toSorted()).toEqual([1, 2]);
  expect(await call('/t/anybody', 'w')).toMatchObject({ code: 200 });
  const short = send('/t/find', '3', { keyword: 'COSU6012345678' });
  await vi.waitFor(() => expect(waiting.map(({ of }) => of).toSorted()).toEqual([1, 2, 3]));
  for (const each of waiting.splice(0)) each.goOn();
  await vi.waitFor(() => expect(waiting.map(({ of }) => of).toSorted()).toEqual([1, 3]));
  for (const each of waiting.splice(0)) each.goOn();
  expect((await Promise.all([...dear, short])).map((answer) => answer.json<{ code: number }>().code)).toEqual([200, 200, 200, 200, 200]);
});

it('N10 files are read one at a time, and other dear calls do not wait behind them', async () => {
  const send = (url: string, letter: string) => app.inject({ method: 'POST', url, headers: { authorization: tokenOf(letter) } });
  const brought = [send('/t/bring', '2'), send('/t/bring', '3')];
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const dear = send('/t/dear', 'w');
  await vi.waitFor(() => expect(waiting.map(({ of }) => of).toSorted()).toEqual([1, 2]));
  for (const each of waiting.splice(0)) each.goOn();
  await vi.waitFor(() => expect(waiting.map(({ of }) => of)).toEqual([3]));
  for (const each of waiting.splice(0)) each.goOn();
  expect((await Promise.all([...brought, dear])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

it('S-07 who was removed while he waited for his turn is told nothing', async () => {
  const send = () => app.inject({ method: 'POST', url: '/t/dear', headers: { authorization: tokenOf('w') } });
  const first = send();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const asked = vi.spyOn(found, 'session');
  onTestFinished(() => asked.mockRestore());
  const second = send();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  asked.mockReturnValue(null);
  for (const each of waiting.splice(0)) each.goOn();
  expect((await Promise.all([first, second])).map(({ statusCode }) => statusCode)).toEqual([200, 401]);
  expect(waiting).toEqual([]);
});

it.each([
  ['/t/busy', 429, '桅灯正忙，请稍后再试'],
  ['/t/gone', 503, '桅灯暂时连不上数据库，正在自动恢复，请稍后再试'],
])('a database that is busy is not told as one that is gone: %s', async (path, code, msg) => {
  expect(await call(path, null)).toMatchObject({ code, msg });
});

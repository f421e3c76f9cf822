// Guarantee (R-6-20, ADR 0028): what each duty may is what the table below says, written from the decision and not from
// the code, for every call about companies and for what products do: reading, subscribing, changing, deleting, handing over.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { bookingSubscription as bookings } from '@mastlight/domain/booking-subscription/contract';
import { company } from '@mastlight/domain/company/contract';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { vesselSubscription as vessels } from '@mastlight/domain/vessel-subscription/contract';
import {
  insertCompanyForTest,
  insertMemberForTest,
  insertSessionForTest,
  makeApplication,
  type TestMember,
} from '../../scenarios/company-for-test';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { startFakeGateways, type FakeGateways } from '../../scenarios/start-fake-gateways';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

/**
 * `himself`: Management in his personal identity; `stranger`: Management of another company; `admin`: of the platform, in
 * his personal identity. Management comes last: it changes what the others ask about.
 */
const callers = ['nobody', 'admin', 'stranger', 'himself', 'read-only', 'finance', 'operator', 'Management'] as const;
type Caller = (typeof callers)[number];

/** A company with one of each duty, rows that its operator follows, and an invitation; what a call is about. */
interface World {
  readonly cid: number;
  readonly tokens: Readonly<Record<Caller, string | null>>;
  readonly ids: Readonly<Record<Caller, number>>;
  readonly colleague: TestMember;
  readonly outsider: { readonly userId: number; readonly phone: string };
  readonly billId: number;
  readonly vesselId: number;
  readonly bookingId: number;
  readonly code: string;
}

let no = 0;
const number = (): string => `DEMO9${String(++no).padStart(7, '0')}`;
const everybody = '401 200 200 200 200 200 200 200';
const signedOutToo = '200 200 200 200 200 200 200 200';
const people = '401 403 403 403 200 200 200 200';
const member = '401 403 403 200 200 200 200 200';
const memberAndAdmin = '401 200 403 200 200 200 200 200';
const management = '401 403 403 403 403 403 403 200';
/** With what is one's own everybody may everything: no company takes that away. */
const platformAlone = '401 200 403 403 403 403 403 403';
const managementOrSelf = '401 200 200 200 403 403 403 200';
const operating = '401 200 200 200 403 403 200 200';
/** Somebody else's row answers as one that is not there. */
const operatingRow = '401 404 404 404 403 403 200 200';
const readingRow = '401 404 404 404 200 200 200 200';

type Row = readonly [string, Endpoint, (world: World, caller: Caller) => object, string];
// In the order of `callers`:              nobody admin stranger himself read-only finance operator Management
const table: readonly Row[] = [
  ['R-7.2-01 switch to it', company.switchIdentity, ({ cid }) => ({ companyId: cid }), member],
  ['R-7.2-10 may I enter', company.checkEntry, ({ cid }) => ({ companyId: cid }), everybody],
  ['R-7.2-11 who am I', company.showIdentity, () => ({}), everybody],
  ['R-7.4-78 my colleagues', company.listOwnColleagues, () => ({}), '401 403 200 403 200 200 200 200'],
  ['R-7.4-79 its people', company.listColleagues, ({ cid }) => ({ companyId: cid }), people],
  ['R-7.4-80 companies', company.listCompanies, () => ({}), everybody],
  ['R-7.4-81 by name', company.findByName, () => ({ name: '演示' }), everybody],
  ['R-7.4-82 my companies', company.listMemberships, () => ({}), everybody],
  ['R-7.4-83 its record', company.findCompany, ({ cid }) => ({ companyId: cid }), memberAndAdmin],
  ['R-7.4-84 my duties', company.listRoles, () => ({}), everybody],
  ['R-7.4-85 certify', company.apply, () => makeApplication(), managementOrSelf],
  ['R-7.4-85 give a certified one up', company.withdrawApplication, ({ cid }) => ({ companyId: cid }), '401 403 403 400 403 403 403 400'],
  ['R-7.4-85 an application in full', company.showApplication, ({ cid }) => ({ companyId: cid }), platformAlone],
  // The licence is not there: who may ask for it is told so.
  ['R-7.4-85 its licence', company.fetchLicence, ({ cid }) => ({ companyId: cid }), '401 410 403 403 403 403 403 403'],
  [
    'R-7.4-85 judge a claim that is none',
    company.judgeClaim,
    ({ cid }) => ({ companyId: cid, isUpheld: true, reason: '演示' }),
    '401 400 403 403 403 403 403 403',
  ],
  [
    'R-7.4-85 take it away',
    company.revokeCertification,
    ({ cid }) => ({ companyId: cid, reason: '演示' }),
    '401 200 403 403 403 403 403 403',
  ],
  ['R-7.4-92 open invitations', company.listInvitations, ({ cid }) => ({ companyId: cid }), management],
  [
    'R-7.4-92 withdraw an invitation',
    company.withdrawInvitation,
    ({ cid }) => ({ companyId: cid, id: 0 }),
    '401 403 403 403 403 403 403 404',
  ],
  ['R-7.4-86 its details', company.showCompany, ({ cid }) => ({ companyId: cid }), memberAndAdmin],
  ['R-7.4-87 add a person', company.addPerson, ({ cid, outsider }) => ({ companyId: cid, userId: outsider.userId }), management],
  ['R-7.4-88 my duty in it', company.findRole, ({ cid }) => ({ companyId: cid }), member],
  ['R-7.4-89 turn over', company.turnOver, ({ cid, colleague }) => ({ companyId: cid, userId: colleague.userId }), management],
  // Nothing was turned over: who is in it is told so.
  ['R-7.4-89 take turning over back', company.turnBack, ({ cid }) => ({ companyId: cid }), '401 403 403 403 400 400 400 400'],
  ['R-7.4-90 code for links', company.encryptCompany, ({ cid }) => ({ cid }), management],
  ['R-7.4-91 invite by phone', company.inviteByPhone, ({ cid, outsider }) => ({ companyId: cid, phone: outsider.phone }), management],
  ['R-7.4-92 invite by link', company.makeInvitation, ({ cid }) => ({ companyId: cid }), management],
  ['an invitation', company.showInvitation, ({ code }) => ({ code }), signedOutToo],
  ['R-7.4-93 accept', company.acceptInvitation, ({ code }) => ({ code }), everybody],
  ['R-7.4-94 remove', company.removeColleague, ({ cid, colleague }) => ({ companyId: cid, userId: colleague.userId }), management],
  [
    'R-7.4-94 leave',
    company.removeColleague,
    ({ cid, ids }, caller) => ({ companyId: cid, userId: ids[caller] }),
    '401 403 403 403 200 200 200 400',
  ],
  ['another duty', company.changeDuty, ({ cid, colleague }) => ({ companyId: cid, userId: colleague.userId, role: 'finance' }), management],
  // B13: whoever may invite him, and nobody for himself.
  ['R-7.1-11 person by phone', company.findByPhone, ({ outsider }) => ({ phone: outsider.phone }), '401 403 200 403 403 403 403 200'],
  ['change log', company.listChanges, ({ cid }) => ({ companyId: cid }), management],
  ['bill: list', bills.queryBillPage, () => ({}), everybody],
  ['bill: details', bills.queryBillDetails, ({ billId }) => ({ id: billId }), readingRow],
  ['bill: subscribe', bills.subscribeBills, () => ({ blnos: [number()] }), operating],
  ['bill: remark', bills.updateRemark, ({ billId }) => ({ id: billId, remark: '急' }), operatingRow],
  ['bill: delete', bills.deleteBills, ({ billId }) => ({ ids: [billId] }), '401 404 404 404 403 403 200 404'],
  [
    'bill: hand over',
    bills.handOver,
    ({ billId, colleague }) => ({ ids: [billId], userId: colleague.userId }),
    '401 403 400 403 403 403 200 200',
  ],
  ['bill: who handed it over', bills.listHandOvers, ({ billId }) => ({ id: billId }), readingRow],
  ['vessel: list', vessels.queryRows, () => ({}), everybody],
  ['vessel: subscribe', vessels.subscribeVessels, () => [{ vesselsName: 'DEMO.MOON', voyage: `${++no}W` }], operating],
  ['vessel: remark', vessels.updateRemark, ({ vesselId }) => ({ id: vesselId, remark: '急' }), operatingRow],
  ['vessel: delete', vessels.deleteRows, ({ vesselId }) => ({ ids: [vesselId] }), '401 404 404 404 403 403 200 404'],
  ['booking: list', bookings.queryRows, () => ({}), everybody],
  ['booking: subscribe', bookings.subscribeBookings, () => ({ sonos: [number()] }), operating],
  ['booking: remark', bookings.updateRemark, ({ bookingId }) => ({ id: bookingId, remark: '急' }), operatingRow],
  ['booking: delete', bookings.deleteRows, ({ bookingId }) => ({ ids: [bookingId] }), '401 404 404 404 403 403 200 404'],
];

const clock = createTestClock();
let fakes: FakeGateways;
let server: TestServer;
beforeAll(async () => {
  fakes = await startFakeGateways();
  server = await startTestServer({ clock, env: fakes.env });
});
afterAll(async () => {
  await server.stop();
  await fakes.stop();
});

async function ask(endpoint: Endpoint, input: object, token: string | null): Promise<{ code: number; text: string }> {
  const headers: Record<string, string> = token === null ? {} : { authorization: token };
  const query = endpoint.method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : '';
  if (endpoint.encoding === 'json') headers['content-type'] = 'application/json';
  const body = endpoint.encoding === 'form' ? new URLSearchParams(input as Record<string, string>) : JSON.stringify(input);
  const answer = await fetch(server.url + endpoint.path + query, {
    method: endpoint.method,
    headers,
    ...(endpoint.method === 'GET' ? {} : { body }),
  });
  const text = await answer.text();
  // What is refused in the envelope alone is refused.
  return { code: (JSON.parse(text) as { code: number }).code, text };
}

async function makeWorld(): Promise<World> {
  // What is bounded by the hour is not what is asked here.
  clock.advance(3_600_000);
  const { platform } = server;
  const [cid, other] = [await insertCompanyForTest(platform), await insertCompanyForTest(platform)];
  const manager = await insertMemberForTest(platform, cid, 'Management');
  const [operator, finance, reader, colleague] = [
    await insertMemberForTest(platform, cid, 'operator'),
    await insertMemberForTest(platform, cid, 'finance'),
    await insertMemberForTest(platform, cid, 'read-only'),
    await insertMemberForTest(platform, cid, 'operator'),
  ];
  const stranger = await insertMemberForTest(platform, other, 'Management');
  const [admin, outsider] = [await signInForTest(platform, { roles: ['desk'] }), await signInForTest(platform)];
  const { token } = operator;
  const billId = (await server.call(bills.subscribeBills, { blnos: [number()] }, { token })).data!.list[0]!.id!;
  const pair = { vesselsName: 'DEMO.STAR', voyage: `${++no}W` };
  const vesselId = (await server.call(vessels.subscribeVessels, [pair] as never, { token })).data!.list[0]!.id!;
  const bookingId = (await server.call(bookings.subscribeBookings, { sonos: [number()] }, { token })).data!.list[0]!.id!;
  const { code } = (await server.call(company.makeInvitation, { companyId: cid }, { token: manager.token })).data!;
  return {
    cid,
    tokens: {
      nobody: null,
      admin: admin.token,
      stranger: stranger.token,
      himself: await insertSessionForTest(platform, manager.userId),
      'read-only': reader.token,
      finance: finance.token,
      operator: operator.token,
      Management: manager.token,
    },
    ids: {
      nobody: 0,
      admin: admin.userId,
      stranger: stranger.userId,
      himself: manager.userId,
      'read-only': reader.userId,
      finance: finance.userId,
      operator: operator.userId,
      Management: manager.userId,
    },
    colleague,
    outsider,
    billId,
    vesselId,
    bookingId,
    code,
  };
}

describe('R-6-20 R-6-02 who may what', () => {
  it.each(table)('R-6-20 %s', async (_what, endpoint, make, expected) => {
    const world = await makeWorld();
    const said: string[] = [];
    for (const caller of callers) said.push(String((await ask(endpoint, make(world, caller), world.tokens[caller])).code));
    expect(said.join(' ')).toBe(expected);
  });

  it('R-6-17 the table names every call about companies', () => {
    const named = new Set(table.map(([, { path }]) => path));
    expect(Object.values(company).filter(({ path }) => !named.has(path))).toEqual([]);
  });

  it('R-6-20 a list shows the company’s rows to everybody in it, and to nobody else', async () => {
    for (const endpoint of [bills.queryBillPage, vessels.queryRows, bookings.queryRows]) {
      const world = await makeWorld();
      const totals: unknown[] = [];
      for (const caller of callers.slice(1)) {
        totals.push((JSON.parse((await ask(endpoint, {}, world.tokens[caller])).text) as { data: { total: number } }).data.total);
      }
      expect([endpoint.path, totals]).toEqual([endpoint.path, [0, 0, 0, 1, 1, 1, 1]]);
    }
  });

  it('R-7.2-10 may enter says who is in it', async () => {
    const world = await makeWorld();
    const said: string[] = [];
    for (const caller of callers.slice(1)) {
      const { text } = await ask(company.checkEntry, { companyId: world.cid }, world.tokens[caller]);
      said.push(String((JSON.parse(text) as { data: { canEnter: boolean } }).data.canEnter));
    }
    expect(said.join(' ')).toBe('false false true true true true true');
  });
});

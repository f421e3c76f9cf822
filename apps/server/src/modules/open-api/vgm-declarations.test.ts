// Guarantee: a key with `vgm:write` sends a VGM as the page does, by the same checks, price and message; what it may take a day
// was agreed to; by one reference one thing is sent and paid once, however often and at how many connections it is asked.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { billing } from '@mastlight/domain/billing/contract';
import { openApi } from '@mastlight/domain/open-api/contract';
import { interfaceCalls } from '@mastlight/domain/open-api/interface-calls';
import { declarationBytesMax } from '@mastlight/domain/open-api/limits';
import { callTexts as texts, declarationTexts } from '@mastlight/domain/open-api/messages';
import { vgm } from '@mastlight/domain/vgm/contract';
import { declarationUnpaid } from '@mastlight/domain/vgm/events';
import { vgmFieldTexts } from '@mastlight/domain/vgm/messages';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { readMessage } from '@mastlight/wire';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { connectionOf, inTransaction } from '../../platform/db/transaction';
import { companiesForTest, type TestMember } from '../../scenarios/company-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { writeJudgement } from '../../scenarios/terminal-for-test';
import { isSomebodyWaiting } from '../../scenarios/waits-at-lock';
import { holdLiveKey } from './store/keys';
import { addSpent, addUsage } from './store/usage';

const clock = createTestClock();
let server: TestServer;
let terminal: Server;
let companies: ReturnType<typeof companiesForTest>;
let taken: { readonly reference: string; readonly bytes: string }[] = [];
beforeAll(async () => {
  terminal = createServer((request, reply) => {
    void text(request).then((bytes) => {
      taken.push({ reference: String(request.headers['x-edi-reference']), bytes });
      reply.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => terminal.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(terminal.address() as AddressInfo).port}`;
  server = await startTestServer({ clock, env: { VGM_RECEIVER_URL: url, VGM_RECEIVER_KEY: 'key-of-the-terminal', FREE_QUOTA_FEN: '0' } });
  companies = companiesForTest(server, clock);
});
afterAll(async () => {
  await server.stop();
  terminal.closeAllConnections();
  terminal.close();
});

let manager: TestMember;
let key: string;
const makeKey = async (dayMaxCoins = '100', scopes: ('events:read' | 'vgm:write')[] = ['vgm:write']) =>
  (await server.call(openApi.makeKey, { name: 'TMS', scopes, dayMaxCoins }, { token: manager.token })).data!;
beforeEach(async () => {
  taken = [];
  manager = await companies.make();
  await giveCoins(10_000);
  ({ key } = await makeKey());
});
// What is left for the terminal would be the first that it takes in the next test.
afterEach(async () => {
  const onItsWay = `select count(*)::int as count from dispatch_submission where state in ('waiting', 'unclear') and sends = 0`;
  await waitFor('all to be sent', async () => (await countOf(onItsWay)) === 0);
});
const countOf = async (statement: string) => (await server.platform.database.query<{ count: number }>('system', statement)).rows[0]!.count;
/** As the desk's adjustment brings it. */
const giveCoins = (fen: number) => {
  const said = { actorId: 0, identity: String(manager.cid), requestId: 'test', ipDigest: 'test', reason: 'test', atMs: clock.nowMs() };
  return server.platform.database.query('system', `select billing_credit($1, $2, 'top-up', $3, 'demo', $4, 'clearing_demo')`, [
    `c:${manager.cid}`,
    JSON.stringify(said),
    `demo ${manager.cid} ${fen}`,
    fen,
  ]);
};
const wallet = async () => {
  const { data } = await server.call(billing.showAccount, {}, { token: manager.token });
  return [data!.balance, data!.held];
};
const filings = async () => (await server.call(vgm.listFilings, {}, { token: manager.token })).data!.list;

const [ofKilograms, ofPounds] = interfaceCalls.find(({ name }) => name === 'open-api.declare')!.examples as unknown as [
  { body: { VGMDeclarations: [Told] } },
  { body: { VGMDeclarations: [Told] } },
];
interface Told {
  readonly [name: string]: unknown;
  readonly declarationReference: string;
}
const example = ofKilograms.body.VGMDeclarations[0];
/** The example with other values at paths. */
function changed(changes: Readonly<Record<string, unknown>>, of: Told = example): Told {
  const copy = structuredClone(of);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    let at = copy as Record<string, unknown>;
    for (const name of names.slice(0, -1)) at = at[name] as Record<string, unknown>;
    if (value === undefined) delete at[names.at(-1)!];
    else at[names.at(-1)!] = value;
  }
  return copy;
}
interface Wish {
  readonly method: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly VGMDeclarations: readonly Told[];
    readonly feedbackElements: readonly { readonly severity: string; readonly message: string; readonly propertyPath: string }[];
    readonly declarationStatus: { readonly [name: string]: unknown };
    readonly errors: readonly { readonly message: string }[];
    readonly statusCode: number;
  };
}
async function ask(path: string, init: Wish, of: string | null = key): Promise<Answer> {
  const headers = { ...(of !== null && { authorization: `Bearer ${of}` }), 'content-type': 'application/json', ...init.headers };
  const answer = await fetch(server.url + path, { ...init, headers });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Answer['body'] };
}
const declare = (told: Told, query = '', of: string | null = key) =>
  ask(`/vgm-declarations${query}`, { method: 'POST', body: JSON.stringify({ VGMDeclarations: [told] }) }, of);
const look = (reference: string, of: string | null = key) =>
  ask(`/vgm-declarations/${encodeURIComponent(reference)}`, { method: 'GET' }, of);
const reasonOf = ({ status, body }: Answer) => [status, body.errors[0]!.message];
const arrived = (count = 1) => waitFor('the terminal to have it', async () => taken.length === count);
async function judge(isRefused: boolean, reason = ''): Promise<void> {
  const headers = { authorization: 'easipass-key-for-tests' };
  const body = Buffer.from(writeJudgement(taken[0]!.reference, isRefused, clock.nowMs(), reason));
  expect((await fetch(`${server.url}/intake/easipass`, { method: 'POST', headers, body })).ok).toBe(true);
}
const stands = (state: string, reference = example.declarationReference) =>
  waitFor(`it to be ${state}`, async () => (await look(reference)).body.declarationStatus['state'] === state);

describe('a VGM by a key', () => {
  it('goes as from the page: the same price, money and message; the terminal’s answer is told, and the page shows it', async () => {
    const sent = await declare(example);
    expect([sent.status, sent.headers.get('api-version')]).toEqual([200, '1.0.1']);
    expect(sent.body).toMatchObject({
      VGMDeclarations: [example],
      feedbackElements: [],
      declarationStatus: { state: 'SENDING', stateName: '发送中', weightKg: 20_000, fee: '5' },
    });
    expect(await wallet()).toEqual([9_500, 500]);
    await arrived();
    const byKey = taken[0]!;
    const of = (bytes: string) => {
      const { messages } = readMessage(Buffer.from(bytes));
      return messages.map((one) => (one.kind === 'vgm' ? { ...one, reference: '' } : null));
    };
    // What the page sends of the same.
    const [row] = await filings();
    const { data: copy } = await server.call(vgm.copyFiling, { id: row!.id }, { token: manager.token });
    await server.call(vgm.sendFilings, { ids: [copy!.id], allowReal: true }, { token: manager.token });
    await arrived(2);
    expect(of(byKey.bytes)).toEqual(of(taken[1]!.bytes));
    // When it was weighed is what was declared.
    expect(byKey.bytes).toContain("DTM+798:202610010800:203'");
    expect(of(byKey.bytes)).toMatchObject([{ boxes: [{ containerNo: 'CSNU6152042', grossWeightKg: 20_000, signature: 'ZHOU DEMO' }] }]);
    await judge(false);
    await stands('ACCEPTED');
    expect(await wallet()).toEqual([9_000, 500]);
    expect(row).toMatchObject({ billNo: 'DEMO26120500', remark: '接口 VGM-DEMO26120500-CSNU6152042-1', ctnNoList: 'CSNU6152042' });
    const { data } = await server.call(openApi.listKeys, {}, { token: manager.token });
    expect(data!.list).toMatchObject([{ scopes: ['vgm:write'], dayMaxCoins: '100' }]);
    expect(data!.usage).toMatchObject([{ coins: '5', limited: 0 }]);
  });

  it('what a terminal refuses is told with its reason, costs nothing, and goes again by another reference', async () => {
    await declare(example);
    await arrived();
    await judge(true, '航次不在计划里');
    await stands('FAILED');
    expect((await look(example.declarationReference)).body.declarationStatus['reason']).toContain('航次不在计划里');
    expect(await wallet()).toEqual([10_000, 0]);
    expect((await declare(example)).body.declarationStatus['state']).toBe('FAILED');
    expect(taken).toHaveLength(1);
    expect((await declare(changed({ declarationReference: 'again' }))).body.declarationStatus['state']).toBe('SENDING');
  });
});

describe('by one reference', () => {
  it('the same is sent and paid once, in whatever order its names stand and whenever it was updated; other content is 409', async () => {
    const first = await declare(example);
    const reversed = Object.fromEntries(Object.entries(example).reverse()) as Told;
    const again = await declare(changed({ declarationDateTime: '2026-10-02T08:00:00Z' }, reversed));
    expect([again.status, again.body.declarationStatus]).toEqual([200, first.body.declarationStatus]);
    expect(reasonOf(await declare(changed({ 'VGM.weight.value': 20_001 })))).toEqual([409, texts.otherContent]);
    expect([await wallet(), (await filings()).length]).toEqual([[9_500, 500], 1]);
  });

  it('and at once from many connections: one filing, one fee, one message, one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => declare(example)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.declarationStatus['declaredDateTime']))).size).toBe(1);
    expect([await wallet(), (await filings()).length]).toEqual([[9_500, 500], 1]);
    await arrived();
    const { rows } = await server.platform.database.query<{ count: number }>(
      'system',
      'select count(*)::int as count from vgm_submission where owner_key = $1',
      [`c:${manager.cid}`],
    );
    expect(rows[0]!.count).toBe(1);
  });

  it('another company declares its own, and sees nothing of others', async () => {
    await declare(example);
    const [owner, ofOwner] = [manager, key];
    manager = await companies.make();
    await giveCoins(1_000);
    ({ key } = await makeKey());
    expect(reasonOf(await look(example.declarationReference))).toEqual([404, texts.noDeclaration]);
    expect((await declare(changed({ 'VGM.weight.value': 20_001 }))).status).toBe(200);
    expect((await look(example.declarationReference, ofOwner)).body.declarationStatus['weightKg']).toBe(20_000);
    expect(owner.cid).not.toBe(manager.cid);
  });
});

describe('what is converted and unusual', () => {
  it('pounds are converted once and exactly, and what was rounded is told', async () => {
    const { body } = await declare(ofPounds.body.VGMDeclarations[0]);
    expect(body.declarationStatus['weightKg']).toBe(20_000);
    expect(body.feedbackElements).toEqual([
      {
        severity: 'INFO',
        message: '44092.5 磅合 20000.021574225 千克，按 20000 千克发送',
        propertyPath: '$.VGMDeclarations[0].VGM.weight',
      },
      {
        severity: 'INFO',
        message: '8598 磅合 3899.98719726 千克，按 3900 千克发送',
        propertyPath: '$.VGMDeclarations[0].equipmentDetails.tareWeight',
      },
    ]);
  });

  it.each([
    ['R-5.3-06 a check digit', { 'equipmentDetails.equipmentReference': 'CSNU6152043' }, 'equipmentDetails.equipmentReference'],
    ['a mass above what its type holds', { 'VGM.weight.value': 33_000, 'equipmentDetails.cargoGrossWeight.value': 29_100 }, 'VGM.weight'],
    ['a tare', { 'VGM.weight.value': 21_100, 'equipmentDetails.tareWeight.value': 5_000 }, 'equipmentDetails.tareWeight'],
  ])('%s that is unusual does not go by itself; once it was looked at it does, and is told', async (_what, changes, path) => {
    const told = changed(changes);
    const refused = await declare(told);
    expect([refused.status, refused.body.errors[0]!.message]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^VGMDeclarations\\[0\\]\\.${path}：.+acceptWarnings=true`)),
    ]);
    expect([await wallet(), await filings()]).toEqual([[10_000, 0], []]);
    const { status, body } = await declare(told, '?acceptWarnings=true');
    expect([status, body.feedbackElements]).toEqual([
      200,
      [{ severity: 'WARN', message: expect.any(String), propertyPath: `$.VGMDeclarations[0].${path}` }],
    ]);
  });
});

describe('what is refused names its field and leaves nothing behind', () => {
  const at = (path: string) => `VGMDeclarations[0].${path}`;
  it.each([
    ['a unit', { 'VGM.weight.unit': 'TNE' }, 'VGM.weight.unit', '只能是 KGM、LBR'],
    ['a method', { 'VGM.method': 'SM3' }, 'VGM.method', '只能是 SM1、SM2'],
    ['a time without zone', { 'VGM.dateTime': '2026-10-01T08:00:00' }, 'VGM.dateTime', declarationTexts.moment],
    ['a time of years ago', { 'VGM.dateTime': '0001-01-01T00:00:00Z' }, 'VGM.dateTime', declarationTexts.longAgo],
    [
      'a type of signs',
      { 'equipmentDetails.ISOEquipmentCode': "4'5" },
      'equipmentDetails.ISOEquipmentCode',
      declarationTexts.equipmentCode,
    ],
    ['a time to come', { 'VGM.dateTime': '2027-10-01T08:00:00Z' }, 'VGM.dateTime', declarationTexts.future],
    [
      'a port',
      { 'vesselVoyageDetails.portOfLoading.UNLocationCode': 'CNNGB' },
      'vesselVoyageDetails.portOfLoading.UNLocationCode',
      declarationTexts.portWithout('上海', 'CNSHA'),
    ],
    [
      'a terminal',
      { 'vesselVoyageDetails.portOfLoading.facility.facilityCode': 'NOPE' },
      'vesselVoyageDetails.portOfLoading.facility.facilityCode',
      vgmFieldTexts.wharfWrong,
    ],
    ['a carrier', { 'vesselVoyageDetails.carrierCode': 'XXX' }, 'vesselVoyageDetails.carrierCode', vgmFieldTexts.carrierWrong],
    ['a box', { 'equipmentDetails.equipmentReference': 'CSNU615' }, 'equipmentDetails.equipmentReference', vgmFieldTexts.containerNoWrong],
    [
      'a mass beyond all',
      { 'VGM.weight.value': 40_000, 'equipmentDetails.cargoGrossWeight.value': 36_100 },
      'VGM.weight',
      vgmFieldTexts.grossTooHeavy.replace('{excess}', '4000'),
    ],
    [
      'a sum',
      { 'equipmentDetails.cargoGrossWeight.value': 15_000 },
      'VGM.weight',
      vgmFieldTexts.sumDiffers.replace('{difference}', '1100'),
    ],
    ['a weight below zero', { 'VGM.weight.value': -1 }, 'VGM.weight.value', declarationTexts.weightWrong],
    ['too exact a weight', { 'VGM.weight.value': 20_000.0001 }, 'VGM.weight.value', declarationTexts.weightWrong],
    ['no tare', { 'equipmentDetails.tareWeight': undefined }, 'equipmentDetails.tareWeight', '必填'],
    [
      'no cargo to add up',
      { 'equipmentDetails.cargoGrossWeight': undefined },
      'equipmentDetails.cargoGrossWeight',
      declarationTexts.cargoMissing,
    ],
    ['no address', { 'responsibleParty.address': undefined }, 'responsibleParty.address', vgmFieldTexts.addressMissing],
    ['a sign that ends a line', { 'VGM.location.locationName': '洋山\n四期' }, 'VGM.location.locationName', vgmFieldTexts.locationWrong],
    [
      'a signature that turns a text around',
      { authorizedPersonSignatory: 'ZHOU\u202e' },
      'authorizedPersonSignatory',
      vgmFieldTexts.signWrong,
    ],
    ['a retraction', { isRetracted: true }, 'isRetracted', declarationTexts.retracted],
    ['a reference', { declarationReference: '../x' }, 'declarationReference', declarationTexts.reference],
    ['a name that DCSA has not', { 'VGM.wieght': 1 }, 'VGM.wieght', declarationTexts.unknownField],
  ])('%s', async (_what, changes, path, message) => {
    expect(reasonOf(await declare(changed(changes)))).toEqual([400, texts.faulty(at(path), message)]);
    expect([await wallet(), await filings()]).toEqual([[10_000, 0], []]);
  });

  it.each([
    ['no JSON', '{"VGMDeclarations":[', {}, 400, texts.notJson],
    ['nothing', '', {}, 400, texts.notJson],
    ['two boxes', JSON.stringify({ VGMDeclarations: [example, example] }), {}, 400, `VGMDeclarations：${declarationTexts.one}`],
    [
      'another type',
      JSON.stringify({ VGMDeclarations: [example] }),
      { 'content-type': 'text/plain' },
      415,
      '正文要是 JSON，Content-Type 写 application/json',
    ],
    ['too much', ' '.repeat(declarationBytesMax + 1), {}, 413, '提交的内容太大'],
  ])('a body with %s', async (_what, body, headers, status, message) => {
    expect(reasonOf(await ask('/vgm-declarations', { method: 'POST', body, headers }))).toEqual([status, message]);
    expect(await filings()).toEqual([]);
  });

  it('keys in addresses, another scope, another method, an address that is none, and a query that is not understood', async () => {
    expect(reasonOf(await declare(example, `?key=${key}`))).toEqual([400, texts.keyInAddress]);
    expect(reasonOf(await look(key))).toEqual([400, texts.keyInAddress]);
    expect(reasonOf(await declare(example, '', null))).toEqual([401, texts.keyMissing]);
    const reader = await makeKey('', ['events:read']);
    expect(reasonOf(await declare(example, '', reader.key))).toEqual([403, texts.notInScope('vgm:write')]);
    expect(reasonOf(await ask('/v2/events', { method: 'GET' }))).toEqual([403, texts.notInScope('events:read')]);
    const get = await ask('/vgm-declarations', { method: 'GET' });
    expect([reasonOf(get), get.headers.get('allow')]).toEqual([[405, texts.onlyMethod('POST')], 'POST']);
    expect(reasonOf(await ask('/vgm-declarations/a/b', { method: 'GET' }))).toEqual([404, texts.noAddress]);
    expect(reasonOf(await declare(example, '?acceptWarnings=yes'))).toEqual([400, texts.flagWrong('acceptWarnings')]);
    expect(reasonOf(await declare(example, '?dryRun=true'))).toEqual([400, texts.unknownField('dryRun')]);
    expect(await filings()).toEqual([]);
  });
});

describe('money', () => {
  it('without money nothing is sent: 402, and the reference is free', async () => {
    manager = await companies.make();
    ({ key } = await makeKey());
    expect((await declare(example)).status).toBe(402);
    expect(await filings()).toEqual([]);
    await giveCoins(500);
    expect((await declare(example)).status).toBe(200);
    expect(await wallet()).toEqual([0, 500]);
  });

  it('a key takes no more a day than was agreed to, at once or one after the other; with the next day it may again', async () => {
    ({ key } = await makeKey('10'));
    const answers = await Promise.all([1, 2, 3, 4].map((n) => declare(changed({ declarationReference: `at-once-${n}` }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402]);
    const refused = answers.find(({ status }) => status === 402)!;
    expect(reasonOf(refused)).toEqual([402, texts.overDayMax('10')]);
    expect([await wallet(), (await filings()).length]).toEqual([[9_000, 1_000], 2]);
    clock.advance(86_400_000);
    expect((await declare(changed({ declarationReference: 'next-day' }))).status).toBe(200);
  });

  it('who declares and what counts calls wait for each other in one order alone', async () => {
    const { database } = server.platform;
    const ownerKey = `c:${manager.cid}`;
    const { rows } = await database.query<{ id: number }>('system', 'select id from open_api_key where owner_key = $1', [ownerKey]);
    const [{ id: keyId }] = rows as [{ id: number }];
    const day = shanghaiDay(clock.nowMs());
    let counted: Promise<void> = Promise.resolve();
    const spentFen = await inTransaction(database, { ownerKey }, async (tx) => {
      await holdLiveKey(tx, ownerKey, keyId);
      counted = addUsage(database, [{ ownerKey, keyId, day, calls: 3, limited: 0, usedAtMs: clock.nowMs() }]);
      await waitFor('the count to wait for the key', () => isSomebodyWaiting(database));
      return addSpent(tx, { ownerKey, keyId, day, reference: 'at once', fen: 500 });
    });
    await counted;
    const usage = (await server.call(openApi.listKeys, {}, { token: manager.token })).data!.usage;
    expect([spentFen, usage.map(({ calls, coins }) => [calls, coins])]).toEqual([500, [[3, '5']]]);
  });

  it('what the terminal refuses counts no more towards the day, once, however often that is told', async () => {
    ({ key } = await makeKey('5'));
    await declare(example);
    const later = changed({ declarationReference: 'after-refusal' });
    expect(reasonOf(await declare(later))).toEqual([402, texts.overDayMax('5')]);
    await arrived();
    await judge(true);
    await stands('FAILED');
    const takenOff = async () => (await server.call(openApi.listKeys, {}, { token: manager.token })).data!.usage.map(({ coins }) => coins);
    await waitFor('the day to be free', async () => !(await takenOff()).includes('5'));
    expect((await declare(later)).status).toBe(200);
    const { outbox, database } = server.platform;
    const reference = example.declarationReference;
    await inTransaction(database, 'system', (tx) => outbox.emit(tx, declarationUnpaid, { ownerKey: `c:${manager.cid}`, reference }));
    const told = `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'open-api.take-off-spent'`;
    await waitFor('that to be told', async () => (await countOf(told)) === 0);
    expect(reasonOf(await declare(changed({ declarationReference: 'third' })))).toEqual([402, texts.overDayMax('5')]);
    expect(await takenOff()).toContain('5');
  });

  test('only Management makes such a key, and says what it may take a day', async () => {
    const scopes = ['vgm:write' as const];
    const colleague = await companies.join(manager, 'read-only');
    const asked = { name: 'X', scopes, dayMaxCoins: '100' };
    expect((await server.call(openApi.makeKey, asked, { token: colleague.token })).code).toBe(403);
    const codes = [];
    for (const dayMaxCoins of ['', '0', '4', '10001', '-5', '5.5']) {
      codes.push((await server.call(openApi.makeKey, { ...asked, dayMaxCoins }, { token: manager.token })).code);
    }
    expect(codes).toEqual([400, 400, 400, 400, 400, 400]);
  });

  it('a key sends no more once who made it has left; what was sent can be asked still', async () => {
    await declare(example);
    const other = await companies.join(manager, 'operator');
    await server.platform.database.query('system', 'delete from company_member where company_id = $1 and user_id = $2', [
      manager.cid,
      manager.userId,
    ]);
    expect(reasonOf(await declare(changed({ declarationReference: 'later' })))).toEqual([403, texts.makerLeft]);
    expect((await look(example.declarationReference)).status).toBe(200);
    expect((await server.call(vgm.listFilings, {}, { token: other.token })).data!.list).toHaveLength(1);
  });

  it.each(['read-only', 'finance'])('a key sends no more while who made it is %s: the page would refuse him too', async (role) => {
    const { database } = server.platform;
    const beDuty = (duty: string) =>
      database.query('system', 'update company_member set duty = $3 where company_id = $1 and user_id = $2', [
        manager.cid,
        manager.userId,
        duty,
      ]);
    await beDuty(role);
    expect(reasonOf(await declare(changed({ declarationReference: role })))).toEqual([403, texts.makerMayNot]);
    await beDuty('operator');
    expect((await declare(changed({ declarationReference: role }))).status).toBe(200);
    await beDuty('Management');
  });

  it('a key that is revoked once it was let in sends nothing', async () => {
    const { database } = server.platform;
    let answer: Promise<Answer> | undefined;
    await inTransaction(database, 'system', async (tx) => {
      const connection = connectionOf(tx);
      await connection.query('select from open_api_key where owner_key = $1 for update', [`c:${manager.cid}`]);
      answer = declare(example);
      await waitFor('the call to wait for its key', () => isSomebodyWaiting(database));
      await connection.query('update open_api_key set revoked_at = now() where owner_key = $1', [`c:${manager.cid}`]);
    });
    expect(reasonOf(await answer!)).toEqual([401, texts.keyWrong]);
    expect(await filings()).toEqual([]);
  });
});

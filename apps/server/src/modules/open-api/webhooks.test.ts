// Guarantee: what is written to a company's feed arrives at its addresses at least once under one id, in order for each bill,
// whatever the receiver does; nobody else is kept waiting; what cannot be reached is tried as Standard Webhooks has it.
import { company as companyContract } from '@mastlight/domain/company/contract';
import { openApi } from '@mastlight/domain/open-api/contract';
import {
  deliveryKeptDays,
  replayedPerDay,
  webhookAnswerMaxBytes,
  webhookFailingMs,
  webhookTriesMs,
  webhooksMax,
} from '@mastlight/domain/open-api/limits';
import { openApiTexts, webhookTexts } from '@mastlight/domain/open-api/messages';
import { waitFor } from '@mastlight/testing/wait-for';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction';
import { createWebhookCaller } from '../../platform/gateways/webhook/webhook-caller';
import type { TestMember } from '../../scenarios/company-for-test';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { createTestClock, type TestServer } from '../../scenarios/start-test-server';
import { deleteOld } from './jobs/tell';
import { pushDue, Lanes } from './operations/push-due';
import { startWebhooksForTest, unsteady, type Wish } from '../../scenarios/webhooks-for-test';
import { claimDue, readFeed } from './store/deliveries';

let kit: Awaited<ReturnType<typeof startWebhooksForTest>>;
let server: TestServer;
let receiver: typeof kit.receiver;
const clock = createTestClock();
beforeAll(async () => {
  kit = await startWebhooksForTest(clock, 150);
  ({ server, receiver } = kit);
});
afterEach(() => receiver.behave((_, reply) => void reply.end()));
afterAll(() => kit.stop());

const make = (of: TestMember, wish: Wish = {}) => kit.make(of, wish);
const write = (of: TestMember, billNos: readonly string[], type?: string) => kit.write(of, billNos, type);
const push = () => kit.push();
const query = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await server.platform.database.query<T>('system', sql, values)).rows as T[];

const listed = async (of: TestMember) => (await server.call(openApi.listWebhooks, {}, { token: of.token })).data!.list;
const deliveries = async (of: TestMember, id: number) =>
  (await server.call(openApi.listDeliveries, { id }, { token: of.token })).data!.list;

it('each event arrives at least once under one id and in the order of its bill, at a receiver that fails 30 %, hangs and breaks', async () => {
  const owner = await kit.companies.make();
  const webhook = await make(owner);
  const { manner, taken } = unsteady('2026');
  receiver.behave(manner);
  const bills = Array.from({ length: 60 }, (_, at) => `DEMO${at % 12}`);
  const ids = await write(owner, bills);
  await kit.pushAll(webhook.id);
  const first = [...new Set(taken.map(({ id }) => id))];
  expect([...first].sort()).toEqual([...ids].sort());
  for (let bill = 0; bill < 12; bill++) {
    const ofBill = ids.filter((_, at) => at % 12 === bill);
    expect(first.filter((id) => ofBill.includes(id))).toEqual(ofBill);
  }
  // More came than was taken, and nothing comes any more of what was delivered.
  const { length } = webhook.received();
  expect(length).toBeGreaterThan(80);
  await push();
  expect(webhook.received()).toHaveLength(length);
});

it('a push is what the public package takes; after a change of the secret for a day by the old one too', async () => {
  const owner = await kit.companies.make();
  const webhook = await make(owner);
  const pushed = async () => {
    await write(owner, ['DEMO1']);
    await push();
    const { headers, body, id } = webhook.received().at(-1)!;
    const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
    expect(Math.abs(at.getTime() - clock.nowMs())).toBeLessThan(1_000);
    const signed = String(headers['webhook-signature']).split(' ');
    return (secret: string) => signed.indexOf(new Webhook(secret).sign(id, at, body));
  };
  expect((await pushed())(webhook.secret)).toBe(0);
  const { body, headers } = webhook.received()[0]!;
  expect(JSON.parse(body)).toMatchObject({ type: 'equipment.gtin', data: { billNo: 'DEMO1', eventID: headers['webhook-id'] } });
  const { secret } = (await server.call(openApi.rotateSecret, { id: webhook.id }, { token: owner.token })).data!;
  expect(secret).not.toBe(webhook.secret);
  const both = await pushed();
  expect([both(secret), both(webhook.secret)]).toEqual([0, 1]);
  clock.advance(86_400_000);
  const one = await pushed();
  expect([one(secret), one(webhook.secret)]).toEqual([0, -1]);
  expect(JSON.stringify(await query('select w::text from open_api_webhook w'))).not.toContain(secret.slice(6));
});

it('what does not arrive is tried at the times of the table under one id, then given up; a later one of its bill waits till then, others do not', async () => {
  const owner = await kit.companies.make();
  const webhook = await make(owner);
  // Something always arrives, so that it is not switched off.
  receiver.behave((one, reply) => void reply.writeHead(one.id === stuck ? 500 : 200).end('\u0007<script>坏\u202e了</script>'));
  const [stuck, behind, other] = (await write(owner, ['DEMO1', 'DEMO1', 'DEMO2'])) as [string, string, string];
  const times: number[] = [];
  const attempt = async (tries: number): Promise<void> => {
    await push();
    times.push(webhook.received().filter(({ id }) => id === stuck).length);
    await write(owner, [`DEMO-OTHER-${tries}`]);
  };
  await attempt(1);
  const arrived = webhook.received().map(({ id }) => id);
  expect([...arrived].sort()).toEqual([stuck, other].sort());
  const [, , shown] = await deliveries(owner, webhook.id);
  expect(shown).toMatchObject({
    eventId: stuck,
    state: 'waiting',
    tries: 1,
    words: '对方出错（500）',
    answer: '<script>坏 了</script>',
    startedAt: expect.any(String) as string,
    dueAt: expect.any(String) as string,
    tookMs: expect.any(Number) as number,
  });
  for (let tries = 2; tries <= webhookTriesMs.length; tries++) {
    clock.advance(Math.ceil(webhookTriesMs[tries - 1]! * 1.2));
    await attempt(tries);
  }
  await push();
  expect(times).toEqual(Array.from({ length: 10 }, (_, at) => at + 1));
  expect(webhook.received().filter(({ id }) => id === behind)).toHaveLength(1);
  const states = Object.fromEntries((await deliveries(owner, webhook.id)).map(({ eventId, state }) => [eventId, state]));
  expect([states[stuck], states[behind]]).toEqual(['failed', 'delivered']);
});

it('what a process that died had sent goes again under the same id, and nothing else does', async () => {
  const owner = await kit.companies.make();
  const webhook = await make(owner);
  const [first, second] = (await write(owner, ['DEMO1', 'DEMO2'])) as [string, string];
  await inTransaction(server.platform.database, 'system', async (tx) => {
    await readFeed(tx, webhook.id, 500, clock.nowMs());
    await claimDue(tx, webhook.id, 1, clock.nowMs());
  });
  await push();
  expect(webhook.received().map(({ id }) => id)).toEqual([second]);
  clock.advance(60_001);
  await push();
  await push();
  expect(webhook.received().map(({ id }) => id)).toEqual([second, first]);
});

it('an address that hangs keeps nobody else waiting', async () => {
  const [slow, quick] = [await kit.companies.make(), await kit.companies.make()];
  const [hangs, answers] = [await make(slow), await make(quick)];
  const held: (() => void)[] = [];
  receiver.behave((one, reply) => (one.path === hangs.path ? void held.push(() => reply.end()) : void reply.end()));
  const patient = {
    ...kit.parts,
    webhooks: createWebhookCaller({ origins: [receiver.origin], timeoutMs: 60_000, answerMaxBytes: webhookAnswerMaxBytes }),
  };
  await write(slow, ['DEMO1']);
  await write(quick, ['DEMO1', 'DEMO1', 'DEMO1']);
  const lanes = new Lanes();
  await pushDue(patient, lanes, new AbortController().signal);
  await waitFor('the others', () => answers.received().length === 3 && held.length === 1);
  // The next look leaves it alone.
  await write(quick, ['DEMO2']);
  await waitFor('the next one', async () => {
    await pushDue(patient, lanes, new AbortController().signal);
    return answers.received().length === 4;
  });
  expect(hangs.received()).toHaveLength(1);
  held[0]!();
  await lanes.settle();
});

it('where lanes are too few, addresses take turns: one with more than it can do keeps nobody from his', async () => {
  const owners = [await kit.companies.make(), await kit.companies.make(), await kit.companies.make()];
  const webhooks: Awaited<ReturnType<typeof make>>[] = [];
  for (const owner of owners) webhooks.push(await make(owner));
  const [busy, ...others] = webhooks as [(typeof webhooks)[0], ...typeof webhooks];
  // Each takes its time, so that a turn is over before all is pushed.
  receiver.behave((one, reply) => {
    if (one.path === busy.path) clock.advance(20_000);
    reply.end();
  });
  await write(
    owners[0]!,
    Array.from({ length: 60 }, (_, at) => `DEMO${at}`),
  );
  for (const owner of owners.slice(1)) await write(owner, ['DEMO1']);
  const lanes = new Lanes(1);
  for (let look = 0; look < 3; look++) {
    await pushDue(kit.parts, lanes, new AbortController().signal);
    await lanes.settle();
  }
  expect(others.map((one) => one.received().length)).toEqual([1, 1]);
  expect(busy.received().length).toBeLessThan(60);
  await waitFor('all of it', async () => {
    await push();
    return busy.received().length === 60;
  });
});

it('Retry-After holds the whole address until then', async () => {
  const owner = await kit.companies.make();
  const webhook = await make(owner);
  receiver.behave((_, reply) => void reply.writeHead(429, { 'retry-after': '120' }).end());
  await write(owner, ['DEMO1']);
  await push();
  receiver.behave((_, reply) => void reply.end());
  await write(owner, ['DEMO2']);
  clock.advance(119_000);
  await push();
  expect(webhook.received()).toHaveLength(1);
  expect((await listed(owner))[0]).toMatchObject({ waiting: 2, holdsUntil: expect.any(String) as string });
  clock.advance(1_000);
  await push();
  expect(webhook.received()).toHaveLength(3);
  expect((await listed(owner))[0]).toMatchObject({ waiting: 0, holdsUntil: null, failingFrom: null });
});

describe('an address is switched off', () => {
  const told = () =>
    query<{ body: { webhookId: number; why: string } }>(
      `select payload->'body' as body from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'notification.tell-webhook-off' order by j.id`,
    );

  it('R-06 by 410 at once, which the company is told; switched on it is pushed what it has missed', async () => {
    const owner = await kit.companies.make();
    const webhook = await make(owner);
    receiver.behave((_, reply) => void reply.writeHead(410).end());
    await write(owner, ['DEMO1']);
    await push();
    expect((await told()).at(-1)!.body).toMatchObject({
      webhookId: webhook.id,
      why: 'gone',
      ownerKey: `c:${owner.cid}`,
    });
    expect((await listed(owner))[0]).toMatchObject({ isOn: false, offWhy: 'gone', offAt: expect.any(String) as string, waiting: 1 });
    receiver.behave((_, reply) => void reply.end());
    await write(owner, ['DEMO2']);
    clock.advance(86_400_000);
    await push();
    expect(webhook.received()).toHaveLength(1);
    expect((await deliveries(owner, webhook.id))[0]).toMatchObject({ state: 'waiting', dueAt: null });
    const wish = { id: webhook.id, deliveryIds: [1] };
    expect(await server.call(openApi.replayDeliveries, wish, { token: owner.token })).toMatchObject({ code: 400, msg: webhookTexts.off });
    expect((await server.call(openApi.switchWebhook, { id: webhook.id, isOn: true }, { token: owner.token })).code).toBe(200);
    await push();
    expect(webhook.received()).toHaveLength(3);
    expect((await listed(owner))[0]).toMatchObject({ isOn: true, offWhy: null, offAt: null, waiting: 0 });
  });

  it('and on by a person: that makes it no busier, nor forgets what it asked for', async () => {
    const owner = await kit.companies.make();
    const webhook = await make(owner);
    receiver.behave((_, reply) => void reply.writeHead(503, { 'retry-after': '3600' }).end());
    await write(owner, ['DEMO1', 'DEMO2', 'DEMO3']);
    await push();
    const before = webhook.received().length;
    for (let n = 0; n < 3; n++) {
      for (const isOn of [false, true]) await server.call(openApi.switchWebhook, { id: webhook.id, isOn }, { token: owner.token });
      await push();
    }
    expect([before > 0, webhook.received().length]).toEqual([true, before]);
  });

  it('R-06 by five days of nothing but failures, which the company is told; one that is taken begins them anew', async () => {
    const owner = await kit.companies.make();
    const webhook = await make(owner);
    const fail = async () => {
      receiver.behave((_, reply) => void reply.writeHead(500).end());
      await write(owner, [`DEMO${clock.nowMs()}`]);
      await push();
    };
    await fail();
    clock.advance(webhookFailingMs - 60_000);
    receiver.behave((_, reply) => void reply.end());
    await push();
    const before = (await told()).length;
    await fail();
    clock.advance(webhookFailingMs - 1);
    await fail();
    const how = () => query('select is_on, off_why from open_api_webhook where id = $1', [webhook.id]);
    expect([(await told()).length, await how()]).toEqual([before, [{ is_on: true, off_why: null }]]);
    clock.advance(1);
    await fail();
    expect((await told()).slice(before).map(({ body }) => [body.webhookId, body.why])).toEqual([[webhook.id, 'failing']]);
    expect(await how()).toEqual([{ is_on: false, off_why: 'failing' }]);
  });
});

describe('its company', () => {
  it('R-06 tests it, sees what was pushed, and has one or a span of it sent again under the same ids', async () => {
    const owner = await kit.companies.make();
    const webhook = await make(owner, { eventTypes: ['EQUIPMENT', 'SHIPMENT', 'EQUIPMENT'] });
    const { token } = owner;
    expect((await server.call(openApi.testWebhook, { id: webhook.id }, { token })).data).toMatchObject({
      isDelivered: true,
      words: '对方收下了（200）',
    });
    const test = webhook.received()[0]!;
    expect([JSON.parse(test.body), test.id]).toMatchObject([{ type: 'test' }, expect.stringMatching(/^test_/)]);
    await write(owner, ['DEMO1'], 'TRANSPORT');
    const fromMs = clock.nowMs();
    const [one, two] = (await write(owner, ['DEMO2', 'DEMO3'], 'SHIPMENT')) as [string, string];
    await push();
    const shown = await deliveries(owner, webhook.id);
    // What it does not want is not there.
    expect(shown.map(({ eventId, isTest, billNo, state, tries }) => [eventId, isTest, billNo, state, tries])).toEqual([
      [two, false, 'DEMO3', 'delivered', 1],
      [one, false, 'DEMO2', 'delivered', 1],
      [test.id, true, '', 'delivered', 1],
    ]);
    const again = async (wish: object) => (await server.call(openApi.replayDeliveries, { id: webhook.id, ...wish }, { token })).data?.count;
    expect(await again({ deliveryIds: [shown[0]!.id, shown[2]!.id] })).toBe(1);
    await push();
    expect(webhook.received().map(({ id }) => id)).toEqual([test.id, one, two, two].sort(byArrival(webhook.received())));
    expect(await again({ fromMs, toMs: clock.nowMs() + 1, isFailedOnly: true })).toBe(0);
    expect(await again({ fromMs, toMs: clock.nowMs() + 1 })).toBe(2);
    await push();
    expect(webhook.received()).toHaveLength(6);
    for (const wrong of [{}, { fromMs }, { fromMs, toMs: fromMs }, { fromMs: -1, toMs: 5 }]) expect(await again(wrong)).toBeUndefined();
    // B2: nobody floods an address that may be another's.
    await query(`update platform_person_day set used = $2 where user_id = $1 and name = 'open-api.replayed' and used = 3`, [
      owner.userId,
      replayedPerDay,
    ]);
    const more = await server.call(openApi.replayDeliveries, { id: webhook.id, deliveryIds: [shown[0]!.id] }, { token });
    expect([more.code, more.msg]).toEqual([429, webhookTexts.replayedEnough]);
    await push();
    expect(webhook.received()).toHaveLength(6);
    clock.advance((deliveryKeptDays + 1) * 86_400_000);
    await deleteOld(server);
    expect(await query('select from open_api_delivery where webhook_id = $1', [webhook.id])).toEqual([]);
  });

  it('edits it: what waits goes to the new address, what comes by the new kinds, signed by the same secret; refused, it stays', async () => {
    const owner = await kit.companies.make();
    const webhook = await make(owner);
    const { token } = owner;
    receiver.behave((_, reply) => void reply.writeHead(500).end());
    const [waits] = await write(owner, ['DEMO1']);
    await push();
    receiver.behave((_, reply) => void reply.end());
    const wish = { id: webhook.id, name: 'TMS', eventTypes: ['SHIPMENT' as const, 'SHIPMENT' as const] };
    const moved = `${webhook.path}/moved`;
    const refused = await server.call(openApi.editWebhook, { ...wish, url: 'https://10.0.0.1/' }, { token });
    expect([refused.code, JSON.stringify(refused)]).toEqual([400, expect.stringContaining(`"url":"${webhookTexts.url.private}"`)]);
    expect(await listed(owner)).toMatchObject([{ name: 'ERP', eventTypes: ['EQUIPMENT'] }]);
    expect((await server.call(openApi.editWebhook, { ...wish, url: receiver.origin + moved }, { token })).code).toBe(200);
    expect(await listed(owner)).toMatchObject([{ name: 'TMS', url: receiver.origin + moved, eventTypes: ['SHIPMENT'], isOn: true }]);
    await write(owner, ['DEMO2']);
    const [wanted] = await write(owner, ['DEMO3'], 'SHIPMENT');
    clock.advance(10_000);
    await push();
    const arrived = receiver.received.filter(({ path }) => path === moved);
    expect(arrived.map(({ id }) => id).sort()).toEqual([waits, wanted].sort());
    expect(webhook.received()).toHaveLength(1);
    for (const { id, headers, body } of arrived) {
      const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
      expect(headers['webhook-signature']).toBe(new Webhook(webhook.secret).sign(id, at, body));
    }
    const told = await query<{ name: string }>('select name from platform_security_event where subject = $1 order by id', [
      `webhook ${webhook.id}`,
    ]);
    expect(told.map(({ name }) => name)).toEqual(['webhook-made', 'webhook-changed']);
  });

  it('that stands elsewhere begins anew: neither how long the old one said to wait, nor for how long it failed, is of the new one', async () => {
    const owner = await kit.companies.make();
    const webhook = await make(owner);
    const { token } = owner;
    receiver.behave(({ path }, reply) => {
      if (path === webhook.path) reply.writeHead(503, { 'retry-after': '86400' }).end();
      else reply.writeHead(path.endsWith('/fails') ? 500 : 200).end();
    });
    const [waits] = await write(owner, ['DEMO1']);
    await push();
    const edit = (url: string) =>
      server.call(openApi.editWebhook, { id: webhook.id, name: 'ERP', eventTypes: ['EQUIPMENT'], url: receiver.origin + url }, { token });
    expect((await edit(`${webhook.path}/new`)).code).toBe(200);
    await push();
    expect(receiver.received.filter(({ path }) => path === `${webhook.path}/new`).map(({ id }) => id)).toEqual([waits]);
    // The old one had failed for long when the address was moved; the first failure of the new one switches nothing off.
    await query('update open_api_webhook set failing_from = $2 where id = $1', [webhook.id, new Date(clock.nowMs() - webhookFailingMs)]);
    expect((await edit(`${webhook.path}/fails`)).code).toBe(200);
    await write(owner, ['DEMO2']);
    await push();
    expect(await listed(owner)).toMatchObject([{ isOn: true, waiting: 1 }]);
  });

  it('is not judged by what its old place says once it stands elsewhere: what that did not take arrives at the new one', async () => {
    const owner = await kit.companies.make();
    const webhook = await make(owner);
    const moved = { id: webhook.id, name: 'ERP', eventTypes: ['EQUIPMENT' as const], url: `${receiver.origin}${webhook.path}/new` };
    receiver.behave(({ path }, reply) => {
      if (path !== webhook.path) return void reply.end();
      // While it is on its way the address is moved.
      void server.call(openApi.editWebhook, moved, { token: owner.token }).then(() => reply.writeHead(410).end());
    });
    const [event] = await write(owner, ['DEMO1']);
    await push();
    expect(await listed(owner)).toMatchObject([{ isOn: true }]);
    await push();
    expect(receiver.received.filter(({ path }) => path === `${webhook.path}/new`).map(({ id }) => id)).toEqual([event]);
  });

  const byArrival = (received: readonly { id: string }[]) => (a: string, b: string) =>
    received.findIndex(({ id }) => id === a) - received.findIndex(({ id }) => id === b);

  it('alone has it: only Management changes it, a colleague sees it, another company and a person have none', async () => {
    const manager = await kit.companies.make();
    const stranger = await kit.companies.make();
    const reader = await kit.companies.join(manager, 'read-only');
    const { id } = await make(manager);
    const changes = [
      () => [openApi.editWebhook, { id, name: 'B', url: 'https://erp.example.com/', eventTypes: ['SHIPMENT'] }] as const,
      () => [openApi.switchWebhook, { id, isOn: false }] as const,
      () => [openApi.rotateSecret, { id }] as const,
      () => [openApi.testWebhook, { id }] as const,
      () => [openApi.replayDeliveries, { id, deliveryIds: [1] }] as const,
      () => [openApi.deleteWebhook, { id }] as const,
    ];
    for (const change of changes) {
      const [endpoint, wish] = change();
      expect((await server.call(endpoint, wish as never, { token: reader.token })).code).toBe(403);
      expect(await server.call(endpoint, wish as never, { token: stranger.token })).toMatchObject({ code: 404, msg: webhookTexts.none });
    }
    expect((await server.call(openApi.listDeliveries, { id }, { token: stranger.token })).code).toBe(404);
    expect(await listed(reader)).toMatchObject([{ id, name: 'ERP', isOn: true, waiting: 0 }]);
    expect(await listed(stranger)).toEqual([]);
    const person = await signInForTest(server.platform);
    expect(await server.call(openApi.listWebhooks, {}, { token: person.token })).toMatchObject({ code: 403, msg: openApiTexts.noCompany });
  });

  it.each([
    ['url', { url: 'http://erp.example.com/' }, webhookTexts.url.https],
    ['url', { url: 'https://user:pass@erp.example.com/' }, webhookTexts.url.user],
    ['url', { url: 'https://erp.example.com:5432/' }, webhookTexts.url.port],
    ['url', { url: 'https://0x7f.1/' }, webhookTexts.url.private],
    ['url', { url: 'https://[::ffff:169.254.169.254]/' }, webhookTexts.url.private],
    ['url', { url: 'https://127。0。0。1/' }, webhookTexts.url.shape],
    ['url', { url: 'https://erp/' }, webhookTexts.url.host],
    ['url', { url: `https://erp.example.com/${'a'.repeat(5_000)}` }, webhookTexts.url.long],
    ['url', { url: ' ' }, webhookTexts.urlMissing],
    ['name', { name: '\u202eERP' }, openApiTexts.nameWrong],
    ['eventTypes', { eventTypes: [] }, webhookTexts.typesWrong],
  ])('is told what is wrong with its %s: %j', async (field, wish: Wish, text) => {
    const owner = await kit.companies.make();
    const asked = { name: 'ERP', url: 'https://erp.example.com/', eventTypes: ['EQUIPMENT' as const], ...wish };
    const answer = await server.call(openApi.makeWebhook, asked, { token: owner.token });
    expect([answer.code, JSON.stringify(answer)]).toEqual([400, expect.stringContaining(`"${field}":${JSON.stringify(text)}`)]);
    expect(await listed(owner)).toEqual([]);
  });

  it('has five at most; with it they go', async () => {
    const owner = await kit.companies.make();
    const made = [];
    for (let at = 0; at < webhooksMax; at++) made.push(await make(owner));
    await expect(make(owner)).rejects.toThrow(webhookTexts.full);
    await write(owner, ['DEMO1']);
    await push();
    expect((await server.call(openApi.deleteWebhook, { id: made[0]!.id }, { token: owner.token })).code).toBe(200);
    const count = async () => [
      (await query('select from open_api_webhook where owner_key = $1', [`c:${owner.cid}`])).length,
      (await query('select from open_api_delivery where owner_key = $1', [`c:${owner.cid}`])).length,
    ];
    expect(await count()).toEqual([4, 4]);
    await query("update company set cert_state = 'failed' where id = $1", [owner.cid]);
    expect((await server.call(companyContract.withdrawApplication, { companyId: owner.cid }, { token: owner.token })).code).toBe(200);
    expect(await count()).toEqual([0, 0]);
  });
});

// Guarantee: what a line says otherwise of a followed shipment reaches each of its followers once, where he wants it, and nobody else:
// from the line's answer to the other side of the channel; free days are told as the calendar of their place turns.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notification } from '@mastlight/domain/notification/contract';
import type { SendMode } from '@mastlight/domain/notification/news-events';
import { overseas as calls } from '@mastlight/domain/overseas/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction';
import { insertCompanyForTest, insertMemberForTest } from '../../scenarios/company-for-test';
import { startMovedClock } from '../../scenarios/moved-clock';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { boxMove, lineEventOf, pushSecretForTest, shipMove, startLinesForTest, type LinesForTest } from './lines-for-test';
import { lookAtRows, tellChanges, tellFreeDays } from './operations/tell-changes';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const startMs = Date.UTC(2026, 9, 12, 1);
/** Noon in Shanghai: nobody sleeps. */
const clock = createTestClock();

/** What robots were told, by their key. */
const heard: { readonly key: string; readonly text: string }[] = [];
const service = createServer((request, reply) => {
  void (async () => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { text } = JSON.parse(Buffer.concat(parts).toString()) as { text: { content: string } };
    heard.push({ key: new URL(request.url!, 'http://localhost').searchParams.get('key')!, text: text.content });
    reply.end(JSON.stringify({ errcode: 0 }));
  })();
});

let base: string;
let portClock: Awaited<ReturnType<typeof startMovedClock>>;
let lines: LinesForTest;
let server: TestServer;
let nowMs = startMs;
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  portClock = await startMovedClock(startMs);
  lines = await startLinesForTest(['MSK']);
  const env = { PORT_CLOCK_URL: portClock.url, NOTIFY_GATHER_MS: '0', WECOM_ROBOT_URL: base, ...lines.env };
  server = await startTestServer({ clock, env });
  await waitFor('the clock is followed', async () => Math.abs(server.platform.portClock.nowMs() - startMs) < hourMs);
});
afterAll(async () => {
  await server.stop();
  await lines.stop();
  portClock.stop();
  service.close();
});

interface Person {
  readonly token: string;
  readonly ownerKey: string;
  readonly userId: number;
}

let keys = 0;
/** Somebody with a robot of his own, and how he wants such news there. */
async function withRobot(person: Person, mode: SendMode): Promise<string> {
  const key = `demo-key-${String(++keys).padStart(4, '0')}`;
  const url = `${base}/cgi-bin/webhook/send?key=${key}`;
  const events = (['overseas-moved', 'free-days'] as const).map((event) => ({ event, channel: 'wecom', mode }) as const);
  expect(await server.call(notification.saveSetting, { channels: [{ kind: 'wecom', isOn: true, url }], events }, person)).toMatchObject({
    code: 200,
  });
  return key;
}
const rich = async (): Promise<Person> => {
  const person = (await signInForTest(server.platform)) as Person;
  await giveCoins(person.ownerKey, person.userId);
  return person;
};
const giveCoins = (ownerKey: string, userId: number) =>
  server.platform.database.query('system', `select billing_credit($1, $2, 'top-up', $3, 'demo', $4, 'clearing_demo')`, [
    ownerKey,
    JSON.stringify({ actorId: userId, identity: 'personal', requestId: 'test', ipDigest: 'test', reason: 'test', atMs: startMs }),
    `demo ${ownerKey}`,
    2_000,
  ]);
async function follow(person: Person, blno: string, rest: object = {}): Promise<number> {
  const told = await server.call(calls.save, { list: [{ blno, carrierCode: 'MSK', ...rest }], allowReal: true }, person);
  return told.data!.list[0]!.id!;
}
const messagesOf = async (person: Person, event?: string) =>
  (await server.call(notification.listMessages, {}, person)).data!.list.filter((message) => (event ?? message.event) === message.event);
const toldTo = (key: string): string[] => heard.filter((one) => one.key === key).map(({ text }) => text);

const iso = (ms: number): string => new Date(ms).toISOString();
const sailed = (blno: string) => lineEventOf(blno, shipMove('DEPA'), 'CNNGB', iso(startMs - dayMs));
const expectedIn = (blno: string, etaMs: number, saidMs: number) =>
  lineEventOf(blno, shipMove('ARRI'), 'DEHAM', iso(etaMs), { eventClassifierCode: 'EST', eventCreatedDateTime: iso(saidMs) });
const answer = (blno: string, ...body: readonly object[]): void => void lines.answers.set(`MSK ${blno}`, () => ({ body }));
const push = (body: string) =>
  fetch(`${server.url}/line/events?line=MSK`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'notification-signature': `sha256=${createHmac('sha256', pushSecretForTest).update(body).digest('hex')}`,
    },
    body,
  });
const versionOf = async (blno: string): Promise<{ tries: number; version: number }> => {
  const { rows } = await server.platform.database.query<{ tries: number; version: number }>(
    'system',
    'select tries, version from line_tracking_shipment where subject = $1',
    [`MSK ${blno}`],
  );
  return rows[0]!;
};
/** Time passes until the line is asked again, and its answer is kept; what is sent waits for its channel's turn no more. */
async function askedAgain(blno: string): Promise<void> {
  const { tries } = await versionOf(blno);
  nowMs += 6 * hourMs;
  portClock.moveTo(nowMs);
  clock.advance(60_000);
  await waitFor(`${blno} to be asked after`, async () => (await versionOf(blno)).tries > tries);
}
const isHeard = (person: Person, id: number) => async () =>
  (await server.call(calls.queryRows, {}, person)).data!.list.find((row) => row.id === id)?.state === 'tracking';

test('R-3.7-11 an arrival that moves reaches each follower once, by the channels of his row or as he chose, and nobody else', async () => {
  const blno = 'MAEU255870114';
  const [chose, usual, left] = [await rich(), await rich(), await rich()];
  const [keyOfChose, keyOfUsual, keyOfLeft] = [await withRobot(chose, 'off'), await withRobot(usual, 'now'), await withRobot(left, 'now')];
  answer(blno, sailed(blno), expectedIn(blno, startMs + 20 * dayMs, startMs));
  const id = await follow(chose, blno, { notify: ['wecom'], remark: '甲公司的话' });
  await waitFor('the first answer', isHeard(chose, id));
  // They begin when it is known already.
  await follow(usual, blno, { remark: '乙公司的话' });
  const gone = await follow(left, blno);
  await server.call(calls.deleteRows, { ids: [gone] }, left);
  expect((await server.call(calls.queryRows, {}, chose)).data!.list[0]).toMatchObject({ notify: ['wecom'] });
  expect([await messagesOf(chose), await messagesOf(usual)]).toEqual([[], []]);

  // Two hours are none; four days more are.
  answer(blno, sailed(blno), expectedIn(blno, startMs + 20 * dayMs + 2 * hourMs, startMs + hourMs));
  await askedAgain(blno);
  answer(blno, sailed(blno), expectedIn(blno, startMs + 24 * dayMs, startMs + 2 * hourMs));
  await askedAgain(blno);
  const [message] = await waitFor('the message', async () => {
    const found = await messagesOf(chose);
    return found.length > 0 ? found : null;
  });
  expect(message).toMatchObject({ event: 'overseas-moved', port: 'NB', title: '海外到港变动、换船 · 宁波' });
  expect(message!.lines).toMatchObject([{ kind: 'shipment', no: blno, tone: 'attention' }]);
  expect(message!.lines[0]!.sentence).toMatch(/^马士基：汉堡推迟 4 天，预计到港 11-01 .* 改为 11-05 .*（船公司 10-12 11:00 更新）$/);
  await waitFor('the robots', async () => toldTo(keyOfChose).length + toldTo(keyOfUsual).length === 2);
  expect([toldTo(keyOfChose).length, toldTo(keyOfUsual).length, toldTo(keyOfLeft).length]).toEqual([1, 1, 0]);
  expect(toldTo(keyOfChose)[0]).toContain(`${blno} 马士基：汉堡推迟 4 天`);
  expect(heard.map(({ text }) => text).join('\n')).not.toMatch(/甲公司|乙公司/);

  // Its line pushes the same, is asked the same once more, and all look at once: nobody is told again.
  const { tries } = await versionOf(blno);
  expect((await push(JSON.stringify([expectedIn(blno, startMs + 24 * dayMs, startMs + 2 * hourMs)]))).status).toBe(200);
  await waitFor('the question that the push brings', async () => (await versionOf(blno)).tries > tries);
  await askedAgain(blno);
  const subjects = [`MSK ${blno}`];
  await Promise.all([1, 2, 3].map(() => tellChanges({ platform: server.platform }, 'NB', subjects, nowMs)));
  answer(blno, sailed(blno), expectedIn(blno, startMs + 20 * dayMs, startMs + 20 * hourMs));
  await askedAgain(blno);
  await waitFor('the correction', async () => (await messagesOf(chose)).length === 2 && (await messagesOf(usual)).length === 2);
  expect((await messagesOf(chose))[0]!.lines[0]!.sentence).toContain('提前 4 天');
  expect(await messagesOf(left)).toEqual([]);

  // Of a row that an older build has written it is noted what its owner sees, and nothing is told.
  const told = async () => {
    const { rows } = await server.platform.database.query<{ told: unknown }>(
      'system',
      'select told from overseas_subscription where id = $1',
      [id],
    );
    return rows[0]!.told;
  };
  const before = await told();
  await server.platform.database.query('system', 'update overseas_subscription set told = null where id = $1', [id]);
  await tellFreeDays({ platform: server.platform });
  expect(await told()).toEqual(before);
  expect((await messagesOf(chose)).length).toBe(2);
});

test('R-7.4-10 of a company the row’s channels are his who chose them last; a colleague has it as he chose for all', async () => {
  const blno = 'MAEU255870200';
  const company = await insertCompanyForTest(server.platform);
  const [anna, bert] = [
    await insertMemberForTest(server.platform, company, 'operator'),
    await insertMemberForTest(server.platform, company, 'operator'),
  ];
  await giveCoins(anna.ownerKey, anna.userId);
  const [keyOfAnna, keyOfBert] = [await withRobot(anna, 'off'), await withRobot(bert, 'off')];
  answer(blno, sailed(blno), expectedIn(blno, startMs + 20 * dayMs, startMs));
  const id = await follow(anna, blno, { notify: ['wecom'] });
  await waitFor('the first answer', isHeard(anna, id));
  expect((await server.call(calls.update, { id, notify: ['email', 'wecom'] }, bert)).code).toBe(200);
  answer(blno, sailed(blno), expectedIn(blno, startMs + 22 * dayMs, startMs + hourMs));
  await askedAgain(blno);
  await waitFor('the robot', async () => toldTo(keyOfBert).length === 1);
  expect([toldTo(keyOfAnna).length, (await messagesOf(anna)).length, (await messagesOf(bert)).length]).toEqual([0, 1, 1]);

  // Of a row that names other channels nothing goes to this one, though it is on for all.
  await withRobot(bert, 'now');
  expect((await server.call(calls.update, { id, notify: ['email'] }, bert)).code).toBe(200);
  const sent = async () => (await server.call(notification.listDeliveries, {}, bert)).data!.total;
  const before = await sent();
  answer(blno, sailed(blno), expectedIn(blno, startMs + 25 * dayMs, startMs + 2 * hourMs));
  await askedAgain(blno);
  await waitFor('the message', async () => (await messagesOf(bert)).length === 2);
  await waitFor('it to be given to channels', async () => {
    const { rows } = await server.platform.database.query<{ left: number }>(
      'system',
      'select count(*)::int as left from notification_message where dispatched_at is null',
    );
    return rows[0]!.left === 0;
  });
  expect(await sent()).toBe(before);
});

test('R-3.7-11 the end of the free days is told three days ahead and once they are over, with what that costs; who dies before he told tells it', async () => {
  const blno = 'MAEU255870300';
  const person = await rich();
  const rates = { '20': [{ from: '1', to: '', price: '45' }], '40': [{ from: '1', to: '', price: '45' }], special: [] };
  const freeDays = { '20': '', '40': '', special: '' };
  expect((await server.call(calls.saveTariff, { carrierCode: null, currency: 'USD', rates, freeDays }, person)).code).toBe(200);
  const landedMs = nowMs;
  const move = (kind: object, place: string, ms: number) => lineEventOf(blno, kind, place, iso(ms), { equipmentReference: 'MSKU0308961' });
  answer(
    blno,
    sailed(blno),
    move(boxMove('LOAD'), 'CNNGB', startMs - dayMs),
    lineEventOf(blno, shipMove('ARRI'), 'DEHAM', iso(landedMs)),
    move(boxMove('DISC'), 'DEHAM', landedMs),
  );
  const id = await follow(person, blno, { boxClass: '40', freeDays: 7 });
  await waitFor('the first answer', isHeard(person, id));
  const freeNews = async () => (await messagesOf(person, 'free-days')).flatMap((message) => message.lines.map(({ sentence }) => sentence));
  expect(await freeNews()).toEqual([]);

  const look = () => tellFreeDays({ platform: server.platform });
  const to = async (ms: number): Promise<void> => {
    nowMs = ms;
    portClock.moveTo(ms);
    await waitFor('the clock', async () => Math.abs(server.platform.portClock.nowMs() - ms) < hourMs);
  };
  await to(landedMs + 5 * dayMs);
  // In the transaction of whoever dies nothing is noted and nothing told.
  const dies = inTransaction(server.platform.database, { ownerKey: person.ownerKey }, async (tx) => {
    await lookAtRows({ platform: server.platform }, tx, person.ownerKey, [id], nowMs);
    throw new Error('died');
  });
  await expect(dies).rejects.toThrow('died');
  await Promise.all([look(), look()]);
  await waitFor('the warning', async () => (await freeNews()).length > 0);
  expect(await freeNews()).toEqual([expect.stringMatching(/^马士基：免费期 \d\d-\d\d 到期，1 箱未还空$/)]);

  await to(landedMs + 10 * dayMs);
  await Promise.all([look(), look()]);
  await look();
  await waitFor('the word that it is over', async () => (await freeNews()).length > 1);
  expect((await freeNews())[0]).toMatch(
    /^马士基：免费期 \d\d-\d\d 已过，滞箱费到 \d\d-\d\d 约 USD (?:90|135)\.00，之后每天 USD 45\.00，1 箱未还空$/,
  );
  const [over] = await messagesOf(person, 'free-days');
  expect(over).toMatchObject({ tone: 'danger', title: '海外免费期已过 · 宁波' });
  expect((await freeNews()).length).toBe(2);
});

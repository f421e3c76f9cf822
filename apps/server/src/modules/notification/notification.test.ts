// Guarantee: what happens to what an identity follows is told once, in its message centre and on the channels that its people
// chose, when they chose it; an outage loses nothing, a crash sends nothing twice, and nobody else hears of it.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { billSubscription as bills } from '@mastlight/domain/bill-subscription/contract';
import { vesselSubscription as calls } from '@mastlight/domain/vessel-subscription/contract';
import { notification } from '@mastlight/domain/notification/contract';
import {
  digestMs,
  gatherMs,
  mailCodeMs,
  mailCodesPerDay,
  mailCodeTriesMax,
  smsPerDay,
  testsPerDay,
  unsureMs,
} from '@mastlight/domain/notification/limits';
import { notificationTexts as texts } from '@mastlight/domain/notification/messages';
import type { ChannelKind } from '@mastlight/domain/notification/news-events';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf, inTransaction } from '../../platform/db/transaction';
import { createChatRobots, signDingtalk, signFeishu } from '../../platform/gateways/chat-robot/chat-robot';
import { createMailServer } from '../../platform/gateways/mail/mail-server';
import { SmsError } from '../../platform/gateways/sms/sms-gateway';
import { createWechatGateway } from '../../platform/gateways/wechat/wechat-gateway';
import { startMailServerForTest, type MailServerForTest } from '../../scenarios/mail-server-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { decideDueAnew, dispatchMessages } from './operations/dispatch-messages';
import { lookAtAll } from './operations/look-at-followed';
import { tellSetting } from './operations/settings';
import { handOver, sendDue, type KindsAtWork } from './operations/send-due';
import type { NotificationParts } from './parts';
import { changedBillsSql } from './queries/find-changed';
import { countUnread } from './queries/find-messages';
import { ownNotification } from './own-data';
import { notificationReactions } from './reactions';
import { addNews, changeChannel, claimDue, endDelivery, markUnsure, replayDeliveries } from './store';

const hourMs = 3_600_000;
/** Noon in Shanghai: nobody sleeps. */
const clock = createTestClock();
const robotUrls = {
  wecom: (base: string) => `${base}/cgi-bin/webhook/send?key=demo-key-0001`,
  dingtalk: (base: string) => `${base}/robot/send?access_token=${'d'.repeat(64)}`,
  feishu: (base: string) => `${base}/open-apis/bot/v2/hook/demo-hook-0001`,
} as const;

/** The chat services as they answer: what was said, and how the next call is answered. */
const heard: { readonly path: string; readonly query: URLSearchParams; readonly body: Record<string, never> }[] = [];
let answers: (path: string) => { readonly status?: number; readonly body: unknown } = () => ({ body: { errcode: 0, code: 0 } });
const service = createServer((request, reply) => {
  void (async () => {
    const url = new URL(request.url!, 'http://localhost');
    const body = await textOf(request);
    if (url.pathname === '/cgi-bin/stable_token') return void reply.end(JSON.stringify({ access_token: 'token', expires_in: 7_200 }));
    heard.push({ path: url.pathname, query: url.searchParams, body: JSON.parse(body) as Record<string, never> });
    const { status = 200, body: told } = answers(url.pathname);
    reply.statusCode = status;
    reply.end(typeof told === 'string' ? told : JSON.stringify(told));
  })();
});
async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** What phones were sent, and why the next message is not taken. */
const texted: { readonly phone: string; readonly no: string; readonly what: string; readonly more: string }[] = [];
let smsTrouble: string | null = null;

let server: TestServer;
let mails: MailServerForTest;
let base: string;
let parts: NotificationParts;
let port: ReturnType<typeof createPortVoice>;
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  mails = await startMailServerForTest();
  server = await startTestServer({
    clock,
    env: {
      SMTP_URL: mails.url,
      MAIL_FROM: 'noreply@mastlight.example',
      ROLES: 'http',
      WECHAT_API_URL: base,
      WECHAT_TEMPLATE_ID: 'template',
      SMS_DANGER_TEMPLATE_CODE: 'SMS_3',
      WECOM_ROBOT_URL: base,
      DINGTALK_ROBOT_URL: base,
      FEISHU_ROBOT_URL: base,
    },
  });
  const { platform, config } = server;
  port = createPortVoice(platform);
  parts = {
    platform,
    wechat: createWechatGateway(config.wechat, clock),
    robots: createChatRobots(config.robots, clock),
    mail: createMailServer(config.mail),
    sms: {
      async sendDanger(phone, fields) {
        if (smsTrouble !== null) throw new SmsError(smsTrouble);
        texted.push({ phone, ...fields });
      },
    },
    people: {
      findWithRole: () => Promise.resolve([]),
      findReach: async (userId) => ({ phone: await phoneOf(userId), openId: (await openIdOf(userId)) || null }),
    },
    billing: { isOwnAccount: async (_tx, ownerKey, userId) => ownerKey === `u:${userId}` },
  };
});
afterAll(async () => {
  await server.stop();
  await mails.stop();
  service.close();
});
beforeEach(() => {
  heard.length = 0;
  mails.taken.length = 0;
  texted.length = 0;
  smsTrouble = null;
  Object.assign(mails.mood, { refusal: null, swallows: false, isSilent: false });
  answers = () => ({ body: { errcode: 0, code: 0 } });
});

const openIdOf = async (userId: number): Promise<string> => {
  const { rows } = await server.platform.database.query<{ open: string | null }>(
    'system',
    'select open_id as open from account_user where id = $1',
    [userId],
  );
  return rows[0]?.open ?? '';
};

const phoneOf = async (userId: number): Promise<string | null> => {
  const { rows } = await server.platform.database.query<{ phone: string }>('system', 'select phone from account_user where id = $1', [
    userId,
  ]);
  return rows[0]?.phone ?? null;
};

/** A mail of ours as its reader sees it. */
function readMail(raw: string): { readonly subject: string; readonly text: string; readonly messageId: string } {
  const at = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, at).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const subject = header('Subject')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, how: string, word: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
    );
  const body = raw.slice(at + 4);
  const isBase64 = header('Content-Transfer-Encoding').toLowerCase() === 'base64';
  return { subject, text: isBase64 ? Buffer.from(body, 'base64').toString() : unquote(body), messageId: header('Message-ID') };
}
const unquote = (text: string): string =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

let ships = 0;
/** Somebody with bills on a ship of their own, looked at once, and the ship's clock. */
async function follower(billNos: readonly string[], { isAlsoCall = false } = {}) {
  const user = await signInForTest(server.platform);
  const number = ++ships;
  const ship = {
    name: `DEMO SHIP${number}`,
    code: `UN90010${String(number).padStart(2, '0')}`,
    scheme: 'un',
    voyage: '1W',
    direction: 'export',
  } as const;
  const closesMs = clock.nowMs() + 60 * hourMs;
  for (const [at, billNo] of billNos.entries()) await port.manifest(billNo, [boxes[at]!], { ship });
  await port.plan(closesMs, null, ship);
  await server.call(bills.subscribeBills, { blnos: [...billNos] }, user);
  if (isAlsoCall) await server.call(calls.subscribeVessels, { list: [{ vesselsName: `DEMO.SHIP${number}`, voyage: '1W' }] }, user);
  await lookAtAll(parts);
  return { user, moveTo: async (ms: number) => (await port.plan(ms, null, ship), lookAtAll(parts)), closesMs, ship };
}
const boxes = ['CSQU3054383', 'TCLU4265780', 'MSKU0308961', 'TGHU1643396', 'CICU8421595'];
const messagesOf = async (user: TestUser, wish: object = {}) => (await server.call(notification.listMessages, wish, user)).data!.list;
const sentOf = async (user: TestUser) => (await server.call(notification.listDeliveries, {}, user)).data!.list;
const choose = (user: TestUser, change: object) => server.call(notification.saveSetting, change as never, user);
/** Switches a robot on for somebody. */
async function robotOn(user: TestUser, kind: 'wecom' | 'dingtalk' | 'feishu', secret?: string): Promise<void> {
  const answer = await choose(user, { channels: [{ kind, isOn: true, url: robotUrls[kind](base), ...(secret && { secret }) }] });
  expect([answer.code, answer.msg]).toEqual([200, 'success']);
}
/** Time to gather is over: everything that is due goes out. */
async function send(afterMs = gatherMs): Promise<void> {
  clock.advance(afterMs);
  await dispatchMessages(parts);
  await sendNow();
}
async function sendNow(): Promise<void> {
  const atWork: KindsAtWork = new Map<ChannelKind, Promise<void>>();
  await sendDue(parts, atWork, new AbortController().signal);
  await Promise.all(atWork.values());
}

describe('news', () => {
  it('R-7.6-19 a cut-off that moved is one message of the ship, its call and its bills together, once, and nobody else’s', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS1000001', 'TELLS1000002'], { isAlsoCall: true });
    const stranger = await follower(['TELLS1000009']);
    expect(await messagesOf(user)).toEqual([]);
    await moveTo(closesMs - 6 * hourMs);
    await lookAtAll(parts);
    const [message, ...others] = await messagesOf(user);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      event: 'cut-off-moved',
      port: 'NB',
      tone: 'attention',
      isRead: false,
      title: `截港、开港变更 · DEMO.SHIP${ships - 1}/1W · 宁波 · 2 票`,
      more: 0,
    });
    expect(message!.lines.map(({ kind, no }) => [kind, no]).sort()).toEqual([
      ['bill', 'TELLS1000001'],
      ['bill', 'TELLS1000002'],
      ['call', `DEMO.SHIP${ships - 1}/1W`],
    ]);
    expect(message!.lines[0]!.sentence).toMatch(/提前 6 小时.*现为/);
    expect(await messagesOf(stranger.user)).toEqual([]);
    // Moved back and forth: each new time is news, the same is none.
    await moveTo(closesMs - 6 * hourMs);
    expect((await messagesOf(user))[0]!.lines).toHaveLength(3);
    await moveTo(closesMs - 9 * hourMs);
    expect((await messagesOf(user))[0]!.lines).toHaveLength(6);
  });

  it('what held when somebody began to follow is no news; what comes later is', async () => {
    await port.manifest('TELLS2000001', [boxes[0]!]);
    const { user, moveTo } = await follower(['TELLS2000002']);
    await moveTo(clock.nowMs() + 10 * hourMs);
    const late = await signInForTest(server.platform);
    await server.call(bills.subscribeBills, { blnos: ['TELLS2000002'] }, late);
    await lookAtAll(parts);
    expect((await messagesOf(user)).map(({ event }) => event).sort()).toEqual(['cut-off-moved', 'not-gated-in', 'papers-missing']);
    expect(await messagesOf(late)).toEqual([]);
  });

  it('is read one by one, or up to one; by each colleague for himself', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS3000001']);
    await moveTo(closesMs - hourMs);
    await send();
    await moveTo(closesMs - 2 * hourMs);
    const unread = async () => (await server.call(notification.countUnread, {}, user)).data;
    expect(await unread()).toEqual({ count: 2, urgent: 0 });
    const [newest, older] = await messagesOf(user);
    await server.call(notification.markRead, { ids: [newest!.id, 999_999_999] }, user);
    expect((await messagesOf(user, { unread: true })).map(({ id }) => id)).toEqual([older!.id]);
    const stranger = await signInForTest(server.platform);
    await server.call(notification.markRead, { ids: [older!.id], until: newest!.id }, stranger);
    expect((await unread())!.count).toBe(1);
    await server.call(notification.markRead, { until: newest!.id }, user);
    expect(await unread()).toEqual({ count: 0, urgent: 0 });
  });

  it('is unread again when more comes of what was read while it gathered; what else was read stays read', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLSB000001']);
    const unread = async () => (await messagesOf(user, { unread: true })).map(({ id }) => id);
    await moveTo(closesMs - hourMs);
    const [first] = await unread();
    await server.call(notification.markRead, { ids: [first!] }, user);
    await moveTo(closesMs - 2 * hourMs);
    expect(await unread()).toEqual([first]);
    await server.platform.database.query(
      'system',
      `insert into notification_message (owner_key, event, port, mark, tone, is_urgent, lines, created_at, gathers_until, dispatched_at)
       select owner_key, event, port, mark, tone, is_urgent, lines, created_at, gathers_until, created_at from notification_message where id = $1`,
      [first],
    );
    await server.call(notification.markRead, { until: 999_999_999 }, user);
    expect(await unread()).toEqual([]);
    await moveTo(closesMs - 3 * hourMs);
    expect(await unread()).toEqual([first]);
  });

  it('is looked for by owner and subject, however many follow one bill or one owner follows', async () => {
    const plan = await inTransaction(server.platform.database, 'system', async (tx) => {
      const connection = connectionOf(tx);
      await connection.query('set local enable_seqscan = off');
      await connection.query('set local enable_hashjoin = off');
      await connection.query('set local enable_mergejoin = off');
      const sql = changedBillsSql
        .replaceAll(/\$[12]/g, 'null')
        .replace('$3', '200')
        .replace('$4', '0')
        .replace('$5', 'now()');
      const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`explain ${sql}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    const [, found] = /on notification_told t [^\n]*\n *Index Cond: ([^\n]*)/.exec(plan)!;
    expect(found).toMatch(/owner_key = .*subject = /);
  });

  it('comes though many before it in line were derived by other rules', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLSC000001']);
    await server.platform.database.query(
      'system',
      `with other as (insert into tracking_bill (port, bill_no, updated_at, search_text, version, status)
         select 'NB', 'TELLSOTHER' || at, now(), '', 1, '{}' from generate_series(1, 200) at returning bill_no)
       insert into follow_subject (owner_key, product, row_id, kind, port, subject) select 'a:0', 'tests', 1, 'bill', 'NB', bill_no from other`,
    );
    await moveTo(closesMs - 6 * hourMs);
    expect(await messagesOf(user)).toHaveLength(1);
    await server.platform.database.query('system', "delete from follow_subject where owner_key = 'a:0'");
  });
});

describe('channels', () => {
  it('R-7.6-19, R-0-10 a message reaches 微信, 企业微信, 钉钉 and 飞书, each as its service wants it, once', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS4000001']);
    await server.platform.database.query('system', 'update account_user set open_id = $2 where id = $1', [
      user.userId,
      'open-id-for-tests',
    ]);
    expect((await choose(user, { channels: [{ kind: 'wechat', isOn: true }] })).code).toBe(200);
    await robotOn(user, 'wecom');
    await robotOn(user, 'dingtalk', 'SECdemo00000000001');
    await robotOn(user, 'feishu', 'demo00000000001');
    await moveTo(closesMs - 6 * hourMs);
    await sendNow();
    expect(heard).toEqual([]);
    await send();
    await sendNow();
    const of = (path: string) => heard.filter((one) => one.path.startsWith(path));
    expect(heard).toHaveLength(4);
    const [template] = of('/cgi-bin/message/template/send');
    expect(template!.body).toMatchObject({
      touser: 'open-id-for-tests',
      template_id: 'template',
      data: { thing1: { value: '截港、开港变更' }, character_string2: { value: 'TELLS4000001' } },
    });
    const [wecom, dingtalk, feishu] = [of('/cgi-bin/webhook/send')[0]!, of('/robot/send')[0]!, of('/open-apis/bot/v2/hook/')[0]!];
    expect(wecom.body).toMatchObject({
      msgtype: 'text',
      text: { content: expect.stringMatching(/^【桅灯】截港、开港变更 · DEMO.SHIP\d+\/1W · 宁波\nTELLS4000001 .*提前 6 小时/) },
    });
    // Who reads along in the group has no messages of his own here.
    expect(String(Reflect.get(wecom.body['text']!, 'content'))).toMatch(/\n看详情：\S+\/logistics\?bill=TELLS4000001$/);
    const timestamp = dingtalk.query.get('timestamp')!;
    expect(dingtalk.query.get('sign')).toBe(signDingtalk('SECdemo00000000001', timestamp));
    expect(feishu.body).toMatchObject({ msg_type: 'text', sign: signFeishu('demo00000000001', String(Math.floor(clock.nowMs() / 1000))) });
    expect((await sentOf(user)).map(({ kind, state, tries }) => [kind, state, tries]).sort()).toEqual([
      ['dingtalk', 'sent', 1],
      ['feishu', 'sent', 1],
      ['wechat', 'sent', 1],
      ['wecom', 'sent', 1],
    ]);
  });

  it('an outage loses nothing: it is tried again, given up after many times, and sent again by hand', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS5000001']);
    await robotOn(user, 'wecom');
    answers = () => ({ status: 502, body: 'bad gateway' });
    await moveTo(closesMs - 6 * hourMs);
    await send();
    expect((await sentOf(user))[0]).toMatchObject({ state: 'waiting', tries: 1, answer: `${texts.unreachable} (502)` });
    expect((await server.call(notification.findSetting, {}, user)).data!.channels.find(({ kind }) => kind === 'wecom')!.problem).toContain(
      '502',
    );
    await send(30_000);
    expect(heard).toHaveLength(1);
    for (let tries = 2; tries <= 12; tries += 1) await send(7 * hourMs);
    expect((await sentOf(user))[0]).toMatchObject({ state: 'failed', tries: 12, dueMs: null });
    answers = () => ({ body: { errcode: 0 } });
    const stranger = await signInForTest(server.platform);
    const { id } = (await sentOf(user))[0]!;
    expect((await server.call(notification.replay, { ids: [id] }, stranger)).data).toEqual({ count: 0 });
    expect((await server.call(notification.replay, { from: 0, to: clock.nowMs() }, user)).data).toEqual({ count: 1 });
    await send(4_000);
    expect((await sentOf(user))[0]).toMatchObject({ state: 'sent', tries: 1 });
    expect((await server.call(notification.replay, { ids: [id] }, user)).data).toEqual({ count: 0 });
    const said = heard.length;
    await send();
    expect(heard).toHaveLength(said);
  });

  it('what waits to be tried again is among what did not arrive, and is sent now by hand', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS5000002']);
    await choose(user, { quietHours: { isOn: false, from: '22:00', until: '07:30' } });
    await robotOn(user, 'wecom');
    const lost = async () => (await server.call(notification.listDeliveries, { failed: true }, user)).data!.list;
    answers = () => ({ status: 502, body: 'bad gateway' });
    await moveTo(closesMs - 6 * hourMs);
    await send();
    const [waiting] = await lost();
    expect(waiting).toMatchObject({ state: 'waiting', tries: 1 });
    answers = () => ({ body: { errcode: 0 } });
    await send(4_000);
    expect(heard).toHaveLength(1);
    expect((await server.call(notification.replay, { ids: [waiting!.id] }, user)).data).toEqual({ count: 1 });
    await sendNow();
    expect([heard.length, await lost()]).toEqual([2, []]);
  });

  it('a crash sends nothing twice: what was handed over when it came is told as unsure', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS6000001']);
    await robotOn(user, 'wecom');
    await moveTo(closesMs - 6 * hourMs);
    clock.advance(gatherMs);
    await dispatchMessages(parts);
    await server.platform.database.query(
      'system',
      "update notification_delivery set state = 'sending', started_at = $2 where user_id = $1",
      [user.userId, new Date(clock.nowMs())],
    );
    await send(unsureMs + 1);
    expect(heard).toEqual([]);
    expect((await sentOf(user))[0]).toMatchObject({ state: 'unsure', answer: texts.unsure, dueMs: null });
  });

  it('an answer that comes after it was told as unsure counts, unless it is being sent again', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLSD000001', 'TELLSD000002']);
    const { database } = server.platform;
    await robotOn(user, 'wecom');
    const claim = async () => {
      const nowMs = clock.nowMs();
      const claimed = await inTransaction(database, 'system', (tx) =>
        claimDue(tx, 'wecom', { nowMs, usedAfterMs: nowMs - 3_000, limit: 100 }),
      );
      return claimed.find(({ userId }) => userId === user.userId)!;
    };
    const giveUp = async () => {
      clock.advance(unsureMs + 1);
      await inTransaction(database, 'system', (tx) => markUnsure(tx, clock.nowMs() - unsureMs, clock.nowMs(), texts.unsure));
    };
    const end = (delivery: Awaited<ReturnType<typeof claim>>, answer: string) =>
      inTransaction(database, 'system', (tx) =>
        endDelivery(tx, delivery, { state: 'sent', answer, tookMs: 1, dueMs: null, nowMs: clock.nowMs() }),
      );
    await moveTo(closesMs - hourMs);
    clock.advance(gatherMs);
    await dispatchMessages(parts);
    const first = await claim();
    await giveUp();
    const replayed = await inTransaction(database, 'system', (tx) =>
      replayDeliveries(tx, user, { ids: [first.id], fromMs: 0, toMs: 0 }, clock.nowMs()),
    );
    expect(replayed).toBe(1);
    const again = await claim();
    await end(first, 'late');
    expect((await sentOf(user))[0]).toMatchObject({ id: first.id, state: 'sending' });
    await giveUp();
    await end(again, 'errcode 0');
    expect((await sentOf(user))[0]).toMatchObject({ state: 'sent', answer: 'errcode 0' });
  });

  it('what waits for its channel’s turn goes together', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLSE000001']);
    await robotOn(user, 'wecom');
    for (let moved = 1; moved <= 3; moved += 1) {
      await moveTo(closesMs - moved * hourMs);
      clock.advance(gatherMs);
      await dispatchMessages(parts);
    }
    expect((await sentOf(user)).map(({ state, count }) => [state, count])).toEqual([['waiting', 3]]);
  });

  it('refuses spans of no calendar, by name', async () => {
    const user = await signInForTest(server.platform);
    for (const span of [
      { from: -1e20, to: 1e20 },
      { from: -1, to: 0 },
      { from: 0, to: 9e15 },
    ])
      expect((await server.call(notification.replay, span, user)).code).toBe(400);
  });

  it('of two colleagues who set one robot at once one is refused', async () => {
    const { database } = server.platform;
    const set = { kind: 'wecom', isOn: true, token: 'demo-key-0002', secret: undefined } as const;
    const second = await inTransaction(database, 'system', async (tx) => {
      expect(await changeChannel(tx, 'c:88', 1, set)).not.toBeNull();
      const other = inTransaction(database, 'system', (otherTx) => changeChannel(otherTx, 'c:88', 2, set)).catch((error: Error) => error);
      for (let waits = 0; waits === 0;) {
        const { rows } = await database.query<{ waits: number }>('system', 'select count(*)::int as waits from pg_locks where not granted');
        waits = rows[0]!.waits;
      }
      return { other };
    });
    expect(await second.other).toBeNull();
  });

  it('an answer that nobody can read is told as unsure, and nothing is sent a second time', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLSB000001']);
    await robotOn(user, 'wecom');
    answers = () => ({ body: '<html>ok</html>' });
    await moveTo(closesMs - 6 * hourMs);
    await send();
    // At the same hour of another day: nobody sleeps.
    await send(24 * hourMs);
    expect(heard.filter(({ body }) => JSON.stringify(body).includes('TELLSB000001'))).toHaveLength(1);
    expect((await sentOf(user))[0]).toMatchObject({ state: 'unsure', answer: texts.unsure, dueMs: null });
  });

  it('a robot that is switched off keeps no colleague from it', async () => {
    const [one, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const change = (user: TestUser, isOn: boolean) =>
      inTransaction(
        server.platform.database,
        'system',
        async (tx) =>
          (await changeChannel(tx, 'c:88', user.userId, { kind: 'wecom', isOn, token: 'demo-key-0088', secret: null })) !== null,
      );
    expect([await change(one, true), await change(other, true)]).toEqual([true, false]);
    expect([await change(one, false), await change(other, true), await change(one, true)]).toEqual([true, true, false]);
  });

  it('a refusal is final, and said in words at the channel', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS7000001']);
    await robotOn(user, 'dingtalk');
    // They refuse with status 200.
    answers = () => ({ body: { errcode: 310000, errmsg: 'keywords not in content' } });
    await moveTo(closesMs - 6 * hourMs);
    await send();
    expect((await sentOf(user))[0]).toMatchObject({ state: 'failed', answer: `${texts.robotKeyword} (310000)` });
  });

  /** Quiet hours from an hour ago, for so many hours to come. */
  const sleep = (user: TestUser, hours: number) => {
    const minutes = (ms: number): string => new Date(ms + 8 * hourMs).toISOString().slice(11, 16);
    const [from, until] = [minutes(clock.nowMs() - hourMs), minutes(clock.nowMs() + hours * hourMs)];
    return choose(user, { quietHours: { isOn: true, from, until } });
  };
  const saidTimes = (): readonly string[] => heard.flatMap(({ body }) => JSON.stringify(body).match(/现为 [\d: -]{11}/g) ?? []);
  /** What is said of a port's cut-off: no box is in, so that customs' clock, an hour before it, is told. */
  const timeSaid = (ms: number): string => `现为 ${new Date(ms + 7 * hourMs).toISOString().slice(5, 16).replace('T', ' ')}`;

  it('R-7.6-19 quiet hours hold back all but what is urgent, with which goes what was held of the same ship; the rest when they end', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS8000001']);
    const other = await follower([]);
    await server.call(calls.subscribeVessels, { list: [{ vesselsName: `DEMO.SHIP${ships}`, voyage: '1W' }] }, user);
    await lookAtAll(parts);
    await robotOn(user, 'wecom');
    await sleep(user, 3);
    await moveTo(closesMs - 6 * hourMs);
    await other.moveTo(closesMs - 5 * hourMs);
    await send();
    await moveTo(closesMs - 7 * hourMs);
    await send();
    expect(heard).toEqual([]);
    expect((await sentOf(user)).map(({ state, count, waitsFor }) => [state, count, waitsFor])).toEqual([['waiting', 3, 'night']]);
    // So near that nobody may sleep through it; what moved before is told before it.
    const near = clock.nowMs() + 2 * hourMs;
    await moveTo(near);
    await send();
    expect(saidTimes()).toEqual([closesMs - 6 * hourMs, closesMs - 7 * hourMs, near].map(timeSaid));
    expect((await sentOf(user)).map(({ state, count }) => [state, count]).sort()).toContainEqual(['waiting', 1]);
    await send(3 * hourMs);
    // The other ship alone is followed, and no bill on it: that is 截港 itself.
    expect(saidTimes().at(-1)).toBe(timeSaid(closesMs - 5 * hourMs + hourMs));
  });

  it('R-7.6-19 nothing is held until a clock is nearer than four hours, though the quiet hours go on', async () => {
    const { user, moveTo } = await follower(['TELLS8000002']);
    await robotOn(user, 'wecom');
    await sleep(user, 9);
    // Customs closes an hour before the port, and five hours from now.
    const nowMs = clock.nowMs();
    await moveTo(nowMs + 6 * hourMs);
    await send();
    const held = (await sentOf(user)).map(({ dueMs, waitsFor }) => [waitsFor, Math.ceil((dueMs! - nowMs) / 60_000)]);
    expect(held).toContainEqual(['night', 60]);
    await send(58 * 60_000);
    expect(heard).toEqual([]);
    await send(60_000);
    expect(saidTimes()).toEqual([timeSaid(nowMs + 6 * hourMs)]);
  });

  it('what is held is due when the port’s clock is moved to where its cut-off is near', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS8000004']);
    await robotOn(user, 'wecom');
    await sleep(user, 9);
    await moveTo(closesMs - 6 * hourMs);
    await send();
    expect((await sentOf(user))[0]).toMatchObject({ state: 'waiting', waitsFor: 'night' });
    const { platform } = parts;
    const portClock = { ...platform.portClock, nowMs: () => closesMs - 10 * hourMs, rate: () => 1 };
    await inTransaction(platform.database, 'system', (tx) => decideDueAnew({ platform: { ...platform, portClock } }, tx, null));
    await sendNow();
    expect(saidTimes()).toEqual([timeSaid(closesMs - 6 * hourMs)]);
  });

  it('what is held is due at once when the quiet hours are switched off, the earlier first, and by the new ones when they are shorter', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS8000003']);
    await robotOn(user, 'wecom');
    await sleep(user, 9);
    await moveTo(closesMs - 6 * hourMs);
    await send();
    const nowMs = clock.nowMs();
    await sleep(user, 3);
    const [held] = await sentOf(user);
    expect([held!.waitsFor, Math.round((held!.dueMs! - nowMs) / hourMs)]).toEqual(['night', 3]);
    await choose(user, { quietHours: { isOn: false, from: '22:00', until: '07:30' } });
    expect((await sentOf(user))[0]).toMatchObject({ state: 'waiting', waitsFor: null });
    await moveTo(closesMs - 7 * hourMs);
    await send();
    await send(4_000);
    expect(saidTimes()).toEqual([closesMs - 6 * hourMs, closesMs - 7 * hourMs].map(timeSaid));
  });

  it('goes as somebody chose: off not at all, a digest with the next five minutes', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLS9000001']);
    await robotOn(user, 'wecom');
    await robotOn(user, 'feishu');
    const modes = [
      { event: 'cut-off-moved', channel: 'wecom', mode: 'off' },
      { event: 'cut-off-moved', channel: 'feishu', mode: 'digest' },
    ];
    await choose(user, { events: modes });
    await moveTo(closesMs - 6 * hourMs);
    await send();
    expect(heard).toEqual([]);
    await send(300_000);
    expect(heard.map(({ path }) => path)).toEqual(['/open-apis/bot/v2/hook/demo-hook-0001']);
  });

  it('S-12 takes robots’ addresses of the three services alone, and tells no key', async () => {
    const user = await signInForTest(server.platform);
    const wrong = [
      'http://169.254.169.254/cgi-bin/webhook/send?key=demo-key-0001',
      `${base}/cgi-bin/webhook/send?key=../../x`,
      `${base}/cgi-bin/../robot/send?key=demo-key-0001`,
      base.replace('http://', 'http://user:pass@') + '/cgi-bin/webhook/send?key=demo-key-0001',
      'file:///etc/passwd',
      '企业微信',
    ];
    for (const url of wrong) {
      expect(await choose(user, { channels: [{ kind: 'wecom', isOn: true, url }] })).toMatchObject({
        code: 400,
        fields: { wecom: texts.addressWrong },
      });
    }
    expect(await choose(user, { channels: [{ kind: 'feishu', isOn: true }] })).toMatchObject({
      code: 400,
      fields: { feishu: texts.addressMissing },
    });
    expect(await choose(user, { channels: [{ kind: 'wechat', isOn: true }] })).toMatchObject({ code: 400, msg: texts.wechatUnbound });
    await robotOn(user, 'wecom');
    const told = JSON.stringify((await server.call(notification.findSetting, {}, user)).data);
    expect(told).not.toContain('demo-key-0001');
    expect(told).toContain('…0001');
    // Away with it.
    await choose(user, { channels: [{ kind: 'wecom', url: '' }] });
    expect((await server.call(notification.findSetting, {}, user)).data!.channels.find(({ kind }) => kind === 'wecom')).toMatchObject({
      isOn: false,
      address: null,
    });
  });

  it('a test is sent at once, tells how it was taken, and is bounded a day', async () => {
    const user = await signInForTest(server.platform);
    await robotOn(user, 'feishu');
    expect((await server.call(notification.test, { kind: 'feishu' }, user)).data).toMatchObject({ isSent: true });
    expect(JSON.stringify(heard[0]!.body)).toContain(`【桅灯】${texts.testTitle}\\n${texts.testLine}\\n`);
    answers = () => ({ body: { code: 19021, msg: 'sign match fail' } });
    expect((await server.call(notification.test, { kind: 'feishu' }, user)).data).toMatchObject({
      isSent: false,
      answer: `${texts.robotKeyword} (19021)`,
    });
    // They stand in the log as what they are, and are no news to be sent again.
    expect((await sentOf(user)).map(({ title, count, state }) => [title, count, state])).toEqual([
      [texts.testTitle, 0, 'failed'],
      [texts.testTitle, 0, 'sent'],
    ]);
    expect((await server.call(notification.replay, { from: 0, to: clock.nowMs() }, user)).data).toEqual({ count: 0 });
    for (let sent = 2; sent < testsPerDay; sent += 1) await server.call(notification.test, { kind: 'feishu' }, user);
    expect((await server.call(notification.test, { kind: 'feishu' }, user)).code).toBe(429);
  });

  it('whoever acts for the identity no more is sent nothing, though his channel stood open', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLSA000001']);
    const { database } = server.platform;
    const left = await signInForTest(server.platform);
    await robotOn(user, 'wecom');
    await database.query(
      'system',
      "insert into notification_channel (owner_key, user_id, kind, is_on, token) values ($1, $2, 'feishu', true, 'demo-hook-0001'), ('c:77', $2, 'feishu', true, 'x')",
      [user.ownerKey, left.userId],
    );
    await moveTo(closesMs - 6 * hourMs);
    await send();
    expect(heard.map(({ path }) => path)).toEqual(['/cgi-bin/webhook/send']);
    // Told by the company, before any message comes.
    const [reaction] = notificationReactions(parts);
    await reaction!.handle({
      id: '1',
      at: '',
      name: reaction!.event.name,
      version: 1,
      body: { companyId: 77, userId: left.userId } as never,
    });
    const { rows } = await database.query('system', 'select from notification_channel where user_id = $1', [left.userId]);
    expect(rows).toEqual([]);
  });
});

describe('a mailbox', () => {
  const mailbox = (user: TestUser, change: { url?: string; code?: string; isOn?: boolean }) =>
    choose(user, { channels: [{ kind: 'email', ...change }] });
  const channelOf = async (user: TestUser) =>
    (await server.call(notification.findSetting, {}, user)).data!.channels.find(({ kind }) => kind === 'email')!;
  /** The mails that came, as somebody reads them. */
  const inbox = () => mails.taken.map((raw) => readMail(raw));
  const codeSent = (): string => /\d{6}/.exec(inbox().at(-1)!.subject)![0];
  /** Whatever the hour that the clock has come to. */
  const wakeUp = (user: TestUser) => choose(user, { quietHours: { isOn: false, from: '22:00', until: '07:30' } });
  async function mailboxOn(user: TestUser, url: string): Promise<void> {
    await mailbox(user, { url });
    expect((await mailbox(user, { code: codeSent() })).code).toBe(200);
    mails.taken.length = 0;
  }

  it('R-7.6-19 is sent a code and nothing else until it is told; then what happens, once, whole', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLSM100001']);
    await wakeUp(user);
    expect((await mailbox(user, { isOn: true })).refusal).toBe('notification.mailboxMissing');
    expect((await mailbox(user, { url: 'Ops@Forwarder.test' })).code).toBe(200);
    expect(await channelOf(user)).toMatchObject({ address: 'ops@forwarder.test', awaitsCode: true, isOn: false });
    expect(mails.taken[0]).toContain('RCPT TO:<ops@forwarder.test>');
    expect((await mailbox(user, { isOn: true })).refusal).toBe('notification.mailboxUnproven');
    const code = codeSent();
    await moveTo(closesMs - 6 * hourMs);
    await send();
    expect(inbox()).toHaveLength(1);
    const wrong = await mailbox(user, { code: code === '000000' ? '000001' : '000000' });
    expect([wrong.code, wrong.fields]).toEqual([400, { email: texts.mailCodeWrong }]);
    expect((await mailbox(user, { code })).code).toBe(200);
    expect(await channelOf(user)).toMatchObject({ awaitsCode: false, isOn: true });
    await moveTo(closesMs - 9 * hourMs);
    // By e-mail what is not urgent comes together.
    await send(gatherMs);
    await send(300_000);
    const [, mail, ...others] = inbox();
    expect(others).toEqual([]);
    expect(mail!.subject).toMatch(/^【桅灯】截港、开港变更 · DEMO\.SHIP\d+\/1W · 宁波 · TELL\w+$/);
    expect(mail!.text).toMatch(/TELLSM100001 .*提前 3 小时/);
    expect((await sentOf(user))[0]).toMatchObject({ kind: 'email', state: 'sent', answer: '250' });
  });

  it('a code holds for some tries and some time, and again as a new one', async () => {
    const user = await signInForTest(server.platform);
    await mailbox(user, { url: 'a@tries.test' });
    const first = codeSent();
    for (let tries = 0; tries < mailCodeTriesMax; tries += 1) {
      expect((await mailbox(user, { code: first === '000000' ? '000001' : '000000' })).code).toBe(400);
    }
    expect((await mailbox(user, { code: first })).refusal).toBe('notification.mailCodeWrong');
    await mailbox(user, { url: 'a@tries.test' });
    const second = codeSent();
    clock.advance(mailCodeMs);
    expect((await mailbox(user, { code: second })).refusal).toBe('notification.mailCodeWrong');
    await mailbox(user, { url: 'a@tries.test' });
    expect((await mailbox(user, { code: codeSent() })).code).toBe(200);
    // Proven it stays, and the same address again sends nothing.
    const before = mails.taken.length;
    expect((await mailbox(user, { url: 'A@tries.test' })).code).toBe(200);
    expect([mails.taken.length, (await channelOf(user)).isOn]).toEqual([before, true]);
    // Another address is to be proven anew, and the old code is none for it.
    await mailbox(user, { url: 'b@tries.test' });
    expect(await channelOf(user)).toMatchObject({ address: 'b@tries.test', awaitsCode: true, isOn: false });
  });

  it('is no way to have the site write to others: codes are counted by person and by mailbox', async () => {
    const user = await signInForTest(server.platform);
    for (let sent = 0; sent < mailCodesPerDay; sent += 1) expect((await mailbox(user, { url: `v${sent}@flood.test` })).code).toBe(200);
    expect(await mailbox(user, { url: 'victim@flood.test' })).toMatchObject({ code: 429, refusal: 'notification.tooManyMailCodes' });
    const answers = [];
    for (let asker = 0; asker < 4; asker += 1) {
      answers.push((await mailbox(await signInForTest(server.platform), { url: 'victim@flood.test' })).code);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
    clock.advance(25 * hourMs);
    expect((await mailbox(await signInForTest(server.platform), { url: 'victim@flood.test' })).code).toBe(200);
  });

  it('counts who asked for a code though his mailbox went, was replaced or he himself went; who proved it counts no more', async () => {
    const [gone, replaced, third, late] = await Promise.all([0, 1, 2, 3].map(() => signInForTest(server.platform)));
    for (const user of [gone!, replaced!, third!]) expect((await mailbox(user, { url: 'ops@shared.test' })).code).toBe(200);
    const code = codeSent();
    await mailbox(gone!, { url: '' });
    await mailbox(replaced!, { url: 'other@shared.test' });
    expect(await mailbox(late!, { url: 'ops@shared.test' })).toMatchObject({ code: 429, refusal: 'notification.mailboxBusy' });
    await inTransaction(server.platform.database, 'system', (tx) =>
      ownNotification.leave!(tx, { userId: gone!.userId, ownerKey: gone!.ownerKey }),
    );
    expect((await mailbox(late!, { url: 'ops@shared.test' })).code).toBe(429);
    expect((await mailbox(third!, { code })).code).toBe(200);
    expect((await mailbox(late!, { url: 'ops@shared.test' })).code).toBe(200);
  });

  it('opens the mailbox whose code was told, whatever is put in its place meanwhile', async () => {
    const opened = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const user = await signInForTest(server.platform);
        await mailbox(user, { url: `mine${at}@swap.test` });
        const mail = mails.taken.find((raw) => raw.includes(`RCPT TO:<mine${at}@swap.test>`))!;
        const code = /\d{6}/.exec(readMail(mail).subject)![0];
        await Promise.all([mailbox(user, { code }), mailbox(user, { url: `victim${at}@swap.test` })]);
        const { address, isOn } = await channelOf(user);
        return isOn && address === `victim${at}@swap.test`;
      }),
    );
    expect(opened).toEqual(opened.map(() => false));
  });

  it.each(['', 'nobody', 'a@b', 'a@b.test\r\nBcc: x@y.test', 'a@b.test, c@d.test', `${'a'.repeat(95)}@b.com`])(
    'takes no address that is none: %j',
    async (url) => {
      const user = await signInForTest(server.platform);
      const answer = await mailbox(user, { url });
      expect([answer.code, mails.taken.length]).toEqual([url === '' ? 200 : 400, 0]);
      expect((await channelOf(user)).address).toBeNull();
    },
  );

  it('says when a code or a mail was not taken; where nobody knows, the mail goes again under its number', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLSM200001']);
    await wakeUp(user);
    mails.mood.refusal = '550 5.1.1 no such mailbox';
    expect((await mailbox(user, { url: 'ops@gone.test' })).refusal).toBe('notification.mailCodeUnsent');
    mails.mood.refusal = null;
    await mailboxOn(user, 'ops@gone.test');
    mails.mood.swallows = true;
    await moveTo(closesMs - hourMs);
    await send();
    await send(300_000);
    expect((await sentOf(user))[0]).toMatchObject({ state: 'waiting', answer: texts.unreachable });
    Object.assign(mails.mood, { swallows: false });
    await send(60_000);
    expect((await sentOf(user))[0]).toMatchObject({ state: 'sent', tries: 2 });
    expect(new Set(inbox().map(({ messageId }) => messageId)).size).toBe(1);
    mails.mood.refusal = '550 5.1.1 no such mailbox';
    const test = await server.call(notification.test, { kind: 'email' }, user);
    expect(test.data).toMatchObject({ isSent: false, answer: `${texts.mailRefused} (550 5.1.1 no such mailbox)` });
    expect((await channelOf(user)).problem).toContain('no such mailbox');
  });
});

describe('text messages', () => {
  it('R-7.6-19 tell of danger alone, at once and in the night, to one’s own phone', async () => {
    const { user, moveTo, closesMs } = await follower(['TELLSM000001']);
    const answer = await choose(user, {
      channels: [{ kind: 'sms', isOn: true }],
      quietHours: { isOn: true, from: '00:00', until: '23:59' },
    });
    const own = answer.data!.channels.find(({ kind }) => kind === 'sms');
    expect(own).toMatchObject({ isOn: true, lack: null, address: `${user.phone.slice(0, 3)}****${user.phone.slice(7)}` });
    await moveTo(closesMs - 6 * hourMs);
    await send();
    expect([texted, await sentOf(user)]).toEqual([[], []]);
    await moveTo(server.platform.portClock.nowMs() - hourMs);
    await send();
    expect(texted).toEqual([
      { phone: user.phone, no: 'TELLSM000001', what: expect.stringMatching(/^已过截止未进港：.*未进港/), more: expect.any(String) },
    ]);
    expect((await sentOf(user)).map(({ kind, state }) => [kind, state])).toEqual([['sms', 'sent']]);
  });

  it('go not together, and of what is never of danger not at all: each such wish is refused at its field', async () => {
    const user = await signInForTest(server.platform);
    for (const [event, mode] of [
      ['customs', 'digest'],
      ['enquiry', 'now'],
    ]) {
      const refused = await choose(user, { events: [{ event, channel: 'sms', mode }] });
      expect(refused).toMatchObject({ code: 400, fields: { 'events.0.mode': texts.smsModeWrong } });
    }
    expect((await choose(user, { events: [{ event: 'customs', channel: 'sms', mode: 'off' }] })).code).toBe(200);
  });

  const line = { kind: 'bill', no: 'A1', sentence: '查验', step: null, tone: 'danger', closesMs: null } as const;
  const message = { event: 'customs', atMs: 0, port: 'NB', about: null, lines: [line], more: 0 } as const;
  const hand = (user: TestUser) => handOver(parts, { userId: user.userId, kind: 'sms', token: null, secret: null }, [message], 'n1');

  it('are bounded a day: what comes beyond is said to stand in the message centre', async () => {
    const user = await signInForTest(server.platform);
    for (let sent = 0; sent < smsPerDay; sent += 1) expect((await hand(user)).outcome).toBe('sent');
    expect(await hand(user)).toEqual({ outcome: 'refused', answer: texts.smsSpent });
    expect(texted).toHaveLength(smsPerDay);
  });

  // Of what nobody knows whether it was taken nothing goes a second time by itself (ADR 0048).
  it.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 'later', `${texts.busy} (isv.BUSINESS_LIMIT_CONTROL)`],
    ['isv.MOBILE_NUMBER_ILLEGAL', 'refused', `${texts.smsRefused} (isv.MOBILE_NUMBER_ILLEGAL)`],
    ['ECONNREFUSED', 'later', texts.unreachable],
    ['unknown', 'unsure', texts.unsure],
    ['ReadTimeout', 'unsure', texts.unsure],
  ])('answered %s: %s', async (trouble, outcome, told) => {
    smsTrouble = trouble;
    expect(await hand(await signInForTest(server.platform))).toEqual({ outcome, answer: told });
  });
});

describe('hours ahead', () => {
  const dueOf = async (user: TestUser) => (await messagesOf(user, { event: 'not-gated-in' })).map(({ tone }) => tone);
  const chooseHours = async (user: TestUser, hours: number): Promise<void> => {
    const answer = await choose(user, { hours: [{ event: 'not-gated-in', hours }] });
    expect(answer.data!.events.find(({ event }) => event === 'not-gated-in')).toMatchObject({
      hours,
      when: `截港前 ${hours} 小时起；截了再发一次`,
    });
  };

  it('R-7.6-19 each person chooses his own: told once of a clock at them, however he chooses later, and not with the others', async () => {
    const { user } = await follower(['TELLSH000001']);
    await robotOn(user, 'wecom');
    await chooseHours(user, 48);
    await lookAtAll(parts);
    // The clock is 60 hours away.
    expect(await dueOf(user)).toEqual([]);
    clock.advance(12 * hourMs);
    await lookAtAll(parts);
    expect(await dueOf(user)).toEqual(['attention']);
    await lookAtAll(parts);
    await chooseHours(user, 12);
    await lookAtAll(parts);
    clock.advance(36 * hourMs);
    await lookAtAll(parts);
    expect(await dueOf(user)).toEqual(['attention']);
    await send();
    // At the same hour of another day: nobody sleeps.
    await send(24 * hourMs);
    expect(heard.filter(({ body }) => JSON.stringify(body).includes('临近截港未进港'))).toHaveLength(1);
  });

  it('R-7.6-19 a choice is found at the next look: a clock that is within it is told, one that was told is not', async () => {
    const { user, moveTo } = await follower(['TELLSH000002']);
    await moveTo(clock.nowMs() + 30 * hourMs);
    await lookAtAll(parts);
    expect(await dueOf(user)).toEqual([]);
    await chooseHours(user, 48);
    await lookAtAll(parts);
    expect(await dueOf(user)).toEqual(['attention']);
    await chooseHours(user, 72);
    await lookAtAll(parts);
    expect(await dueOf(user)).toEqual(['attention']);
  });

  it('R-7.6-19 of two colleagues each is told at his own hours, sees his own message alone, and is sent it alone', async () => {
    const { user, moveTo } = await follower(['TELLSH000003']);
    const { database } = server.platform;
    const colleague = { ownerKey: `u:${user.userId}`, userId: 987_654 };
    const unreadOf = async (reader: typeof colleague) => (await countUnread(database, reader)).count;
    const own = { ...colleague, userId: user.userId };
    await server.platform.database.query(
      'system',
      `insert into notification_setting (owner_key, user_id, hours) values ($1, $2, '{"not-gated-in": 48, "papers-missing": 6}')`,
      [colleague.ownerKey, colleague.userId],
    );
    await robotOn(user, 'wecom');
    await moveTo(clock.nowMs() + 40 * hourMs);
    // The cut-off that moved is told to both, and to the colleague his bill besides.
    expect([await unreadOf(own), await unreadOf(colleague)]).toEqual([1, 2]);
    await send();
    expect(heard.map(({ body }) => JSON.stringify(body)).filter((text) => text.includes('临近截港'))).toEqual([]);
    await moveTo(clock.nowMs() + 20 * hourMs);
    expect((await messagesOf(user)).map(({ event }) => event).sort()).toEqual([
      'cut-off-moved',
      'cut-off-moved',
      'not-gated-in',
      'papers-missing',
    ]);
    // What he knows already, and papers, which he wants six hours ahead, are not told to him with the others.
    expect(await unreadOf(colleague)).toBe(3);
    const marked = [...(await messagesOf(user))].map(({ id }) => id);
    await server.call(notification.markRead, { ids: marked }, user);
    expect([await unreadOf(own), await unreadOf(colleague)]).toEqual([0, 3]);
    await database.query(
      'system',
      `insert into notification_channel (owner_key, user_id, kind, is_on, token) values ($1, $2, 'feishu', true, 'demo-hook-0077')`,
      [colleague.ownerKey, colleague.userId],
    );
    clock.advance(gatherMs);
    await dispatchMessages({ ...parts, billing: { isOwnAccount: () => Promise.resolve(true) } });
    const { rows } = await database.query<{ event: string }>(
      'system',
      `select m.event from notification_delivery d join notification_message m on m.id = any(d.message_ids) where d.owner_key = $1 and d.user_id = $2`,
      [colleague.ownerKey, colleague.userId],
    );
    expect(rows).toEqual([{ event: 'cut-off-moved' }]);
    await database.query('system', 'delete from notification_channel where owner_key = $1', [colleague.ownerKey]);
  });

  it('what is held of a clock that came near goes along with the word that it was missed, before it', async () => {
    const { user, moveTo } = await follower(['TELLSH000004']);
    await robotOn(user, 'wecom');
    const modes = { 'not-gated-in': 'digest', 'cut-off-moved': 'off', 'papers-missing': 'off', customs: 'off' };
    const quietHours = { isOn: false, from: '22:00', until: '07:30' };
    await choose(user, { quietHours, events: Object.entries(modes).map(([event, mode]) => ({ event, channel: 'wecom', mode })) });
    await chooseHours(user, 48);
    clock.advance(digestMs - (clock.nowMs() % digestMs));
    const waiting = async () => (await sentOf(user)).map(({ count, waitsFor }) => [count, waitsFor]);
    await moveTo(clock.nowMs() + 40 * hourMs);
    clock.advance(gatherMs);
    await dispatchMessages(parts);
    expect(await waiting()).toEqual([[1, 'others']]);
    await moveTo(clock.nowMs() - hourMs);
    clock.advance(gatherMs);
    await dispatchMessages(parts);
    expect(await waiting()).toEqual([[2, null]]);
    await sendNow();
  });

  it('danger that joins a message while it gathers is seen by everybody, whoever was told before', async () => {
    const reader = { ownerKey: 'c:987', userId: 987_655 };
    const missed = { event: 'not-gated-in', key: 'x', mark: 'NB/TELLSH000005', about: null, kind: 'bill', no: 'TELLSH000005' } as const;
    const rest = { step: null, closesMs: null, nearestMs: null, isUrgent: false } as const;
    const tell = (sentence: string, notFor: readonly number[]) =>
      inTransaction(server.platform.database, 'system', (tx) =>
        addNews(
          tx,
          { ...reader, userId: null, notFor },
          'NB',
          [{ ...missed, ...rest, sentence, tone: 'danger' }],
          clock.nowMs() + 24 * hourMs,
          clock.nowMs(),
        ),
      );
    const seen = async () => (await countUnread(server.platform.database, reader)).count;
    await tell('near', [reader.userId, 1]);
    expect(await seen()).toBe(0);
    await tell('missed', []);
    expect(await seen()).toBe(1);
    await server.platform.database.query('system', "delete from notification_message where owner_key = 'c:987'");
  });

  it.each<[what: string, hours: unknown, field: string, says: string]>([
    ['hours of no list', [{ event: 'not-gated-in', hours: 7 }], 'hours.0.hours', texts.hoursWrong],
    ['text', [{ event: 'not-gated-in', hours: '24' }], 'hours.0.hours', texts.hoursWrong],
    ['less than nothing', [{ event: 'not-released', hours: -24 }], 'hours.0.hours', texts.hoursWrong],
    ['no hours', [{ event: 'papers-missing' }], 'hours.0.hours', texts.hoursWrong],
    ['a kind that warns of no clock', [{ event: 'customs', hours: 24 }], 'hours.0.event', texts.hoursEventWrong],
  ])('R-7.6-19 bad input is refused by its field: %s', async (_what, hours, field, says) => {
    const user = await signInForTest(server.platform);
    const answer = await choose(user, { hours });
    expect([answer.code, (answer as { fields?: object }).fields]).toEqual([400, { [field]: says }]);
    expect(says).toMatch(/[\u4e00-\u9fff]/);
  });
});

describe('what is told of a setting', () => {
  it('by what somebody is reached is asked once', async () => {
    const user = await signInForTest(server.platform);
    let asked = 0;
    const people: NotificationParts['people'] = {
      ...parts.people,
      findReach: () => {
        asked += 1;
        return Promise.resolve({ phone: '19900000001', openId: null });
      },
    };
    const told = await tellSetting({ ...parts, people }, user as never);
    expect([told.channels.find(({ kind }) => kind === 'sms')!.address, asked]).toEqual(['199****0001', 1]);
  });
});

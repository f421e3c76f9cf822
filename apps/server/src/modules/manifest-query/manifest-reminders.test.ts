// Guarantee: whoever waits for a bill is told once there is something of it, whatever told it and however it comes together with
// his wish: by a message that is his alone, once, though the event is heard again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifestCame } from '@mastlight/domain/manifest-query/events';
import { manifestQuery } from '@mastlight/domain/manifest-query/contract';
import { remindersMax } from '@mastlight/domain/manifest-query/limits';
import { manifestQueryTexts as texts } from '@mastlight/domain/manifest-query/messages';
import { personLeft } from '@mastlight/domain/company/events';
import { gatherMs } from '@mastlight/domain/notification/limits';
import { notification } from '@mastlight/domain/notification/contract';
import { othersPerDayMax } from '@mastlight/domain/tracking/limits';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { inTransaction } from '../../platform/db/transaction';
import { enqueue } from '../../platform/queue/enqueue';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest } from '../../scenarios/company-for-test';
import { createCustomsVoice } from '../../scenarios/customs-says-for-test';
import { doorsForTest } from '../../scenarios/doors-for-test';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { isSomebodyWaiting } from '../../scenarios/waits-at-lock';
import { hearMessages } from './operations/hear-messages';

let server: TestServer;
let customs: ReturnType<typeof createCustomsVoice>;
let port: ReturnType<typeof createPortVoice>;
const clock = createTestClock();
const ship = { name: 'HAI.MING', code: 'UN9900142', scheme: 'un', voyage: '026W', direction: 'export' } as const;
const boxes = ['CSQU3054383', 'MLTU3102047', 'TCLU4265780', 'MSKU0308961'] as const;

beforeAll(async () => {
  server = await startTestServer({ clock, env: { FEISHU_ROBOT_URL: 'http://127.0.0.1:9' } });
  customs = createCustomsVoice(server.platform);
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

const remind = (blno: string, by: TestUser, mode: 'sea' | 'air' = 'sea') =>
  server.call(manifestQuery.remind, { blno, mode }, { token: by.token });
const messagesOf = async (token: string) => (await server.call(notification.listMessages, {}, { token })).data!.list;
const toldOf = async (by: TestUser) =>
  (await messagesOf(by.token)).flatMap(({ lines }) => lines.map(({ kind, no, sentence }) => `${kind} ${no} ${sentence}`));
const untilTold = (what: string, by: TestUser) => waitFor(what, async () => ((await toldOf(by)).length > 0 ? toldOf(by) : null));
/** Boxes that the wait for a bill knows, once it knows any. */
const untilKnown = (billNo: string) =>
  waitFor('boxes of the bill', async () => {
    const { rows } = await server.platform.database.query<{ boxes: string[] }>(
      'system',
      'select boxes from manifest_query_reminder where bill_no = $1',
      [billNo],
    );
    return rows[0]!.boxes.length > 0 ? rows[0]!.boxes : null;
  });

describe('R-8-23 a bill that is waited for', () => {
  it('R-8-23, R-7.6-19 is told by a message of him alone who waits, in the identity that he asked as, in words of the trade', async () => {
    const cid = await insertCompanyForTest(server.platform);
    const [one, colleague] = [
      await insertMemberForTest(server.platform, cid, 'operator'),
      await insertMemberForTest(server.platform, cid, 'operator'),
    ];
    for (const [at, { userId }] of [one, colleague].entries()) {
      await server.platform.database.query(
        'system',
        `insert into notification_channel (owner_key, user_id, kind, is_on, token) values ($1, $2, 'feishu', true, $3)`,
        [`c:${cid}`, userId, `demo-hook-000${at}`],
      );
    }
    await remind('COSU6411000001', one);
    await remind('160-12345675', one, 'air');
    expect(await toldOf(one)).toEqual([]);
    await customs.declare({ billNo: 'COSU6411000001' });
    await untilTold('the message', one);
    await customs.answer('2201', [['16012345675', null, '01', '接受申报']]);
    await waitFor('the other line', async () => (await toldOf(one)).length === 2);
    const [message, ...others] = await messagesOf(one.token);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ event: 'manifest-came', title: '等的舱单到了 · 2 票', port: null, tone: 'running', isRead: false });
    expect(await toldOf(one)).toEqual(['sea-manifest COSU6411000001 预配报文到了', 'air-manifest 16012345675 预配回执到了']);
    expect((await server.call(notification.countUnread, {}, { token: one.token })).data).toEqual({ count: 1, urgent: 0 });
    // A colleague has asked nothing, and neither has he himself as another identity.
    expect(await messagesOf(colleague.token)).toEqual([]);
    expect((await server.call(notification.countUnread, {}, { token: colleague.token })).data!.count).toBe(0);
    expect(await messagesOf(await insertSessionForTest(server.platform, one.userId))).toEqual([]);
    // It goes to his channels, and to none of theirs; nothing of it is left with the company once he is in it no more.
    clock.advance(gatherMs);
    const sent = await waitFor('what goes to channels', async () => {
      const { rows } = await server.platform.database.query<{ userId: number }>(
        'system',
        `select user_id::float8 as "userId" from notification_delivery where owner_key = $1`,
        [`c:${cid}`],
      );
      return rows.length > 0 ? rows : null;
    });
    expect(sent).toEqual([{ userId: one.userId }]);
    // What comes later is no news: he waits no more.
    clock.advance(1_000);
    await customs.answer('2101', [['COSU6411000001', null, '01', '接受申报']]);
    expect(await toldOf(one)).toHaveLength(2);
    await inTransaction(server.platform.database, 'system', (tx) =>
      server.platform.outbox.emit(tx, personLeft, { companyId: cid, userId: one.userId }),
    );
    await waitFor('the company to forget him', async () => {
      const { rows } = await server.platform.database.query('system', 'select from notification_message where owner_key = $1', [
        `c:${cid}`,
      ]);
      return rows.length === 0;
    });
  });

  it('is told once though the event is heard again, and to himself where he acts for the identity no more', async () => {
    const user = await signInForTest(server.platform);
    const { platform } = server;
    const body = {
      ownerKey: 'c:1',
      userId: user.userId,
      mode: 'sea',
      billNo: 'COSU6411000002',
      came: [{ stage: 'pre', what: 'declared' }],
    };
    for (let times = 0; times < 2; times++) {
      await inTransaction(platform.database, 'system', (tx) =>
        enqueue(tx, 'notification.tell-manifest', { id: 'the same', name: manifestCame.name, version: manifestCame.version, body }),
      );
      await waitFor('the event to be heard', async () => {
        const { rows } = await platform.database.query(
          'system',
          `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
           where t.identifier = 'notification.tell-manifest'`,
        );
        return rows.length === 0;
      });
      // What had gathered was sent.
      await platform.database.query('system', 'update notification_message set dispatched_at = created_at where dispatched_at is null');
    }
    expect(await messagesOf(user.token)).toHaveLength(1);
  });

  it('is told at once where it came between the look and the wish', async () => {
    const user = await signInForTest(server.platform);
    await customs.answer('2201', [['16011000001', null, '01', '接受申报']]);
    expect((await remind('160-1100 0001', user, 'air')).code).toBe(200);
    expect((await server.call(manifestQuery.listReminders, {}, { token: user.token })).data!.list).toMatchObject([
      { blno: '16011000001', heardTime: expect.any(String) },
    ]);
    expect(await untilTold('what was there', user)).toEqual(['air-manifest 16011000001 预配回执到了']);
    await customs.declare({ billNo: 'COSU6411000003' });
    await remind('cosu6411000003', user);
    await waitFor('the other line', async () => (await toldOf(user)).includes('sea-manifest COSU6411000003 预配报文到了'));
  });

  it('is not missed by a wish that comes while its message is being read; a wish for another bill does not queue behind it', async () => {
    const [user, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const { platform } = server;
    const receipt = {
      kind: 'customs-receipt',
      about: '2101',
      vessel: null,
      prepared: null,
      entries: [{ billNo: 'COSU6411000004', containerNo: null, code: '01', text: null }],
    };
    let wish: ReturnType<typeof remind> | undefined;
    await inTransaction(platform.database, 'system', async (tx) => {
      await hearMessages(platform, tx, [
        { messageId: 990_001, source: 'customs', heardMs: clock.nowMs(), preparedMs: null, sentBy: null, messages: [receipt as never] },
      ]);
      wish = remind('COSU6411000004', user);
      await waitFor('the wish to wait', () => isSomebodyWaiting(platform.database));
      // Of another bill nobody waits for the reading.
      expect((await remind('COSU6411000009', other)).code).toBe(200);
    });
    expect((await wish!).code).toBe(200);
    expect(await untilTold('what was being read', user)).toEqual(['sea-manifest COSU6411000004 预配回执到了']);
  });

  it('V-11 is no box: its number is refused by its field, and nothing is kept', async () => {
    const user = await signInForTest(server.platform);
    expect(await remind(boxes[0].toLowerCase(), user)).toMatchObject({
      code: 400,
      refusal: 'manifest-query.likeBox',
      fields: { blno: texts.likeBox },
    });
    expect((await server.call(manifestQuery.listReminders, {}, { token: user.token })).data!.list).toEqual([]);
  });
});

describe('R-8-23 a wish to be told', () => {
  const waitsOf = async (by: TestUser) => (await server.call(manifestQuery.listReminders, {}, { token: by.token })).data!.list;
  const setLooks = (by: TestUser, asked: number) =>
    server.platform.database.query(
      'system',
      `insert into tracking_box_query_day (owner_key, day, asked) values ($1, $2, $3)
       on conflict (owner_key, day) do update set asked = excluded.asked`,
      [by.ownerKey, shanghaiDay(clock.nowMs()), asked],
    );

  it('is a look of the day: with those used up nothing of a further bill is told or kept, and what is waited for stays', async () => {
    const user = await signInForTest(server.platform);
    await customs.answer('2201', [['16011000012', null, '01', '接受申报']]);
    await setLooks(user, othersPerDayMax - 1);
    expect((await remind('160-1100 0023', user, 'air')).code).toBe(200);
    expect(await remind('160-1100 0012', user, 'air')).toMatchObject({ http: 429, refusal: 'tracking.boxQueriesUsedUp' });
    expect((await remind('160-1100 0023', user, 'air')).code).toBe(200);
    expect(await waitsOf(user)).toMatchObject([{ blno: '16011000023', heardTime: null }]);
    expect(await toldOf(user)).toEqual([]);
    const off = await server.call(manifestQuery.remind, { blno: '16011000023', mode: 'air', on: false }, { token: user.token });
    expect([off.code, await waitsOf(user)]).toEqual([200, []]);
  });

  it('fills no place once its bill has come, and one that is kept is kept at the most too', async () => {
    const user = await signInForTest(server.platform);
    expect((await remind('COSU6411000021', user)).code).toBe(200);
    // As many as may wait, and one more that has come.
    await server.platform.database.query(
      'system',
      `insert into manifest_query_reminder (owner_key, told_to, mode, bill_no, asked_at, heard_at)
       select owner_key, told_to, mode, 'COSU70000' || n, asked_at, case when n <= 2 then asked_at end
       from manifest_query_reminder, generate_series(1, $2::int) n where bill_no = $1`,
      ['COSU6411000021', remindersMax],
    );
    expect((await remind('COSU6411000022', user)).code).toBe(200);
    expect(await remind('COSU6411000023', user)).toMatchObject({ code: 400, refusal: 'manifest-query.tooManyReminders' });
    expect((await remind('COSU6411000021', user)).code).toBe(200);
  });
});

describe('R-8-23 what names no bill wakes who waits for it', () => {
  it('R-8-23 an arrival of a box that the port has told under the bill, on its ship alone', async () => {
    const user = await signInForTest(server.platform);
    await port.manifest('COSU6411000005', [boxes[0]], { ship });
    await remind('COSU6411000005', user);
    expect(await untilKnown('COSU6411000005')).toEqual([boxes[0]]);
    await customs.declare({ billNo: '', about: '3101', boxes: [[boxes[0], 'S1']], isLoose: true, voyage: '999W' });
    clock.advance(1_000);
    await customs.declare({ billNo: '', about: '3101', boxes: [[boxes[0], 'S1']], isLoose: true });
    expect(await untilTold('the arrival', user)).toEqual([`sea-manifest COSU6411000005 运抵报文到了`]);
    expect(await messagesOf(user.token)).toHaveLength(1);
  });

  it('R-8-23 the same told before the port names the box, and before the person does', async () => {
    const [user, owner] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    await customs.declare({ billNo: '', about: '3101', boxes: [[boxes[1], 'S1']], isLoose: true });
    await port.manifest('COSU6411000006', [boxes[2]], { ship });
    await remind('COSU6411000006', owner);
    await untilKnown('COSU6411000006');
    await server.call(manifestQuery.updateCtns, { blno: 'COSU6411000006', ctns: boxes[1] }, { token: owner.token });
    expect(await untilTold('the box of his own', owner)).toEqual([`sea-manifest COSU6411000006 运抵报文到了`]);
    await remind('COSU6411000006', user);
    await untilKnown('COSU6411000006');
    expect(await toldOf(user)).toEqual([]);
  });

  it('R-8-23 customs’ answer that the port’s own rows tell', async () => {
    const [user, other] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    const { intake } = doorsForTest(server.platform);
    const say = async (row: string, rows: readonly object[], seq: number): Promise<void> => {
      await intake.receiveMessage({
        source: 'easipass',
        fileName: `easipass-${seq}.json`,
        bytes: new TextEncoder().encode(JSON.stringify({ port: 'SH', source: 'easipass', row, seq, rows })),
      });
      await intake.decodeWaiting();
    };
    await remind('COSU6411000007', user);
    await remind('COSU6411000008', other);
    const receipt = {
      msgType: 'MT2101',
      vessel: 'HAI MING',
      voyage: '026W',
      code: '01',
      text: '接受申报',
      sendTime: '2026-10-12 11:00:00',
    };
    await say('receipt', [{ ...receipt, blNo: 'COSU6411000007' }], 1);
    expect(await untilTold('the row', user)).toEqual(['sea-manifest COSU6411000007 预配回执到了']);
    expect(await toldOf(other)).toEqual([]);
  });
});

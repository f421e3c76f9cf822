// Guarantee: a terminal that registers, tells its code and speaks moves its truck and no other; who follows the plate sees it,
// nobody else does, and a link shows it alone until it is over or taken back.
import { trackKeptMs } from '@mastlight/domain/position/index';
import { trucks } from '@mastlight/domain/truck/contract';
import { seenMs, sharesMax, trucksMax } from '@mastlight/domain/truck/limits';
import { truckTexts as texts } from '@mastlight/domain/truck/messages';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { writeTerminalMessage } from '@mastlight/wire/jt808/write';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionOf, inTransaction } from '../../platform/db/transaction';
import { findShared, makeShareToken } from '../../platform/share-token';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { isSomebodyWaiting } from '../../scenarios/waits-at-lock';
import { placeForTest, Terminal } from '../../scenarios/truck-terminal-for-test';
import { truckShares } from './parts';
import { truckReactions } from './reactions';
import { listClaims, positionParts, releasePlate, startTerminalGateway, usualBounds, type TerminalGateway } from '../position/index';

const minute = 60_000;
const clock = createTestClock();
let server: TestServer;
let gateway: TerminalGateway;
let [own, other]: TestUser[] = [];
const open: Terminal[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock, env: { FREE_QUOTA_FEN: '400' } });
  gateway = await startTerminalGateway(
    positionParts(server.platform),
    { host: '127.0.0.1', port: 0 },
    // Its stories call again for a truck without hanging up before.
    { ...usualBounds, connectionsOfAddressMax: 40, speaksForMs: 0 },
  );
  own = await signInForTest(server.platform);
  other = await signInForTest(server.platform);
});
afterAll(async () => {
  for (const terminal of open) terminal.leave();
  await gateway.stop();
  await server.stop();
});

const call = async (phone: string): Promise<Terminal> => {
  const terminal = await Terminal.call(gateway.port, phone);
  open.push(terminal);
  return terminal;
};
const place = (part: Parameters<typeof placeForTest>[1]) => placeForTest(clock.nowMs(), part);
const report = (terminal: Terminal, part: Parameters<typeof place>[0] = {}) =>
  terminal.say(0x0200, { kind: 'position', position: place(part) });
const as = (user: TestUser | null) => ({ token: user?.token ?? null });
const follow = (carNo: string, user = own!) => server.call(trucks.subscribe, { carNo }, as(user));
const locate = async (carNo: string, user = own!) => server.call(trucks.locate, { carNo }, as(user));
const placeOf = async (carNo: string, user = own!) => (await locate(carNo, user)).data?.truck.position ?? null;
const showOf = async (carNo: string, user = own!) =>
  (await server.call(trucks.list, {}, as(user))).data!.list.find((truck) => truck.carNo === carNo)!;

describe('a truck', () => {
  it('R-1-08, R-7.6-09, R-0-10 moves when its terminal speaks, and whoever follows it sees where it is', async () => {
    expect((await follow('浙b·12345')).data?.carNo).toBe('浙B12345');
    expect(await placeOf('浙B12345')).toBeNull();
    const terminal = await call('013900000001');
    // Nothing is believed before the code.
    expect(await report(terminal)).toMatchObject({ kind: 'general-reply', result: 1 });
    await terminal.enter('浙B12345');
    expect(await terminal.say(0x0002, { kind: 'heartbeat' })).toMatchObject({ result: 0, replyId: 2 });
    expect(await report(terminal)).toMatchObject({ kind: 'general-reply', result: 0, replyId: 0x0200 });
    expect(await placeOf('浙B12345')).toMatchObject({
      latitude: 29.93,
      longitude: 121.88,
      speedKmh: 42,
      isAccOn: true,
      fixMs: clock.nowMs(),
    });

    // A silence of half an hour, and a batch that catches up: the newest moves it, the others are its track.
    clock.advance(30 * minute);
    const batch = [20, 10, 1].map((ago) => place({ agoMs: ago * minute, longitude: 121.9 - ago / 1_000 }));
    expect(await terminal.say(0x0704, { kind: 'positions', batch: 1, positions: batch })).toMatchObject({ result: 0 });
    expect(await placeOf('浙B12345')).toMatchObject({ longitude: 121.899, fixMs: clock.nowMs() - minute });
    const span = { carNo: '浙B12345', from: String(clock.nowMs() - 60 * minute), to: String(clock.nowMs()) };
    const { points } = (await server.call(trucks.track, span, as(own!))).data!;
    expect(points.map(({ longitude }) => longitude)).toEqual([121.88, 121.88, 121.89, 121.899]);
    const part = { ...span, from: String(clock.nowMs() - 15 * minute), to: String(clock.nowMs() - 5 * minute) };
    expect((await server.call(trucks.track, part, as(own!))).data!.points.map(({ longitude }) => longitude)).toEqual([121.89]);
    const tooLong = { ...span, from: String(clock.nowMs() - 604_800_001) };
    expect(await server.call(trucks.track, tooLong, as(own!))).toMatchObject({ code: 400, fields: { to: texts.spanWrong } });
  });

  it('R-7.6-09 is moved by nothing that cannot be true, and what comes late moves it back nowhere', async () => {
    await follow('浙B22222');
    const terminal = await call('013900000002');
    await terminal.enter('浙B22222');
    await report(terminal);
    const before = await placeOf('浙B22222');
    for (const part of [
      { speedKmh: 230 },
      { longitude: 122.9 },
      { latitude: 0, longitude: 0 },
      { agoMs: -60 * minute },
      { isFixed: false },
    ])
      expect(await report(terminal, part)).toMatchObject({ result: 0 });
    expect(await report(terminal, { agoMs: 5 * minute, longitude: 121.87 })).toMatchObject({ result: 0 });
    expect(await placeOf('浙B22222')).toEqual(before);
  });

  it('R-7.6-09 belongs to the terminal that registered it first; another one is noted and moves nothing', async () => {
    await follow('浙B33333');
    const first = await call('013900000003');
    await first.enter('浙B33333');
    await report(first);
    const second = await call('013900000004');
    expect(await second.register('浙B33333')).toMatchObject({ kind: 'registration-reply', result: 1 });
    expect(await report(second, { longitude: 121.885 })).toMatchObject({ result: 1 });
    expect(await first.register('浙B44444')).toMatchObject({ result: 3 });
    expect(await second.register('不是车牌')).toMatchObject({ result: 2 });
    expect(await placeOf('浙B33333')).toMatchObject({ longitude: 121.88 });
    const { rows } = await server.platform.database.query('system', 'select plate, phone from position_claim order by plate', []);
    expect(rows).toEqual([
      { plate: '浙B33333', phone: '013900000004' },
      { plate: '浙B44444', phone: '013900000003' },
    ]);
    expect(await listClaims(server.platform)).toMatchObject([
      { plate: '浙B33333', claimedBy: '013900000004', heldBy: '013900000003', claimantPlate: null },
      { plate: '浙B44444', claimedBy: '013900000003', heldBy: null, claimantPlate: '浙B33333' },
    ]);
    expect([await releasePlate(server.platform, '浙B33333'), await releasePlate(server.platform, '浙B33333')]).toEqual([true, false]);
    expect(await report(first, { longitude: 121.881 })).toMatchObject({ result: 1 });
    clock.advance(minute);
    await second.enter('浙B33333');
    await report(second, { longitude: 121.882 });
    expect(await placeOf('浙B33333')).toMatchObject({ longitude: 121.882 });
  });

  it('half frames, noise and a second number in one connection harm nobody', async () => {
    await follow('浙B55555');
    const terminal = await call('013900000005');
    await terminal.enter('浙B55555');
    const bytes = terminal.bytesOf(0x0200, { kind: 'position', position: place({}) });
    terminal.socket.write(Buffer.from('7e0200ffff7e~~~GET / HTTP/1.1\r\n', 'latin1'));
    for (let at = 0; at < bytes.length; at += 7) terminal.socket.write(bytes.subarray(at, at + 7));
    expect(await terminal.answer()).toMatchObject({ result: 0, replyId: 0x0200 });
    expect(await placeOf('浙B55555')).not.toBeNull();
    // What a flooding terminal sends at once is worked on one after the other.
    const many = Buffer.concat(Array.from({ length: 200 }, () => terminal.bytesOf(0x0002, { kind: 'heartbeat' })));
    terminal.socket.write(many);
    for (let at = 0; at < 200; at++) expect(await terminal.answer()).toMatchObject({ result: 0 });
    const stranger = writeTerminalMessage({
      messageId: 2,
      phone: '013900000099',
      protocolVersion: null,
      serial: 1,
      body: { kind: 'heartbeat' },
    });
    terminal.socket.write(stranger);
    expect(await terminal.answer()).toBeNull();
    expect(terminal.isEnded).toBe(true);
  });
});

describe('who follows a truck', () => {
  it('R-7.6-09 alone sees it: silent ones come first, and one that is deleted or over is seen no longer', async () => {
    for (const carNo of ['浙B12345', '浙B22222']) expect((await locate(carNo, other!)).code).toBe(404);
    expect((await server.call(trucks.list, {}, as(other!))).data?.list).toEqual([]);
    clock.advance(16 * minute);
    const late = await call('013900000006');
    await late.enter('浙B66666');
    await report(late);
    await follow('浙B66666');
    await follow('浙B77777');
    const { list } = (await server.call(trucks.list, {}, as(own!))).data!;
    const plates = list.map(({ carNo }) => carNo);
    expect(plates.slice(-2)).toEqual(['浙B66666', '浙B77777']);
    expect(list.at(-1)!.position).toBeNull();
    const { id } = list.find(({ carNo }) => carNo === '浙B66666')!;
    expect((await server.call(trucks.deleteTrucks, { ids: [id] }, as(other!))).code).toBe(200);
    expect((await locate('浙B66666')).code).toBe(200);
    expect((await server.call(trucks.deleteTrucks, { ids: [id] }, as(own!))).code).toBe(200);
    expect((await locate('浙B66666')).code).toBe(404);
  });

  it.each([
    ['浙B1234', texts.plateWrong],
    ['浙BIIIII', texts.plateWrong],
    ['', texts.plateWrong],
  ])('R-7.6-09 400 for the plate %j', async (carNo, text) => {
    expect(await follow(carNo)).toMatchObject({ code: 400, fields: { carNo: text } });
  });

  it('R-7.6-09 until a day that is still to come', async () => {
    const until = (endTime: string) => server.call(trucks.subscribe, { carNo: '浙B88888', endTime }, as(own!));
    expect(await until('2026-10-11')).toMatchObject({ code: 400, fields: { endTime: texts.dayPast } });
    expect(await until('2026-02-30')).toMatchObject({ code: 400, fields: { endTime: texts.dayWrong } });
    expect((await until('2026-10-12')).code).toBe(200);
    expect((await showOf('浙B88888')).endTime).toBe('2026-10-12');
  });

  it('R-7.6-09, R-2.3-09 one whose day is over takes no place among those that are followed, and its links stay dead', async () => {
    const full = await signInForTest(server.platform);
    const day = shanghaiDay(clock.nowMs());
    await server.call(trucks.subscribe, { carNo: '浙B88889', endTime: day }, as(full));
    const { token } = (await server.call(trucks.share, { carNo: '浙B88889', hours: '24' }, as(full))).data!;
    await server.platform.database.query(
      'system',
      `insert into truck_subscription (owner_key, user_id, plate, end_day, created_at)
       select $1, $2, '浙C' || (10000 + at), $3, $4 from generate_series(1, $5) at`,
      [full.ownerKey, full.userId, day, new Date(clock.nowMs()), trucksMax - 1],
    );
    expect(await follow('浙B88890', full)).toMatchObject({ refusal: 'truck.tooManyTrucks' });
    const over = Date.parse(`${day}T00:00:00+08:00`) + 86_400_000 + minute - clock.nowMs();
    clock.advance(over);
    expect((await server.call(trucks.list, {}, as(full))).data?.list).toEqual([]);
    expect((await follow('浙B88890', full)).code).toBe(200);
    expect((await follow('浙B88889', full)).code).toBe(200);
    expect((await server.call(trucks.showShared, { token }, as(null))).code).toBe(410);
  });
});

describe('a look at a truck', () => {
  const coinsOf = async (user: TestUser, carNo: string) => (await locate(carNo, user)).data?.coins;

  it('R-4.9-11, R-7.6-09 is paid for once in ten minutes by whoever asks, however many ask, and by nobody where nothing is known', async () => {
    const [mine, theirs] = [await signInForTest(server.platform), await signInForTest(server.platform)];
    for (const user of [mine, theirs]) for (const carNo of ['浙B21000', '浙B21001']) await follow(carNo, user);
    expect(await locate('浙B21000', mine)).toMatchObject({ code: 400, refusal: 'truck.noPosition' });
    const terminal = await call('013900000007');
    await terminal.enter('浙B21000');
    await report(terminal);
    expect(await showOf('浙B21000', mine)).toMatchObject({ seenUntilMs: null, position: null });
    const coins = await Promise.all([1, 2, 3].map(() => coinsOf(mine, '浙B21000')));
    expect(coins.toSorted()).toEqual([0, 0, 20]);
    expect(await coinsOf(theirs, '浙B21000')).toBe(20);
    expect(await locate('浙B21001', mine)).toMatchObject({ code: 400, refusal: 'truck.noPosition' });

    // What comes after the look is over is not seen; what was seen stays.
    clock.advance(seenMs - minute);
    await report(terminal, { longitude: 121.89 });
    expect((await showOf('浙B21000', mine)).position).toMatchObject({ longitude: 121.89, isAccOn: true });
    clock.advance(2 * minute);
    await report(terminal, { longitude: 121.9 });
    expect((await showOf('浙B21000', mine)).position).toMatchObject({ longitude: 121.89, isAccOn: null, heardMs: null });
    const span = { carNo: '浙B21000', from: String(clock.nowMs() - 60 * minute), to: String(clock.nowMs()) };
    const longitudes = async () => (await server.call(trucks.track, span, as(mine))).data!.points.map(({ longitude }) => longitude);
    expect(await longitudes()).toEqual([121.88, 121.89]);
    expect(await coinsOf(mine, '浙B21000')).toBe(20);
    expect(await longitudes()).toEqual([121.88, 121.89, 121.9]);

    // Who has seen all that was heard is sold nothing, nor is a place of five weeks ago to anybody.
    clock.advance(2 * seenMs);
    expect(await locate('浙B21000', mine)).toMatchObject({ code: 400, refusal: 'truck.nothingNew' });
    await report(terminal);
    expect((await Promise.all([1, 2].map(() => coinsOf(mine, '浙B21000')))).toSorted()).toEqual([0, 20]);
    const old = await server.platform.database.query(
      'system',
      `insert into position_vehicle
      select '浙B21001', latitude, longitude, speed_kmh, course_degrees, is_acc_on, $1, $1 from position_vehicle where plate = '浙B21000'`,
      [new Date(clock.nowMs() - trackKeptMs)],
    );
    expect([old.rowCount, (await locate('浙B21001', mine)).refusal]).toEqual([1, 'truck.noPosition']);
  });

  it('R-7.6-09 many who ask at once are all answered: none waits for a connection that another one holds', async () => {
    const many = await Promise.all(Array.from({ length: 40 }, () => signInForTest(server.platform)));
    for (const user of many) await follow('浙B21000', user);
    const asked = await Promise.all(many.map((user) => locate('浙B21000', user)));
    const answered = asked.filter(({ code }) => code !== 429);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.filter(({ data }) => data?.coins !== 20)).toEqual([]);
    const shared = await Promise.all(many.map((user) => server.call(trucks.share, { carNo: '浙B21000' }, as(user))));
    expect(shared.filter(({ code }) => code !== 200 && code !== 429)).toEqual([]);
  });

  it('R-7.6-09, R-8-03, R-2.3-09 by a link is paid for by who gave it: without his money nothing is shown, and without his company neither', async () => {
    const poor = await signInForTest(server.platform);
    const terminal = await call('013900000007');
    await terminal.enter('浙B21000');
    await report(terminal);
    await follow('浙B21000', poor);
    const { token } = (await server.call(trucks.share, { carNo: '浙B21000', hours: '8' }, as(poor))).data!;
    const look = () => server.call(trucks.showShared, { token }, as(null));
    expect((await look()).code).toBe(200);
    expect((await showOf('浙B21000', poor)).seenUntilMs).toBe(clock.nowMs() + seenMs);
    // The rest of what is free this month.
    for (let at = 1; at < 20; at++) {
      clock.advance(seenMs + 1_000);
      await report(terminal);
      expect((await look()).code).toBe(200);
    }
    expect((await look()).code).toBe(200);
    // Nothing was heard since: what is shown was paid for.
    clock.advance(2 * seenMs);
    expect(await look()).toMatchObject({ code: 200, data: { position: { longitude: 121.88 } } });
    expect((await showOf('浙B21000', poor)).seenUntilMs).toBe(clock.nowMs() - seenMs);
    await report(terminal);
    expect(await look()).toMatchObject({ code: 402, msg: texts.sharerShort });
    // T13: he himself is asked, and takes no more than he agreed to.
    const said = JSON.stringify({ actorId: 0, identity: 'personal', requestId: 't', ipDigest: 't', reason: 'test', atMs: clock.nowMs() });
    await server.platform.database.query('system', `select billing_credit($1, $2, 'top-up', 'truck test', 'demo', 40, 'clearing_demo')`, [
      poor.ownerKey,
      said,
    ]);
    const lookFor = (agreed: object) => server.call(trucks.locate, { carNo: '浙B21000', ...agreed }, as(poor));
    for (const agreed of [{}, { allowReal: 'true', allowRealFen: '19' }]) {
      expect(await lookFor(agreed)).toMatchObject({ code: 409, params: { free: '0', wanted: '0.20' } });
    }
    expect((await lookFor({ allowReal: 'true', allowRealFen: '20' })).data!.coins).toBe(20);
    // Who made the link acts for its owner no longer.
    await server.platform.database.query('system', 'update platform_share_token set made_by = $1 where owner_key = $2', [
      own!.userId,
      poor.ownerKey,
    ]);
    expect(await look()).toMatchObject({ code: 410, msg: texts.linkDead });
  });
});

describe('a link to a truck', () => {
  it('R-2.3-09 that somebody made for a company spends nothing of its money once he acts for it no more', async () => {
    const { database } = server.platform;
    const thing = { ownerKey: 'c:77', kind: truckShares, subject: '浙B21000' };
    const times = { openMax: 9, nowMs: clock.nowMs(), expireMs: clock.nowMs() + minute };
    const make = (madeBy: number) => inTransaction(database, 'system', (tx) => makeShareToken(tx, thing, { madeBy, ...times }));
    const [his, colleagues] = [(await make(own!.userId))!, (await make(other!.userId))!];
    const endings = truckReactions({ database, outbox: server.platform.outbox }).filter(({ event }) => event.name.startsWith('company.'));
    expect(endings).toHaveLength(2);
    for (const { event, handle } of endings) {
      await handle({ id: '1', at: '', name: event.name, version: 1, body: { companyId: 77, userId: own!.userId } as never });
      const open = [
        await findShared(database, truckShares, his, clock.nowMs()),
        await findShared(database, truckShares, colleagues, clock.nowMs()),
      ];
      expect(open.map((one) => one?.madeBy ?? null)).toEqual([null, other!.userId]);
    }
  });

  it('R-2.3-09, R-4.9-11 that is taken back, or whose truck is left, while somebody opens it takes no money and shows nothing', async () => {
    const giver = await signInForTest(server.platform);
    const { database } = server.platform;
    const paid = async () => (await database.query('system', 'select 1 from truck_look where owner_key = $1', [giver.ownerKey])).rowCount;
    for (const [table, column] of [
      ['platform_share_token', 'subject'],
      ['truck_subscription', 'plate'],
    ]) {
      await follow('浙B12345', giver);
      const { token } = (await server.call(trucks.share, { carNo: '浙B12345' }, as(giver))).data!;
      let opened: ReturnType<typeof server.call<typeof trucks.showShared>> | undefined;
      await inTransaction(database, 'system', async (tx) => {
        await connectionOf(tx).query(`delete from ${table} where owner_key = $1 and ${column} = $2`, [giver.ownerKey, '浙B12345']);
        let isAnswered = false;
        opened = server.call(trucks.showShared, { token }, as(null)).finally(() => (isAnswered = true));
        await waitFor('the look waits, or is answered', async () => isAnswered || isSomebodyWaiting(database));
      });
      expect([await opened!, await paid()]).toMatchObject([{ code: 410, msg: texts.linkDead }, 0]);
    }
  });

  it('R-2.3-09, R-7.6-09 shows it alone until its hours are over, it is taken back or its truck is left', async () => {
    const share = async (hours?: string) =>
      (await server.call(trucks.share, { carNo: '浙B12345', ...(hours && { hours }) }, as(own!))).data!;
    const look = (token: string) => server.call(trucks.showShared, { token }, as(null));
    expect((await server.call(trucks.share, { carNo: '浙B12345' }, as(other!))).code).toBe(404);
    const { token, url } = await share();
    expect(url).toBe(`/wxtruckmap?token=${token}`);
    const shown = (await look(token)).data!;
    expect(Object.keys(shown)).toEqual(['carNo', 'position', 'expireMs']);
    expect(shown).toMatchObject({ carNo: '浙B12345', position: { latitude: 29.93 } });
    clock.advance(2 * 60 * minute);
    expect(await look(token)).toMatchObject({ code: 410, msg: texts.linkDead });
    const [long, second] = [await share('24'), await share('8')];
    expect((await server.call(trucks.listShares, { carNo: '浙B12345' }, as(own!))).data).toEqual({ count: 2, lastExpireMs: long.expireMs });
    // The one whose hours are over is kept no longer.
    const kept = await server.platform.database.query('system', 'select 1 from platform_share_token where owner_key = $1', [own!.ownerKey]);
    expect(kept.rowCount).toBe(2);
    await server.call(trucks.revokeShares, { carNo: '浙B12345' }, as(own!));
    expect([(await look(long.token)).code, (await look(second.token)).code, (await look('x'.repeat(32))).code]).toEqual([410, 410, 410]);
    const last = await share();
    for (let at = 1; at < sharesMax; at++) await share();
    expect(await server.call(trucks.share, { carNo: '浙B12345' }, as(own!))).toMatchObject({ refusal: 'truck.tooManyShares' });
    const { list } = (await server.call(trucks.list, {}, as(own!))).data!;
    await server.call(trucks.deleteTrucks, { ids: list.map(({ id }) => id) }, as(own!));
    expect((await look(last.token)).code).toBe(410);
  });
});

// Guarantee (R-7.6-11, idea 3): looked back to its end a ship shows what the live page shows; before, what had been heard by then and
// no later word; of others' boxes by full hours; by a link too, and by no wrong one.
import { bayPlan } from '@mastlight/domain/bay-plan/contract';
import { bayPlanTexts as texts } from '@mastlight/domain/bay-plan/messages';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { hasValidCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { isLong } from '@mastlight/testing/is-long';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRandom, shuffle } from '../../scenarios/make-traffic';
import { createPortVoice } from '../../scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from '../../scenarios/start-test-server';

const minuteMs = 60_000;
const clock = createTestClock();
const seed = Number(process.env['SEED'] ?? 45);
let server: TestServer;
let user: TestUser;
let port: ReturnType<typeof createPortVoice>;
beforeAll(async () => {
  server = await startTestServer({ clock });
  user = await signInForTest(server.platform);
  port = createPortVoice(server.platform);
});
afterAll(() => server.stop());

const now = (): string => formatShanghai(server.platform.portClock.nowMs());
const shipNo = (no: number) => ({ name: `REPLAY ${no}`, code: `UN91000${no}`, scheme: 'un', voyage: '7W', direction: 'export' }) as const;
const callOf = (no: number) => ({ vessel: `REPLAY.${no}`, voyage: '7W' });
const look = async (no: number, wish: object = {}, token: string | null = user.token) =>
  server.call(bayPlan.queryVessel, { ...callOf(no), ...wish }, { token });
const stopsOf = async (no: number, wish: object = {}, token: string | null = user.token) =>
  (await server.call(bayPlan.listStops, { ...callOf(no), ...wish }, { token })).data!.list;
/** Numbers with the right check digit, so many that each voyage has its own. */
function boxNo(serial: number): string {
  const ten = `MLTU${String(serial).padStart(6, '0')}`;
  return Array.from({ length: 10 }, (_, digit) => `${ten}${digit}`).find(hasValidCheckDigit)!;
}

/** A voyage of one own bill and one of somebody else's, told in an order of its own. */
async function sail(no: number, random: () => number): Promise<void> {
  const ship = shipNo(no);
  const [ownBill, othersBill] = [`REPLAYOWN${no}`, `REPLAYOTH${no}`];
  const [own, others] = [0, 10].map((from) =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, (_, at) => boxNo(310_000 + no * 20 + from + at)),
  ) as [string[], string[]];
  const all = [...own, ...others];
  const billOf = (containerNo: string): string => (own.includes(containerNo) ? ownBill : othersBill);
  const placed = all.map((containerNo, at) => ({ containerNo, stowage: `03404${80 + 2 * at}`, billNos: [billOf(containerNo)] }));
  await server.call(billSubscription.subscribeBills, { blnos: [ownBill] }, user);
  const steps = shuffle(random, [
    () => port.manifest(ownBill, own, { ship }),
    () => port.manifest(othersBill, others, { ship }),
    () => port.plan(server.platform.portClock.nowMs() + 20 * 60 * minuteMs, null, ship),
    () => port.stow(placed, ship),
    ...all.map((containerNo) => () => port.gateIn(billOf(containerNo), containerNo, undefined, undefined, ship)),
  ]);
  for (const step of steps) {
    clock.advance((1 + Math.floor(random() * 90)) * minuteMs);
    await step();
  }
}

describe(`replay (SEED=${seed})`, () => {
  it('R-7.6-11 of seeded voyages ends in what the live page shows, and goes forwards: no box comes in twice or goes back', async () => {
    const random = makeRandom(seed);
    for (let no = 1; no <= (isLong ? 50 : 4); no++) {
      await sail(no, random);
      clock.advance(60 * minuteMs);
      await expect.poll(async () => (await look(no)).data?.counts.of, { timeout: 10_000 }).toBe('own');
      const live = (await look(no)).data!;
      expect((await look(no, { at: now() })).data!).toEqual({ ...live, at: now() });
      const stops = await stopsOf(no);
      const ins = [];
      for (const { time } of stops)
        ins.push((await look(no, { at: time })).data!.containers.filter((each) => each.state !== 'absent').length);
      expect(ins).toEqual(ins.toSorted((a, b) => a - b));
      expect(ins.at(-1)).toBeGreaterThan(ins[0]!);
    }
  });

  it('R-7.6-11 an own box stands there from the second on in which it was heard of, another’s from the next full hour on', async () => {
    const no = 90;
    const ship = shipNo(no);
    const [mine, theirs] = [boxNo(390_001), boxNo(390_002)];
    clock.advance(60 * minuteMs - (clock.nowMs() % (60 * minuteMs)) + 10 * minuteMs);
    await server.call(billSubscription.subscribeBills, { blnos: ['REPLAYOWN90'] }, user);
    await port.manifest('REPLAYOWN90', [mine], { ship });
    const listed = now();
    clock.advance(10 * minuteMs);
    await port.gateIn('REPLAYOWN90', mine, undefined, undefined, ship);
    await port.gateIn('REPLAYOTH90', theirs, undefined, undefined, ship);
    const passed = now();
    clock.advance(45 * minuteMs);
    await expect.poll(async () => (await look(no)).data?.counts.gateIn, { timeout: 10_000 }).toBe(1);
    const states = async (at: string) => (await look(no, { at })).data!.containers.map(({ mine: isMine, state }) => [isMine, state]);
    expect(await states(listed)).toEqual([[true, 'absent']]);
    expect(await states(passed)).toEqual([[true, 'yard']]);
    expect(await states(now())).toEqual([
      [true, 'yard'],
      [false, 'yard'],
    ]);
    expect((await stopsOf(no)).map(({ time }) => time)).toEqual([listed, passed]);
    const stranger = await signInForTest(server.platform);
    expect((await stopsOf(no, {}, stranger.token)).every(({ time }) => time.endsWith(':00:00'))).toBe(true);
    expect((await look(no, { at: passed }, stranger.token)).data!.containers).toEqual([]);
  });

  it('R-7.6-11 berth and cut-offs are those that were known then, and what counts down is of that plan', async () => {
    const no = 91;
    const ship = shipNo(no);
    clock.advance(60 * minuteMs);
    await server.call(billSubscription.subscribeBills, { blnos: ['REPLAYOWN91'] }, user);
    await port.manifest('REPLAYOWN91', [boxNo(390_011)], { ship });
    const unplanned = now();
    clock.advance(10 * minuteMs);
    const firstMs = server.platform.portClock.nowMs() + 20 * 60 * minuteMs;
    await port.plan(firstMs, null, ship);
    const planned = now();
    clock.advance(10 * minuteMs);
    await port.plan(firstMs + 6 * 60 * minuteMs, null, ship);
    const told = async (at?: string) => {
      const { berth, cutOff } = (await look(no, at === undefined ? {} : { at })).data!;
      return [berth.portCloseTime, cutOff?.time ?? null];
    };
    await expect.poll(async () => (await told())[0], { timeout: 10_000 }).toBe(formatShanghai(firstMs + 6 * 60 * minuteMs));
    const before = (ms: number): string => formatShanghai(ms - 60 * minuteMs);
    expect(await told(unplanned)).toEqual([null, null]);
    expect(await told(planned)).toEqual([formatShanghai(firstMs), before(firstMs)]);
    expect(await told(now())).toEqual([formatShanghai(firstMs + 6 * 60 * minuteMs), before(firstMs + 6 * 60 * minuteMs)]);
  });

  it('R-2.4-09 needs a link of whoever is not signed in, and refuses an instant that is none or to come', async () => {
    const { sign } = (await server.call(bayPlan.signVessel, { ...callOf(90), days: 2 }, user)).data!;
    expect((await stopsOf(90, { sign }, null)).length).toBeGreaterThan(0);
    expect((await look(90, { sign, at: now() }, null)).code).toBe(200);
    // A look back is no opening.
    expect((await server.call(bayPlan.signVessel, { ...callOf(90), days: 2 }, user)).data!.views).toBe(0);
    for (const tried of ['', sign.slice(0, -1)]) {
      expect(await server.call(bayPlan.listStops, { ...callOf(90), sign: tried }, { token: null })).toMatchObject({ code: 403 });
      expect(await look(90, { sign: tried, at: now() }, null)).toMatchObject({ code: 403 });
    }
    const later = formatShanghai(server.platform.portClock.nowMs() + minuteMs);
    expect(await look(90, { at: later })).toMatchObject({ code: 400, fields: { at: texts.at.inFuture(now()) } });
    expect(await look(90, { at: '昨天下午' })).toMatchObject({ code: 400, fields: { at: texts.at.malformed } });
  });
});

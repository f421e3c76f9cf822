/**
 * Guarantee: of each source of a port is told when it last said something new, that it only repeats, and how often it mostly is heard; one
 * whose clock stands a day off is named and counted, what it says is kept, and no time of ours is moved by it.
 */
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { aheadToleranceMs, judgeSilence, portRules, sourceSkewMs } from '@mastlight/domain/ports/index';
import { operations } from '@mastlight/domain/operations/contract';
import { tracking } from '@mastlight/domain/tracking/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followAtPort, type RowPortVoice } from './row-port-for-test';
import { signInForTest } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const clock = createTestClock();
const billNo = 'COSU6600030001';
const ship = { vessel: 'PU JIANG STAR', voyage: '0260E' };

let server: TestServer;
let port: RowPortVoice;
beforeAll(async () => {
  server = await startTestServer({ clock });
  port = await followAtPort(server, 'SH', 'Sh', billNo);
});
afterAll(() => server.stop());

const source = async (code: string, systemKey: 'SH' | 'NB' = 'SH') => {
  const { data } = await server.call(tracking.querySources, { systemKey }, { token: port.token });
  return data!.sources.find((one) => one.source === code)!;
};
/** Hands a file in as it is. */
const hand = async (from: string, file: string): Promise<void> => {
  const headers = { authorization: `Bearer ${from}-key-for-tests`, 'content-type': 'application/octet-stream' };
  expect((await fetch(`${server.url}/intake/${from}`, { method: 'POST', headers, body: file })).ok).toBe(true);
};
/** A row of the release query, by a clock that stands so far off. */
const release = (flags: object, offMs = 0, from = 'gang-hang') =>
  port.say(from, 'release', [
    { blNo: billNo, ctnNo: 'CSQU3054383', wharfCode: 'WGQ4', ...flags, recvTime: formatShanghai(clock.nowMs() + offMs) },
  ]);
const heardNow = (code = 'gang-hang') =>
  waitFor('the hearing', async () => (await source(code)).heardTime === formatShanghai(clock.nowMs()));

describe('how a source is heard', () => {
  it('is nothing before it was, for each source of the port', async () => {
    const { data } = await server.call(tracking.querySources, { systemKey: 'SH' }, { token: port.token });
    expect(data!.sources).toEqual(
      ['gang-hang', 'easipass', 'shanghai-customs'].map((code) => ({
        source: code,
        heardTime: null,
        repeatedTime: null,
        usualSeconds: null,
        skewSeconds: null,
        skewed: 0,
      })),
    );
  });

  it('is told by each hearing, and how often once there are enough', async () => {
    await release({ arriveFlag: '0' });
    await heardNow();
    for (let heard = 0; heard < 20; heard++) {
      expect((await source('gang-hang')).usualSeconds).toBeNull();
      // One long silence is no habit.
      clock.advance(heard === 7 ? 10 * hourMs : 5 * minuteMs);
      await release({ arriveFlag: '0' });
      await heardNow();
    }
    const { usualSeconds } = await source('gang-hang');
    expect(usualSeconds).toBeGreaterThanOrEqual(5 * 60);
    expect(usualSeconds).toBeLessThan(8 * 60);
    // A port that is silent for a day: the source tells since when, whatever its lights make of it.
    const heardTime = formatShanghai(clock.nowMs());
    clock.advance(dayMs);
    expect(await source('gang-hang')).toMatchObject({ heardTime, usualSeconds });
    expect(await source('easipass')).toMatchObject({ heardTime: null });
  });
});

describe('a clock that stands a day off', () => {
  it.each([
    ['ahead', dayMs],
    ['behind', -dayMs],
  ] as const)('is named and counted when it stands %s', async (_, offMs) => {
    const before = (await source('gang-hang')).skewed;
    clock.advance(5 * minuteMs);
    await release({ arriveFlag: '0', reason: `off by ${offMs}` }, offMs);
    await heardNow();
    expect(await source('gang-hang')).toMatchObject({ skewSeconds: offMs / 1_000, skewed: before + 1 });
    // The operator's desk names it too.
    const admin = await signInForTest(server.platform, { roles: ['desk'] });
    const { data: desk } = await server.call(operations.queryDesk, {}, admin);
    expect(desk!.sources.find((one) => one.source === 'gang-hang')).toMatchObject({ skewSeconds: offMs / 1_000, skewed: before + 1 });
  });

  it('what it says ahead of its time is kept, and counts from when it was heard: what is said later by a right clock is newer', async () => {
    clock.advance(5 * minuteMs);
    const gateInMs = clock.nowMs();
    const time = formatShanghai(gateInMs + dayMs);
    await port.say('gang-hang', 'gate', [
      {
        blNo: billNo,
        ctnNo: 'CSQU3054383',
        ctnStatus: 'F',
        ...ship,
        loadPort: 'CNSHA',
        wharfCode: 'WGQ4',
        inGateTime: time,
        recvTime: time,
      },
    ]);
    await release({ arriveFlag: '1' }, dayMs);
    const arrived = await port.rowWhen('the arrival', ({ boxArrivalManifest }) => boxArrivalManifest === '1/1');
    expect(arrived.boxArrivalCount).toBe('1/1');
    clock.advance(hourMs);
    await release({ arriveFlag: '0', reason: '运抵报告撤回' });
    const row = await port.rowWhen('the word of the right clock', ({ boxArrivalManifest }) => boxArrivalManifest === '0/1');
    expect(row.exceptions).toEqual(['withdrawn']);
    const { data } = await server.call(billSubscription.queryBillDetails, { blno: billNo, systemKey: 'SH' }, { token: port.token });
    // Two messages of one moment are one hearing. By its own clock the box would come in tomorrow; it came in when that was heard.
    expect(data!.nodes.find(({ code }) => code === 'GITM')).toMatchObject({ time: formatShanghai(gateInMs) });
    expect(await source('gang-hang')).toMatchObject({ skewSeconds: null, skewed: 3 });
  });

  it('whose time is a placeholder of the next generation is named, and its message is read all the same', async () => {
    const { skewed } = await source('gang-hang');
    clock.advance(5 * minuteMs);
    const time = '2099-12-31 23:59:59';
    await port.say('gang-hang', 'release', [{ blNo: billNo, ctnNo: 'CSQU3054383', wharfCode: 'WGQ4', arriveFlag: '1', recvTime: time }]);
    await heardNow();
    // The column holds 68 years.
    expect(await source('gang-hang')).toMatchObject({ skewSeconds: 2 ** 31 - 1, skewed: skewed + 1 });
  });

  it('is not that of a source that told no time of its own, nor of one that says again what it said', async () => {
    const before = await source('shanghai-customs');
    const startTime = formatShanghai(clock.nowMs() - 2 * dayMs);
    clock.advance(5 * minuteMs);
    await port.say('shanghai-customs', 'inspect', [{ blNo: billNo, ctnNo: 'CSQU3054383', code: 'C', startTime }]);
    await heardNow('shanghai-customs');
    expect(await source('shanghai-customs')).toMatchObject({ skewSeconds: null, skewed: before.skewed });

    const recvTime = formatShanghai(clock.nowMs());
    const sayAgain = () =>
      port.say('easipass', 'release', [{ blNo: billNo, ctnNo: 'CSQU3054383', wharfCode: 'WGQ4', arriveFlag: '1', recvTime }]);
    await sayAgain();
    await heardNow('easipass');
    const heardTime = formatShanghai(clock.nowMs());
    clock.advance(2 * dayMs);
    await sayAgain();
    await waitFor('the repeat', async () => (await source('easipass')).repeatedTime === formatShanghai(clock.nowMs()));
    // New words alone are a sign of life.
    expect(await source('easipass')).toMatchObject({ heardTime, skewSeconds: null, skewed: 0 });
  });

  it('is a dead one’s that sends its last file over and over: its light goes out, and it says that it repeats', async () => {
    const pace = portRules('SH').sources.find(({ code }) => code === 'gang-hang')!.pace;
    clock.advance(5 * minuteMs);
    const said = { arriveFlag: '1', reason: 'last words' };
    const offMs = -clock.nowMs() + Math.floor(clock.nowMs() / 1_000) * 1_000;
    await release(said, offMs);
    await heardNow();
    const saidMs = clock.nowMs();
    for (const hours of [1, 2, 3]) {
      clock.advance(hourMs);
      await release(said, offMs - hours * hourMs);
      await waitFor('the repeat', async () => (await source('gang-hang')).repeatedTime === formatShanghai(clock.nowMs()));
    }
    const { heardTime } = await source('gang-hang');
    expect(heardTime).toBe(formatShanghai(saidMs));
    expect(judgeSilence(pace, clock.nowMs() - saidMs)).toBe('silent');
    // It speaks again: what it repeated is forgotten.
    await release({ arriveFlag: '1', reason: 'alive' });
    await heardNow();
    expect(await source('gang-hang')).toMatchObject({ repeatedTime: null });
  });

  it('is a dead one’s that sends two old files in turn: each counts, neither is a sign of life', async () => {
    clock.advance(5 * minuteMs);
    // Neither tells its time, so each is news after the other.
    const files = ['0', '1'].map((arriveFlag) => {
      const row = { blNo: billNo, ctnNo: 'CSQU3054383', wharfCode: 'WGQ4', arriveFlag };
      return JSON.stringify({ port: 'SH', source: 'easipass', row: 'release', seq: 9_000, rows: [row] });
    });
    for (const file of files) {
      await hand('easipass', file);
      await heardNow('easipass');
      clock.advance(minuteMs);
    }
    const { heardTime } = await source('easipass');
    for (const file of files) {
      clock.advance(hourMs);
      await hand('easipass', file);
      await waitFor('the repeat', async () => (await source('easipass')).repeatedTime === formatShanghai(clock.nowMs()));
    }
    expect(await source('easipass')).toMatchObject({ heardTime });
    expect((await port.rowWhen('the newest file', () => true)).nodeGroup).toContainEqual(
      expect.objectContaining({ code: 'arrival', state: 'done' }),
    );
  });

  it('is one’s that sends the same report once more, which is never read again', async () => {
    clock.advance(5 * minuteMs);
    const report = `00:CODECO:GATE-IN REPORT:9:BLCT:MASTLIGHT:202610120830'\n10:UN9314210:MSC ANNA:425W:MSC:MSC:E'\n50:CICU8421595:45G1:F:E:E1:MEDUNB0000001:24860:CN1:202610120830:'\n99:4'`;
    await hand('ningbo-edi', report);
    await waitFor('the hearing', async () => (await source('ningbo-edi', 'NB')).heardTime === formatShanghai(clock.nowMs()));
    const { heardTime } = await source('ningbo-edi', 'NB');
    clock.advance(hourMs);
    await hand('ningbo-edi', report);
    await waitFor('the repeat', async () => (await source('ningbo-edi', 'NB')).repeatedTime === formatShanghai(clock.nowMs()));
    expect(await source('ningbo-edi', 'NB')).toMatchObject({ heardTime });
  });
});

describe('the bounds of a clock that is believed', () => {
  it.each([
    ['ahead, within', aheadToleranceMs - 1_000, false],
    ['ahead, at the bound', aheadToleranceMs, true],
    ['behind, within', -sourceSkewMs + 1_000, false],
    ['behind, at the bound', -sourceSkewMs, true],
  ] as const)('%s: named is what is beyond', async (name, offMs, isNamed) => {
    clock.advance(5 * minuteMs);
    await release({ arriveFlag: '1', reason: name }, offMs);
    await heardNow();
    expect((await source('gang-hang')).skewSeconds).toBe(isNamed ? offMs / 1_000 : null);
  });
});

/**
 * Guarantee: a bill at Shanghai goes from the port's rows to its own seven
 * nodes, flag by flag and in any order of its sources, over the port's own
 * path, and nothing of Ningbo's strip is asked of it (R-2.7-01, R-3.8-09 … -12).
 */
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followAtPort, stripText, type RowPortVoice } from './row-port-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const billNo = 'COSU6600010001';
const boxes = ['CSQU3054383', 'MLTU3102047'];
const hourMs = 3_600_000;
const clock = createTestClock();
const time = (hours: number): string => formatShanghai(clock.nowMs() + hours * hourMs);
const ship = { vessel: 'PU JIANG STAR', voyage: '0260E' };

let server: TestServer;
let port: RowPortVoice;
beforeAll(async () => {
  server = await startTestServer({ clock });
  port = await followAtPort(server, 'SH', 'Sh', billNo);
});
afterAll(() => server.stop());

const release = (source: string, flags: object, at: number) =>
  port.say(
    source,
    'release',
    boxes.map((ctnNo) => ({
      blNo: billNo,
      ctnNo,
      wharfCode: source === 'easipass' ? '外四期' : 'WGQ4',
      recvTime: time(at),
      ...flags,
    })),
  );

describe('R-2.7-01 a bill at Shanghai', () => {
  it('begins with its own seven nodes, none reached', async () => {
    const row = await port.rowWhen('the bill', () => true);
    expect(row).toMatchObject({ area: 'SH', boxArrivalCount: '0/0' });
    expect(stripText(row)).toBe('pre:none gate-in:none arrival:none release:none pass:none stow:none load:none');
  });

  it('shows the plan with 截港, then 预配 by the receipt', async () => {
    const plan = { wharfCode: 'WGQ4', ...ship, ctnStart: time(-60), ctnEnd: time(12), portClose: time(12), customClose: time(8) };
    await port.say('gang-hang', 'plan', [{ ...plan, carrier: '中远海运', etb: time(20), etd: time(30), recvTime: time(-50) }]);
    await port.say('easipass', 'receipt', [
      { msgType: 'MT2101', blNo: billNo, ...ship, code: '01', text: '接受申报', sendTime: time(-48), recvTime: time(-48) },
    ]);
    const row = await port.rowWhen('the receipt', ({ nodeGroup }) => nodeGroup[0]!.state === 'done');
    expect(row).toMatchObject({ portCloseTime: time(12), preFlag: 'done', shipCompany: '中远海运', vesselsName: 'PU.JIANG.STAR' });
  });

  it('lets boxes in at the gate and waits for 运抵', async () => {
    await port.say(
      'gang-hang',
      'gate',
      boxes.map((ctnNo, at) => ({
        blNo: billNo,
        ctnNo,
        ctnOwner: 'COS',
        ctnSizeType: '45G1',
        ctnStatus: 'F',
        grossWeight: 21_850,
        ...ship,
        loadPort: 'CNSHA',
        dischargePort: 'NLRTM',
        destPort: 'DEHAM',
        wharfCode: 'WGQ4',
        inGateTime: time(-6 - at),
        recvTime: time(-6 - at),
      })),
    );
    await release('gang-hang', { arriveFlag: '0', customFlag: '0', passFlag: '0', reason: '运抵报告未到' }, -5);
    const row = await port.rowWhen(
      'both boxes and their flags',
      ({ boxArrivalCount, customFlag }) => boxArrivalCount === '2/2' && customFlag === 'N',
    );
    expect(stripText(row)).toBe('pre:done gate-in:done arrival:exception release:none pass:none stow:none load:none');
    expect(row).toMatchObject({
      exceptions: ['arrival-missing'],
      wharf: '沪东(外4)',
      wharfCode: 'WGQ4',
      destinationPort: 'DEHAM',
    });
    expect(row).toMatchObject({ boxArrivalManifest: '0/2', customFlag: 'N' });
  });

  it('R-2.7-01 counts the boxes that are pre-entered, back and loaded, by the rows of 预录', async () => {
    await port.say(
      'gang-hang',
      'yard',
      boxes.map((ctnNo, at) => ({
        blNo: billNo,
        ctnNo,
        ...ship,
        inputTime: time(-40),
        ...(at === 0 && { backTime: time(-18), stuffTime: time(-20) }),
        recvTime: time(-18),
      })),
    );
    const row = await port.rowWhen('the yard', ({ inputCtns }) => inputCtns !== null);
    expect(row).toMatchObject({ inputCtns: 2, backCtns: 1, cargoCtns: 1, errorValueCheck: null });
  });

  it('takes 海放 from one source beside 运抵 from another, and its withdrawal', async () => {
    await release('gang-hang', { arriveFlag: '1', arriveTime: time(-4), customFlag: '0', passFlag: '0' }, -4);
    await release('easipass', { customFlag: '1', customTime: time(-3) }, -3);
    const released = await port.rowWhen('海放', ({ customFlag }) => customFlag === 'Y');
    expect(stripText(released)).toBe('pre:done gate-in:done arrival:done release:done pass:running stow:none load:none');
    expect(released.nodeGroup[3]).toMatchObject({ time: time(-3), source: '亿通' });
    expect(released).toMatchObject({ exceptions: [], sentence: '海关已放行，等码放' });

    await release('easipass', { customFlag: '2', reason: '海关撤销放行' }, -2);
    const withdrawn = await port.rowWhen('the withdrawal', ({ customFlag }) => customFlag === 'T');
    expect(withdrawn.nodeGroup[3]).toMatchObject({ state: 'exception', note: '海关撤销放行' });
    expect(withdrawn).toMatchObject({ exceptions: ['withdrawn', 'not-released'], sentence: '海放已取消，2/2 箱' });
  });

  it('goes on to 码放, 配载, 装船 and 离港', async () => {
    await release('gang-hang', { arriveFlag: '1', customFlag: '1', passFlag: '1', msaFlag: '1', stowFlag: '1' }, -1);
    const stowed = await port.rowWhen('配载', ({ nodeGroup }) => nodeGroup[5]!.state === 'done');
    expect(stripText(stowed)).toBe('pre:done gate-in:done arrival:done release:done pass:done stow:done load:running');
    expect(stowed).toMatchObject({ nppStatus: 'Y', boxArrivalManifest: '2/2' });
    clock.advance(24 * hourMs);
    await port.say(
      'gang-hang',
      'load',
      boxes.map((ctnNo) => ({ ctnNo, blNo: billNo, ...ship, wharfCode: 'WGQ4', bay: '034082', loadTime: time(-2), recvTime: time(-2) })),
    );
    await port.say('gang-hang', 'plan', [{ wharfCode: 'WGQ4', ...ship, portClose: time(-12), atd: time(-1), recvTime: time(-1) }]);
    const sailed = await port.rowWhen('离港', ({ state }) => state === 'finished');
    expect(stripText(sailed)).toBe('pre:done gate-in:done arrival:done release:done pass:done stow:done load:done');
    expect(sailed.departureTime).toBe(time(-1));
  });

  it('shows the bar, the flags and the events of Shanghai in the detail view', async () => {
    const { data } = await server.call(billSubscription.queryBillDetails, { blno: billNo, systemKey: 'SH' }, { token: port.token });
    expect(data!.nodes.map(({ code, name, state }) => `${code} ${name} ${state}`)).toEqual([
      'BLA 预配 done',
      'GITM 进港 done',
      'ASA 运抵 done',
      'PASS 海放 done',
      'TMPS 码放 done',
      'PRLD 配载 done',
      'LOBD 装船 done',
      'DLPT 离港 done',
    ]);
    expect(data!.containers[0]!.flags.map(({ name, value }) => `${name}${value}`)).toEqual(['运抵Y', '海放Y', '码放Y', '海事Y', '配载Y']);
    // M-05: a report has come, a release is given.
    expect(data!.containers[0]!.flags.map(({ text }) => text)).toEqual(['已到', '已放行', '已放行', '已放行', '已到']);
    expect(data!.containers[0]).toMatchObject({ ifcsum_flag: null, sld_flag: null, custom_flag: 'Y', pass_flag: 'Y' });
    expect(data!.events.map(({ name, text }) => `${name} ${text ?? ''}`)).toContain('海放 取消放行（由已放行变回） · 海关撤销放行');
  });

  it('states nothing of rows in which a source names another port', async () => {
    const eventsOf = async (): Promise<string[]> => {
      const { data } = await server.call(billSubscription.queryBillDetails, { blno: billNo, systemKey: 'SH' }, { token: port.token });
      return data!.events.map(({ name, text }) => `${name} ${text ?? ''}`);
    };
    const before = await eventsOf();
    const envelope = { port: 'QD', source: 'easipass', row: 'release', rows: [{ blNo: billNo, ctnNo: boxes[0], customFlag: '2' }] };
    const answer = await fetch(`${server.url}/intake/easipass`, {
      method: 'POST',
      headers: { authorization: 'Bearer easipass-key-for-tests', 'content-type': 'application/octet-stream' },
      body: JSON.stringify(envelope),
    });
    expect(answer.ok).toBe(true);
    // A message of the same source behind it is through: then the other one is too.
    await release('easipass', { customFlag: '0', reason: '最后一行' }, 0);
    await port.rowWhen('the last row', ({ nodeGroup }) => nodeGroup[3]!.note === '最后一行');
    const isWithdrawal = (event: string): boolean => event.includes('取消放行');
    expect((await eventsOf()).filter(isWithdrawal)).toEqual(before.filter(isWithdrawal));
  });
});

/**
 * Guarantee: a bill in each port that speaks in rows goes from its first plan to
 * 离港 with that port's own strip, words and columns, each column from the row
 * that names it (R-2.7-01, R-3.8-09 … -12; Shanghai has a file of its own).
 */
import type { BillRow } from '@mastlight/domain/bill-subscription/contract';
import { billColumnsOf, findBillColumn } from '@mastlight/domain/bill-subscription/columns';
import { cellText } from '@mastlight/domain/contract-kit/list-columns';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followAtPort, stripText, type RowPortVoice } from './row-port-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const hourMs = 3_600_000;
const clock = createTestClock();
const time = (hours: number): string => formatShanghai(clock.nowMs() + hours * hourMs);
const ship = { vessel: 'PU JIANG STAR', voyage: '0260E' };

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ clock })));
afterAll(() => server.stop());

/** What is told of a port beyond what all of them tell. */
interface PortStory {
  readonly port: PortCode;
  readonly pathPart: string;
  readonly terminal: string;
  /** Sources: of boxes, of the ship, of customs, of the yard. */
  readonly boxes: string;
  readonly ships: string;
  readonly customs: string;
  readonly yards?: string;
  /** Flags that the port gives one after the other, each as its row names it, and the strip once it is given. */
  readonly flags: readonly (readonly [flag: string, strip: string])[];
  /** The strip at the first row of the gate, once loaded. */
  readonly atGate: string;
  readonly closes: string;
  readonly columns: Partial<BillRow>;
  readonly titles: string;
}

const boxes = ['CSQU3054383', 'MLTU3102047'];
const yard = {
  yardCode: 'TAOGLDC',
  yardName: '港陆场站',
  blnoMain: 'MASTER0000001',
  shipCompany: '演示航运',
  remark: '缓装箱放行后集港',
  actualGross: 21_900,
};
const ofYard = {
  inputCtns: 2,
  backCtns: 1,
  cargoCtns: 1,
  webname: '港陆场站',
  blnoMain: 'MASTER0000001',
} as const;

const stories: readonly PortStory[] = [
  {
    port: 'QD',
    pathPart: 'Qd',
    terminal: 'QQCTU',
    boxes: 'yun-gang-tong',
    ships: 'qingdao-port',
    customs: 'qingdao-customs',
    yards: 'qingdao-yards',
    atGate: 'pre:done gate-in:done arrival:running customs:none release:none tally:none pass:none load:none',
    flags: [
      ['arrive', 'pre:done gate-in:done arrival:done customs:running release:none tally:none pass:none load:none'],
      ['custom', 'pre:done gate-in:done arrival:done customs:done release:running tally:none pass:none load:none'],
      ['loadPermit', 'pre:done gate-in:done arrival:done customs:done release:done tally:running pass:none load:none'],
      ['tally', 'pre:done gate-in:done arrival:done customs:done release:done tally:done pass:running load:none'],
      ['pass', 'pre:done gate-in:done arrival:done customs:done release:done tally:done pass:done load:running'],
    ],
    closes: '截港',
    columns: {
      ...ofYard,
      customFlag: 'Y',
      boxArrivalManifest: '2/2',
      preFlag: 'done',
      shipCompany: '中远海运',
      errorValueCheck: null,
      destinationPort: 'DEHAM',
    },
    titles: '运抵箱数 预配 报关放行 目的港 录入箱 返场箱 装货箱 船公司 码头代码 误差核对 主提单号 数据来源 集港开始 集港截止 码头备注',
  },
  {
    port: 'TJ',
    pathPart: 'Tj',
    terminal: 'TACT',
    boxes: 'tianjin-port',
    ships: 'tianjin-port',
    customs: 'tianjin-customs',
    yards: 'tianjin-yards',
    atGate: 'pre:done gate-in:done arrival:running release:none load:none',
    flags: [
      ['arrive', 'pre:done gate-in:done arrival:done release:running load:none'],
      ['custom', 'pre:done gate-in:done arrival:done release:done load:none'],
      ['pass', 'pre:done gate-in:done arrival:done release:done load:running'],
    ],
    closes: '箱号截止',
    columns: { ...ofYard, customFlag: 'Y' },
    titles: '放行 录入箱 返场箱 装货箱 码头代码 主提单号 数据来源 集港开始 集港截止 码头备注',
  },
  {
    port: 'XM',
    pathPart: 'Xm',
    terminal: 'HTD',
    boxes: 'xiamen-terminals',
    ships: 'xiamen-terminals',
    customs: 'xiamen-customs',
    atGate: 'pre:done gate-in:done arrival:running release:none load:none',
    flags: [
      ['arrive', 'pre:done gate-in:done arrival:done release:running load:none'],
      ['custom', 'pre:done gate-in:done arrival:done release:done load:none'],
      ['pass', 'pre:done gate-in:done arrival:done release:done load:running'],
    ],
    closes: '截箱',
    columns: { customFlag: 'Y', boxArrivalManifest: '2/2' },
    titles: '运抵箱数 放行 码头代码',
  },
  {
    port: 'SZ',
    pathPart: 'Sz',
    terminal: 'SCT',
    boxes: 'cmg-eport',
    ships: 'cmg-eport',
    customs: 'shenzhen-customs',
    atGate: 'empty-out:done gate-in:done arrival:running release:none pass:none load:none',
    flags: [
      ['arrive', 'empty-out:done gate-in:done arrival:done release:running pass:none load:none'],
      ['custom', 'empty-out:done gate-in:done arrival:done release:done pass:running load:none'],
      ['voucher', 'empty-out:done gate-in:done arrival:done release:done pass:done load:running'],
    ],
    closes: '截重',
    columns: { customFlag: 'Y', destinationPort: 'DEHAM' },
    titles: '海关放行 目的港 码头代码',
  },
  {
    port: 'DL',
    pathPart: 'Dl',
    terminal: 'DCT',
    boxes: 'dalian-port',
    ships: 'dalian-port',
    customs: 'dalian-customs',
    atGate: 'pre:done gate-in:done arrival:running release:none load:none',
    flags: [
      ['arrive', 'pre:done gate-in:done arrival:done release:running load:none'],
      ['custom', 'pre:done gate-in:done arrival:done release:done load:none'],
      ['pass', 'pre:done gate-in:done arrival:done release:done load:running'],
    ],
    closes: '截港',
    columns: { customFlag: 'Y' },
    titles: '放行 码头代码',
  },
];

describe.each(stories)('R-2.7-01 a bill in $port', (story) => {
  const billNo = `COSU66${story.port === 'QD' ? '1' : story.port === 'TJ' ? '2' : story.port === 'XM' ? '3' : story.port === 'SZ' ? '4' : '5'}0010001`;
  const { terminal: wharfCode } = story;
  let port: RowPortVoice;
  beforeAll(async () => void (port = await followAtPort(server, story.port, story.pathPart, billNo)));

  it('R-2.7-01 has columns of its own, by the names of the port (R-3.8-09 … -12)', () => {
    const base = new Set(billColumnsOf('NB').map(({ prop }) => prop));
    const own = billColumnsOf(story.port).filter(({ prop }) => !base.has(prop));
    expect(own.map(({ title }) => title).join(' ')).toBe(story.titles);
    expect(billColumnsOf(story.port).find(({ prop }) => prop === 'portCloseTime')!.title).toBe(story.closes);
    const titles = billColumnsOf(story.port).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('goes from the plan and the yard to the gate', async () => {
    const plan = { wharfCode, ...ship, ctnStart: time(-60), ctnEnd: time(40), portClose: time(40), customClose: time(50) };
    const collected = story.yards && { jgStart: time(-50), jgEnd: time(36), remark: '集港凭预约' };
    await port.say(story.ships, 'plan', [{ ...plan, ...collected, carrier: '中远海运', etd: time(60), recvTime: time(-55) }]);
    await port.say(story.customs, 'receipt', [
      { msgType: 'MT2101', blNo: billNo, ...ship, code: '01', text: '接受申报', sendTime: time(-48), recvTime: time(-48) },
    ]);
    if (story.yards) {
      await port.say(
        story.yards,
        'yard',
        boxes.map((ctnNo, at) => ({
          blNo: billNo,
          ctnNo,
          ...ship,
          ...yard,
          inputTime: time(-40),
          outTime: time(-30),
          ...(at === 0 && { stuffTime: time(-20), backTime: time(-18) }),
          jgStart: time(-49),
          jgEnd: time(35),
          recvTime: time(-18),
        })),
      );
    }
    // The port's own plan stands before the yard's.
    const told = story.yards
      ? { ...ofYard, jgApplyBeginTime: time(-50), jgApplyEndTime: time(36), wharfRemark: '集港凭预约' }
      : { webname: null, jgApplyBeginTime: null };
    const known = await port.rowWhen(
      'the plan, and the yard',
      ({ webname, portCloseTime }) => portCloseTime !== null && (webname !== null || !story.yards),
    );
    expect(known).toMatchObject(told);
    await port.say(
      story.boxes,
      'gate',
      boxes.map((ctnNo) => ({
        blNo: billNo,
        ctnNo,
        ctnOwner: 'COS',
        ctnSizeType: '45G1',
        ctnStatus: 'F',
        grossWeight: 21_850,
        ...ship,
        destPort: 'DEHAM',
        wharfCode,
        inGateTime: time(-1),
        recvTime: time(-1),
      })),
    );
    const row = await port.rowWhen('both boxes', ({ boxArrivalCount }) => boxArrivalCount === '2/2');
    expect(stripText(row)).toBe(story.atGate);
    expect(row).toMatchObject({ area: story.port, wharfCode, portCloseTime: time(40), exceptions: [] });
  });

  it('is given flag by flag what the port gives', async () => {
    let at = 0;
    const given: Record<string, string> = {};
    for (const [flag, strip] of story.flags) {
      given[`${flag}Flag`] = '1';
      clock.advance(60_000);
      at += 1;
      await port.say(
        story.boxes,
        'release',
        boxes.map((ctnNo) => ({ blNo: billNo, ctnNo, wharfCode, ...given, recvTime: time(0) })),
      );
      const row = await port.rowWhen(`${flag} (${at})`, (told) => stripText(told) === strip);
      expect(row.exceptions).toEqual([]);
    }
    expect(await port.rowWhen('all flags', () => true)).toMatchObject(story.columns);
  });

  it('is loaded and sails', async () => {
    clock.advance(45 * hourMs);
    await port.say(
      story.boxes,
      'load',
      boxes.map((ctnNo) => ({ ctnNo, blNo: billNo, ...ship, wharfCode, bay: '034082', loadTime: time(-2), recvTime: time(-2) })),
    );
    await port.say(story.ships, 'plan', [{ wharfCode, ...ship, portClose: time(-5), atd: time(-1), recvTime: time(-1) }]);
    const row = await port.rowWhen('离港', ({ state }) => state === 'finished');
    expect(
      stripText(row)
        .split(' ')
        .every((node) => node.endsWith(':done')),
    ).toBe(true);
    expect(row).toMatchObject({ departureTime: time(-1), exceptions: [] });
  });
});

describe('the release flag of Xiamen', () => {
  let port: RowPortVoice;
  const billNo = 'COSU6630010002';
  beforeAll(async () => void (port = await followAtPort(server, 'XM', 'Xm', billNo)));

  it.each([
    ['0', 'N', '未放行'],
    ['1', 'Y', '已放行'],
    ['2', 'T', '取消放行'],
  ])('R-4.10-09 %s is %s in the list, read %s', async (customFlag, flag, words) => {
    clock.advance(60_000);
    const head = { blNo: billNo, ctnNo: 'TGHU7000013', wharfCode: 'HTD', recvTime: time(0) };
    await port.say('xiamen-terminals', 'release', [{ ...head, customFlag }]);
    const row = await port.rowWhen(words, (told) => told.customFlag === flag);
    expect(cellText(findBillColumn('XM', 'customFlag')!, row, clock.nowMs())).toBe(words);
  });
});

// Guarantee: the list has the 26 columns of the specification with their titles, and one text per cell for screen and export.
import { portRules } from '../ports/index';
import { portCodes } from '../vocabulary/port';
import { describe, expect, it } from 'vitest';
import { parseShanghai } from '../vocabulary/shanghai-time';
import { cellText } from '../contract-kit/list-columns';
import { countdownText } from '../vocabulary/countdown';
import { containerColumnsOf } from './container-columns';
import { billColumnsOf, findBillColumn, sortableBillColumns } from './columns';

const billColumns = billColumnsOf('NB');

const titles: Record<string, string> = {
  area: '区域',
  autoSubscribe: '自动订阅',
  clientCompanyName: '客户公司',
  billNo: '提单号',
  shipInfo: '船名/航次',
  changeVessels: '改船',
  lastestStatus: '最新状态',
  remark: '备注',
  boxArrivalCount: '进港箱数',
  errorValue: '毛重误差',
  nppStatus: '码头平台',
  wharf: '码头',
  ctnOwner: '箱主',
  closeTime: '截关',
  portCloseTime: '截港',
  ctnApplyBeginTime: '进箱开始',
  ctnApplyEndTime: '进箱截止',
  etaArrivalTime: '预计靠泊',
  etaDepartureTime: '预计离泊',
  loadTime: '装船',
  arrivalTime: '实际靠泊',
  departureTime: '实际离泊',
  createTime: '订阅时间',
};

describe('R-3.8-01 to -08 columns', () => {
  it.each(Object.entries(titles))('%s is %s', (prop, title) => {
    expect(findBillColumn('NB', prop)?.title).toBe(title);
  });
  it.each(['speedType'])('U-07 M-08 %s is offered by no port while nothing acts on it', (prop) => {
    for (const port of portCodes) expect(findBillColumn(port, prop)).toBeUndefined();
  });
  it('M-08 the note for the truck can be read', () => {
    expect(findBillColumn('NB', 'transport')?.title).toBe('拖车备注');
  });
  it('has each property once, nodeGroup among them', () => {
    const props = billColumns.map((column) => column.prop);
    expect(new Set(props).size).toBe(props.length);
    expect(props).toContain('nodeGroup');
  });
});

describe('V-20 nothing is cut at 1440', () => {
  /** px of the grid on such a screen: what is left and right of it, its lines and scroll bar, choice, star and tools. */
  const roomPx = 1_440 - 2 * 20 - 2 - 15 - 34 - 26 - 72;
  it.each(portCodes)('V-20 %s: the columns that it shows fit beside each other', (port) => {
    const shown = billColumnsOf(port).filter(({ isShown }) => isShown);
    expect(shown.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(roomPx);
  });

  it.each(portCodes)('V-20 %s: the whole name of each terminal has room', (port) => {
    const { width } = findBillColumn(port, 'wharf')!;
    const widths = portRules(port)
      .terminals.filter(({ kind }) => kind === 'terminal')
      .map(({ name }) => Array.from(name).reduce((sum, sign) => sum + (sign > '\u2e80' ? 13 : 7), 16));
    expect(width).toBeGreaterThanOrEqual(Math.max(...widths));
  });
});

describe('EU-20 a cut-off is called as its port calls it', () => {
  it.each([
    ['NB', '截港', '进箱开始'],
    ['SH', '截港', '开港'],
    ['XM', '截箱', null],
    ['SZ', '截重', null],
  ] as const)('%s: %s', (port, closes, opens) => {
    expect(findBillColumn(port, 'portCloseTime')?.title).toBe(closes);
    expect(opens === null || findBillColumn(port, 'ctnApplyBeginTime')?.title === opens).toBe(true);
  });
  it('and the terminal’s pass is not called as customs’ release', () => {
    expect(containerColumnsOf('NB').find(({ prop }) => prop === 'pass_flag')?.title).toBe('码放');
  });
});

const titlesOf = (columns: readonly { readonly title: string }[]): string => columns.map(({ title }) => title).join(' ');

describe('a list that nobody has set up', () => {
  it.each(portCodes)('%s shows ten columns, those of the picture', (port) => {
    const { cutOffNames } = portRules(port);
    const shown = billColumnsOf(port).filter(({ isShown }) => isShown);
    expect(titlesOf(shown)).toBe(`提单号 船名/航次 客户公司 进港箱数 节点 倒计时 ${cutOffNames.portClosesMs} 最新状态 来源 码头`);
  });

  it.each(portCodes)('%s keeps number and ship in place while it scrolls sideways, and nothing else', (port) => {
    expect(titlesOf(billColumnsOf(port).filter(({ isFrozen }) => isFrozen))).toBe('提单号 船名/航次');
  });

  it.each(portCodes)('%s has room for each lamp of its strip', (port) => {
    expect(findBillColumn(port, 'nodeGroup')?.width).toBe(portRules(port).strip.length * 22 + 18);
    expect(findBillColumn(port, 'billNo')?.width).toBe(154);
  });
});

it.each([
  ['鹿特丹', 'NLRTM', '鹿特丹 NLRTM'],
  [null, 'XXABC', 'XXABC'],
  [null, null, null],
])('V-17 a discharge port is called by its name beside its code: %s %s', (dlPortName, dlPortCode, shown) => {
  expect(findBillColumn('NB', 'dlPortCode')!.value!({ dlPortName, dlPortCode } as never, 0)).toBe(shown);
});

describe('R-3.8-09 … -12 what only some ports tell', () => {
  const ofEveryPort = new Set(billColumnsOf('NB').map(({ prop }) => prop));
  it.each([
    ['NB', ''],
    ['SH', '运抵箱数 预配 海放 目的港 录入箱 返场箱 装货箱 船公司 码头代码 误差核对'],
    ['QD', '运抵箱数 预配 报关放行 目的港 录入箱 返场箱 装货箱 船公司 码头代码 误差核对 主提单号 数据来源 集港开始 集港截止 码头备注'],
    ['TJ', '放行 录入箱 返场箱 装货箱 码头代码 主提单号 数据来源 集港开始 集港截止 码头备注'],
    ['XM', '运抵箱数 放行 码头代码'],
    ['SZ', '海关放行 目的港 码头代码'],
    ['DL', '放行 码头代码'],
  ] as const)(
    'R-2.7-01 R-3.8-09 R-3.8-10 R-3.8-11 R-3.8-12 %s: %s, behind those of every port and not shown before somebody asks',
    (port, titles) => {
      const own = billColumnsOf(port).filter(({ prop }) => !ofEveryPort.has(prop));
      expect(titlesOf(own)).toBe(titles);
      expect(own.filter(({ isShown }) => isShown)).toEqual([]);
      expect(billColumnsOf(port).slice(-own.length || Infinity)).toEqual(own);
    },
  );

  it('R-3.8-09 R-3.8-10 R-3.8-11 R-3.8-12 their cells say it in words', () => {
    const row = { boxArrivalManifest: '1/2', preFlag: 'exception', customFlag: 'T' } as never;
    const said = ['boxArrivalManifest', 'preFlag', 'customFlag'].map((prop) => cellText(findBillColumn('SH', prop)!, row, 0));
    expect(said).toEqual(['1/2', '退单', '取消放行']);
  });

  it('R-3.8-09 R-3.8-10 R-3.8-11 R-3.8-12 cut-offs are called as the port calls them', () => {
    const named = (port: 'SH' | 'TJ' | 'SZ'): string =>
      ['ctnApplyBeginTime', 'ctnApplyEndTime', 'jgApplyBeginTime', 'jgApplyEndTime', 'closeTime', 'portCloseTime']
        .flatMap((prop) => findBillColumn(port, prop)?.title ?? [])
        .join(' ');
    expect(named('SH')).toBe('开港 进箱截止 截关 截港');
    // OP-3: 集港 stands in place of 进箱 there, one word for one time, in the list as in a sentence.
    expect(named('TJ')).toBe('集港开始 集港截止 截关收箱 箱号截止');
    expect(named('SZ')).toBe('开舱 截柜 截放行条 截重');
  });
});

it('a list is sorted by any column of every port but the sentence, which is no order', () => {
  const props = sortableBillColumns.map(({ prop }) => prop);
  expect(props).toEqual(billColumnsOf('NB').flatMap(({ prop }) => (prop === 'lastestStatus' ? [] : [prop])));
  for (const port of portCodes) {
    const offered = billColumnsOf(port).filter(({ isSortable }) => isSortable);
    const replaced = findBillColumn(port, 'jgApplyEndTime') ? ['ctnApplyBeginTime', 'ctnApplyEndTime'] : [];
    expect(offered.map(({ prop }) => prop)).toEqual(props.filter((prop) => !replaced.includes(prop)));
  }
});

describe('cell texts', () => {
  const row = {
    area: 'NB' as const,
    billNo: 'MEDU1234567',
    remark: null,
    errorValue: -12.5,
    nppStatus: 'N',
    dlPortCode: null,
    dlPortName: null,
    customFlag: null,
    preFlag: null,
    departureTime: null,
    clock: { name: '截关', time: '2026-10-12 18:00:00' },
    portCloseTime: '2026-10-12 18:00:00',
    boxArrivalCount: '1/2',
    boxArrivalManifest: null,
    sentence: '1 箱未进港',
    lastestStatus: null,
    nodeGroup: [
      { code: 'pre', state: 'done' as const },
      { code: 'arrival', state: 'none' as const },
    ],
  };
  const now = parseShanghai('2026-10-12 14:47:20')!;
  it.each([
    ['billNo', 'MEDU1234567'],
    ['remark', '-'],
    ['changeVessels', '否'],
    ['errorValue', -12.5],
    ['nppStatus', '未放行'],
    ['portCloseTime', '10-12 18:00'],
    ['closeTime', '-'],
    ['boxArrivalCount', '1/2'],
    ['lastestStatus', '1 箱未进港'],
    ['countdown', '截关 03:12:40'],
    ['nodeGroup', '预:已完成 运:未到'],
  ])('R-0-06, R-0-07, R-3.8-03 %s shows %s', (prop, expected) => {
    expect(cellText(findBillColumn('NB', prop)!, row, now)).toBe(expected);
  });

  it.each([
    ['whose ship has left', { departureTime: '2026-10-12 12:00:00' }],
    ['of which no clock is known', { clock: null }],
    ['of which none was known when its ship left', { clock: null, departureTime: '2026-10-12 12:00:00' }],
  ])('nothing closes any more for a bill %s', (_which, told) => {
    expect(cellText(findBillColumn('NB', 'countdown')!, { ...row, ...told }, now)).toBe('-');
  });

  it('U-04 no box told of is an empty cell, on the screen and in the file, not 0/0', () => {
    const untold = { ...row, boxArrivalCount: '0/0', boxArrivalManifest: '0/0' };
    expect(cellText(findBillColumn('NB', 'boxArrivalCount')!, untold, now)).toBe('-');
    expect(cellText(findBillColumn('NB', 'boxArrivalCount')!, untold, now, '')).toBe('');
    expect(cellText(findBillColumn('SH', 'boxArrivalManifest')!, untold, now)).toBe('-');
    expect(cellText(findBillColumn('NB', 'boxArrivalCount')!, { ...untold, boxArrivalCount: '0/2' }, now)).toBe('0/2');
  });

  it.each([
    [3 * 3_600_000 + 12 * 60_000 + 40_000, '03:12:40'],
    [27 * 3_600_000 + 12 * 60_000, '1天 03:12'],
    [-2 * 3_600_000 - 47 * 60_000, '已截 02:47'],
    [0, '00:00:00'],
  ])('countdown %d', (leftMs, expected) => {
    expect(countdownText(leftMs)).toBe(expected);
  });
});

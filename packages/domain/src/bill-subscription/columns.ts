/**
 * Columns of the bill list (R-3.8-01 to -08): property, Chinese title, default
 * width and place. The list and its export both read this table, so that a file
 * holds what the screen shows. Props are the wire's spelling, because saved
 * column settings name them (R-3.7-04).
 */

import { listColumn as column, type ColumnForm, type ListColumn } from '../contract-kit/list-columns';
import { portRules, type CutOffField } from '../ports/index';
import type { NodeState } from '../vocabulary/bill-progress';
import { describeCountdown } from '../vocabulary/countdown';
import { portCodes, type PortCode } from '../vocabulary/port';
import { describeBoxCount, describeFlag, describeNodes, describePreManifest } from './cell-text';

/** The fields of a row that more than one column needs. */
interface ShownRow {
  /** Its port: whose nodes the strip shows. */
  readonly area: PortCode;
  readonly boxArrivalCount: string;
  readonly boxArrivalManifest: string | null;
  readonly portCloseTime: string | null;
  readonly clock: { readonly name: string; readonly time: string } | null;
  readonly departureTime: string | null;
  readonly sentence: string;
  readonly nppStatus: string | null;
  readonly dlPortCode: string | null;
  readonly dlPortName: string | null;
  readonly customFlag: string | null;
  readonly preFlag: string | null;
  readonly nodeGroup: readonly { readonly code: string; readonly state: NodeState }[];
}

export type BillColumn = ListColumn<ShownRow>;

/** Columns of every port, in default order. 加急 of is not offered until something acts on it. */
const commonColumns: readonly BillColumn[] = [
  column('billNo', '提单号', 'code', 154, { isFrozen: true }),
  column('shipInfo', '船名/航次', 'code', 188, { isFrozen: true }),
  column('clientCompanyName', '客户公司', 'text', 72, { isTyped: true }),
  column('boxArrivalCount', '进港箱数', 'count', 54, { value: (row) => describeBoxCount(row.boxArrivalCount) }),
  column('nodeGroup', '节点', 'nodes', 128, { value: (row) => describeNodes(row.area, row.nodeGroup) }),
  column('countdown', '倒计时', 'countdown', 128, {
    // A ship that has left closes for nobody.
    value: ({ clock, departureTime }, nowMs) =>
      clock === null || departureTime !== null ? null : `${clock.name} ${describeCountdown(clock.time, nowMs)}`,
  }),
  column('portCloseTime', '截港', 'time', 100),
  column('lastestStatus', '最新状态', 'text', 264, { isSortable: false, value: (row) => row.sentence }),
  column('source', '来源', 'text', 72),
  column('wharf', '码头', 'text', 68),
  column('autoSubscribe', '自动订阅', 'switch', 52, { isShown: false }),
  column('remark', '备注', 'text', 160, { isShown: false, isTyped: true }),
  column('transport', '拖车备注', 'text', 160, { isShown: false, isTyped: true }),
  column('nppStatus', '码头平台', 'text', 92, { isShown: false, value: (row) => describeFlag(row.nppStatus) }),
  column('dlPortCode', '卸货港', 'text', 128, {
    isShown: false,
    value: ({ dlPortCode, dlPortName }) => [dlPortName, dlPortCode].filter(Boolean).join(' ') || null,
  }),
  column('ctnOwner', '箱主', 'code', 72, { isShown: false }),
  column('closeTime', '截关', 'time', 112, { isShown: false }),
  column('ctnApplyBeginTime', '进箱开始', 'time', 112, { isShown: false }),
  column('ctnApplyEndTime', '进箱截止', 'time', 112, { isShown: false }),
  column('etaArrivalTime', '预计靠泊', 'time', 112, { isShown: false }),
  column('etaDepartureTime', '预计离泊', 'time', 112, { isShown: false }),
  column('loadTime', '装船', 'time', 112, { isShown: false }),
  column('arrivalTime', '实际靠泊', 'time', 112, { isShown: false }),
  column('departureTime', '实际离泊', 'time', 112, { isShown: false }),
  column('errorValue', '毛重误差', 'number', 92, { isShown: false, unit: 'kg' }),
  column('changeVessels', '改船', 'switch', 64, { isShown: false }),
  column('area', '区域', 'code', 64, { isShown: false }),
  column('createTime', '订阅时间', 'time', 112, { isShown: false }),
];

const extra = (prop: string, title: string, form: ColumnForm, width: number, value?: BillColumn['value']): BillColumn =>
  column(prop, title, form, width, { isShown: false, isSortable: false, ...(value && { value }) });

/** Columns that some ports fill (R-3.8-09 … -12); a profile names its own. */
const extraColumns: readonly BillColumn[] = [
  extra('boxArrivalManifest', '运抵箱数', 'count', 80, (row) => describeBoxCount(row.boxArrivalManifest)),
  extra('preFlag', '预配', 'text', 84, (row) => describePreManifest(row.preFlag)),
  extra('customFlag', '海关放行', 'text', 92, (row) => describeFlag(row.customFlag)),
  extra('destinationPort', '目的港', 'code', 88),
  extra('inputCtns', '录入箱', 'number', 80),
  extra('backCtns', '返场箱', 'number', 80),
  extra('cargoCtns', '装货箱', 'number', 80),
  extra('shipCompany', '船公司', 'text', 92),
  extra('wharfCode', '码头代码', 'code', 92),
  { ...extra('errorValueCheck', '误差核对', 'number', 92), unit: 'kg' },
  extra('blnoMain', '主提单号', 'code', 154),
  extra('webname', '数据来源', 'text', 112),
  extra('jgApplyBeginTime', '集港开始', 'time', 112),
  extra('jgApplyEndTime', '集港截止', 'time', 112),
  { ...extra('wharfRemark', '码头备注', 'text', 160), isTyped: true },
];

/** Cut-offs are called as the port calls them. */
const cutOffProps: Readonly<Record<string, CutOffField>> = {
  portCloseTime: 'portClosesMs',
  ctnApplyEndTime: 'gateInClosesMs',
  ctnApplyBeginTime: 'gateInOpensMs',
  closeTime: 'customsClosesMs',
  jgApplyBeginTime: 'gateInOpensMs',
  jgApplyEndTime: 'gateInClosesMs',
};
/** What a port with 集港 takes boxes in by: there it stands in place of 进箱, one word for one time. */
const ofEntry = new Set(['ctnApplyBeginTime', 'ctnApplyEndTime']);
/** px: one lamp of the strip, and the edges around all. */
const [lampWidth, stripEdges] = [22, 18];
/** px: a Chinese character and any other of a name, and the edges of its cell. */
const [characterWidth, letterWidth, cellEdges] = [13, 8, 20];
/** px: what the widths above add up to with so many lamps and such names; the status, which grows, gives way to wider ones, down to this. */
const [usualStrip, usualWharf, statusMin] = [128, 68, 200];

const nameWidth = (name: string): number =>
  Array.from(name).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? characterWidth : letterWidth), cellEdges);

function makeColumns(port: PortCode): readonly BillColumn[] {
  const { columns, cutOffNames, flagOf, strip, terminals } = portRules(port);
  const stripWidth = strip.length * lampWidth + stripEdges;
  const berths = terminals.filter(({ kind }) => kind === 'terminal');
  // A name cut short loses what tells two terminals apart: 沪东(外4).
  const wharfWidth = Math.max(usualWharf, ...berths.map(({ name }) => nameWidth(name)));
  const widths: Readonly<Record<string, (width: number) => number>> = {
    nodeGroup: () => stripWidth,
    wharf: () => wharfWidth,
    lastestStatus: (width) => Math.max(statusMin, width - (stripWidth - usualStrip) - (wharfWidth - usualWharf)),
  };
  const titled = (item: BillColumn): BillColumn => {
    const cutOff = cutOffProps[item.prop];
    if (cutOff) return { ...item, title: cutOffNames[cutOff] };
    if (item.prop === 'customFlag') return { ...item, title: flagOf.get('customs')!.name };
    const wide = widths[item.prop];
    return wide ? { ...item, width: wide(item.width) } : item;
  };
  const own = columns.includes('jgApplyBeginTime') ? commonColumns.filter(({ prop }) => !ofEntry.has(prop)) : commonColumns;
  return [...own, ...extraColumns.filter(({ prop }) => columns.includes(prop))].map(titled);
}

const byPort = new Map(portCodes.map((port) => [port, makeColumns(port)]));

/** Every column of every port by which a list may be sorted. */
export const sortableBillColumns: readonly BillColumn[] = commonColumns.filter((item) => item.isSortable);

/** The columns of a port's list, in default order. */
export function billColumnsOf(port: PortCode): readonly BillColumn[] {
  return byPort.get(port)!;
}

/** The column of a property in a port's list; undefined when there is none. */
export function findBillColumn(port: PortCode, prop: string): BillColumn | undefined {
  return billColumnsOf(port).find((item) => item.prop === prop);
}

/**
 * Columns of the bill list (R-3.8-01 to -08): property, Chinese title, default
 * width and place. The list and its export both read this table, so that a file
 * holds what the screen shows.
 */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import { describeCountdown, describeFlag, describeNodes } from './cell-text';

/** The fields of a row that more than one column needs. */
interface ShownRow {
  readonly portCloseTime: string | null;
  readonly sentence: string;
  readonly nppStatus: string | null;
  readonly nodeGroup: readonly { readonly code: string; readonly state: string }[];
}

export type BillColumn = ListColumn<ShownRow>;

/** In default order. */
export const billColumns: readonly BillColumn[] = [
  column('billNo', '提单号', 'code', 154, { isFrozen: true }),
  column('shipInfo', '船名/航次', 'code', 188, { isFrozen: true }),
  column('clientCompanyName', '客户公司', 'text', 88),
  column('boxArrivalCount', '进港箱数', 'count', 54),
  column('nodeGroup', '节点', 'nodes', 128, { value: (row) => describeNodes(row.nodeGroup) }),
  column('countdown', '截港倒计时', 'countdown', 128, { value: (row, nowMs) => describeCountdown(row.portCloseTime, nowMs) }),
  column('portCloseTime', '截港', 'time', 104),
  column('lastestStatus', '最新状态', 'text', 270, { isSortable: false, value: (row) => row.sentence }),
  column('source', '来源', 'text', 76),
  column('wharf', '码头', 'text', 76),
  column('remark', '备注', 'text', 160, { isShown: false }),
  column('nppStatus', '码头平台', 'text', 92, { isShown: false, value: (row) => describeFlag(row.nppStatus) }),
  column('dlPortCode', '卸货港', 'code', 88, { isShown: false }),
  column('ctnOwner', '箱主', 'code', 72, { isShown: false }),
  column('closeTime', '截关', 'time', 112, { isShown: false }),
  column('ctnApplyBeginTime', '进箱开始', 'time', 112, { isShown: false }),
  column('ctnApplyEndTime', '进箱截止', 'time', 112, { isShown: false }),
  column('etaArrivalTime', '预计靠泊', 'time', 112, { isShown: false }),
  column('etaDepartureTime', '预计离泊', 'time', 112, { isShown: false }),
  column('loadTime', '装船', 'time', 112, { isShown: false }),
  column('arrivalTime', '实际靠泊', 'time', 112, { isShown: false }),
  column('departureTime', '实际离泊', 'time', 112, { isShown: false }),
  column('errorValue', '毛重误差', 'number', 92, { isShown: false }),
  column('autoSubscribe', '自动订阅', 'switch', 84, { isShown: false }),
  column('changeVessels', '改船', 'switch', 64, { isShown: false }),
  column('speedType', '加急', 'number', 64, { isShown: false }),
  column('area', '区域', 'code', 64, { isShown: false }),
  column('createTime', '订阅时间', 'time', 112, { isShown: false }),
];

const byProp = new Map(billColumns.map((item) => [item.prop, item]));

/** The column of a property; undefined when there is none. */
export function findBillColumn(prop: string): BillColumn | undefined {
  return byProp.get(prop);
}

/** Columns of the VGM lists (R-3.9-23, -24) and which of them each status shows (R-4.10-30). Props are the wire's spelling. */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import type { allVgmStatuses, VgmStatus } from './status';

type ShownRow = Readonly<Record<string, unknown>>;
export type VgmColumn = ListColumn<ShownRow>;

/** A list's status: one that a filing can have, or all. */
export type ListedStatus = VgmStatus | typeof allVgmStatuses;

const [billNo, receipt, remark, status, company, containers, masses] = [
  column<ShownRow>('billNo', '提单号', 'code', 156, { isFrozen: true }),
  column<ShownRow>('vgmReceiptMsg', '回执', 'text', 96),
  column<ShownRow>('remark', '备注', 'text', 140),
  column<ShownRow>('completionstatus', '状态', 'text', 88),
  column<ShownRow>('companyName', '公司', 'text', 160),
  column<ShownRow>('ctnNoList', '箱号', 'code', 200),
  column<ShownRow>('vgmGrossWeightList', 'VGM(KGS)', 'code', 140),
];
const [operator, call, carrier, wharf, updated, sent, deleted] = [
  column<ShownRow>('operator', '操作人', 'text', 92),
  column<ShownRow>('vesselvoyage', '船名航次', 'code', 200),
  column<ShownRow>('shipCompany', '船公司', 'text', 92),
  column<ShownRow>('wharf', '码头', 'text', 92),
  column<ShownRow>('updateTime', '修改', 'time', 112),
  column<ShownRow>('sendTime', '发送', 'time', 112),
  column<ShownRow>('deleteTime', '删除', 'time', 112),
];

const shownTimes: Readonly<Record<ListedStatus, readonly VgmColumn[]>> = {
  [-2]: [deleted],
  // A filing that failed says why in its receipt.
  [-1]: [updated],
  [0]: [updated],
  [1]: [updated],
  [2]: [sent],
  [3]: [sent, deleted],
};
const showsReceipt: ReadonlySet<ListedStatus> = new Set([-1, 2, 3]);

/** The columns of a status's list, in default order. */
export function vgmColumns(listed: ListedStatus): readonly VgmColumn[] {
  return [
    billNo,
    ...(showsReceipt.has(listed) ? [receipt] : []),
    remark,
    status,
    company,
    containers,
    masses,
    operator,
    call,
    carrier,
    wharf,
    ...shownTimes[listed],
  ];
}

/** Columns of the lists of Shanghai manifests by status (R-3.9-19 to -22, R-4.10-23 to -28). Props are the wire's spelling. */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import type { ListedManifestStatus } from './status';

export type ShownRow = Readonly<Record<string, unknown>>;
export type ManifestColumn = ListColumn<ShownRow>;

const ahead: readonly ManifestColumn[] = [
  column('billno', '主提单号', 'code', 150, { isFrozen: true }),
  column('vesselvoyage', '船名航次', 'code', 190),
  column('completionstatus', '状态', 'text', 88),
];
const validation = column<ShownRow>('validation', '校验(异常)', 'text', 220, { isSortable: false });
const rejectReason = column<ShownRow>('rejectReason', '退回原因', 'text', 240, { isSortable: false });
const loading = column<ShownRow>('loadingReplayStatusStr', '装载舱单回执', 'text', 112);
const updated = column<ShownRow>('updatetime', '修改', 'time', 112);
const sent = column<ShownRow>('sendTime', '发送', 'time', 112);
const deleted = column<ShownRow>('deleteTime', '删除', 'time', 112);

const lamps: readonly ManifestColumn[] = [
  column('fcwStatusStr', '发送通道状态', 'text', 112),
  column('shipAgentBillStatusStr', '船代状态', 'text', 88),
  column('customsReceiptStatusStr', '海关回执', 'text', 88),
  column('vgmReceiptMsg', 'VGM回执', 'text', 88, { isSortable: false }),
];
const cargo: readonly ManifestColumn[] = [
  column('subject', '主题', 'text', 140, { isShown: false }),
  column('billNos', '分单号', 'code', 150, { isSortable: false }),
  column('ctnNos', '箱号', 'code', 150, { isSortable: false }),
  column('sealNos', '封号', 'code', 120, { isSortable: false, isShown: false }),
  column('packnos', '件数', 'number', 80),
  column('total', '合计', 'text', 200, { isSortable: false }),
];
const rest: readonly ManifestColumn[] = [
  column('isCustomerApplyFinish', '申报完成', 'switch', 80, { isShown: false }),
  column('operator', '操作人', 'text', 92),
  column('checkuser', '审核人', 'text', 92, { isShown: false }),
  column('companyname', '公司', 'text', 140),
  column('scompany', '船公司', 'text', 92),
  column('webtype', '码头/平台', 'text', 100),
  column('ctnApplyBeginTime', '进箱开始', 'time', 112, { isSortable: false, isShown: false }),
  column('ctnApplyEndTime', '进箱截止', 'time', 112, { isSortable: false }),
  column('createtime', '创建', 'time', 112, { isShown: false }),
];

/** What a status shows beside what all show: the times by R-4.10-23 to -25 and -28, what is wrong by -26, the loading list by -27. */
const own: Readonly<
  Record<ListedManifestStatus, { readonly early?: readonly ManifestColumn[]; readonly times: readonly ManifestColumn[] }>
> = {
  [-3]: { times: [deleted] },
  [-2]: { times: [deleted] },
  [-1]: { early: [rejectReason], times: [updated] },
  [0]: { early: [validation], times: [updated] },
  [1]: { times: [updated] },
  [2]: { times: [sent] },
  [3]: { early: [validation], times: [sent, deleted] },
};
const showsLoading: ReadonlySet<ListedManifestStatus> = new Set([2, 3]);

/** The columns of a status's list, in default order. */
export function manifestColumns(listed: ListedManifestStatus): readonly ManifestColumn[] {
  const { early = [], times } = own[listed];
  return [...ahead, ...early, ...lamps, ...(showsLoading.has(listed) ? [loading] : []), ...cargo, ...rest, ...times];
}

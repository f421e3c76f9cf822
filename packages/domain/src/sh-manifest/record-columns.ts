/** Columns of what was sent, of counter deletions, and of updates and deletions (R-3.9-16 to -18). */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import type { ManifestColumn } from './columns';

/** What the wire writes as a decimal; null where it says nothing. */
const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** As the wire writes them, decimals. */
interface GoodsTotals {
  readonly totalweight: string;
  readonly totalvolume: string;
}

/** R-3.9-14, -15: manifests with what their goods come to. */
export const manifestRecordColumns: readonly ListColumn<GoodsTotals>[] = [
  column('billno', '主提单号', 'code', 150, { isFrozen: true }),
  column('shipVoyage', '船名航次', 'code', 190),
  column('stoptime', '截单时间', 'time', 112),
  column('ctnsnum', '箱量', 'code', 120),
  column('ctnAndSealsize', '箱号/封号/箱型', 'code', 240),
  column('goodsnum', '货物项数', 'number', 80),
  column('totalpackno', '件数', 'number', 80),
  column('totalweight', '毛重', 'number', 100, { value: ({ totalweight }) => numberOf(totalweight), unit: 'kg' }),
  column('totalvolume', '体积', 'number', 90, { value: ({ totalvolume }) => numberOf(totalvolume), unit: 'm³' }),
  column('isMerge', '拼箱', 'switch', 64),
  column('score', '评分', 'number', 64),
  column('manifestRemark', '备注', 'text', 160),
  column('createtime', '创建时间', 'time', 112),
];

/** The number of a record: a name, not a quantity, so that it has no thousands and stands where names do. */
const numberedBy = (prop: 'id' | 'updateid'): ManifestColumn =>
  column(prop, '编号', 'code', 80, { value: (row) => String((row as Readonly<Record<string, unknown>>)[prop] ?? '') });

/** R-3.9-16. */
export const sentColumns: readonly ManifestColumn[] = [
  numberedBy('id'),
  column('vesselname', '船名', 'code', 150),
  column('voyageno', '航次', 'code', 90),
  column('billno', '提单号', 'code', 150, { isFrozen: true }),
  column('status', '状态', 'text', 88),
  column('subject', '主题', 'text', 160),
  column('billnozhuizhi', '提单追踪', 'text', 160, { isSortable: false }),
  column('billnohaiguan', '海关回执', 'text', 100),
  column('sendtime', '发送时间', 'time', 128),
];

/** R-3.9-17. */
export const counterColumns: readonly ManifestColumn[] = [
  numberedBy('id'),
  column('billno', '提单号', 'code', 160, { isFrozen: true }),
  column('remarks', '备注', 'text', 220),
  column('money', '删单费', 'text', 100),
  column('status', '状态', 'text', 100),
  column('message', '回执', 'text', 260),
  column('submittime', '提交时间', 'time', 128),
];

/** R-3.9-18. */
export const changeColumns: readonly ManifestColumn[] = [
  numberedBy('updateid'),
  column('vesselname', '船名', 'code', 150),
  column('voyageno', '航次', 'code', 90),
  column('billno', '提单号', 'code', 160, { isFrozen: true }),
  column('completionstatus', '状态', 'text', 100),
  column('message', '回执', 'text', 260),
  column('createTime', '时间', 'time', 128),
];

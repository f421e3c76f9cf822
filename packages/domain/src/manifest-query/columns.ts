/** Columns of manifests and of what was declared of a bill, one after another (R-3.9-12 to -15). Props are the wire's spelling. */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import { stageNames } from './say-manifest';
import { stages } from './stage';

const still = { isSortable: false } as const;

interface ListedBoxes {
  readonly ctnInfoArr: readonly { readonly ctnNo: string }[];
}

/** What stands of each message of a bill. */
export const manifestQueryColumns: readonly ListColumn<ListedBoxes>[] = [
  column<ListedBoxes>('blno', '提单号', 'code', 148, { ...still, isFrozen: true }),
  column<ListedBoxes>('listStatText', '舱单状态', 'text', 120, still),
  column<ListedBoxes>('ctnInfoArr', '箱信息', 'code', 200, {
    ...still,
    value: (row) => row.ctnInfoArr.map(({ ctnNo }) => ctnNo).join(' '),
  }),
  column<ListedBoxes>('transportToolInfo', '运输工具', 'code', 172, still),
  column<ListedBoxes>('vesselsUn', '船舶UN码', 'code', 100, still),
  column<ListedBoxes>('portCode', '口岸代码', 'code', 108, still),
  column<ListedBoxes>('totalPackNum', '总件数', 'number', 84, still),
  column<ListedBoxes>('totalGrossWt', '总毛重(KGS)', 'number', 108, still),
  column<ListedBoxes>('saveTime', '更新时间', 'time', 104, still),
];

interface Merged {
  readonly isMerge: boolean;
}

/** What was declared of a bill, message by message. */
export const manifestRecordColumns: readonly ListColumn<Merged>[] = [
  column<Merged>('createtime', '创建时间', 'time', 104, still),
  column<Merged>('shipVoyage', '船名航次', 'code', 172, still),
  column<Merged>('totalpackno', '件数', 'number', 76, still),
  column<Merged>('totalweight', '毛重', 'number', 92, { ...still, unit: 'kg' }),
  column<Merged>('totalvolume', '体积', 'number', 84, { ...still, unit: 'm³' }),
  column<Merged>('isMerge', '拼箱', 'switch', 60, still),
  column<Merged>('ctnsnum', '箱量', 'number', 60, still),
  column<Merged>('ctnAndSealsize', '箱号/封号/箱型', 'code', 240, still),
  column<Merged>('goodsnum', '货物项数', 'number', 84, still),
  column<Merged>('stoptime', '截单时间', 'time', 104, still),
  column<Merged>('manifestRemark', '备注', 'text', 160, still),
  column<Merged>('score', '评分', 'number', 60, still),
];

/** A line of the file: a box with its bill. */
export const manifestFileColumns: readonly ListColumn<object>[] = [
  column('blno', '提单号', 'code', 150),
  column('sentence', '结论', 'text', 260),
  column('transportToolInfo', '船名航次', 'code', 170),
  ...stages.map((stage) => column(stage, stageNames[stage], 'text', 90)),
  column('totalPackNum', '总件数', 'number', 80),
  column('totalGrossWt', '总毛重(KGS)', 'number', 110),
  column('ctnNo', '箱号', 'code', 120),
  column('sealNo', '封号', 'code', 120),
  column('sizetype', '箱型', 'code', 60),
  column('grossWt', '箱毛重(KGS)', 'number', 100),
  column('differences', '差异', 'text', 260),
];

/**
 * Columns of the Ningbo bill list (R-3.8-01 … -08) and the two that are drawn
 * from others: the countdown to the cut-off and where the row's news come from.
 * The screen, its column settings and the export read this one table.
 */

export interface BillColumn {
  /** Name of the row's field; a drawn column has a name of its own. */
  readonly prop: string;
  readonly title: string;
  /** Default width in px. */
  readonly widthPx: number;
  readonly align: 'left' | 'right';
  /** Shown until the user says otherwise. */
  readonly isShown: boolean;
  /** Stands still at the left while the others scroll. */
  readonly isFrozen: boolean;
  /** The list can be ordered by it. */
  readonly isSortable: boolean;
  /** How a bare value is read: a time is shown short, a flag as a word. */
  readonly kind: 'text' | 'code' | 'time' | 'number' | 'drawn';
}

type Options = Partial<Pick<BillColumn, 'align' | 'isFrozen' | 'isSortable' | 'kind'>> & { hidden?: true };

const column = (prop: string, title: string, widthPx: number, options: Options = {}): BillColumn => ({
  prop,
  title,
  widthPx,
  align: options.align ?? 'left',
  isShown: options.hidden !== true,
  isFrozen: options.isFrozen ?? false,
  isSortable: options.isSortable ?? true,
  kind: options.kind ?? 'text',
});

const hidden = true as const;

/** In the order in which they stand by default. */
export const billColumns: readonly BillColumn[] = [
  column('billNo', '提单号', 154, { isFrozen: true, kind: 'code' }),
  column('shipInfo', '船名 / 航次', 188, { isFrozen: true, kind: 'code' }),
  column('clientCompanyName', '客户公司', 88),
  column('boxArrivalCount', '进港', 54, { align: 'right', kind: 'drawn', isSortable: false }),
  column('nodeGroup', '节点', 128, { kind: 'drawn', isSortable: false }),
  column('countdown', '截港倒计时', 128, { kind: 'drawn' }),
  column('portCloseTime', '截港', 104, { kind: 'time' }),
  column('lastestStatus', '最新状态', 270, { kind: 'drawn', isSortable: false }),
  column('source', '来源', 76, { kind: 'drawn', isSortable: false }),
  column('wharf', '码头', 76),
  column('area', '区域', 56, { hidden, kind: 'code', isSortable: false }),
  column('autoSubscribe', '自动订阅', 76, { hidden, kind: 'drawn', isSortable: false }),
  column('changeVessels', '改船', 56, { hidden, kind: 'drawn', isSortable: false }),
  column('speedType', '加急', 56, { hidden, kind: 'drawn', isSortable: false }),
  column('remark', '备注', 160, { hidden, isSortable: false }),
  column('errorValue', '毛重误差 (kg)', 104, { hidden, align: 'right', kind: 'number' }),
  column('nppStatus', '码头平台', 80, { hidden, kind: 'drawn', isSortable: false }),
  column('dlPortCode', '卸货港', 72, { hidden, kind: 'code' }),
  column('ctnOwner', '箱主', 64, { hidden, kind: 'code' }),
  column('closeTime', '截关', 104, { hidden, kind: 'time' }),
  column('ctnApplyBeginTime', '进箱开始', 104, { hidden, kind: 'time' }),
  column('ctnApplyEndTime', '进箱截止', 104, { hidden, kind: 'time' }),
  column('etaArrivalTime', '预计靠泊', 104, { hidden, kind: 'time' }),
  column('etaDepartureTime', '预计离泊', 104, { hidden, kind: 'time' }),
  column('loadTime', '装船', 104, { hidden, kind: 'time' }),
  column('arrivalTime', '实际靠泊', 104, { hidden, kind: 'time' }),
  column('departureTime', '实际离泊', 104, { hidden, kind: 'time' }),
  column('createTime', '订阅时间', 104, { hidden, kind: 'time' }),
];

/** Reads `text` as a column of the list; undefined for any other word. */
export function findBillColumn(prop: string): BillColumn | undefined {
  return billColumns.find((item) => item.prop === prop);
}

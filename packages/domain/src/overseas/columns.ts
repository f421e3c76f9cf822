/** Columns of the list of shipments overseas in default order, and its groups. Props are the wire's spelling. */
import { listColumn as column, type ListColumn } from '../contract-kit/list-columns';
import { trackingStates, type TrackingState } from '../vocabulary/tracking-state';
import type { LineCode } from '../line-tracking/index';
import { columnTexts as texts } from './column-texts';

/** By whose table, null: of all lines; when it was changed. */
interface DetentionSource {
  readonly carrierCode: LineCode | null;
  readonly updateTime: string;
}

/** The fields of a row that a column makes something of. */
interface ShownRow {
  readonly vesselsName: string | null;
  readonly voyage: string | null;
  readonly route: readonly { readonly name: string }[];
  readonly lastestStatus: string | null;
  readonly note: string | null;
  readonly eta: string | null;
  readonly etaOffset: string | null;
  readonly isEtaWithdrawn: boolean;
  readonly arrivedTime: string | null;
  readonly countedFreeDays: number | null;
  readonly lastFreeTime: string | null;
  readonly detention: { readonly text: string; readonly tariff: DetentionSource | null } | null;
  readonly holds: readonly ('customs' | 'other')[];
  readonly state: TrackingState;
  readonly moneyText: string | null;
}

const stateName = (state: TrackingState): string => trackingStates.find(({ code }) => code === state)!.name;

/** An instant of a place with its offset, as a file shows it. */
const local = (time: string | null, offset: string | null): string | null => time && `${time}${offset === null ? '' : ` ${offset}`}`;

const estimateOf = (text: string, { carrierCode, updateTime }: DetentionSource): string => texts.estimate(text, carrierCode, updateTime);

export const overseasColumns: readonly ListColumn<ShownRow>[] = [
  column('blno', '提单号', 'code', 156, { isFrozen: true }),
  column('shipCompany', '船公司', 'text', 104),
  column('clientCompanyName', '客户', 'text', 76, { isTyped: true }),
  column('route', '航线', 'text', 200, { isSortable: false, value: ({ route }) => route.map(({ name }) => name).join(' → ') }),
  column('lastestStatus', '最新状态', 'text', 224, { value: (row) => row.lastestStatus ?? row.note }),
  column('eta', 'ETA', 'text', 116, {
    value: (row) => (row.isEtaWithdrawn ? texts.etaWithdrawn : local(row.arrivedTime ?? row.eta, row.etaOffset)),
  }),
  column('lastFreeTime', '免费期', 'text', 96, {
    value: (row) => row.lastFreeTime ?? (row.countedFreeDays === null ? null : texts.freeFromArrival(row.countedFreeDays)),
  }),
  column('detention', '滞箱费', 'text', 104, {
    isSortable: false,
    value: ({ detention }) => detention && (detention.tariff ? estimateOf(detention.text, detention.tariff) : detention.text),
  }),
  column('holds', '扣留', 'text', 72, { value: ({ holds }) => holds.map((who) => texts.holds[who]).join('、') }),
  column('state', '状态', 'text', 84, { value: ({ state }) => stateName(state) }),
  column('boxvv', '船名/航次', 'code', 168, {
    value: ({ vesselsName, voyage }) => vesselsName && [vesselsName, voyage].filter(Boolean).join('/'),
  }),
  column('moneyText', '费用', 'text', 132, { isSortable: false }),
  column('remark', '备注', 'text', 140, { isTyped: true }),
  column('createTime', '订阅时间', 'time', 112, { isShown: false }),
];

/** What its line cannot find, what arrives late, what must be picked up soon, what is held, and what is waited for. */
export const overseasGroups = ['failed', 'late', 'free', 'held', 'waiting'] as const;

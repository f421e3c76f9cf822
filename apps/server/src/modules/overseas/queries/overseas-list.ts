import { showCoins } from '@mastlight/domain/billing/index';
import {
  type Journey,
  type LineCode,
  type PlaceTime,
  daysAt,
  etaMovedDays,
  isEtaWithdrawn,
  lastFreeMs,
  lineOf,
  localTime,
  offsetText,
  readJourney,
  sayLatest,
} from '@mastlight/domain/line-tracking/index';
import { overseasColumns } from '@mastlight/domain/overseas/columns';
import { overseasList, type OverseasRow } from '@mastlight/domain/overseas/contract';
import { freeSoonDays, lateFromDays, pageSizeDefault } from '@mastlight/domain/overseas/limits';
import {
  estimateDetention,
  fewestFreeDays,
  gapOfDetention,
  sayDetentionShort,
  type Detention,
  type ShipmentTerms,
} from '@mastlight/domain/overseas/detention';
import { boxClassOf, type BoxClass } from '@mastlight/domain/overseas/tariff';
import { detentionTexts } from '@mastlight/domain/overseas/tariff-texts';
import type { NotifyWay } from '@mastlight/domain/vocabulary/notify-ways';
import { overseasTexts as texts } from '@mastlight/domain/overseas/messages';
import { sayTrouble, toneOf, type LineWord } from '@mastlight/domain/overseas/say-overseas';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Removal } from '@mastlight/domain/vocabulary/automatic-removal';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { TrackingState } from '@mastlight/domain/vocabulary/tracking-state';
import { numbersSql, wordsSql } from '../../../platform/list/search';
import type { ListFilter, ServedList } from '../../../platform/list/served-list';
import { wireTime } from '../../../platform/list/wire-time';
import { tariffColumnsSql, tariffOf, tariffOfRowSql, type OwnTariff, type TariffRecord } from './find-tariffs';

/** What a list row is made of. Times are ms since epoch, port time. */
export interface OverseasRecord extends TariffRecord {
  readonly id: number;
  readonly port: PortCode;
  readonly line: LineCode;
  readonly bill_no: string;
  readonly container_no: string | null;
  readonly client_company: string | null;
  readonly remark: string | null;
  readonly notify: readonly NotifyWay[];
  readonly free_days: number | null;
  readonly box_class: BoxClass | null;
  readonly topped_ms: number | null;
  readonly created_ms: number;
  readonly ended_ms: number | null;
  readonly end_reason: Removal['reason'] | null;
  readonly version: number;
  readonly state: string;
  readonly trouble: string | null;
  readonly journey: unknown;
  readonly heard_ms: number | null;
  readonly money: 'held' | 'taken' | 'released' | null;
  readonly fen: number | null;
}

interface OverseasFilter extends ListFilter {
  readonly carrier?: string | undefined;
  readonly clientCompanyName?: string | undefined;
}

const dayMs = 86_400_000;
const freeSoonMs = freeSoonDays * dayMs;

/** What ended without news has failed; what ended at its end is finished. */
const stateSql = `case when s.end_reason = 3 then 'failed' when s.end_reason is not null then 'finished' else coalesce(t.state, 'waiting') end`;

/** What a box `b` of a journey is, as `boxClassOf` has it; by its owner's word where its line says nothing. */
const boxClassSql = `coalesce(
  case when upper(substr(b->>'sizeType', 3, 1)) in ('G', 'V') then
      case when b->>'sizeType' like '2%' then '20' when b->>'sizeType' ~* '^[4L]' then '40' end
    when substr(b->>'sizeType', 3, 1) ~* '[A-Z]' then 'special' end, s.box_class)`;

/** Free days that end first, as `fewestFreeDays` has them. */
const freeDaysSql = `coalesce(s.free_days,
  (select min((f.free_days->>(${boxClassSql}))::int) from jsonb_array_elements(t.journey->'boxes') b where b->>'isReturned' = 'false'))`;

/** The end of the last free day where it is known, as `lastFreeMs` has it: by the calendar of the place of discharge. */
const dischargedOffsetSql = `coalesce((t.journey->'discharged'->>'offsetMinutes')::int, 0) * 60000`;
// What is on its way is not discharged: its journey, which may be long, is not read.
const lastFreeSql = `case when t.finished_ms is null and t.arrived_ms is not null then
  (floor(((t.journey->'discharged'->>'ms')::float8 + ${dischargedOffsetSql}) / ${dayMs}) + ${freeDaysSql} + 1) * ${dayMs} - ${dischargedOffsetSql} - 1000 end`;

/** Of the steps of a journey a row tells the newest alone; a bill of many boxes has hundreds. */
const shortJourneySql = `t.journey || jsonb_build_object('steps', jsonb_path_query_array(t.journey, '$.steps[0]'))`;

/** The list of shipments overseas, its pages and its file. */
export const overseasServed: ServedList<OverseasRow, OverseasRecord, OverseasFilter, (typeof overseasList.groups)[number]> = {
  product: overseasList,
  table: 'overseas_subscription',
  statement: {
    from: `overseas_subscription s left join line_tracking_shipment t on t.subject = s.subject left join overseas_hold h on h.row_id = s.id
      ${tariffOfRowSql}`,
    own: 's.owner_key = $1',
    record: `s.id, s.port, s.line, s.bill_no, s.container_no, s.client_company, s.remark, s.notify, s.free_days, s.box_class, s.topped_ms, s.created_ms, s.ended_ms, s.end_reason,
      s.version + coalesce(t.version, 0) as version, ${stateSql} as state, t.trouble, ${shortJourneySql} as journey, t.heard_ms, h.state as money, h.fen,
      ${tariffColumnsSql}`,
    sort: {
      blno: 's.bill_no',
      shipCompany: 's.line',
      clientCompanyName: 's.client_company',
      lastestStatus: 't.latest_ms',
      eta: 'coalesce(t.arrived_ms, t.eta_ms)',
      lastFreeTime: lastFreeSql,
      holds: 't.is_held',
      state: stateSql,
      boxvv: `t.journey->>'vesselName'`,
      remark: 's.remark',
      createTime: 's.created_ms',
    },
    pinned: 's.topped_ms is not null',
    needs: {
      state: stateSql,
      eta_ms: 'coalesce(t.arrived_ms, t.eta_ms)',
      is_late: `t.arrived_ms is null and coalesce(t.eta_moved_days, 0) >= ${lateFromDays}`,
      is_held: 'coalesce(t.is_held, false)',
      free_ms: lastFreeSql,
    },
    groups: {
      failed: `state = 'failed'`,
      late: `state = 'tracking' and is_late`,
      free: `state = 'tracking' and free_ms - $3::bigint <= ${freeSoonMs}`,
      held: `state = 'tracking' and is_held`,
      waiting: `state = 'waiting'`,
    },
    ended: 's.ended_ms is not null',
    // What needs somebody: failed, then what costs money soon, held or late; then what is on its way, by its arrival.
    order: `case when state = 'failed' then 0 when state = 'finished' then 4 when state = 'tracking' and free_ms - $3::bigint <= ${freeSoonMs} then 1
      when state = 'tracking' and (is_held or is_late) then 2 else 3 end, eta_ms nulls last`,
  },
  stateSql,
  searched: {
    numbers: [
      numbersSql('s.bill_no'),
      numbersSql('s.container_no'),
      numbersSql(`jsonb_path_query_array(t.journey, '$.boxes[*].containerNo')::text`),
    ],
    words: [wordsSql(`t.journey->>'vesselName'`), wordsSql('s.client_company'), wordsSql('s.remark')],
  },
  terminalSql: 'null::text',
  narrow: ({ carrier, clientCompanyName }, param) => [
    ...(carrier === undefined ? [] : [`s.line = ${param(carrier)}`]),
    ...(clientCompanyName === undefined ? [] : [`s.client_company = ${param(clientCompanyName)}`]),
  ],
  pageSize: pageSizeDefault,
  rowOf: overseasRowOf,
  findColumn: (_port, prop) => overseasColumns.find((column) => column.prop === prop),
  texts,
};

const timeOf = (time: PlaceTime | null | undefined): string | null => (time ? localTime(time) : null);
const isActual = (time: PlaceTime | null): boolean => time?.classifier === 'actual';

/** What became of the money of a row; of what was let go so much went back. */
function sayMoney(money: keyof typeof texts.money, fen: number): string {
  return money === 'released' && fen === 0 ? texts.nothingBack : texts.money[money](showCoins(fen));
}

/** A row of the wire; also for whoever shows one shipment. */
export function overseasRowOf(record: OverseasRecord, portNowMs: number): OverseasRow {
  const journey = readJourney(record.journey);
  const state = record.state as TrackingState;
  const moneyText = record.money && sayMoney(record.money, record.fen ?? 0);
  const said = { line: record.line, state, journey, trouble: record.trouble as LineWord, ended: record.end_reason, moneyText };
  const [latest] = journey?.steps ?? [];
  const arrival = journey?.arrived ?? journey?.eta ?? null;
  const terms = termsOf(record);
  const tariff = tariffOf(record);
  const freeDays = fewestFreeDays(journey?.boxes ?? [], terms, tariff);
  const freeMs = journey === null || freeDays === null || journey.isFinished ? null : lastFreeMs(journey, freeDays);
  return {
    id: record.id,
    area: record.port,
    blno: record.bill_no,
    carrierCode: record.line,
    shipCompany: lineOf(record.line).nameCn,
    ctnNo: record.container_no,
    clientCompanyName: record.client_company,
    route: journey === null ? [] : routeOf(journey, portNowMs),
    vesselsName: journey?.vesselName ?? null,
    voyage: journey?.voyage ?? null,
    lastestStatus: sayLatest(journey),
    lastestTime: timeOf(latest?.at),
    lastestOffset: latest ? offsetText(latest.at) : null,
    eta: timeOf(journey?.eta),
    arrivedTime: timeOf(journey?.arrived),
    etaOffset: arrival && offsetText(arrival),
    etaMovedDays: journey && etaMovedDays(journey),
    isEtaWithdrawn: journey !== null && isEtaWithdrawn(journey),
    freeDays: record.free_days,
    countedFreeDays: freeDays,
    lastFreeTime: wireTime(freeMs),
    boxClass: record.box_class,
    boxesUntold: journey?.boxes.filter(({ sizeType }) => boxClassOf(sizeType) === null).length ?? 0,
    detention: journey && detentionOf(journey, terms, tariff, portNowMs),
    holds: journey?.holds ?? [],
    state,
    note: sayTrouble(said),
    tone: toneOf(said),
    moneyText,
    boxesReturned: journey?.boxes.filter(({ isReturned }) => isReturned).length ?? 0,
    boxesTotal: journey?.boxes.length ?? 0,
    remark: record.remark,
    notify: [...record.notify],
    top: record.topped_ms !== null,
    updateTime: wireTime(record.heard_ms),
    endedTime: wireTime(record.ended_ms),
    createTime: formatShanghai(record.created_ms),
    version: record.version,
  };
}

/** What its owner has noted of a shipment. */
export const termsOf = ({ free_days: freeDays, box_class: boxClass }: Pick<OverseasRecord, 'free_days' | 'box_class'>): ShipmentTerms => ({
  freeDays,
  boxClass,
});

/** 滞箱费 as a cell shows it, or what is not known; null before the discharge. */
function detentionOf(journey: Journey, terms: ShipmentTerms, tariff: OwnTariff | null, portNowMs: number): OverseasRow['detention'] {
  const gap = gapOfDetention(journey, terms, tariff);
  const source = tariff && { carrierCode: tariff.line, updateTime: formatShanghai(tariff.changedMs) };
  if (gap !== null) return { state: 'unknown', text: detentionTexts.gaps[gap], tariff: source };
  const estimate: Detention | null = estimateDetention(journey, terms, tariff, portNowMs);
  return estimate && { state: estimate.state, text: sayDetentionShort(estimate), tariff: source };
}

/** The ports of a journey as a row draws them. */
function routeOf({ stops }: Journey, portNowMs: number): OverseasRow['route'] {
  return stops.map((stop) => ({
    name: stop.name,
    role: stop.role,
    isReached: isActual(stop.arrival) || isActual(stop.departure),
    isLeft: isActual(stop.departure),
    days: stop.role === 'transship' ? daysAt(stop, portNowMs) : null,
  }));
}

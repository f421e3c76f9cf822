import { readSearchTerms, searchKey } from '@mastlight/domain/vocabulary/search-terms';
import { cleanClientName } from '@mastlight/domain/vocabulary/clean-note';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { isSortable, type ListStatement, type ListWish } from '../../../platform/list/list-statement';
import { searchPatterns } from '../../../platform/list/search-patterns';
import { acknowledgedSql, exceptionCodes, isOtherCallSql, nowCodesSql, recordColumns, subscribedBills } from '../schema';

/** What a list call asks for. */
export interface BillFilter {
  readonly systemKey: PortCode;
  readonly keyword?: string | undefined;
  readonly clientCompanyName?: string | undefined;
  readonly node?: string | undefined;
  readonly wharfCode?: string | undefined;
  readonly exception?: ExceptionCode | undefined;
  readonly status?: string | undefined;
  readonly sort?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** What of a bill's own call a user who typed another does not see. */
const ofCall = (column: string): string => `case when not ${isOtherCallSql} then ${column} end`;

const arrayOf = (codes: readonly ExceptionCode[]): string => `array[${codes.map((code) => `'${code}'`).join()}]`;
/** What is lost; somebody can still end every other trouble. */
const losses: readonly ExceptionCode[] = ['cut-off-missed', 'left-behind'];
const savable = exceptions.filter(({ code, isTrouble }) => isTrouble && !losses.includes(code)).map(({ code }) => code);

/** What the user has dealt with is no trouble until something new happens (docs/bill-rules.md 6). */
const isOpen = '(now_codes <@ acknowledged) is not true';
const isSavable = `now_codes && ${arrayOf(savable)} and ${isOpen}`;
const isLost = `now_codes && ${arrayOf(losses)} and ${isOpen}`;

/** What is near has a clock still to come, whatever else of the bill is overdue. */
const isNear = `now_codes && ${arrayOf(['not-gated-in', 'not-released'])}`;
/** When a bill was lost: with its ship, else when the gate closed. */
const lostMs = 'coalesce(atd_ms, gate_ms, clock_ms)';

const dayMs = 86_400_000;

/** 异常优先: still to be saved, soonest first; lost today; the rest (docs/bill-rules.md 6). */
const troubleFirst = `case when ${isSavable} and clock_ms is null then 2
    when ${isSavable} and clock_ms > $3::bigint then 1
    when ${isSavable} and (clock_ms > $3::bigint - ${3 * dayMs} or ${isNear}) then 0
    when ${isLost} and ${lostMs} > $3::bigint - ${dayMs} then 3
    when ${isLost} or ${isSavable} then 6
    when state = 'finished' then 7
    when clock_ms > $3::bigint then 4 else 5 end,
  case when state = 'finished' then -atd_ms when clock_ms > $3::bigint then clock_ms
    when ${isLost} and not (${isSavable}) then -${lostMs} else -clock_ms end asc nulls last`;

/** How far a bill is, as the place of its furthest node in the strip of its port. */
const placeInStrip = `case s.port ${ports
  .map(({ code, strip }) => `when '${code}' then array_position(array[${strip.map((node) => `'${node.code}'`).join()}]::text[], b.node)`)
  .join(' ')} end`;

/** The list of bills; `$1` is the owner, `$2` the port, `$3` port time now. */
export const billList: ListStatement = {
  from: subscribedBills,
  own: 's.owner_key = $1',
  record: recordColumns,
  sort: {
    area: 's.port',
    clientCompanyName: 's.client_name',
    billNo: 's.bill_no',
    shipInfo: "coalesce(s.typed_vessel, b.vessel_name) || '/' || coalesce(s.typed_voyage, b.voyage, '')",
    autoSubscribe: 's.auto_subscribe',
    changeVessels: '(s.typed_vessel is not null)',
    speedType: 's.speed_type',
    remark: 's.remark',
    boxArrivalCount: 'b.boxes_gated_in::float8 / nullif(b.boxes_total, 0)',
    nodeGroup: placeInStrip,
    errorValue: 'b.weight_gap_kg',
    nppStatus: 'b.pass_flag',
    dlPortCode: 'b.discharge_port',
    wharf: 'b.terminal',
    ctnOwner: 'b.operator',
    closeTime: ofCall('b.customs_closes_ms'),
    portCloseTime: ofCall('b.port_closes_ms'),
    countdown: ofCall('b.port_closes_ms'),
    ctnApplyBeginTime: ofCall('b.gate_in_opens_ms'),
    ctnApplyEndTime: ofCall('b.gate_in_closes_ms'),
    etaArrivalTime: ofCall('b.eta_ms'),
    etaDepartureTime: ofCall('b.etd_ms'),
    loadTime: 'b.loaded_ms',
    arrivalTime: ofCall('b.ata_ms'),
    departureTime: ofCall('b.atd_ms'),
    source: 'b.source',
    createTime: 's.created_ms',
  },
  pinned: 's.topped_ms is not null',
  needs: {
    state: `case when ${isOtherCallSql} then b.apart_state else b.state end`,
    now_codes: nowCodesSql,
    acknowledged: acknowledgedSql,
    clock_ms: ofCall('b.clock_ms'),
    gate_ms: ofCall('coalesce(b.port_closes_ms, b.gate_in_closes_ms)'),
    atd_ms: ofCall('b.atd_ms'),
  },
  groups: Object.fromEntries(exceptionCodes.map((code) => [code, `'${code}' = any(now_codes) and ${isOpen}`])),
  order: troubleFirst,
};

/**
 * Turns a filter into what it asks of the list.
 *
 * @throws BusinessError 400 for a sort column that does not exist.
 */
export function readBillFilter(ownerKey: string, filter: BillFilter, portNowMs: number): ListWish {
  const values: unknown[] = [ownerKey, filter.systemKey, portNowMs];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['s.port = $2', 's.deleted_ms is null'];
  const terms = filter.keyword === undefined ? null : readSearchTerms(filter.keyword);
  if (terms !== null) conditions.push(foundSql(param(searchPatterns(terms))));
  if (filter.clientCompanyName !== undefined) {
    const name = cleanClientName(filter.clientCompanyName);
    if (name !== null) conditions.push(`s.client_name = ${param(name)}`);
  }
  if (filter.node !== undefined) conditions.push(`b.node = ${param(filter.node)}`);
  if (filter.wharfCode) conditions.push(`b.terminal = ${param(searchKey(filter.wharfCode))}`);
  if (filter.status !== undefined) {
    conditions.push(`case when ${isOtherCallSql} then b.apart_state else coalesce(b.state, 'waiting') end = ${param(filter.status)}`);
  }
  if (filter.ids !== undefined) conditions.push(`s.id = any(${param(filter.ids)}::bigint[])`);
  if (filter.sort && !isSortable(billList, filter.sort)) throw refuse(refusals.unknownSort, {}, { field: 'sort' });
  return { conditions, values, group: filter.exception, sort: filter.sort };
}

/** Whether one of the patterns occurs in what is known of a row by name. */
export function foundSql(patterns: string): string {
  return `(coalesce(b.search_text, s.bill_no) || ' ' || s.typed_search) like any(${patterns}::text[])`;
}

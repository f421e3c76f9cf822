import { readSearchTerms } from '@mastlight/domain/vocabulary/search-terms';
import { cleanClientName } from '@mastlight/domain/vocabulary/clean-note';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { exceptionsOf, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { codesOfWharf, wharfsNamed } from '@mastlight/domain/vocabulary/wharf';
import { isSortable, type ListStatement, type ListWish } from '../../../platform/list/list-statement';
import { foundSql, wordsSql } from '../../../platform/list/search';
import { hasChinese } from '@mastlight/domain/vocabulary/input-filters';
import { acknowledgedSql, exceptionCodes, nowCodesSql, recordColumns, stateSql, subscribedBills, told } from '../schema';

/** What a list call asks for. */
export interface BillFilter {
  readonly systemKey: PortCode;
  readonly keyword?: string | undefined;
  readonly clientCompanyName?: string | undefined;
  readonly userId?: number | undefined;
  readonly node?: string | undefined;
  readonly wharfCode?: string | undefined;
  readonly exception?: ExceptionCode | undefined;
  readonly status?: string | undefined;
  readonly sort?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

const arrayOf = (codes: readonly ExceptionCode[]): string => `array[${codes.map((code) => `'${code}'`).join()}]`;

/** What the user has dealt with is no trouble until something new happens (docs/bill-rules.md 6). */
const isOpen = '(now_codes <@ acknowledged) is not true';
const troubles = exceptionsOf('near', 'open').filter((code) => code !== 'cut-off-changed');
const judged = {
  is_open: isOpen,
  // A clock that was put off gives time: nothing is to be saved.
  is_savable: `(now_codes && ${arrayOf(troubles)} or 'cut-off-changed' = any(now_codes) and put_off is not true) and ${isOpen}`,
  is_lost: `now_codes && ${arrayOf(exceptionsOf('lost'))} and ${isOpen}`,
  /** What is near has a clock still to come, whatever else of the bill is overdue. */
  is_near: `now_codes && ${arrayOf(exceptionsOf('near'))}`,
  /** When a bill was lost: with its ship, else when the gate closed. */
  lost_ms: 'coalesce(atd_ms, gate_ms, clock_ms)',
};

const dayMs = 86_400_000;
/** Whoever has longer can be rung after what has just been missed. */
const savedFirstMs = 12 * 3_600_000;

/** 异常优先: what a clock within half a day can still save; what one let pass; what has longer; lost today; the rest (docs/bill-rules.md 6). */
const troubleFirst = `case when is_savable and (clock_ms > $3::bigint and clock_ms <= $3::bigint + ${savedFirstMs} or is_near and clock_ms <= $3::bigint) then 0
    when is_savable and clock_ms is null then 3
    when is_savable and clock_ms > $3::bigint then 2
    when is_savable and clock_ms > $3::bigint - ${3 * dayMs} then 1
    when is_lost and lost_ms > $3::bigint - ${dayMs} then 4
    when is_lost or is_savable then 7
    when state = 'finished' then 8
    when clock_ms > $3::bigint then 5 else 6 end,
  case when state = 'finished' then -atd_ms when clock_ms > $3::bigint then clock_ms
    when is_lost and not is_savable then -lost_ms else -clock_ms end asc nulls last,
  case ${exceptionCodes.map((code, at) => `when '${code}' = any(now_codes) then ${at}`).join(' ')} end asc nulls last`;

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
    remark: 's.remark',
    transport: 's.transport',
    boxArrivalCount: 'b.boxes_gated_in::float8 / nullif(b.boxes_total, 0)',
    nodeGroup: placeInStrip,
    errorValue: 'b.weight_gap_kg',
    nppStatus: 'b.pass_flag',
    dlPortCode: 'b.discharge_port',
    wharf: 'b.terminal',
    ctnOwner: 'b.operator',
    closeTime: told('customs_closes_ms'),
    portCloseTime: told('port_closes_ms'),
    countdown: told('clock_ms'),
    ctnApplyBeginTime: told('gate_in_opens_ms'),
    ctnApplyEndTime: told('gate_in_closes_ms'),
    etaArrivalTime: told('eta_ms'),
    etaDepartureTime: told('etd_ms'),
    loadTime: 'b.loaded_ms',
    arrivalTime: told('ata_ms'),
    departureTime: told('atd_ms'),
    source: 'b.source',
    createTime: 's.created_ms',
  },
  pinned: 's.topped_ms is not null',
  needs: {
    state: stateSql,
    now_codes: nowCodesSql,
    acknowledged: acknowledgedSql,
    clock_ms: told('clock_ms'),
    put_off: told('put_off'),
    gate_ms: `coalesce(${told('port_closes_ms')}, ${told('gate_in_closes_ms')})`,
    atd_ms: told('atd_ms'),
  },
  groups: Object.fromEntries(exceptionCodes.map((code) => [code, `'${code}' = any(now_codes) and is_open`])),
  judged,
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
  if (terms !== null) {
    const words = ['s.own_words'];
    // The ship's Chinese name stands in the whole status, which is long: it is opened for Chinese terms alone.
    if (terms.some(hasChinese)) words.push(wordsSql(`(${told('status')}) -> 'plan' ->> 'chineseName'`));
    const wharfs = param(wharfsNamed(filter.systemKey, terms));
    conditions.push(`(${foundSql(terms, param, { numbers: [namesSql], words })} or b.terminal = any(${wharfs}::text[]))`);
  }
  if (filter.clientCompanyName !== undefined) {
    const name = cleanClientName(filter.clientCompanyName);
    if (name !== null) conditions.push(`s.client_name = ${param(name)}`);
  }
  if (filter.userId !== undefined) conditions.push(`s.user_id = ${param(filter.userId)}`);
  if (filter.node !== undefined) conditions.push(`b.node = ${param(filter.node)}`);
  if (filter.wharfCode) conditions.push(`b.terminal = any(${param(codesOfWharf(filter.systemKey, filter.wharfCode))}::text[])`);
  if (filter.status !== undefined) {
    conditions.push(`${stateSql} = ${param(filter.status)}`);
  }
  if (filter.ids !== undefined) conditions.push(`s.id = any(${param(filter.ids)}::bigint[])`);
  if (filter.sort && !isSortable(billList, filter.sort)) throw refuse(refusals.unknownSort, {}, { field: 'sort' });
  return { conditions, values, group: filter.exception, sort: filter.sort };
}

/** What is known of a row by name: its number, boxes, ship and voyage. */
export const namesSql = "(coalesce(b.search_text, s.bill_no) || ' ' || s.typed_search)";

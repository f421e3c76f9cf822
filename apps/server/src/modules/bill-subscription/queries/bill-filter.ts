import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { readSearchTerms, searchKey } from '@mastlight/domain/bill-subscription/search-terms';
import { cleanClientName } from '@mastlight/domain/bill-subscription/clean-note';
import type { ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { exceptionCodes, spanColumn } from '../schema';

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

/** Column or expression each sortable prop is ordered by; nothing else ever reaches the statement. */
const sortExpressions: Readonly<Record<string, string>> = {
  area: 's.port',
  clientCompanyName: 's.client_name',
  billNo: 's.bill_no',
  shipInfo: "coalesce(s.typed_vessel, s.vessel_name) || '/' || coalesce(s.typed_voyage, s.voyage, '')",
  autoSubscribe: 's.auto_subscribe',
  changeVessels: '(s.typed_vessel is not null)',
  speedType: 's.speed_type',
  remark: 's.remark',
  boxArrivalCount: 's.boxes_gated_in::float8 / nullif(s.boxes_total, 0)',
  nodeGroup: "array_position(array['pre','manifest','arrival','release','triple'], s.node)",
  errorValue: 's.weight_gap_kg',
  nppStatus: 's.pass_flag',
  dlPortCode: 's.discharge_port',
  wharf: 's.terminal',
  ctnOwner: 's.operator',
  closeTime: 's.customs_closes_ms',
  portCloseTime: 's.port_closes_ms',
  countdown: 's.port_closes_ms',
  ctnApplyBeginTime: 's.gate_in_opens_ms',
  ctnApplyEndTime: 's.gate_in_closes_ms',
  etaArrivalTime: 's.eta_ms',
  etaDepartureTime: 's.etd_ms',
  loadTime: 's.loaded_ms',
  arrivalTime: 's.ata_ms',
  departureTime: 's.atd_ms',
  source: 's.source',
  createTime: 's.created_ms',
};

/** Exceptions that put a row before all others; the rest are told, but wait for nobody. */
const troubles: readonly ExceptionCode[] = [
  'cut-off-missed',
  'not-gated-in',
  'arrival-missing',
  'inspection',
  'rejected',
  'cut-off-changed',
];

/** Pieces of a list statement; `$1` is the owner, `$2` the port, `$3` port time now. */
export interface FilterSql {
  readonly values: unknown[];
  /**
   * Select of the rows that the filter leaves, without the exception: `id`,
   * `now_0`… (whether each exception is true now) and what the order needs.
   */
  readonly mine: string;
  /** Condition on a row of `mine`: the exception asked for. */
  readonly chosen: string;
  /** Order of the rows of `mine`. */
  readonly orderBy: string;
}

/**
 * Turns a filter into SQL. Every value is a parameter; names come from tables
 * of this file alone.
 *
 * @throws BusinessError 400 for a sort column that does not exist.
 */
export function filterSql(ownerKey: string, filter: BillFilter, portNowMs: number): FilterSql {
  const values: unknown[] = [ownerKey, filter.systemKey, portNowMs];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['s.owner_key = $1', 's.port = $2', 's.deleted_ms is null'];
  const terms = filter.keyword === undefined ? null : readSearchTerms(filter.keyword);
  if (terms !== null) {
    conditions.push(`(s.search_text || ' ' || s.typed_search) like any(${param(terms.map((term) => `%${term}%`))}::text[])`);
  }
  if (filter.clientCompanyName !== undefined) {
    const name = cleanClientName(filter.clientCompanyName);
    if (name !== null) conditions.push(`s.client_name = ${param(name)}`);
  }
  if (filter.node !== undefined) conditions.push(`s.node = ${param(filter.node)}`);
  if (filter.wharfCode) conditions.push(`s.terminal = ${param(searchKey(filter.wharfCode))}`);
  if (filter.status !== undefined) conditions.push(`s.state = ${param(filter.status)}`);
  if (filter.ids !== undefined) conditions.push(`s.id = any(${param(filter.ids)}::bigint[])`);
  const { key, orderBy } = orderSql(filter.sort);
  return {
    values,
    mine: `select s.id, s.topped_ms is null as is_below, ${key} as sort_key, s.state, s.port_closes_ms, ${nowColumns}
      from bill_subscription s where ${conditions.join(' and ')}`,
    chosen: filter.exception === undefined ? 'true' : nowOf(filter.exception),
    orderBy,
  };
}

/** The column of `mine` that tells whether an exception is true now. */
function nowOf(code: ExceptionCode): string {
  return `now_${exceptionCodes.indexOf(code)}`;
}

const nowColumns = exceptionCodes.map((code) => `coalesce($3::bigint <@ s.${spanColumn(code)}, false) as ${nowOf(code)}`).join(', ');

// Nearest trouble first: what is wrong now, then the deadlines to come, then what has none, then what is over.
const troubleOrder = `is_below,
  case when ${troubles.map(nowOf).join(' or ')} then 0 when state = 'finished' then 3 when port_closes_ms >= $3::bigint then 1 else 2 end,
  port_closes_ms asc nulls last, id desc`;

function orderSql(sort: string | undefined): { key: string; orderBy: string } {
  if (!sort) return { key: 'null', orderBy: troubleOrder };
  const isDescending = sort.startsWith('-');
  const prop = isDescending ? sort.slice(1) : sort;
  if (!Object.hasOwn(sortExpressions, prop)) throw refuse(refusals.unknownSort, {}, { field: 'sort' });
  return { key: sortExpressions[prop]!, orderBy: `is_below, sort_key ${isDescending ? 'desc' : 'asc'} nulls last, id desc` };
}

/** Counts of all exceptions over the rows of `mine`, as `count_0`… */
export const countColumns = exceptionCodes.map((code, index) => `count(*) filter (where ${nowOf(code)})::int as count_${index}`).join(', ');

/**
 * What the address of the list says: filters, sort, page and the open drawer
 * (ux 5). A link to a view is the view; Back undoes the last step.
 */
import { portRules } from '@mastlight/domain/ports/index';
import { exceptions, type ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { pageSizeChoices, pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import { trackingStates, type TrackingState } from '@mastlight/domain/vocabulary/tracking-state';
import { defaultPort, portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';

export interface ListSearch {
  readonly port: PortCode;
  readonly tab: 'bill' | 'booking';
  readonly keyword: string;
  readonly client: string;
  /** A strip node of the port. */
  readonly node: string;
  readonly wharf: string;
  readonly exception: ExceptionCode | '';
  readonly state: TrackingState | '';
  /** Column prop, `-` before it for descending; '' is the list's own order, nearest trouble first. */
  readonly sort: string;
  readonly page: number;
  readonly size: number;
  /** Bill whose detail drawer is open. */
  readonly bill: string;
  /** The paste drawer is open. */
  readonly isPasting: boolean;
}

export const plainSearch: ListSearch = {
  port: defaultPort,
  tab: 'bill',
  keyword: '',
  client: '',
  node: '',
  wharf: '',
  exception: '',
  state: '',
  sort: '',
  page: 1,
  size: pageSizeDefault,
  bill: '',
  isPasting: false,
};

/** Reads a query string; whatever it does not know counts as not said, so that an old link still opens. */
export function readListSearch(query: string): ListSearch {
  const params = new URLSearchParams(query);
  const text = (name: string, max: number): string => (params.get(name) ?? '').slice(0, max);
  const oneOf = <C extends string>(name: string, codes: readonly C[]): C | '' => codes.find((code) => code === params.get(name)) ?? '';
  const page = Number(params.get('page'));
  const size = pageSizeChoices.find((choice) => choice === Number(params.get('size')));
  const sort = text('sort', 41);
  const port = oneOf('port', portCodes) || defaultPort;
  return {
    port,
    tab: params.get('tab') === 'booking' ? 'booking' : 'bill',
    keyword: text('keyword', 4000),
    client: text('client', 60),
    node: oneOf(
      'node',
      portRules(port).strip.map((node) => node.code),
    ),
    wharf: text('wharf', 20),
    exception: oneOf(
      'exception',
      exceptions.map((exception) => exception.code),
    ),
    state: oneOf(
      'state',
      trackingStates.map((state) => state.code),
    ),
    sort: /^-?[A-Za-z_]{1,40}$/.test(sort) ? sort : '',
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    size: size ?? pageSizeDefault,
    bill: text('bill', 64),
    isPasting: params.get('paste') === '1',
  };
}

/** Writes the query string, with a leading `?`; what is as usual is left out, so that addresses stay short. */
export function writeListSearch(search: ListSearch): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number, usual: string | number): void => {
    if (value !== usual) params.set(name, String(value));
  };
  put('port', search.port, plainSearch.port);
  put('tab', search.tab, plainSearch.tab);
  put('keyword', search.keyword, '');
  put('client', search.client, '');
  put('node', search.node, '');
  put('wharf', search.wharf, '');
  put('exception', search.exception, '');
  put('state', search.state, '');
  put('sort', search.sort, '');
  put('page', search.page, plainSearch.page);
  put('size', search.size, plainSearch.size);
  put('bill', search.bill, '');
  put('paste', search.isPasting ? 1 : 0, 0);
  const query = params.toString();
  return query ? `?${query}` : '';
}

/** A filter that is set, with the words that name it when it leaves nothing over. */
export interface ActiveFilter {
  readonly name: 'keyword' | 'client' | 'node' | 'wharf' | 'exception' | 'state';
  readonly label: string;
}

/** The filters in force, for "which filter to drop". */
export function listActiveFilters(search: ListSearch): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  const add = (name: ActiveFilter['name'], label: string | undefined): void => {
    if (search[name] !== '' && label !== undefined) found.push({ name, label });
  };
  add('keyword', `“${search.keyword.length > 24 ? `${search.keyword.slice(0, 24)}…` : search.keyword}”`);
  add('exception', exceptions.find((item) => item.code === search.exception)?.name);
  add('client', search.client);
  add('node', portRules(search.port).namedStrip.find((item) => item.code === search.node)?.name);
  add('wharf', wharfName(search.port, search.wharf));
  add('state', trackingStates.find((item) => item.code === search.state)?.name);
  return found;
}

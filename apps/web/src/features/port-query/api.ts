/** Calls of the queries and what the cache keeps of their answers. */
import { queryOptions } from '@tanstack/react-query';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { gateColumns, shipColumns } from '@mastlight/domain/port-query/columns';
import { portQuery, type GateRow, type ShipRow, type TermType } from '@mastlight/domain/port-query/contract';
import { callsMax, isTermKept } from '@mastlight/domain/port-query/limits';
import { readAsked, readAskedShips } from '@mastlight/domain/port-query/read-asked';
import { isContainerNo } from '@mastlight/domain/vocabulary/container-no';
import { callEndpoint } from '../../platform/http-client';
import type { ListDeclaration } from '../../platform/list/list-declaration';
import { hearPortClock } from '../../platform/port-clock';
import { gateSearch, shipSearch, type GateSearch, type ShipSearch } from './list-search';

export type { GateRow, ShipRow, TermType };
type GatePage = ResponseData<typeof portQuery.queryInGates>;
type ShipPage = ResponseData<typeof portQuery.queryShips>;
type GateFilter = Omit<RequestInput<typeof portQuery.queryInGates>, 'page' | 'limit'>;
type ShipFilter = Omit<RequestInput<typeof portQuery.queryShips>, 'page' | 'limit'>;

const product = 'port-query';

/** Boxes at the gate. What is asked is read out of the address's keyword. */
export const gateList: ListDeclaration<GateRow, GateSearch, GatePage, GateFilter> = {
  product,
  name: 'gateQuery',
  columns: ({ port }) => gateColumns(port),
  search: gateSearch,
  region: ({ port }) => port,
  asksOnce: true,
  ownFields: [],
  filterOf: ({ port, keyword }) => {
    const { numbers, calls } = readAsked(keyword);
    const boxes = numbers.filter(isContainerNo);
    return {
      systemKey: port,
      // Bills of some lines look like boxes: such a number is asked for as both, and counted once.
      ...(numbers.length > 0 && { blno: numbers.join(',') }),
      ...(boxes.length > 0 && { ctnNo: boxes.join(',') }),
      ...(calls.length > 0 && { list: calls.slice(0, callsMax) }),
    };
  },
  fetchPage: async (filter, { page, limit }, signal) => {
    const told = await callEndpoint(portQuery.queryInGates, { ...filter, page, limit }, { ...(signal && { signal }), showsErrors: false });
    hearPortClock(told);
    return told;
  },
};

/** Ships' calls. */
export const shipList: ListDeclaration<ShipRow, ShipSearch, ShipPage, ShipFilter> = {
  product,
  name: 'shipQuery',
  columns: ({ port }) => shipColumns(port),
  search: shipSearch,
  region: ({ port }) => port,
  ownFields: [],
  filterOf: ({ port, keyword, wharf }) => ({
    systemKey: port,
    list: [...readAskedShips(keyword).calls],
    ...(wharf && { wharf }),
  }),
  fetchPage: async (filter, { page, limit }, signal) => {
    const told = await callEndpoint(portQuery.queryShips, { ...filter, page, limit }, { ...(signal && { signal }), showsErrors: false });
    hearPortClock(told);
    return told;
  },
};

/** What was asked for last, of one kind. */
export function termsQuery(type: TermType) {
  return queryOptions({
    queryKey: [product, 'terms', type],
    queryFn: async ({ signal }) => (await callEndpoint(portQuery.listTerms, { type }, { signal, showsErrors: false })).list,
  });
}

/** Remembers what was asked for; a longer text than is kept is not remembered. */
export async function saveTerm(type: TermType, keyword: string): Promise<void> {
  if (!isTermKept(keyword)) return;
  // That a question is not remembered keeps nobody from its answer.
  await callEndpoint(portQuery.saveTerm, { type, keyword }, { showsErrors: false }).catch(() => undefined);
}

export function deleteTerm(id: number) {
  return callEndpoint(portQuery.deleteTerm, { id });
}

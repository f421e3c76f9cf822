/** Calls of the vessel list and what the cache keeps of their answers. */
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { vesselFeeOf } from '@mastlight/domain/billing/index';
import { vesselColumns } from '@mastlight/domain/vessel-subscription/columns';
import { vesselList as declared, vesselSubscription, type VesselRow } from '@mastlight/domain/vessel-subscription/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { callEndpoint, callForFile } from '../../platform/http-client';
import type { ListDeclaration } from '../../platform/list/list-declaration';
import { portionsOf } from '../../platform/list/in-portions';
import { hearPortClock } from '../../platform/port-clock';
import { payFor } from '../billing';
import { laterExport } from '../export-task';
import { vesselSearch, type VesselSearch } from './list-search';

export type { VesselRow };
type VesselPage = ResponseData<typeof vesselSubscription.queryRows>;
type VesselFilter = Omit<RequestInput<typeof vesselSubscription.queryRows>, 'page' | 'limit' | 'ids'>;
/** A call as it is subscribed to. */
export type VesselCall = RequestInput<typeof vesselSubscription.subscribeVessels>['list'][number];

/** The list of subscribed calls; the other ports have paths of their own but take the same calls with `systemKey`. */
export const vesselList: ListDeclaration<VesselRow, VesselSearch, VesselPage, VesselFilter> = {
  product: 'vessel-subscription',
  name: 'shipSubscrib',
  columns: ({ port }) => vesselColumns(port),
  search: vesselSearch,
  region: ({ port }) => port,
  topic: declared.topic,
  ownFields: ['top', 'remark', 'autoSubscribe'],
  filterOf: ({ port, keyword, wharf, group, sort }) => ({
    systemKey: port,
    ...(keyword && { keyword }),
    ...(wharf && { wharfCode: wharf }),
    ...(group && { group }),
    ...(sort && { sort }),
  }),
  fetchPage: async (filter, { ids, ...rows }, signal) => {
    const input = { ...filter, ...rows, ...(ids && { ids: [...ids] }) };
    const page = await callEndpoint(vesselSubscription.queryRows, input, { ...(signal && { signal }), showsErrors: false });
    hearPortClock(page);
    return page;
  },
  exportRows: (filter, columns, ids) =>
    callForFile(vesselSubscription.exportRows, { ...filter, ...(ids && { ids: [...ids] }), columns: [...columns] }),
  exportLater: laterExport('vessels'),
};

/**
 * Each pair is answered in its place; those that nobody answered for are missing at the end. `isPaidBefore`: they come back
 * after a deletion. @throws ChargeDeclined as `payFor` does.
 */
export async function subscribeVessels(port: PortCode, calls: readonly VesselCall[], isPaidBefore = false) {
  const wish = { port, fee: vesselFeeOf(port), count: calls.length, isPaidBefore };
  const told = await payFor(wish, portionsOf(calls), (list, agreed) =>
    callEndpoint(vesselSubscription.subscribeVessels, { systemKey: port, list: [...list], ...agreed }),
  );
  return told.flatMap(({ list }) => list);
}

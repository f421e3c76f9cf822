/** The list of calls: what of it is its own, and the call that subscribes. */
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import { vesselFeeOf } from '@mastlight/domain/billing/index';
import { vesselColumns } from '@mastlight/domain/vessel-subscription/columns';
import { vesselList as declared, vesselSubscription, type VesselRow } from '@mastlight/domain/vessel-subscription/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { textsOf } from '../../platform/catalogue';
import { callEndpoint } from '../../platform/http-client';
import { portionsOf } from '../../platform/list/in-portions';
import { listProduct } from '../../platform/list/list-product';
import { payFor } from '../billing';
import { cutOffNameOf } from './board/clock-names';
import { vesselSearch } from './list-search';
import { vesselTexts } from './texts/zh-CN';

export type { VesselRow };
/** A call as it is subscribed to. */
export type VesselCall = RequestInput<typeof vesselSubscription.subscribeVessels>['list'][number];

export const vesselList = listProduct({
  declared,
  name: 'shipSubscrib',
  columns: vesselColumns,
  search: vesselSearch,
  filterOf: ({ wharf }) => (wharf ? { wharfCode: wharf } : {}),
  nameOf: ({ boxvv }) => boxvv,
  groupName: (group, { port }) => textsOf(vesselTexts)(`groupNames.${group}`, { clock: cutOffNameOf(port) }),
  texts: vesselTexts,
  autoTip: () => textsOf(vesselTexts)('autoTip'),
  subscribeAgain: (rows) =>
    subscribeVessels(
      rows[0]!.area,
      rows.map(({ vesselsName, voyage, wharf }) => ({ vesselsName, voyage, wharf })),
      true,
    ),
});

/**
 * Each pair is answered in its place; those that nobody answered for are missing at the end. `isPaidBefore`: they come back
 * after a deletion. @throws ChargeDeclined as `payFor` does.
 */
export async function subscribeVessels(port: PortCode, calls: readonly VesselCall[], isPaidBefore = false) {
  const wish = { port, fee: vesselFeeOf(port), isPaidBefore };
  const told = await payFor(wish, portionsOf(calls), (list, agreed) =>
    callEndpoint(vesselSubscription.subscribeVessels, { systemKey: port, list: [...list], ...agreed }),
  );
  return told.flatMap(({ list }) => list);
}

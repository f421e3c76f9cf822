/** The list of shipments overseas: what of it is its own, and the call that subscribes. */
import { isLineCode } from '@mastlight/domain/line-tracking/index';
import { overseasColumns } from '@mastlight/domain/overseas/columns';
import { overseas, overseasList as declared, type OverseasRow } from '@mastlight/domain/overseas/contract';
import type { RequestInput } from '@mastlight/domain/contract-kit/endpoint';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { textsOf } from '../../platform/catalogue';
import { callEndpoint } from '../../platform/http-client';
import { portionsOf } from '../../platform/list/in-portions';
import { listProduct } from '../../platform/list/list-product';
import { payFor } from '../billing';
import { overseasSearch } from './list-search';
import { overseasWords } from './texts/zh-CN';

export type { OverseasRow };

export const overseasList = listProduct({
  declared,
  name: 'overseas',
  columns: () => overseasColumns,
  search: overseasSearch,
  filterOf: ({ carrier }) => (isLineCode(carrier) ? { carrier } : {}),
  nameOf: ({ blno }) => blno,
  groupName: (group) => textsOf(overseasWords)(`groupNames.${group}`),
  texts: overseasWords,
  subscribeAgain: (rows) =>
    subscribeShipments(
      rows[0]!.area,
      rows.map(({ blno, carrierCode, ctnNo, clientCompanyName, freeDays, boxClass, notify }) => ({
        blno,
        carrierCode,
        ctnNo,
        clientCompanyName,
        freeDays,
        boxClass,
        notify,
      })),
      true,
    ),
});

type Wish = Omit<RequestInput<typeof overseas.save>['list'][number], 'systemKey'>;

/**
 * Each shipment is answered in its place; those that nobody answered for are missing at the end. `isPaidBefore`: they come
 * back after a deletion. @throws ChargeDeclined as `payFor` does.
 */
export async function subscribeShipments(port: PortCode, wishes: readonly Wish[], isPaidBefore = false) {
  const wish = { port, fee: 'FEE_ABROAD', isPaidBefore, isHeld: true } as const;
  const told = await payFor(wish, portionsOf(wishes), (some, agreed) =>
    callEndpoint(overseas.save, { list: some.map((one) => ({ systemKey: port, ...one })), ...agreed }),
  );
  return told.flatMap(({ list }) => list);
}

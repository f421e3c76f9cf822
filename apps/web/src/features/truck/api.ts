/** Calls of trucks. */
import { trucks, type Truck, type TruckBox, type TruckPosition } from '@mastlight/domain/truck/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { CallError, callEndpoint } from '../../platform/http-client';
import { payFor } from '../billing';

export type { Truck, TruckBox, TruckPosition };

const root = 'truck';
/** Terminals speak every 10 to 30 seconds, in ms. */
const lookEveryMs = 10_000;

export const trucksQuery = queryOptions({
  queryKey: [root, 'list'],
  queryFn: () => callEndpoint(trucks.list, {}),
  refetchInterval: lookEveryMs,
});
/** Yards and gates tell within minutes, in ms. */
const boxesEveryMs = 60_000;

/** The boxes that the trucks have to do with, by what ports and yards tell. */
export const boxesQuery = queryOptions({
  queryKey: [root, 'boxes'],
  queryFn: async () => (await callEndpoint(trucks.listBoxes, {})).list,
  refetchInterval: boxesEveryMs,
});
export const trackQuery = (carNo: string, fromMs: number, toMs: number) =>
  queryOptions({
    queryKey: [root, 'track', carNo, fromMs, toMs],
    queryFn: async () =>
      (await callEndpoint(trucks.track, { carNo, from: String(Math.trunc(fromMs)), to: String(Math.trunc(toMs)) })).points,
  });
export const sharesQuery = (carNo: string) =>
  queryOptions({ queryKey: [root, 'shares', carNo], queryFn: () => callEndpoint(trucks.listShares, { carNo }, { showsErrors: false }) });
/** The link is over, or its owner has no money: asking again by itself changes nothing. */
const overCodes: readonly number[] = [400, 402, 410];
/** One truck by a link; it is looked at again until the link is over, also after a call that failed on the way. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: [root, 'shared', token],
    queryFn: () => callEndpoint(trucks.showShared, { token }),
    refetchInterval: ({ state: { error } }) => (error instanceof CallError && overCodes.includes(error.code) ? false : lookEveryMs),
    retry: false,
  });

/** Asks where a truck is, for its price, which is asked about first. @throws ChargeDeclined as `payFor` does */
export const locateTruck = (carNo: string) =>
  payFor({ port: defaultPort, fee: 'FEE_TRUCK' }, [[carNo]], (_carNos, { allowReal, allowRealFen }) =>
    callEndpoint(trucks.locate, { carNo, ...(allowReal && { allowReal: 'true', allowRealFen: String(allowRealFen) }) }),
  );
export const addTruck = (carNo: string) => callEndpoint(trucks.subscribe, { carNo });
export const deleteTrucks = (ids: number[]) => callEndpoint(trucks.deleteTrucks, { ids });
export const shareTruck = (carNo: string, hours: string) => callEndpoint(trucks.share, { carNo, hours });
export const revokeShares = (carNo: string) => callEndpoint(trucks.revokeShares, { carNo });

/** After a change everything of trucks is asked for again. */
export const refreshTrucks = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [root] });

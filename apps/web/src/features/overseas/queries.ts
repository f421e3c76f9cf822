import { queryOptions } from '@tanstack/react-query';
import { overseas } from '@mastlight/domain/overseas/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { callEndpoint } from '../../platform/http-client';
import { overseasList } from './declaration';

/** How the lines answer, and how many shipments of a port one follows at each. */
export const linesQuery = (port: PortCode) =>
  queryOptions({
    queryKey: [overseasList.product, 'lines', port],
    queryFn: ({ signal }) => callEndpoint(overseas.listLines, { systemKey: port }, { signal, showsErrors: false }),
    refetchInterval: 60_000,
  });

/** One shipment in whole; asked for anew when its row is another. */
export const shipmentQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [overseasList.product, 'shipment', id, version],
    queryFn: ({ signal }) => callEndpoint(overseas.showShipment, { id }, { signal, showsErrors: false }),
    placeholderData: (before) => before,
  });

/** The owner's rate tables of 滞箱费. */
export const tariffsQuery = () =>
  queryOptions({
    queryKey: [overseasList.product, 'tariffs'],
    queryFn: ({ signal }) => callEndpoint(overseas.listTariffs, {}, { signal, showsErrors: false }),
  });

/** Calls of where ships are. */
import { shipPosition, type PortCall, type Ship } from '@mastlight/domain/ship-position/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type { PortCall, Ship };

const root = 'ship-position';
/** Radios speak every few seconds; a chart of ships moves more slowly, ms. */
const lookEveryMs = 20_000;

export const shipsQuery = (vessel: string, imo: string) =>
  queryOptions({
    queryKey: [root, 'find', vessel, imo],
    queryFn: async () => (await callEndpoint(shipPosition.find, { vessel, ...(imo !== '' && { imo }) })).list,
    refetchInterval: lookEveryMs,
  });
export const searchQuery = (keyword: string) =>
  queryOptions({
    queryKey: [root, 'search', keyword],
    queryFn: async () => (await callEndpoint(shipPosition.search, { keyword })).list,
    refetchInterval: lookEveryMs,
  });
/** The track of one ship by its own number, of the last three days. */
export const trackQuery = (mmsi: string, saidMs: number | null) =>
  queryOptions({
    // A ship that has said nothing new has no new track.
    queryKey: [root, 'track', mmsi, saidMs],
    queryFn: async () => (await callEndpoint(shipPosition.track, { vessel: mmsi })).points,
    placeholderData: (before, query) => (query?.queryKey[2] === mmsi ? before : undefined),
  });
export const callsQuery = (vessel: string, imo: string | null) =>
  queryOptions({
    queryKey: [root, 'calls', vessel, imo],
    queryFn: async () => (await callEndpoint(shipPosition.portCalls, { vessel, ...(imo !== null && imo !== '' && { imo }) })).list,
  });

/** Calls of the picture of a ship. */
import type { ShownBox } from '@mastlight/domain/bay-plan/arrange-boxes';
import { bayPlan } from '@mastlight/domain/bay-plan/contract';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { tracking } from '@mastlight/domain/tracking/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';
import { hearPortClock } from '../../platform/port-clock';
import type { BayPlanSearch } from './search';

export type { ShownBox };
export type ShownVessel = ResponseData<typeof bayPlan.queryVessel>;

export function vesselQuery({ vessel, voyage, sign, at }: BayPlanSearch, isSignedIn: boolean) {
  return queryOptions({
    queryKey: ['bay-plan', 'vessel', vessel, voyage, isSignedIn ? '' : sign, isSignedIn, at],
    queryFn: async ({ signal }) => {
      const told = await callEndpoint(
        bayPlan.queryVessel,
        { vessel, voyage, sign, ...(at !== '' && { at }) },
        { signal, showsErrors: false },
      );
      hearPortClock(told);
      return told;
    },
    // What was known then is known.
    ...(at === '' ? { refetchInterval: 60_000 } : { staleTime: Infinity }),
    // While another instant is on its way the one before stands.
    placeholderData: (shown, before) => (before?.queryKey[2] === vessel && before.queryKey[3] === voyage ? shown : undefined),
  });
}

export function stopsQuery({ vessel, voyage, sign }: BayPlanSearch, isSignedIn: boolean) {
  return queryOptions({
    queryKey: ['bay-plan', 'stops', vessel, voyage, isSignedIn ? '' : sign, isSignedIn],
    queryFn: async ({ signal }) => (await callEndpoint(bayPlan.listStops, { vessel, voyage, sign }, { signal, showsErrors: false })).list,
  });
}

export const choicesQuery = queryOptions({
  queryKey: ['bay-plan', 'choices'],
  queryFn: async ({ signal }) => (await callEndpoint(bayPlan.listChoices, {}, { signal, showsErrors: false })).list,
});

/** The ships on which a bill or a box of the reader's is. */
export const findShipOf = async (number: string) => (await callEndpoint(bayPlan.listChoices, { number }, { showsErrors: false })).list;

export function lifeQuery(ctnNo: string) {
  return queryOptions({
    queryKey: ['bay-plan', 'life', ctnNo],
    queryFn: ({ signal }) => callEndpoint(tracking.queryContainer, { ctnNo }, { signal, showsErrors: false }),
  });
}

export const signVessel = (vessel: string, voyage: string) => callEndpoint(bayPlan.signVessel, { vessel, voyage });

/** Calls of the picture of a ship. */
import type { ShownBox } from '@mastlight/domain/bay-plan/arrange-boxes';
import { bayPlan } from '@mastlight/domain/bay-plan/contract';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { tracking } from '@mastlight/domain/tracking/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';
import type { BayPlanSearch } from './search';

export type { ShownBox };
export type ShownVessel = ResponseData<typeof bayPlan.queryVessel>;

export function vesselQuery({ vessel, voyage, sign }: BayPlanSearch, isSignedIn: boolean) {
  return queryOptions({
    queryKey: ['bay-plan', 'vessel', vessel, voyage, isSignedIn ? '' : sign, isSignedIn],
    queryFn: ({ signal }) => callEndpoint(bayPlan.queryVessel, { vessel, voyage, sign }, { signal, showsErrors: false }),
    refetchInterval: 60_000,
  });
}

export const choicesQuery = queryOptions({
  queryKey: ['bay-plan', 'choices'],
  queryFn: async ({ signal }) => (await callEndpoint(bayPlan.listChoices, {}, { signal, showsErrors: false })).list,
});

export function lifeQuery(ctnNo: string) {
  return queryOptions({
    queryKey: ['bay-plan', 'life', ctnNo],
    queryFn: ({ signal }) => callEndpoint(tracking.queryContainer, { ctnNo }, { signal, showsErrors: false }),
  });
}

export const signVessel = (vessel: string, voyage: string) => callEndpoint(bayPlan.signVessel, { vessel, voyage });

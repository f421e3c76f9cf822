import { companyPageSize } from '@mastlight/domain/company/limits';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { companyApi, type CompanyRecord } from './api';
import { readCertState } from './read-cert-state';

const root = 'company';

/** A company under review is asked about so often, in ms: the registry answers within seconds mostly. */
const reviewIntervalMs = 5_000;

export const membershipsQuery = queryOptions({ queryKey: [root, 'memberships'], queryFn: companyApi.listMemberships });

export const colleaguesQuery = queryOptions({ queryKey: [root, 'colleagues'], queryFn: companyApi.listColleagues });

export function changesQuery(companyId: number) {
  return queryOptions({ queryKey: [root, 'changes', companyId], queryFn: () => companyApi.listChanges(companyId) });
}

/** A company's record; while it is under review, again and again. */
export function companyQuery(companyId: number) {
  return queryOptions({
    queryKey: [root, 'company', companyId],
    queryFn: () => companyApi.showCompany(companyId),
    refetchInterval: ({ state }) => (state.data && readCertState(state.data.certState) === 'reviewing' ? reviewIntervalMs : false),
  });
}

/** All of a company's application, for the operator's desk. */
export function applicationQuery(companyId: number) {
  return queryOptions({ queryKey: [root, 'application', companyId], queryFn: () => companyApi.showApplication(companyId) });
}

/** R-3.2-03, R-9-12: a page of companies, a thousand at a time. */
export function companiesQuery(filter: { readonly name: string; readonly status: CompanyRecord['certState'] | '' }, pageNo: number) {
  return queryOptions({
    queryKey: [root, 'companies', filter, pageNo],
    queryFn: () => companyApi.listCompanies({ ...filter, pageNo, pageSize: companyPageSize }),
    placeholderData: keepPreviousData,
  });
}

export function invitationsQuery(companyId: number) {
  return queryOptions({ queryKey: [root, 'invitations', companyId], queryFn: () => companyApi.listInvitations(companyId) });
}

/** Who has a phone, masked; each look-up counts, so one number is asked for once. */
export function personQuery(phone: string) {
  return queryOptions({
    queryKey: [root, 'person', phone],
    queryFn: () => companyApi.findByPhone(phone),
    enabled: phone !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** What an invitation's code leads to; every look counts, so it is asked for once. */
export function invitationQuery(code: string) {
  return queryOptions({
    queryKey: [root, 'invitation', code],
    queryFn: () => companyApi.showInvitation(code),
    enabled: code !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** What is asked for once: it costs a look-up. */
const askedOnce: readonly unknown[] = ['invitation', 'person'];

/** After a change of a company or its people everything of it is asked for again. */
export const refreshCompany = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === root && !askedOnce.includes(queryKey[1]) });

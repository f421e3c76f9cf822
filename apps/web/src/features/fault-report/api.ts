/** Calls of fault-report. */
import { faultReport, type DeskReport, type FaultReport } from '@mastlight/domain/fault-report/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';
import { queryClient } from '../../platform/query-client';
import { ofBillKey, root } from './keys';

export type { DeskReport, FaultReport };

/** Reports on a page of the desk. */
export const deskPageSize = 50;

export const findReports = async (port: PortCode, blno: string, signal: AbortSignal): Promise<readonly FaultReport[]> =>
  (await callEndpoint(faultReport.listOfBill, { port, blno }, { signal })).list;

/** What the own identity has reported of a bill, the newest first. */
export function reportsOfBillQuery(port: PortCode, blno: string) {
  return queryOptions({
    queryKey: ofBillKey(port, blno),
    queryFn: ({ signal }) => findReports(port, blno, signal),
  });
}

/** A page of everybody's reports, those that wait first. */
export function deskReportsQuery(pageNo: number) {
  return queryOptions({
    queryKey: [root, 'desk', pageNo],
    queryFn: ({ signal }) => callEndpoint(faultReport.listReports, { pageNo, pageSize: deskPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const sendReport = (wish: Parameters<typeof callEndpoint<typeof faultReport.send>>[1]): Promise<true> =>
  callEndpoint(faultReport.send, wish);
export const answerReport = (id: number, answer: string): Promise<true> => callEndpoint(faultReport.answer, { id, answer });
/** Asks for every list of reports again. */
export const refreshReports = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [root] });

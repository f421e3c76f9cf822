/** Calls of fault-report. */
import { faultReport, type DeskReport, type FaultReport } from '@mastlight/domain/fault-report/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';
import { queryClient } from '../../platform/query-client';

export type { DeskReport, FaultReport };

const root = 'fault-report';
/** Reports on a page of the desk. */
export const deskPageSize = 50;

/** What the own identity has reported of a bill, the newest first. */
export function reportsOfBillQuery(port: PortCode, blno: string) {
  return queryOptions({
    queryKey: [root, 'bill', port, blno],
    queryFn: async ({ signal }) => (await callEndpoint(faultReport.listOfBill, { port, blno }, { signal })).list,
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

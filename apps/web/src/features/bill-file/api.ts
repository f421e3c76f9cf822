/** Calls of bill-file. */
import { billFile, type BillFile } from '@mastlight/domain/bill-file/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/http-client';

export type { BillFile };

/** A bill, as the calls name it. */
export interface BillName {
  readonly port: PortCode;
  readonly blno: string;
}

/** What is known of the files on a bill, whoever its client was then. */
export const filesOfBill = ({ port, blno }: BillName) => ['bill-file', port, blno] as const;

/** The files on a bill, the newest first; who its client is decides what of them is shown to him, so another one has them asked for again. */
export function billFilesQuery(bill: BillName, clientName: string | null) {
  return queryOptions({
    queryKey: [...filesOfBill(bill), clientName],
    queryFn: async ({ signal }) => (await callEndpoint(billFile.list, { port: bill.port, blno: bill.blno }, { signal })).list,
  });
}

export const addBillFile = (bill: BillName, kind: BillFile['kind'], url: string): Promise<true> =>
  callEndpoint(billFile.add, { ...bill, kind, url });
/** @param clientName whom it is meant for; null: the bill has no client */
export const showBillFile = (id: number, isShown: boolean, clientName: string | null): Promise<true> =>
  callEndpoint(billFile.show, { id, isShown, clientName });
export const removeBillFile = (id: number): Promise<true> => callEndpoint(billFile.remove, { id });

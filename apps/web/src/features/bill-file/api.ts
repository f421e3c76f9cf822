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

/** The files on a bill, the newest first. */
export function billFilesQuery({ port, blno }: BillName) {
  return queryOptions({
    queryKey: ['bill-file', port, blno],
    queryFn: async ({ signal }) => (await callEndpoint(billFile.list, { port, blno }, { signal })).list,
  });
}

export const addBillFile = (bill: BillName, kind: BillFile['kind'], url: string): Promise<true> =>
  callEndpoint(billFile.add, { ...bill, kind, url });
export const showBillFile = (id: number, isShown: boolean): Promise<true> => callEndpoint(billFile.show, { id, isShown });
export const removeBillFile = (id: number): Promise<true> => callEndpoint(billFile.remove, { id });

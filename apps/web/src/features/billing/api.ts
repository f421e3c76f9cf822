/** Calls of the wallet. */
import { billing } from '@mastlight/domain/billing/contract';
import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint, callForFile } from '../../platform/http-client';
import { keepAccount, sessionOwner } from '../../platform/session';

/** A line of the record. */
export type LedgerRecord = ResponseData<typeof billing.queryRecords>['list'][number];
export type RecordWish = RequestInput<typeof billing.queryRecords>;

/** Whether the free quota does for so many things; it refuses with 402 where it does not (R-7.4-22). */
export function checkFree(origin: Origin, fee: Fee, count: number) {
  return callEndpoint(billing.checkFreeBalance, { origin, payAccountMoneyEnum: fee, count }, { showsErrors: false });
}

/** Asks what the identity of now has, and keeps it in the session; gives whether it is still the one that asked. */
export async function loadAccountOfNow(signal: AbortSignal): Promise<boolean> {
  const owner = sessionOwner();
  const account = await callEndpoint(billing.showAccount, {}, { signal, showsErrors: false });
  const isOfNow = sessionOwner() === owner;
  if (isOfNow) keepAccount(account);
  return isOfNow;
}

export function queryRecords(wish: RecordWish, signal: AbortSignal) {
  return callEndpoint(billing.queryRecords, wish, { signal, showsErrors: false });
}

/** Why a line stands in the record. */
export type ExplainedRecord = ResponseData<typeof billing.explainRecord>;
/** What a client or a colleague cost. */
export type CostShare = Pick<ResponseData<typeof billing.showCosts>['byClient'][number], 'count' | 'freeAmount' | 'realAmount' | 'byType'>;

export function explainRecord(id: number, signal: AbortSignal) {
  return callEndpoint(billing.explainRecord, { id }, { signal, showsErrors: false });
}

/** What a month cost; of now where none is named. */
export function showCosts(month: string, signal: AbortSignal) {
  return callEndpoint(billing.showCosts, { month }, { signal, showsErrors: false });
}

export const exportRecords = (wish: RequestInput<typeof billing.exportRecords>) => callForFile(billing.exportRecords, wish);
export const exportCosts = (month: string) => callForFile(billing.exportCosts, { month });
export const printStatement = (month: string) => callForFile(billing.printStatement, { month });

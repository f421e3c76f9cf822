/** Calls of the wallet. */
import { billing } from '@mastlight/domain/billing/contract';
import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint } from '../../platform/http-client';
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

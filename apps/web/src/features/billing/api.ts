/** Calls of the wallet. */
import { billing } from '@mastlight/domain/billing/contract';
import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import type { RequestInput, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { callEndpoint } from '../../platform/http-client';

/** What the identity of now has, in fen (R-3.1-04, -05). */
export type Account = ResponseData<typeof billing.showAccount>;
/** A line of the record. */
export type LedgerRecord = ResponseData<typeof billing.queryRecords>['list'][number];
export type RecordWish = RequestInput<typeof billing.queryRecords>;

/** Whether the free quota does for so many things; it refuses with 402 where it does not (R-7.4-22). */
export function checkFree(origin: Origin, fee: Fee, count: number) {
  return callEndpoint(billing.checkFreeBalance, { origin, payAccountMoneyEnum: fee, count }, { showsErrors: false });
}

export function showAccount(signal: AbortSignal): Promise<Account> {
  return callEndpoint(billing.showAccount, {}, { signal, showsErrors: false });
}

export function queryRecords(wish: RecordWish, signal: AbortSignal) {
  return callEndpoint(billing.queryRecords, wish, { signal, showsErrors: false });
}

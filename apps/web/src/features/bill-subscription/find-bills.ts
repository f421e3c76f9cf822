import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { portCodes } from '@mastlight/domain/vocabulary/port';
import { callEndpoint } from '../../platform/http-client';

/** A followed bill as it is found by its number, a box or a ship. */
export interface FoundBill {
  readonly billNo: string;
  readonly port: string;
  /** Ship and voyage as the list shows them; empty while nothing is known. */
  readonly call: string;
}

/** Of each port; who needs more opens the list. */
const foundPerPortMax = 3;

/** The own bills of every port that a number, a box or a ship names. @throws CallError when a port's list cannot be asked. */
export async function findBills(keyword: string, signal: AbortSignal): Promise<readonly FoundBill[]> {
  const pages = await Promise.all(
    portCodes.map((systemKey) =>
      callEndpoint(billSubscription.queryBillPage, { systemKey, keyword, page: 1, limit: foundPerPortMax }, { signal, showsErrors: false }),
    ),
  );
  return pages.flatMap(({ list }) => list.map(({ billNo, area, shipInfo }) => ({ billNo, port: area, call: shipInfo ?? '' })));
}

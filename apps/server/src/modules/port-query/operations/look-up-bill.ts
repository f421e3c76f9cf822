import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { portQueryRefusals as refusals } from '@mastlight/domain/port-query/refusals';
import { isAskable, readNumbers } from '@mastlight/domain/port-query/read-asked';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Session } from '../../../platform/http/session';
import type { HeardBill } from '../../tracking/index';
import type { Parts } from '../parts';
import { followedOf } from '../queries/followed-of';

/**
 * One bill by its number, which who asks therefore knows; null when nothing was heard of it.
 *
 * @throws BusinessError 400 for what is no bill's number, 429 when the day's looks are used up.
 */
export async function lookUpBill(
  parts: Parts,
  session: Session,
  port: PortCode,
  blno: string,
): Promise<{ readonly billNo: string; readonly heard: HeardBill | null }> {
  const [billNo, ...others] = readNumbers(blno);
  if (billNo === undefined || others.length > 0 || !isAskable(billNo)) throw refuse(refusals.nothingAsked, {}, { field: 'blno' });
  const followed = await followedOf(parts, session, [billNo]);
  await parts.tracking.countOthers(session, followed.has(billNo) ? 0 : 1);
  return { billNo, heard: (await parts.tracking.readBills(port, [billNo])).get(billNo) ?? null };
}

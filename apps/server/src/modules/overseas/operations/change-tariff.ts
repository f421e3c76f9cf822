import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { LineCode } from '@mastlight/domain/line-tracking/index';
import type { overseas } from '@mastlight/domain/overseas/contract';
import { overseasRefusals as refusals } from '@mastlight/domain/overseas/refusals';
import { readTypedTariff } from '@mastlight/domain/overseas/tariff';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { OverseasParts } from '../parts';
import * as store from '../store';

/** A form of an older build names none. */
const noFreeDays = { '20': '', '40': '', special: '' };

/**
 * Keeps an owner's rate table of 滞箱费 for a line, or for all; it counts from then on for every shipment of his.
 *
 * @throws BusinessError 400 `overseas.tariffWrong` with the first field that is wrong.
 */
export async function saveTariff(
  { platform }: OverseasParts,
  session: Session,
  { carrierCode, currency, rates, freeDays = noFreeDays }: RequestOf<typeof overseas.saveTariff>,
): Promise<void> {
  await inTransaction(platform.database, session, async (tx) => {
    const read = readTypedTariff({ rates, freeDays }, currency);
    if ('problems' in read) {
      const { field, text } = read.problems[0]!;
      throw refuse(refusals.tariffWrong, { problem: text }, { field: field.startsWith('freeDays.') ? field : `rates.${field}` });
    }
    await store.keepTariff(tx, session, carrierCode, { currency, ...read }, Math.trunc(platform.portClock.nowMs()));
  });
}

/** Deletes one of them. @throws BusinessError 404 */
export async function deleteTariff({ platform }: OverseasParts, session: Session, line: LineCode | null): Promise<void> {
  const isDeleted = await inTransaction(platform.database, session, (tx) => store.deleteTariff(tx, session.ownerKey, line));
  if (!isDeleted) throw new BusinessError(404);
}

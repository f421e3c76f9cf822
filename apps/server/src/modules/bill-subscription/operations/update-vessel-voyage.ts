import { voyageKey } from '@mastlight/domain/tracking/index';
import { searchText } from '@mastlight/domain/vocabulary/search-terms';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuseVesselName, refuseVoyage, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { selectTypedCalls, updateSubscriptions } from '../store';
import { changeRows } from './change-rows';
import { followBills, followTypedCalls, letBillsGo } from './follow-bills';

/**
 * Writes vessel and voyage as the user knows them (R-7.4-38); they stand before
 * what the port says, and the plan of another call goes with what he replaced.
 *
 * @throws BusinessError 400 with the text of R-5.3-01, -03 or -04 at the field.
 */
export async function updateVesselVoyage(parts: Parts, session: Session, id: number, vesselsName: string, voyage: string): Promise<void> {
  const refused = {
    ...refusal('vesselsName', refuseVesselName(vesselsName)),
    ...refusal('voyage', refuseVoyage(voyage)),
  };
  const [first] = Object.values(refused);
  if (first !== undefined) throw new BusinessError(400, first, { fields: refused });
  const { ownerKey } = session;
  await changeRows(parts, session, async (transaction) => {
    const changed = await updateSubscriptions(transaction, ownerKey, [id], {
      typed_vessel: vesselsName,
      typed_voyage: voyage,
      typed_search: searchText([vesselsName, voyage]),
      typed_vessel_key: vesselKey(vesselsName),
      typed_voyage_key: voyageKey(voyage),
    });
    // The call typed before is let go of, and the bill with it for this moment.
    await letBillsGo(parts, transaction, changed);
    await followBills(parts, transaction, ownerKey, await selectTypedCalls(transaction, ownerKey, changed));
    await followTypedCalls(parts, transaction, ownerKey, changed);
    return changed;
  });
}

function refusal(field: string, text: string | null): Record<string, string> {
  return text === null ? {} : { [field]: text };
}

import { voyageKey } from '@mastlight/domain/tracking/index';
import { searchText } from '@mastlight/domain/vocabulary/search-terms';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuseVesselName, refuseVoyage, spellVesselName, vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { readPublishedStatus } from '../../tracking/index';
import { updateSubscriptions } from '../store';
import { findOwnRows } from '../queries/find-own-rows';
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
  await changeRows(parts, session, (transaction) => typeCall(parts, transaction, session.ownerKey, id, { vesselsName, voyage }));
}

/**
 * Switches the automatic update of a bill's ship (R-7.4-06): on, the row goes
 * by the ship that the port tells, whatever was typed; off, it keeps the ship
 * that it is on now, whatever the port tells later.
 *
 * @throws BusinessError 400 when it is to keep a ship and none is known.
 */
export async function setAutoUpdate(parts: Parts, session: Session, id: number, isOn: boolean): Promise<void> {
  const { ownerKey } = session;
  await changeRows(parts, session, async (transaction) => {
    const [row] = await findOwnRows(transaction, ownerKey, [id]);
    if (!row || isOn) return typeCall(parts, transaction, ownerKey, id, null);
    if (row.typed_vessel !== null) return [id];
    const status = readPublishedStatus(row.status);
    const vesselsName = spellVesselName(status?.vesselName ?? '');
    const voyage = status?.voyage ?? '';
    if (refuseVesselName(vesselsName) ?? refuseVoyage(voyage)) throw refuse(refusals.noShipYet, {}, { field: 'auto' });
    return typeCall(parts, transaction, ownerKey, id, { vesselsName, voyage });
  });
}

/** Writes the call that a user knows a bill on, or with null none, and follows what it asks for; gives the ids that were found. */
async function typeCall(
  parts: Parts,
  transaction: Transaction,
  ownerKey: string,
  id: number,
  call: { readonly vesselsName: string; readonly voyage: string } | null,
): Promise<number[]> {
  const [row] = await findOwnRows(transaction, ownerKey, [id]);
  const typed = {
    typed_vessel: call?.vesselsName ?? null,
    typed_voyage: call?.voyage ?? null,
    typed_search: call ? searchText([call.vesselsName, call.voyage]) : '',
    typed_vessel_key: call && vesselKey(call.vesselsName),
    typed_voyage_key: call && voyageKey(call.voyage),
    // What was dealt with was trouble with another ship.
    acknowledged_codes: null,
  };
  const changed = await updateSubscriptions(transaction, ownerKey, [id], typed, row?.version);
  // The call typed before is let go of, and the bill with it for this moment.
  await letBillsGo(parts, transaction, changed);
  await followBills(parts, transaction, ownerKey, row && changed.length > 0 ? [{ id, port: row.port, billNo: row.bill_no }] : []);
  await followTypedCalls(parts, transaction, ownerKey, changed);
  return changed;
}

function refusal(field: string, text: string | null): Record<string, string> {
  return text === null ? {} : { [field]: text };
}

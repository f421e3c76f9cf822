/** A box at the gate, out of what is known of its bill. */
import type { GateRow } from '@mastlight/domain/port-query/contract';
import { portRules, type ReleaseFlag } from '@mastlight/domain/ports/index';
import type { BillStatus } from '@mastlight/domain/tracking/index';
import { flagLetters } from '@mastlight/domain/vocabulary/bill-progress';
import { callName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { withoutContacts } from '@mastlight/domain/vocabulary/without-contacts';
import { wireTime } from '../../platform/list/wire-time';

type Box = BillStatus['boxes'][number];

/**
 * The row of a box (R-3.9-05 to -08).
 *
 * @param billNo null: the box was heard of under no bill
 * @param isOpen whether who asks may know bill, seal, weight and remark: he asked for the bill by its number, or follows it
 */
export function gateRowOf(billNo: string | null, box: Box, status: BillStatus, isOpen: boolean): Omit<GateRow, 'id' | 'version'> {
  const letterOf = (flag: ReleaseFlag | null) => {
    const value = flag === null ? undefined : box.flags?.values[flag];
    return value === undefined ? null : (flagLetters[value] as GateRow['pass_flag']);
  };
  const remark = box.flags?.remark ?? null;
  return {
    arrivalTime: wireTime(box.gateInMs),
    Vesselnamevoyage: callName(status.vesselName ?? status.vesselCode, status.voyage),
    blno: isOpen ? billNo : null,
    ctnNo: box.containerNo,
    sealNo: isOpen ? box.sealNo : null,
    sizetype: box.sizeType,
    grossWeight: isOpen ? box.grossWeightKg : null,
    cpcode: status.operator,
    dischargeport: status.dischargePort,
    ifcsum_flag: letterOf('manifest'),
    cpcode_flag: letterOf('arrive'),
    custom_flag: letterOf('customs'),
    sld_flag: letterOf('triple'),
    pass_flag: letterOf(portRules(status.port).passFlag),
    boxCusmov: box.checkCode,
    // Facts stored before contacts were masked keep them.
    remark: isOpen && remark !== null ? withoutContacts(remark) : null,
    loadTime: wireTime(box.loadedMs),
    sailingTime: wireTime(status.departedMs),
    withheld: !isOpen,
    isRowHeard: box.flags !== null,
  };
}

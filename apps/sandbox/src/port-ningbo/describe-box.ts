import { boxReport } from '@mastlight/wire';
import type { BoxReport, Vessel } from '@mastlight/wire';
import type { ShipCall, WorldBill, WorldBox } from '../world/world';

/** The ship of a call as messages name it. */
export function describeVessel(call: ShipCall): Vessel {
  return {
    name: call.vesselName,
    code: call.vesselCode,
    scheme: call.vesselCode.startsWith('UN') ? 'un' : 'fc',
    voyage: call.voyage,
    direction: 'export',
  };
}

/** A full export box under its bill, without time and weight: what every report says about it. */
export function describeBox(box: WorldBox, bill: WorldBill): BoxReport {
  return boxReport(box.containerNo, {
    sizeTypeRaw: box.sizeType,
    fullness: 'full',
    billNos: [bill.billNo],
    seals: [{ number: box.sealNo, party: null }],
    operator: bill.operator,
    direction: 'export',
    loadPort: { code: 'CNNGB', name: 'NINGBO' },
    dischargePort: bill.dischargePort,
    destination: bill.dischargePort,
  });
}

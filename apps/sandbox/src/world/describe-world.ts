import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { stories, type ShipCall, type WorldBill, type World, type WorldBox } from './world';

const time = (ms: number | null): string | null => (ms === null ? null : formatShanghai(ms));

/** A call as `GET /world` shows it, times as Shanghai texts. */
export function describeCall(call: ShipCall) {
  return {
    vessel: call.vesselName,
    chineseName: call.chineseName,
    vesselCode: call.vesselCode,
    voyage: call.voyage,
    terminal: call.terminal,
    berth: call.berth,
    gateInOpenTime: time(call.gateInOpensMs),
    gateInCloseTime: time(call.gateInClosesMs),
    customsCloseTime: time(call.customsClosesMs),
    portCloseTime: time(call.portClosesMs),
    eta: time(call.etaMs),
    etd: time(call.etdMs),
    ata: time(call.ataMs),
    atd: time(call.atdMs),
  };
}

/** A bill with its boxes as `GET /world` shows it. */
export function describeBill(world: World, bill: WorldBill) {
  const call = world.calls[bill.callId];
  return {
    billNo: bill.billNo,
    vessel: call?.vesselName ?? null,
    voyage: call?.voyage ?? null,
    portCloseTime: time(call?.portClosesMs ?? null),
    operator: bill.operator,
    dischargePort: bill.dischargePort.code,
    life: bill.life,
    story: stories[bill.story],
    preManifestCode: bill.preManifestCode,
    containers: bill.boxes.map(describeBox),
  };
}

function describeBox(box: WorldBox) {
  return {
    containerNo: box.containerNo,
    sizeType: box.sizeType,
    sealNo: box.sealNo,
    plate: box.plate,
    gateOutTime: time(box.gateOutMs),
    gateInTime: time(box.gateInMs),
    loadTime: time(box.loadedMs),
    arrivalCode: box.arrivalCode,
    checkCode: box.checkCode,
    checkMode: box.checkMode,
    flags: { ...box.flags },
  };
}

import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { findBillColumn } from '@mastlight/domain/bill-subscription/columns';
import { barNodes, checkModeText, checkStatusText } from '@mastlight/domain/vocabulary/bill-progress';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { sources } from '@mastlight/domain/vocabulary/source';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { explainBill, listEvents, type BillStatus, type Fact } from '@mastlight/domain/tracking/index';
import type { SubscriptionRecord } from '../schema';
import { statusForTypedCall } from '../typed-call';
import { billRowOf, wireNode, wireTime } from './bill-row';

type BillDetail = ResponseOf<typeof billSubscription.queryBillDetails>;

/** Column of each deadline, for its title. */
const deadlineProps = {
  portClosesMs: 'portCloseTime',
  gateInClosesMs: 'ctnApplyEndTime',
  gateInOpensMs: 'ctnApplyBeginTime',
  customsClosesMs: 'closeTime',
} as const;

/** Everything the detail view shows of a bill at `portNowMs`. */
export function billDetailOf(record: SubscriptionRecord, tracked: BillStatus, facts: readonly Fact[], portNowMs: number): BillDetail {
  const status = statusForTypedCall(tracked, record);
  const explained = explainBill(status, portNowMs);
  const { plan } = status;
  return {
    bill: billRowOf(record, portNowMs, tracked),
    nextStep: explained.nextStep,
    nodes: barNodes.map(({ code, name }) => ({ code, name, ...wireNode(explained.bar[code]) })),
    containers: status.boxes.map(containerOf),
    events: listEvents(facts).map((event) => ({
      id: event.id,
      code: event.code,
      name: event.name,
      tone: event.tone,
      time: wireTime(event.timeMs),
      heardTime: formatShanghai(event.heardMs),
      source: sources[event.source],
      ctnNo: event.containerNo,
      place: event.place === null ? null : wharfName(event.place),
      text: event.text,
      messageId: event.messageId,
      superseded: event.superseded,
    })),
    plan: plan && {
      ctnApplyBeginTime: wireTime(plan.gateInOpensMs),
      ctnApplyEndTime: wireTime(plan.gateInClosesMs),
      closeTime: wireTime(plan.customsClosesMs),
      portCloseTime: wireTime(plan.portClosesMs),
      etaArrivalTime: wireTime(plan.etaMs),
      etaDepartureTime: wireTime(plan.etdMs),
      arrivalTime: wireTime(plan.ataMs),
      departureTime: wireTime(plan.atdMs),
      berth: plan.berth,
    },
    cutOffChanges: status.cutOffChanges.map((change) => ({
      field: deadlineProps[change.field],
      name: findBillColumn(deadlineProps[change.field])!.title,
      from: wireTime(change.fromMs),
      to: wireTime(change.toMs),
      heardTime: formatShanghai(change.heardMs),
      source: sources[change.source],
      messageId: change.messageId,
    })),
  };
}

function containerOf(box: BillStatus['boxes'][number]): BillDetail['containers'][number] {
  return {
    ctnNo: box.containerNo,
    sizetype: box.sizeType,
    sealNo: box.sealNo,
    grossWeight: box.grossWeightKg,
    status: box.fullness === null ? null : { full: 'F', empty: 'E', lcl: 'L' }[box.fullness],
    truckNo: box.truckPlate,
    inGateTime: wireTime(box.gateInMs),
    outGateTime: wireTime(box.gateOutMs),
    loadTime: wireTime(box.loadedMs),
    ifcsum_flag: box.flags?.ifcsum ?? null,
    cpcode_flag: box.flags?.cpcode ?? null,
    custom_flag: box.flags?.custom ?? null,
    sld_flag: box.flags?.sld ?? null,
    pass_flag: box.flags?.pass ?? null,
    remark: box.flags?.remark ?? null,
    boxCusmov: box.checkCode,
    boxCusmovText: box.checkCode === null ? null : checkStatusText(box.checkCode),
    checkModeText: box.checkMode === null ? null : checkModeText(box.checkMode),
  };
}

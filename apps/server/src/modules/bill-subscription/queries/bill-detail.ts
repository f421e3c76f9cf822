import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { portRules, type PortRules, type ReleaseFlag } from '@mastlight/domain/ports/index';
import { checkModeText, checkStatusText, flagLetters, flagText, refusedText } from '@mastlight/domain/vocabulary/bill-progress';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { sources } from '@mastlight/domain/vocabulary/source';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { explainBill, listEvents, type BillStatus, type Fact } from '@mastlight/domain/tracking/index';
import type { SubscriptionRecord } from '../schema';
import { statusForTypedCall } from '../typed-call';
import { wireTime } from '../../../platform/list/wire-time';
import { billRowOf, wireNode } from './bill-row';
import { planOfRow } from './row-plan';

type BillDetail = ResponseOf<typeof billSubscription.queryBillDetails>;
export type BillContainer = BillDetail['containers'][number];

/** Column of each deadline, for its title. */
const deadlineProps = {
  portClosesMs: 'portCloseTime',
  gateInClosesMs: 'ctnApplyEndTime',
  gateInOpensMs: 'ctnApplyBeginTime',
  customsClosesMs: 'closeTime',
  documentsClosesMs: 'documentsCloseTime',
  vgmClosesMs: 'vgmCloseTime',
} as const;

/** Everything the detail view shows of a bill at `portNowMs`. */
export function billDetailOf(record: SubscriptionRecord, tracked: BillStatus, facts: readonly Fact[], portNowMs: number): BillDetail {
  const status = statusForTypedCall(tracked, record);
  const explained = explainBill(status, portNowMs);
  const plan = planOfRow(record, tracked);
  const bill = billRowOf(record, portNowMs, tracked);
  return {
    bill,
    // Of what nothing was heard, the row says until when it is waited for.
    nextStep: status.heardMs === null ? { ...explained.nextStep, title: bill.sentence } : explained.nextStep,
    nodes: portRules(status.port).nodes.map(({ code, name }) => ({ code, name, ...wireNode(explained.bar[code]) })),
    containers: status.boxes.map((box) => containerOf(box, portRules(status.port))),
    events: listEvents(facts).map((event) => ({
      id: event.id,
      code: event.code,
      name: event.name,
      tone: event.tone,
      time: wireTime(event.timeMs),
      heardTime: formatShanghai(event.heardMs),
      source: sources[event.source],
      ctnNo: event.containerNo,
      place: event.place === null ? null : wharfName(event.fact.port, event.place),
      text: event.text,
      messageId: event.messageId,
      superseded: event.superseded,
    })),
    plan: plan && {
      ctnApplyBeginTime: wireTime(plan.gateInOpensMs),
      ctnApplyEndTime: wireTime(plan.gateInClosesMs),
      closeTime: wireTime(plan.customsClosesMs),
      portCloseTime: wireTime(plan.portClosesMs),
      documentsCloseTime: wireTime(status.plan?.documentsClosesMs),
      vgmCloseTime: wireTime(status.plan?.vgmClosesMs),
      etaArrivalTime: wireTime(plan.etaMs),
      etaDepartureTime: wireTime(plan.etdMs),
      arrivalTime: wireTime(plan.ataMs),
      departureTime: wireTime(plan.atdMs),
      berth: status.plan?.berth ?? null,
    },
    cutOffChanges: status.cutOffChanges.map((change) => ({
      field: deadlineProps[change.field],
      name: portRules(status.port).cutOffNames[change.field],
      from: wireTime(change.fromMs),
      to: wireTime(change.toMs),
      saidTime: formatShanghai(change.saidMs),
      heardTime: formatShanghai(change.heardMs),
      source: sources[change.source],
      messageId: change.messageId,
    })),
  };
}

function letterOf({ flags }: BillStatus['boxes'][number], flag: ReleaseFlag | null): string | null {
  const value = flag === null ? undefined : flags?.values[flag];
  return value === undefined ? null : flagLetters[value];
}

/** A box as the wire tells it, with every flag of its port. */
export function containerOf(box: BillStatus['boxes'][number], { flags, passFlag, nodeOf }: PortRules): BillDetail['containers'][number] {
  const refusedFlag = box.held === 'refused' && box.waitsFor !== null ? nodeOf.get(box.waitsFor)?.flag : undefined;
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
    ifcsum_flag: letterOf(box, 'manifest'),
    cpcode_flag: letterOf(box, 'arrive'),
    custom_flag: letterOf(box, 'customs'),
    sld_flag: letterOf(box, 'triple'),
    pass_flag: letterOf(box, passFlag),
    flags: flags.map(({ flag, name, short, kind }) => {
      const value = letterOf(box, flag);
      const refused = flag === refusedFlag;
      return {
        code: flag,
        name: short ?? name,
        value,
        text: refused ? refusedText : value === null ? null : flagText(value, kind),
        time: wireTime(box.flags?.atMs[flag]),
        refused,
      };
    }),
    remark: box.flags?.remark ?? null,
    boxCusmov: box.checkCode,
    boxCusmovText: box.checkCode === null ? null : checkStatusText(box.checkCode),
    checkModeText: box.checkMode === null ? null : checkModeText(box.checkMode),
  };
}

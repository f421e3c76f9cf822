import { withoutDurations } from '@mastlight/domain/vocabulary/without-durations';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { failTones } from '@mastlight/domain/bill-subscription/life';
import { etasToldMax, eventsToldMax } from '@mastlight/domain/bill-subscription/limits';
import { portRules, type PortRules, type PortSilence, type ReleaseFlag } from '@mastlight/domain/ports/index';
import { checkModeText, checkStatusText, flagLetters, flagText, refusedText } from '@mastlight/domain/vocabulary/bill-progress';
import { boxesPerBillMax } from '@mastlight/domain/vocabulary/boxes-per-bill';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { sources } from '@mastlight/domain/vocabulary/source';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import {
  changedCall,
  etaHistory,
  explainBill,
  explainRelease,
  explainSilent,
  isSameCall,
  listEvents,
  shipChecks,
  type BillStatus,
  type Fact,
  type NextStep,
  type SilentErrand,
} from '@mastlight/domain/tracking/index';
import type { SubscriptionRecord } from '../schema';
import { hasOtherCall } from '../typed-call';
import { wireTime } from '../../../platform/list/wire-time';
import { billRowOf, saySilent, wireClock, wireNode } from './bill-row';

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

/** Everything the detail view shows of a bill at `portNowMs`: all its boxes, and so many events from `eventsFrom` on, the newest first. */
export function billDetailOf(
  record: SubscriptionRecord,
  status: BillStatus,
  facts: readonly Fact[],
  portNowMs: number,
  { eventsFrom = 0, silence = null }: { readonly eventsFrom?: number | undefined; readonly silence?: PortSilence | null } = {},
): BillDetail {
  const { plan } = status;
  const bill = billRowOf(record, portNowMs, status, { silence });
  const isSilent = silence !== null && bill.state === 'tracking' && bill.departureTime === null;
  const silent = isSilent ? explainSilent(status, silence.sinceMs, portNowMs) : null;
  const asOfMs = silence?.sinceMs ?? portNowMs;
  const explained = silent ?? explainBill(status, asOfMs);
  const { title, advice, tone, clock } = silent?.errand ? errandStep(silent.errand, silent.nextStep.clock) : explained.nextStep;
  const release = explainRelease(status, asOfMs);
  const told = isSilent ? withoutDurations : (sentence: string): string => sentence;
  const events = listEvents(facts);
  return {
    bill,
    silence: silence && { source: silence.source, since: formatShanghai(silence.sinceMs), usualSeconds: silence.usualSeconds },
    // Of what nothing was heard, or nothing stands any more, the row says what is waited for, and why it failed.
    nextStep: {
      title: isSilent
        ? saySilent(silence, title, silent!.errand)
        : status.heardMs === null || (bill.failReason !== null && bill.exceptions.length === 0)
          ? bill.sentence
          : title,
      advice: [advice, bill.trucks].filter((part) => part != null).join('。') || null,
      tone: bill.failReason === null || bill.exceptions.length > 0 ? tone : failTones[bill.failReason],
      clock: wireClock(status, clock),
    },
    otherTroubles: explained.troubles
      .slice(1)
      .map(({ code, sentence, nextStep: step }) => ({ code, sentence, title: step.title, advice: step.advice, tone: step.tone })),
    shipChange: shipChangeOf(status),
    release: {
      legs: release.legs.map(({ sentence, unsaid, ...leg }) => {
        // Of a silent port the band says something else.
        const said = isSilent ? sentence : unsaid;
        return { ...leg, sentence: said === null ? null : told(said) };
      }),
      boxes: release.boxes
        .slice(0, boxesPerBillMax)
        .map(({ containerNo, tone: urgency, sentence }) => ({ ctnNo: containerNo, tone: urgency, sentence: told(sentence) })),
    },
    nodes: portRules(status.port).nodes.map(({ code, name }) => ({ code, name, ...wireNode(explained.bar[code]) })),
    // A status of before may hold more boxes than a bill may have.
    containers: status.boxes.slice(0, boxesPerBillMax).map((box) => containerOf(box, portRules(status.port))),
    events: events.slice(eventsFrom, eventsFrom + eventsToldMax).map((event) => ({
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
    eventsTotal: events.length,
    plan: plan && {
      ctnApplyBeginTime: wireTime(plan.gateInOpensMs),
      ctnApplyEndTime: wireTime(plan.gateInClosesMs),
      closeTime: wireTime(plan.customsClosesMs),
      portCloseTime: wireTime(plan.portClosesMs),
      documentsCloseTime: wireTime(plan.documentsClosesMs),
      vgmCloseTime: wireTime(plan.vgmClosesMs),
      etaArrivalTime: wireTime(plan.etaMs),
      etaDepartureTime: wireTime(plan.etdMs),
      arrivalTime: wireTime(plan.ataMs),
      departureTime: wireTime(plan.atdMs),
      berth: plan.berth,
    },
    etaHistory: hasOtherCall(status, record) ? null : etaHistoryOf(status, facts),
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

/** What to do where a clock runs on and nobody is heard; null: it runs by that of the bill. */
function errandStep({ sentence, advice, clock }: SilentErrand, ofBill: NextStep['clock']): NextStep {
  return { title: sentence, advice, tone: 'attention', clock: clock ?? ofBill };
}

function shipChangeOf(status: BillStatus): BillDetail['shipChange'] {
  const change = changedCall(status);
  if (change === null) return null;
  return {
    from: change.from,
    to: change.to,
    steps: shipChecks(status).map(({ node, name, call, atMs, source, containerNos, advice }) => ({
      code: node,
      name,
      call,
      time: wireTime(atMs),
      source: sources[source],
      ctnNos: containerNos.slice(0, boxesPerBillMax),
      advice,
    })),
  };
}

/** What was told of when the bill's own ship would berth, the last `etasToldMax` of it. */
function etaHistoryOf(status: BillStatus, facts: readonly Fact[]): BillDetail['etaHistory'] {
  const history = etaHistory(
    facts.filter((fact) => isSameCall(fact, status)),
    status.plan?.ataMs ?? null,
  );
  return (
    history && {
      heard: history.heard.slice(-etasToldMax).map((told) => ({
        time: formatShanghai(told.etaMs),
        saidTime: formatShanghai(told.saidMs),
        heardTime: formatShanghai(told.heardMs),
        source: sources[told.source],
        messageId: told.messageId,
      })),
      spreadMinutes: Math.round(history.spreadMs / 60_000),
      errors: history.errors.map(({ source, daysBefore, errorMs }) => ({
        source: sources[source],
        daysBefore,
        errorMinutes: Math.round(errorMs / 60_000),
      })),
    }
  );
}

/** Tells what stands of a flag of a box: the port's own word, of the clean manifest also that the forwarder's list names the box. */
function readLetters({ nodes }: PortRules): (box: BillStatus['boxes'][number], flag: ReleaseFlag | null) => string | null {
  const list = nodes.find(({ judge }) => judge === 'clean-manifest');
  return ({ flags, answers }, flag) => {
    if (flag === null) return null;
    const value = flag === list?.flag && answers[list.code] === 'given' ? 'yes' : flags?.values[flag];
    return value === undefined ? null : flagLetters[value];
  };
}

/** A box as the wire tells it, with every flag of its port. */
export function containerOf(box: BillStatus['boxes'][number], rules: PortRules): BillDetail['containers'][number] {
  const { flags, passFlag, nodeOf } = rules;
  const letterOf = readLetters(rules);
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
    waitsFor: box.waitsFor,
    held: box.held,
    isHeld: box.isHeld,
  };
}

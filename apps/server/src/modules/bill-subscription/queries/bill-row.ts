import type { BillRow } from '@mastlight/domain/bill-subscription/contract';
import { rowBoxesMax } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionTexts } from '@mastlight/domain/bill-subscription/messages';
import { placeName } from '@mastlight/domain/line-tracking/index';
import { portRules, type PortSilence } from '@mastlight/domain/ports/index';
import { askedDays } from '@mastlight/domain/vocabulary/ask-schedule';
import { lifeOf, type Life, type LifeFacts } from '@mastlight/domain/bill-subscription/life';
import { removalOf } from '@mastlight/domain/vocabulary/automatic-removal';
import type { ExceptionCode } from '@mastlight/domain/vocabulary/bill-progress';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import type { TrackingState } from '@mastlight/domain/vocabulary/tracking-state';
import { formatShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { sources } from '@mastlight/domain/vocabulary/source';
import { spellVesselName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wharfCode, wharfName } from '@mastlight/domain/vocabulary/wharf';
import {
  billFlag,
  clockName,
  clockOfRow,
  emptyNode,
  explainBill,
  explainSilent,
  isAnyLoaded,
  type BillStatus,
  type Clock,
  type NodeStatus,
} from '@mastlight/domain/tracking/index';
import { arrivalsTold, readArrivals, sayArrivals } from '@mastlight/domain/bill-subscription/truck-arrivals';
import { wireTime } from '../../../platform/list/wire-time';
import { readPublishedStatus } from '../../tracking/index';
import type { SubscriptionRecord } from '../schema';
import { hasOtherCall, typedCallOf } from '../typed-call';

/**
 * One row of the list as it reads at `portNowMs`.
 *
 * What the user typed as vessel and voyage stands before what the port says.
 *
 * @param status what the bill says to this user; null where nothing can be told yet
 * @param focus the exception that the list was asked for: of it the sentence speaks, whatever else is worse.
 * @param silence that its port says nothing: the bill stands as it stood when that was last heard.
 */
export function billRowOf(
  record: SubscriptionRecord,
  portNowMs: number,
  status: BillStatus | null = readPublishedStatus(record.status),
  { focus, silence: ofPort = null }: { readonly focus?: ExceptionCode | undefined; readonly silence?: PortSilence | null } = {},
): BillRow {
  const vesselsName = record.typed_vessel ?? (status?.vesselName ? spellVesselName(status.vesselName) : null);
  const voyage = record.typed_voyage ?? status?.voyage ?? null;
  const plan = status?.plan ?? null;
  const shipInfo = vesselsName === null ? voyage : voyage === null ? vesselsName : `${vesselsName}/${voyage}`;
  const isOther = status !== null && hasOtherCall(status, record);
  const life = lifeOf(factsOfLife(record));
  // What waits, failed or has sailed says so still.
  const silence = life.state === 'tracking' && status !== null && !hasSailed(status) ? ofPort : null;
  const silent = silence && explainSilent(status!, silence.sinceMs, portNowMs);
  const asOfMs = ofPort?.sinceMs ?? portNowMs;
  const explained = silent ?? (status && explainBill(status, asOfMs));
  // On a typed call even a bill of which nothing was heard is derived; until then nothing can be told.
  const isWaiting =
    status === null
      ? record.status === null && typedCallOf(record) === undefined
      : status.heardMs === null && explained!.exceptions.length === 0;
  const told = explained?.troubles.find(({ code }) => code === focus) ?? explained?.troubles[0];
  /** Nothing is known of the call that the user typed, so that no clock of it can warn. */
  const isWithoutPlan = status !== null && typedCallOf(record) !== undefined && plan === null;
  const standing = ((): string => {
    if (isWaiting && life.state === 'failed') return describeFailed(record, life);
    if (isWaiting) return isWithoutPlan ? billSubscriptionTexts.noPlanForTyped(shipInfo!) : describeWaiting(record);
    if (!explained) return billSubscriptionTexts.derivedAgain;
    if (life.reason === 'cancelled' && told === undefined) return describeFailed(record, life);
    const said = told?.sentence ?? explained.sentence;
    // Boxes on board of a third ship are told as that.
    if (isOther && isAnyLoaded(status) && !status.otherLoad) return billSubscriptionTexts.loadedOnOther(said, callName(status));
    if (!isWithoutPlan) return said;
    return told ? billSubscriptionTexts.withoutPlan(said) : billSubscriptionTexts.noPlanForTyped(shipInfo!);
  })();
  const said = silence ? saySilent(silence, standing, silent!.errand) : standing;
  const trucks =
    status && life.state === 'tracking' ? sayArrivals(arrivalsTold(status.boxes, readArrivals(record.truck_arrivals), portNowMs)) : null;
  const sentence = trucks === null ? said : billSubscriptionTexts.withTrucks(said, trucks);
  return {
    id: record.id,
    userId: record.user_id,
    area: record.port,
    clientCompanyName: record.client_name,
    billNo: record.bill_no,
    vesselsName,
    voyage,
    shipInfo,
    autoSubscribe: record.auto_subscribe,
    changeVessels: record.typed_vessel !== null,
    speedType: record.speed_type,
    lastestStatus: sentence,
    remark: record.remark,
    transport: record.transport,
    boxArrivalCount: `${status?.boxesGatedIn ?? 0}/${status?.boxesTotal ?? 0}`,
    nodeGroup: stripOf(record.port, explained?.strip ?? {}),
    errorValue: status?.weightGapKg ?? null,
    nppStatus: record.pass_flag,
    dlPortCode: status?.dischargePort ?? null,
    dlPortName: nameOfPort(status?.dischargePort ?? null),
    wharf: status?.terminal ? wharfName(record.port, status.terminal) : null,
    wharfCode: status?.terminal ? wharfCode(record.port, status.terminal) : null,
    ctnOwner: status?.operator ?? null,
    closeTime: wireTime(plan?.customsClosesMs),
    portCloseTime: wireTime(plan?.portClosesMs),
    ctnApplyBeginTime: wireTime(plan?.gateInOpensMs),
    ctnApplyEndTime: wireTime(plan?.gateInClosesMs),
    etaArrivalTime: wireTime(plan?.etaMs),
    etaDepartureTime: wireTime(plan?.etdMs),
    loadTime: wireTime(status?.loadedMs),
    arrivalTime: wireTime(plan?.ataMs),
    departureTime: wireTime(status && sailedMs(status)),
    createTime: formatShanghai(record.created_ms),
    ...portColumns(record.port, status, isOther),
    top: record.topped_ms !== null,
    state: life.state,
    failReason: life.reason,
    nearBillNo: life.state === 'failed' || life.state === 'waiting' ? record.near_bill_no : null,
    exceptions: explained ? [...explained.exceptions] : [],
    told: told?.code ?? null,
    clock: explained && wireClock(status!, clockOfRow(status!, (told ?? explained).nextStep, asOfMs)),
    tone: silent?.errand ? 'attention' : explained && !isWaiting ? (told?.nextStep.tone ?? (silent ? 'idle' : null)) : null,
    acknowledged:
      record.acknowledged !== null &&
      !!explained?.exceptions.length &&
      explained.exceptions.every((code) => record.acknowledged!.includes(code)),
    sentence,
    // For those who did not type the call: how far the bill is.
    progress: !isWaiting && explained && standing !== explained.sentence && told === undefined ? explained.sentence : null,
    trucks,
    source: status?.source ? sources[status.source] : null,
    updateTime: wireTime(status?.heardMs),
    version: record.version,
    containerNos: status ? status.boxes.slice(0, rowBoxesMax).map((box) => box.containerNo) : [],
  };
}

/** What is said while a port says nothing: whom to ask where a clock is near, else how the bill stood when it was last heard. */
export function saySilent({ sinceMs }: PortSilence, standing: string, errand: { readonly sentence: string } | null): string {
  const { silent, silentErrand } = billSubscriptionTexts;
  return errand === null ? silent(sinceMs, standing) : silentErrand(sinceMs, errand.sentence);
}

/** When its ship sailed; ms since epoch. */
function sailedMs({ plan, departedMs }: BillStatus): number | null {
  return plan?.atdMs ?? departedMs;
}

function hasSailed(status: BillStatus): boolean {
  return sailedMs(status) !== null;
}

/** What is known of a bill without news: until when it is waited for, and where nothing can come at all. */
function describeWaiting(record: SubscriptionRecord): string {
  if (!record.is_port_heard) return billSubscriptionTexts.noFeed(findPort(record.port)!.name);
  if (record.near_bill_no !== null) return billSubscriptionTexts.waitingForPart(record.near_bill_no);
  return billSubscriptionTexts.waiting(waitedUntil(record));
}

/** The day on which it ends unless something is heard: `11-12`. */
function waitedUntil({ since_ms }: SubscriptionRecord): string {
  return shanghaiDay(removalOf({ sinceMs: since_ms, heardMs: null, departedMs: null }).dueMs).slice(5);
}

/** Why it failed, and what to do. */
function describeFailed(record: SubscriptionRecord, { reason }: Life): string {
  const { failed, noFeed } = billSubscriptionTexts;
  if (reason === 'number' || reason === 'carrier') return failed[reason](record.near_bill_no ?? '');
  if (reason === 'cancelled') return failed.cancelled;
  return record.is_port_heard ? failed['no-data'](askedDays, waitedUntil(record)) : noFeed(findPort(record.port)!.name);
}

/** What a record tells of its subscription's life. */
function factsOfLife({ state, fail_reason }: SubscriptionRecord): LifeFacts {
  // Both columns are written from the lists that these types are made of.
  return { said: state as TrackingState, askedReason: fail_reason as LifeFacts['askedReason'], endedReason: null };
}

/** Ship and voyage that the port tells. */
function callName({ vesselName, voyage }: BillStatus): string {
  return [vesselName === null ? null : spellVesselName(vesselName), voyage].filter((part) => part !== null).join('/');
}

/** A clock by the name that the port has for it. */
export function wireClock(status: BillStatus, clock: Clock | null): BillRow['clock'] {
  return clock && { name: clockName(status, clock), time: formatShanghai(clock.atMs) };
}

/** What the columns beyond those of all ports tell, where the row's port has them. */
function portColumns(port: PortCode, status: BillStatus | null, isOther: boolean) {
  const { columns } = portRules(port);
  const told = <T>(prop: string, read: (status: BillStatus) => T): T | null => (status && columns.includes(prop) ? read(status) : null);
  const countBoxes = (prop: string, isCounted: (box: BillStatus['boxes'][number]) => boolean): number | null =>
    told(prop, ({ boxes, yard }) => (yard === null ? null : boxes.filter(isCounted).length));
  /** What a yard says of when it takes boxes to the ship is about the ship that the port tells. */
  const yardOf = ({ yard }: BillStatus): BillStatus['yard'] => (isOther ? null : yard);
  return {
    boxArrivalManifest: told(
      'boxArrivalManifest',
      ({ boxes }) => `${boxes.filter(({ flags }) => flags?.values.arrive === 'yes').length}/${boxes.length}`,
    ),
    preFlag: told('preFlag', ({ bar }) => (bar['BLA'] && bar['BLA'].state !== 'none' ? bar['BLA'].state : null)),
    customFlag: told('customFlag', (found) => billFlag(found, 'customs')),
    destinationPort: told('destinationPort', ({ destination }) => destination),
    inputCtns: countBoxes('inputCtns', ({ yard }) => yard?.inputMs != null),
    backCtns: countBoxes('backCtns', ({ yard }) => yard?.backMs != null),
    cargoCtns: countBoxes('cargoCtns', ({ yard }) => yard?.stuffMs != null),
    shipCompany: told('shipCompany', ({ plan, yard }) => plan?.carrier ?? yard?.carrier ?? null),
    errorValueCheck: told('errorValueCheck', ({ weightCheckKg }) => weightCheckKg),
    blnoMain: told('blnoMain', ({ yard }) => yard?.masterBillNo ?? null),
    webname: told('webname', ({ yard }) => yard?.name ?? null),
    jgApplyBeginTime: told('jgApplyBeginTime', (read) => wireTime(read.plan?.gateInOpensMs ?? yardOf(read)?.collectOpensMs)),
    jgApplyEndTime: told('jgApplyEndTime', (read) => wireTime(read.plan?.gateInClosesMs ?? yardOf(read)?.collectClosesMs)),
    wharfRemark: told('wharfRemark', (read) => read.plan?.remark ?? yardOf(read)?.remark ?? null),
  };
}

function stripOf(port: PortCode, strip: BillStatus['strip']): BillRow['nodeGroup'] {
  return portRules(port).strip.map(({ code }) => ({ code, ...wireNode(strip[code]) }));
}

/** A node as it travels; without one, as nothing was heard of it. */
export function wireNode(node: NodeStatus = emptyNode) {
  return {
    state: node.state,
    boxesDone: node.boxesDone,
    boxesTotal: node.boxesTotal,
    time: wireTime(node.atMs),
    source: node.source === null ? null : sources[node.source],
    note: node.note,
  };
}

/** What people call a port; null where its code is all that is known. */
function nameOfPort(code: string | null): string | null {
  const name = placeName({ code, name: null });
  return name === '' || name === code ? null : name;
}

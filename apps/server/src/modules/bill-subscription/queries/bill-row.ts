import type { BillRow } from '@mastlight/domain/bill-subscription/contract';
import { billSubscriptionTexts } from '@mastlight/domain/bill-subscription/messages';
import { portRules } from '@mastlight/domain/ports/index';
import { removalOf } from '@mastlight/domain/bill-subscription/automatic-removal';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import type { TrackingState } from '@mastlight/domain/vocabulary/tracking-state';
import { formatShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { sources } from '@mastlight/domain/vocabulary/source';
import { spellVesselName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { billFlag, emptyNode, explainBill, type BillStatus, type NodeStatus } from '@mastlight/domain/tracking/index';
import { wireTime } from '../../../platform/list/wire-time';
import { readPublishedStatus } from '../../tracking/index';
import type { SubscriptionRecord } from '../schema';
import { hasOtherCall, statusForTypedCall } from '../typed-call';
import { planOfRow, type PlanTimes } from './row-plan';

/**
 * One row of the list as it reads at `portNowMs`.
 *
 * What the user typed as vessel and voyage stands before what the port says.
 *
 * @param published the bill's status; null where none can be told yet
 */
export function billRowOf(
  record: SubscriptionRecord,
  portNowMs: number,
  published: BillStatus | null = readPublishedStatus(record.status),
): BillRow {
  const status = published && statusForTypedCall(published, record);
  const vesselsName = record.typed_vessel ?? (status?.vesselName ? spellVesselName(status.vesselName) : null);
  const voyage = record.typed_voyage ?? status?.voyage ?? null;
  const plan = planOfRow(record, published);
  const explained = status && explainBill(status, portNowMs);
  const shipInfo = vesselsName === null ? voyage : voyage === null ? vesselsName : `${vesselsName}/${voyage}`;
  // What is wrong, and that boxes are on board, matters more than whose plan is shown.
  const isOfTyped = status && explained!.exceptions.length === 0 && status.loadedMs === null && hasOtherCall(status, record);
  const isWaiting = status === null ? record.status === null : status.heardMs === null && explained!.exceptions.length === 0;
  const sentence = isWaiting
    ? describeWaiting(record)
    : !explained
      ? billSubscriptionTexts.derivedAgain
      : isOfTyped
        ? describeTypedCall(shipInfo!, plan)
        : explained.sentence;
  return {
    id: record.id,
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
    wharf: status?.terminal ? wharfName(record.port, status.terminal) : null,
    wharfCode: status?.terminal ?? null,
    ctnOwner: status?.operator ?? null,
    closeTime: wireTime(plan?.customsClosesMs),
    portCloseTime: wireTime(plan?.portClosesMs),
    ctnApplyBeginTime: wireTime(plan?.gateInOpensMs),
    ctnApplyEndTime: wireTime(plan?.gateInClosesMs),
    etaArrivalTime: wireTime(plan?.etaMs),
    etaDepartureTime: wireTime(plan?.etdMs),
    loadTime: wireTime(status?.loadedMs),
    arrivalTime: wireTime(plan?.ataMs),
    departureTime: wireTime(plan?.atdMs ?? status?.departedMs),
    createTime: formatShanghai(record.created_ms),
    ...portColumns(record.port, status),
    top: record.topped_ms !== null,
    // The column is written from the same list of states.
    state: record.state as TrackingState,
    exceptions: explained ? [...explained.exceptions] : [],
    acknowledged:
      record.acknowledged !== null &&
      !!explained?.exceptions.length &&
      explained.exceptions.every((code) => record.acknowledged!.includes(code)),
    sentence,
    progress: !isWaiting && isOfTyped ? explained!.sentence : null,
    source: status?.source ? sources[status.source] : null,
    updateTime: wireTime(status?.heardMs),
    version: record.version,
    containerNos: status ? status.boxes.map((box) => box.containerNo) : [],
  };
}

/** What is known of a bill without news: until when it is waited for, and where nothing can come at all. */
function describeWaiting({ port, since_ms, is_port_heard }: SubscriptionRecord): string {
  if (!is_port_heard) return billSubscriptionTexts.noFeed(findPort(port)!.name);
  return billSubscriptionTexts.waiting(shanghaiDay(removalOf({ sinceMs: since_ms, heardMs: null, departedMs: null }).dueMs).slice(5));
}

/** That the user typed the call, and its cut-off, or that none is known of it. */
function describeTypedCall(shipInfo: string, plan: PlanTimes | null): string {
  const closes = wireTime(plan?.portClosesMs ?? plan?.gateInClosesMs);
  if (plan === null) return billSubscriptionTexts.noPlanForTyped(shipInfo);
  return billSubscriptionTexts.planOfTyped(shipInfo, closes && shortTime(closes));
}

/** What the columns beyond those of all ports tell, where the row's port has them. */
function portColumns(port: PortCode, status: BillStatus | null) {
  const { columns } = portRules(port);
  const told = <T>(prop: string, read: (status: BillStatus) => T): T | null => (status && columns.includes(prop) ? read(status) : null);
  const countBoxes = (prop: string, isCounted: (box: BillStatus['boxes'][number]) => boolean): number | null =>
    told(prop, ({ boxes }) => boxes.filter(isCounted).length);
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
    shipCompany: told('shipCompany', ({ plan }) => plan?.carrier ?? null),
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

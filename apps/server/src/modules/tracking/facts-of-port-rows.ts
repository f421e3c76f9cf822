import { isCheckOpen } from '@mastlight/domain/vocabulary/bill-progress';
import { findPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import { soKey } from '@mastlight/domain/vocabulary/so-no';
import type { SourceCode } from '@mastlight/domain/vocabulary/source';
import { withoutContacts } from '@mastlight/domain/vocabulary/without-contacts';
import { portOfSource } from '@mastlight/domain/ports/index';
import type { NewFact, ReleaseRowDetail } from '@mastlight/domain/tracking/fact';
import { boxReport } from '@mastlight/wire';
import type { PortRow, PortRowFlag, PortRowKind, PortRowsMessage, WireTime } from '@mastlight/wire';
import { readFullness } from '@mastlight/wire/vocabulary/fullness';
import { normalizeSizeType } from '@mastlight/wire/vocabulary/size-type';
import { boxFacts, saidByEvent, vesselOf, type Head } from './box-facts';
import { factMs } from './fact-time';

type Rules = { readonly [K in PortRowKind]?: (row: PortRow<K>, head: Head) => NewFact[] };

/** How each kind of row becomes facts. Verified weights say nothing of a box on its way. */
const rules: Rules = {
  receipt: factsOfReceipt,
  gate: factsOfGate,
  release: (row, head) => [factOfRelease(row, head)],
  inspect: (row, head) => [factOfInspection(row, head)],
  load: factsOfLoad,
  plan: (row, head) => [factOfPlan(row, head)],
  yard: (row, head) => [factOfYard(row, head)],
  so: (row, head) => [factOfBooking(row, head)],
};

/**
 * The facts of rows that all ports share. A source speaks of its own port: an
 * envelope of it that names another one is somebody's mistake and states
 * nothing. What users bring is of the port it names.
 */
export function factsOfPortRows(message: PortRowsMessage, head: Head): NewFact[] {
  const named = portOfRows(message, head.source);
  if (named === null) return [];
  // TypeScript cannot follow the kind from the message to its rule.
  const rule = rules[message.row] as ((row: PortRow<PortRowKind>, head: Head) => NewFact[]) | undefined;
  if (!rule) return [];
  // A box without an ISO number is no box that anybody follows, and its row says nothing of the whole bill.
  const rows = (message.rows as unknown as readonly PortRow<PortRowKind>[]).filter(({ equipmentNo }) => equipmentNo === undefined);
  return rows.flatMap((row) => rule(row, { ...head, ...headOf(row), port: named }));
}

/** The port whose rows a source may tell; null: the envelope names another, or none of ours. */
export function portOfRows({ port }: Pick<PortRowsMessage, 'port'>, source: SourceCode): PortCode | null {
  const named = findPort(port)?.code ?? null;
  const own = portOfSource(source);
  return own === null || own === named ? named : null;
}

/** A row names its own ship and tells when its source got it. */
function headOf(row: object): Pick<Head, 'vesselName' | 'vesselCode' | 'voyage'> & { saidMs?: number } {
  const told = row as Partial<PortRow<'plan'>>;
  const saidMs = told.recvTime?.isDay ? null : told.recvTime?.instantMs;
  return {
    ...vesselOf({ name: told.vessel ?? null, code: told.vesselUn ?? told.imo ?? null, voyage: told.voyage ?? told.exVoyage ?? null }),
    ...(saidMs === null || saidMs === undefined ? {} : { saidMs }),
  };
}

/** What customs, a port or a yard says, for all who follow the bill: without the contacts that stand in it (ADR 0011). */
const wordsOf = (said: string | null): string | null => said && withoutContacts(said);

const receiptKinds: Readonly<Record<string, 'pre-manifest-receipt' | 'arrival-receipt'>> = {
  MT2101: 'pre-manifest-receipt',
  MT3101: 'arrival-receipt',
};

function factsOfReceipt(row: PortRow<'receipt'>, head: Head): NewFact[] {
  const kind = receiptKinds[row.msgType ?? ''];
  if (kind === undefined) return [];
  // The answer to a pre-manifest is about the bill and names its boxes; that to an arrival is about boxes, where it names some.
  const boxes = kind === 'pre-manifest-receipt' ? [null, ...row.ctnNos] : row.ctnNos.length > 0 ? row.ctnNos : [null];
  return boxes.map((containerNo) => ({
    ...head,
    kind,
    ...(head.saidMs === null ? saidByEvent(factMs(row.sendTime)) : null),
    billNo: row.blNo,
    containerNo,
    terminal: null,
    happenedMs: factMs(row.sendTime),
    happenedRaw: row.sendTime?.raw ?? null,
    detail: { code: row.code!, text: wordsOf(row.text), mode: null },
  }));
}

function factsOfGate(row: PortRow<'gate'>, head: Head): NewFact[] {
  const moved = (kind: 'gate-in' | 'gate-out', happened: WireTime | null): NewFact[] => {
    if (happened === null) return [];
    const box = boxReport(row.ctnNo!, {
      billNos: row.blNo === null ? [] : [row.blNo],
      sizeTypeRaw: row.ctnSizeType,
      sizeType: row.ctnSizeType === null ? null : normalizeSizeType(row.ctnSizeType),
      fullness: readFullness(row.ctnStatus ?? ''),
      seals: row.sealNo === null ? [] : [{ number: row.sealNo, party: null }],
      grossWeightKg: row.grossWeight,
      operator: row.ctnOwner,
      truckPlate: row.truckNo,
      loadPort: placeOf(row.loadPort),
      dischargePort: placeOf(row.dischargePort),
      destination: placeOf(row.destPort),
      happened,
    });
    return boxFacts(kind, box, head, row.wharfCode, null).map((fact) => ({ ...fact, port: head.port }));
  };
  return [...moved('gate-in', row.inGateTime), ...moved('gate-out', row.outGateTime)];
}

/** Ports write places as a code, or as `CODE/name`. */
function placeOf(text: string | null): { readonly code: string; readonly name: string | null } | null {
  if (text === null) return null;
  const [code, name = null] = text.split('/', 2);
  return { code: code!, name };
}

function factOfRelease(row: PortRow<'release'>, head: Head): NewFact {
  const told = Object.entries(row.flags) as [keyof ReleaseRowDetail['flags'], PortRowFlag][];
  const times = told.flatMap(([flag, { at }]) => {
    const atMs = factMs(at);
    return atMs === null ? [] : [[flag, atMs] as const];
  });
  const codes = told.filter(([, { raw }]) => !/^[012]$/.test(raw)).map(([flag, { raw }]) => [flag, raw] as const);
  return {
    ...head,
    kind: 'release-row',
    billNo: row.blNo,
    containerNo: row.ctnNo,
    terminal: row.wharfCode,
    happenedMs: factMs(row.recvTime),
    happenedRaw: row.recvTime?.raw ?? null,
    detail: {
      flags: Object.fromEntries(told.map(([flag, { value }]) => [flag, value])),
      ...(times.length > 0 ? { flagMs: Object.fromEntries(times) } : {}),
      ...(codes.length > 0 ? { flagCodes: Object.fromEntries(codes) } : {}),
      remark: wordsOf(row.reason),
      receivedMs: null,
      loadedMs: null,
    },
  };
}

function factOfInspection(row: PortRow<'inspect'>, head: Head): NewFact {
  const happened = isCheckOpen(row.code) ? row.startTime : (row.resultTime ?? row.startTime);
  return {
    ...head,
    kind: 'inspection',
    ...(head.saidMs === null ? saidByEvent(factMs(happened)) : null),
    billNo: row.blNo,
    containerNo: row.ctnNo,
    terminal: null,
    happenedMs: factMs(happened),
    happenedRaw: happened?.raw ?? null,
    detail: { code: row.code!, text: wordsOf(row.text), mode: row.mode },
  };
}

function factsOfLoad(row: PortRow<'load'>, head: Head): NewFact[] {
  const box = boxReport(row.ctnNo!, { billNos: row.blNo === null ? [] : [row.blNo], stowage: row.bay, happened: row.loadTime });
  const loaded = boxFacts('load', box, head, row.wharfCode, null).map((fact) => ({ ...fact, port: head.port }));
  const atdMs = factMs(row.sailTime);
  if (atdMs === null) return loaded;
  const sailed: NewFact = {
    ...head,
    kind: 'vessel-report',
    ...(head.saidMs === null ? saidByEvent(atdMs) : null),
    billNo: null,
    containerNo: null,
    terminal: row.wharfCode,
    happenedMs: atdMs,
    happenedRaw: row.sailTime!.raw,
    detail: { ataMs: null, atdMs },
  };
  return [...loaded, sailed];
}

function factOfPlan(row: PortRow<'plan'>, head: Head): NewFact {
  return {
    ...head,
    kind: 'vessel-plan',
    billNo: null,
    containerNo: null,
    terminal: row.wharfCode,
    happenedMs: null,
    happenedRaw: null,
    detail: {
      chineseName: row.names,
      gateInOpensMs: factMs(row.jgStart ?? row.ctnStart),
      gateInClosesMs: factMs(row.jgEnd ?? row.ctnEnd),
      customsClosesMs: factMs(row.customClose),
      portClosesMs: factMs(row.portClose),
      documentsClosesMs: factMs(row.docClose),
      vgmClosesMs: factMs(row.vgmClose),
      etaMs: factMs(row.etb ?? row.eta),
      etdMs: factMs(row.etd),
      ataMs: factMs(row.ata),
      atdMs: factMs(row.atd),
      berth: row.berth,
      carrier: row.carrier,
      collectOpensMs: factMs(row.jgStart),
      collectClosesMs: factMs(row.jgEnd),
      remark: wordsOf(row.remark),
    },
  };
}

function factOfYard(row: PortRow<'yard'>, head: Head): NewFact {
  const steps = [row.jgTime, row.backTime, row.stuffTime, row.outTime, row.inputTime];
  const newest = steps.find((time) => time !== null) ?? null;
  return {
    ...head,
    kind: 'yard',
    ...(head.saidMs === null ? saidByEvent(factMs(newest)) : null),
    billNo: row.blNo,
    containerNo: row.ctnNo,
    terminal: row.yardCode,
    happenedMs: null,
    happenedRaw: null,
    detail: {
      yardName: row.yardName,
      inputMs: factMs(row.inputTime),
      outMs: factMs(row.outTime),
      backMs: factMs(row.backTime),
      stuffMs: factMs(row.stuffTime),
      toPortMs: factMs(row.jgTime),
      truckPlate: row.truckNo,
      masterBillNo: row.blnoMain,
      carrier: row.shipCompany,
      collectOpensMs: factMs(row.jgStart),
      collectClosesMs: factMs(row.jgEnd),
      grossWeightKg: row.actualGross,
      remark: wordsOf(row.remark),
    },
  };
}

function factOfBooking(row: PortRow<'so'>, head: Head): NewFact {
  const newest = [row.inGateTime, row.backTime, row.outTime].find((time) => time !== null) ?? null;
  return {
    ...head,
    kind: 'booking',
    ...(head.saidMs === null ? saidByEvent(factMs(newest)) : null),
    billNo: null,
    containerNo: row.ctnNo,
    terminal: row.giName,
    happenedMs: null,
    happenedRaw: null,
    detail: {
      bookingNo: soKey(row.soNo!),
      releaseState: row.releaseState,
      pickUpState: row.tcStatus,
      loadPort: row.loadPort ?? row.portCode,
      carrier: row.carrier,
      eirNo: row.eirNo,
      outMs: factMs(row.outTime),
      backMs: factMs(row.backTime),
      gateInMs: factMs(row.inGateTime),
    },
  };
}

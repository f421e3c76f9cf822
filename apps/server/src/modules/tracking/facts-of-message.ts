import { noBox } from '@mastlight/domain/tracking/empty-details';
import type { AnswerDetail, NewFact } from '@mastlight/domain/tracking/fact';
import { rulesOfFact, readFlags } from '@mastlight/domain/tracking/read-flags';
import { portOfSource } from '@mastlight/domain/ports/index';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { soKey } from '@mastlight/domain/vocabulary/so-no';
import { withoutContacts } from '@mastlight/domain/vocabulary/without-contacts';
import type { MessageFunction, WireMessage, WireTime } from '@mastlight/wire';
import { boxDetail, boxFacts, portOf, saidByEvent, vesselOf, type Head } from './box-facts';
import { factMs } from './fact-time';
import { factsOfPortRows } from './facts-of-port-rows';
import { factsOfShipmentEvents } from './facts-of-shipment-events';
import type { HeardMessages } from './tracking-door';

type MessageOf<K extends WireMessage['kind']> = Extract<WireMessage, { kind: K }>;
type Rules = { readonly [K in WireMessage['kind']]?: (message: MessageOf<K>, head: Head) => NewFact[] };

/** How each kind of message becomes facts; one rule per kind, in the order of a box's way. A kind without one says nothing about a box on its way. */
const rules: Rules = {
  manifest: factsOfManifest,
  'customs-declaration': factsOfDeclaration,
  'customs-receipt': factsOfReceipt,
  gate: (message, head) =>
    message.boxes.flatMap((box) => boxFacts(message.move === 'in' ? 'gate-in' : 'gate-out', box, head, message.terminal, message.vessel)),
  'release-rows': factsOfReleaseRows,
  'port-rows': factsOfPortRows,
  'track-rows': factsOfTrackRows,
  'vessel-plan': factsOfPlan,
  'stow-plan': (message, head) => message.boxes.flatMap((box) => boxFacts('stow', box, head, null, message.vessel)),
  'stow-instruction': factsOfStowInstruction,
  'vessel-move': factsOfVesselMove,
  'shipment-events': factsOfShipmentEvents,
  'vessel-call': factsOfVesselCall,
};

/**
 * Turns one message into facts: the step from the wire's words to tracking's.
 * Nothing is judged here; what a fact means for a bill is derived later from
 * all facts together.
 */
export function factsOfMessage(message: WireMessage, heard: Omit<HeardMessages, 'messages'>): NewFact[] {
  const head: Head = {
    port: portOfSource(heard.source) ?? defaultPort,
    source: heard.source,
    messageId: heard.messageId,
    reference: message.reference,
    function: functionOf(message.function),
    // A day is no clock of the sender's.
    saidMs: (message.prepared?.isDay ? null : message.prepared?.instantMs) ?? heard.preparedMs ?? null,
    heardMs: heard.heardMs,
    ...vesselOf(message.vessel),
  };
  // TypeScript cannot follow the kind from the message to its rule.
  const rule = rules[message.kind] as ((message: WireMessage, head: Head) => NewFact[]) | undefined;
  return rule?.(message, head) ?? [];
}

function functionOf(said: MessageFunction): NewFact['function'] {
  switch (said) {
    case 'original':
    case 'add':
      return 'original';
    case 'change':
    case 'replace':
      return 'replace';
    case 'delete':
    case 'cancel':
      return 'cancel';
  }
}

function factsOfManifest(message: MessageOf<'manifest'>, head: Head): NewFact[] {
  return message.bills.flatMap((bill): NewFact[] => {
    const common = { ...head, kind: 'manifest' as const, billNo: bill.billNo, terminal: null, happenedMs: null, happenedRaw: null };
    const port = portOf(head, null, bill.loadPort?.code ?? null);
    const boxes = bill.boxes.filter(({ containerNo }) => containerNo !== null);
    if (boxes.length === 0) {
      const detail = {
        ...noBox,
        bookingNo: bookingOf(bill, null),
        packages: bill.packages,
        grossWeightKg: bill.grossWeightKg,
        loadPort: bill.loadPort?.code ?? null,
        dischargePort: bill.dischargePort?.code ?? null,
        dischargePortName: bill.dischargePort?.name ?? null,
      };
      return [{ ...common, port, containerNo: null, detail }];
    }
    return boxes.map((box) => ({
      ...common,
      port,
      containerNo: box.containerNo,
      detail: {
        ...boxDetail(box, message.vessel),
        bookingNo: bookingOf(bill, box.bookingNo),
        dischargePort: (box.dischargePort ?? bill.dischargePort)?.code ?? null,
        dischargePortName: (box.dischargePort ?? bill.dischargePort)?.name ?? null,
        loadPort: (box.loadPort ?? bill.loadPort)?.code ?? null,
        destination: (box.destination ?? bill.destination)?.code ?? null,
      },
    }));
  });
}

/** The booking that a line of a manifest was made on, as bookings compare; a box's own word before its bill's. */
function bookingOf(bill: MessageOf<'manifest'>['bills'][number], ofBox: string | null): string | null {
  const told = ofBox ?? bill.consignment?.bookingNo ?? null;
  return told && soKey(told);
}

function answerFact(
  head: Head,
  kind: 'pre-manifest-declared' | 'arrival-declared' | 'pre-manifest-receipt' | 'arrival-receipt' | 'inspection' | 'customs-pass',
  subject: { billNo: string | null; containerNo: string | null },
  detail: AnswerDetail,
  happened: WireTime | null = null,
): NewFact {
  return {
    ...head,
    kind,
    billNo: subject.billNo,
    containerNo: subject.containerNo,
    terminal: null,
    happenedMs: factMs(happened),
    happenedRaw: happened?.raw ?? null,
    detail,
  };
}

/** What customs or the port says, for all who follow the bill: without the contacts that stand in it (ADR 0011). */
const wordsOf = (said: string | null): string | null => said && withoutContacts(said);

const declared: AnswerDetail = { code: '', text: null, mode: null };

function factsOfDeclaration(message: MessageOf<'customs-declaration'>, head: Head): NewFact[] {
  const kind = message.about === '3101' ? 'arrival-declared' : message.about === '2101' ? 'pre-manifest-declared' : null;
  if (kind === null) return [];
  return [
    ...message.bills.flatMap((bill) => {
      const boxes = kind === 'arrival-declared' && bill.containerNos.length > 0 ? bill.containerNos : [null];
      return boxes.map((containerNo) => answerFact(head, kind, { billNo: bill.billNo, containerNo }, declared));
    }),
    ...message.containerNos.map((containerNo) => answerFact(head, kind, { billNo: null, containerNo }, declared)),
  ];
}

function factsOfReceipt(message: MessageOf<'customs-receipt'>, head: Head): NewFact[] {
  const kind = message.about === '3101' ? 'arrival-receipt' : message.about === '2101' ? 'pre-manifest-receipt' : null;
  if (kind === null) return [];
  // An answer to equipment without an ISO number says nothing of the bill it is under, one to a booking alone nothing of any bill.
  const entries = message.entries.filter(
    ({ billNo, equipmentNo, bookingNo }) => equipmentNo === undefined && (bookingNo === undefined || billNo !== null),
  );
  return entries.map((entry) =>
    answerFact(
      { ...head, function: 'original' },
      kind,
      entry,
      { code: entry.code, text: wordsOf(entry.text), mode: null },
      message.prepared,
    ),
  );
}

/** A row about equipment without an ISO number says nothing of the bill it is under. */
const isAboutBox = ({ containerNo }: { readonly containerNo: string | null }): boolean => containerNo !== null;

function factsOfReleaseRows(message: MessageOf<'release-rows'>, head: Head): NewFact[] {
  const words = rulesOfFact(head.source, head.port);
  return message.rows.filter(isAboutBox).map((row) => ({
    ...head,
    ...vesselOf(row.vessel),
    kind: 'release-row',
    function: 'original',
    billNo: row.billNo,
    containerNo: row.containerNo,
    terminal: row.terminal,
    // A day is no clock of a sender (ADR 0060).
    saidMs: (row.sent?.isDay ? null : factMs(row.sent)) ?? head.saidMs,
    ...(factMs(row.compared) === null ? null : saidByEvent(factMs(row.compared))),
    happenedMs: factMs(row.compared),
    happenedRaw: row.compared?.raw ?? null,
    detail: {
      ...readFlags(words, { ...row.flags }),
      remark: wordsOf(row.remark),
      receivedMs: factMs(row.received),
      loadedMs: factMs(row.loaded),
    },
  }));
}

const topics = { cusmov: 'inspection', custpass: 'customs-pass', cusretrec: 'arrival-receipt' } as const;

function factsOfTrackRows(message: MessageOf<'track-rows'>, head: Head): NewFact[] {
  return message.rows.filter(isAboutBox).map((row) =>
    answerFact(
      {
        ...head,
        ...(row.vessel ? vesselOf(row.vessel) : {}),
        function: 'original',
        ...(factMs(row.happened) === null ? null : saidByEvent(factMs(row.happened))),
      },
      topics[row.topic],
      row,
      { code: row.status, text: wordsOf(row.remark), mode: row.mode },
      row.happened,
    ),
  );
}

function factsOfPlan(message: MessageOf<'vessel-plan'>, head: Head): NewFact[] {
  return message.calls.map((call) => ({
    ...head,
    ...vesselOf(call.vessel),
    kind: 'vessel-plan',
    function: 'original',
    billNo: null,
    containerNo: null,
    terminal: call.terminal,
    happenedMs: null,
    happenedRaw: null,
    detail: {
      chineseName: call.chineseName,
      gateInOpensMs: factMs(call.gateInOpens),
      gateInClosesMs: factMs(call.gateInCloses),
      customsClosesMs: factMs(call.customsCloses),
      portClosesMs: factMs(call.portCloses),
      etaMs: factMs(call.eta),
      etdMs: factMs(call.etd),
      ataMs: factMs(call.ata),
      atdMs: factMs(call.atd),
      berth: call.berth,
    },
  }));
}

/** MOVINS: where boxes shall stand that come on board or are moved there. What shall be discharged stands nowhere. */
function factsOfStowInstruction(message: MessageOf<'stow-instruction'>, head: Head): NewFact[] {
  return message.moves.flatMap((move) =>
    move.action === 'discharge' ? [] : boxFacts('stow', { ...move, happened: null }, head, null, message.vessel),
  );
}

function factsOfVesselMove(message: MessageOf<'vessel-move'>, head: Head): NewFact[] {
  const boxes = message.boxes.flatMap((box) => {
    // In a report of both directions each box tells its own; one that does not has moved nowhere that could be said.
    const move = message.move ?? box.move;
    return move === undefined ? [] : boxFacts(move, box, head, message.terminal, message.vessel);
  });
  const ataMs = factMs(message.arrived);
  const atdMs = factMs(message.sailed);
  if (ataMs === null && atdMs === null) return boxes;
  const report: NewFact = {
    ...head,
    kind: 'vessel-report',
    port: portOf(head, message.terminal, message.boxes[0]?.loadPort?.code ?? null),
    billNo: null,
    containerNo: null,
    terminal: message.terminal,
    happenedMs: atdMs ?? ataMs,
    happenedRaw: (message.sailed ?? message.arrived)?.raw ?? null,
    detail: { ataMs, atdMs },
  };
  return [...boxes, report];
}

/** CALINF, VESDEP. Their estimates are no facts: the port's own plan tells the call with its cut-offs. */
function factsOfVesselCall(message: MessageOf<'vessel-call'>, head: Head): NewFact[] {
  const ataMs = factMs(message.ata);
  const atdMs = factMs(message.atd);
  if (ataMs === null && atdMs === null) return [];
  const terminal = message.port?.facility?.code ?? null;
  return [
    {
      ...head,
      kind: 'vessel-report',
      port: portOf(head, message.port?.code ?? null, null),
      billNo: null,
      containerNo: null,
      terminal,
      happenedMs: atdMs ?? ataMs,
      happenedRaw: (message.atd ?? message.ata)?.raw ?? null,
      detail: { ataMs, atdMs },
    },
  ];
}

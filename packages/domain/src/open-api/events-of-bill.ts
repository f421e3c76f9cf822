/**
 * What a bill's published status says in the words of DCSA Track & Trace 2.2 (ADR 0054), where they say exactly that. Pure.
 * What 2.2 has no code for (预配, 运抵, 三联单, 码放, 截关) is told by nothing here: a code that means nearly the same would be
 * believed.
 */
import { portRules, type PortCode } from '../ports/index';
import { imoOf, voyageKey, type BillStatus, type BoxStatus } from '../tracking/index';
import { isDayInstant } from '../vocabulary/day-instant';
import { vesselKey } from '../vocabulary/vessel-voyage';

export const equipmentCodes = ['LOAD', 'DISC', 'GTIN', 'GTOT', 'STUF', 'STRP', 'PICK', 'DROP', 'INSP', 'RSEA', 'RMVD'] as const;
export const transportCodes = ['ARRI', 'DEPA'] as const;
export const shipmentCodes = [
  'RECE',
  'DRFT',
  'PENA',
  'PENU',
  'REJE',
  'APPR',
  'ISSU',
  'SURR',
  'SUBM',
  'VOID',
  'CONF',
  'REQS',
  'CMPL',
  'HOLD',
  'RELS',
] as const;
export const eventTypes = ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'] as const;
export type EventType = (typeof eventTypes)[number];

/** Of the codes of 2.2, those that a bill's status says. */
export type EventCode = 'GTIN' | 'GTOT' | 'STUF' | 'LOAD' | 'ARRI' | 'DEPA' | 'RELS' | 'HOLD';

/** A call of a ship as it is told. */
export interface EventShip {
  readonly name: string | null;
  readonly imo: string | null;
  readonly voyage: string | null;
}

/** Where something happened. */
export interface EventPlace {
  readonly locode: string;
  readonly name: string;
  /** Null: somewhere about the port, as the depot of an empty box. */
  readonly terminal: { readonly smdg: string | null; readonly name: string } | null;
}

/** One event, before it has an id. */
export interface BillEvent {
  /** What there is one of at a time: a later word about it takes the place of the earlier. */
  readonly slot: string;
  /** What tells it from another of its slot: time, place and ship, where they are part of what is told. */
  readonly content: string;
  readonly type: EventType;
  readonly code: EventCode;
  readonly classifier: 'EST' | 'ACT';
  /** ms since epoch. */
  readonly atMs: number;
  readonly place: EventPlace;
  readonly ship: EventShip | null;
  /** Null: it is about the bill as a whole. */
  readonly box: { readonly no: string; readonly sizeType: string | null; readonly sealNo: string | null; readonly isEmpty: boolean } | null;
  /** Why customs holds the box; null for all others. */
  readonly hold: NonNullable<BoxStatus['held']> | null;
}

/**
 * What a bill's status says now, one event for each slot. What has no time, or a day
 * alone, is told by nothing: 2.2 has no event without one.
 */
export function eventsOfBill(status: BillStatus): readonly BillEvent[] {
  const about = aboutOf(status);
  const events = [...status.boxes.flatMap((box) => eventsOfBox(status, box, about)), ...eventsOfCall(status, about)];
  return events.filter(({ atMs }) => !isDayInstant(atMs));
}

interface About {
  readonly port: EventPlace;
  readonly terminal: EventPlace;
  readonly ship: EventShip | null;
}

function aboutOf(status: BillStatus): About {
  const rules = portRules(status.port);
  const port: EventPlace = { locode: rules.locodes[0]!, name: rules.name, terminal: null };
  const terminal = status.terminal === null ? undefined : rules.terminalOf.get(status.terminal.toUpperCase());
  const { vesselName: name, voyage } = status;
  const imo = imoOf(status);
  return {
    port,
    terminal:
      status.terminal === null
        ? port
        : { ...port, terminal: { smdg: terminal?.smdg?.[0] ?? null, name: terminal?.name ?? status.terminal } },
    ship: name === null && imo === null && voyage === null ? null : { name, imo, voyage },
  };
}

const shipKey = (ship: EventShip | null): string =>
  ship === null
    ? ''
    : `${ship.name === null ? (ship.imo ?? '') : vesselKey(ship.name)}/${ship.voyage === null ? '' : voyageKey(ship.voyage)}`;

function eventsOfBox(status: BillStatus, box: BoxStatus, { port, terminal, ship }: About): BillEvent[] {
  const boxOf = (isEmpty: boolean): NonNullable<BillEvent['box']> => ({
    no: box.containerNo,
    sizeType: box.sizeType,
    sealNo: isEmpty ? null : box.sealNo,
    isEmpty,
  });
  const moved = (
    what: string,
    code: EventCode,
    atMs: number | null | undefined,
    {
      isEmpty = false,
      place = terminal,
      call = null,
    }: { readonly isEmpty?: boolean; readonly place?: EventPlace; readonly call?: EventShip | null } = {},
  ): BillEvent[] =>
    atMs == null
      ? []
      : [
          {
            slot: `${what} ${box.containerNo}`,
            content: `${atMs}${call === null ? '' : ` ${shipKey(call)}`}`,
            type: 'EQUIPMENT',
            code,
            classifier: 'ACT',
            atMs,
            place,
            ship: call,
            box: boxOf(isEmpty),
            hold: null,
          },
        ];
  return [
    // An empty box leaves a depot whose place nobody tells.
    ...moved('empty-out', 'GTOT', box.emptyOutMs, { isEmpty: true, place: port }),
    ...moved('stuffed', 'STUF', box.yard?.stuffMs, { place: port }),
    ...moved('gate-in', 'GTIN', box.gateInMs),
    ...moved('gate-out', 'GTOT', box.gateOutMs),
    ...moved('loaded', 'LOAD', box.loadedMs, { call: ship }),
    ...customsOf(status, box, terminal),
  ];
}

/** What customs says of a box: released, or held; nothing while it has said neither. */
function customsOf(status: BillStatus, box: BoxStatus, place: EventPlace): BillEvent[] {
  const node = portRules(status.port).nodes.find(({ judge }) => judge === 'customs-release')?.code;
  const answer = node === undefined ? undefined : box.answers[node];
  if (node === undefined || answer === undefined) return [];
  const isReleased = answer === 'given';
  const atMs = isReleased ? box.doneMs[node] : (status.heldMs ?? status.bar[node]?.atMs);
  if (atMs == null) return [];
  return [
    {
      slot: `customs ${box.containerNo}`,
      // Sources of one port tell other times of one release; that is no other release.
      content: isReleased ? 'given' : answer,
      type: 'SHIPMENT',
      code: isReleased ? 'RELS' : 'HOLD',
      classifier: 'ACT',
      atMs,
      place,
      ship: null,
      box: { no: box.containerNo, sizeType: box.sizeType, sealNo: box.sealNo, isEmpty: false },
      hold: isReleased ? null : answer,
    },
  ];
}

/** The call of the bill's ship: what was last expected until it has happened. */
function eventsOfCall({ plan, departedMs }: BillStatus, { terminal, ship }: About): BillEvent[] {
  if (ship === null) return [];
  const told = (code: 'ARRI' | 'DEPA', actualMs: number | null, estimatedMs: number | null): BillEvent[] => {
    const atMs = actualMs ?? estimatedMs;
    if (atMs === null) return [];
    const classifier = actualMs === null ? 'EST' : 'ACT';
    const content = `${classifier} ${atMs} ${shipKey(ship)}`;
    return [{ slot: code, content, type: 'TRANSPORT', code, classifier, atMs, place: terminal, ship, box: null, hold: null }];
  };
  return [...told('ARRI', plan?.ataMs ?? null, plan?.etaMs ?? null), ...told('DEPA', plan?.atdMs ?? departedMs, plan?.etdMs ?? null)];
}

/** What was told last of a slot: the event's id and its content. */
export type Held = Readonly<Record<string, readonly [id: string, content: string, classifier: 'EST' | 'ACT']>>;

/** What is to be told next of a bill, in this order. */
export interface Tellings {
  /** Ids of events that no longer hold, each to be taken back by an event of its own. */
  readonly takenBack: readonly string[];
  readonly fresh: readonly BillEvent[];
  /** Slots whose event stays as it was told. */
  readonly kept: Held;
}

/**
 * What has changed since a bill was told last. A newer estimate takes the place of the one before, as time goes by one
 * is no mistake; what was told as done and is not, or is otherwise, is taken back. Customs' hold after its release is
 * the next word, no correction of the first.
 */
export function tellNext(held: Held, events: readonly BillEvent[]): Tellings {
  const bySlot = new Map(events.map((event) => [event.slot, event]));
  const takenBack: string[] = [];
  const kept: Record<string, Held[string]> = {};
  for (const [slot, told] of Object.entries(held)) {
    const [id, content, classifier] = told;
    const now = bySlot.get(slot);
    if (now?.content === content) kept[slot] = told;
    else if (now === undefined || (classifier === 'ACT' && now.type !== 'SHIPMENT')) takenBack.push(id);
  }
  return { takenBack, fresh: events.filter(({ slot }) => kept[slot] === undefined), kept };
}

/** What an event's id is made of: bill, what, which box, whether it has happened, when, where, on which ship. */
export function eventKey(port: PortCode, billNo: string, event: BillEvent): string {
  const { slot, code, classifier, atMs, content, place } = event;
  return [port, billNo, slot, code, classifier, atMs, content, place.locode].join('|');
}

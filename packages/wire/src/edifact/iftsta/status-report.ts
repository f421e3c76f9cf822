import type { EventStatus, ShipmentEvent, WireTime } from '../../message';
import { wireLimits } from '../../syntax/limits';
import { OnceLog } from '../../syntax/once-log';
import type { WirePlace } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext } from '../envelope/message-reader';
import { readDocument, type DocumentHead } from '../parts/read-document';
import { readFacilityPlace } from '../parts/read-facility-place';
import { maxReferenceLength, readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { BGM, CNI, DTM, EQD, GID, LOC, STS, TDT } from '../envelope/segment-tags';
import { GroupReader } from '../shipment/group-reader';
import { append } from '../shipment/part-draft';
import { tagText } from '../envelope/tag';
import {
  combineFacts,
  countShown,
  countTold,
  isUntold,
  noFacts,
  openEventPart,
  settleFacts,
  type EventFacts,
  type EventPart,
} from './event-facts';
import { chooseEventTime, messageTime, statusTime } from './event-time';
import { readReasons, readStatus } from './read-status';

/** A status whose group is still open. */
interface OpenStatus {
  readonly status: EventStatus;
  readonly reasons: ShipmentEvent['reasons'];
  readonly part: EventPart;
}

/** A consignment (CNI), or the message itself where it has none. */
interface OpenConsignment {
  readonly document: ShipmentEvent['document'];
  /** What is told around it; null stands for the head. */
  readonly outer: EventFacts | null;
  readonly part: EventPart;
  /** Facts of `outer` and `part`; null until the first status asks for them. */
  facts: EventFacts | null;
}

/**
 * Gathers the statuses of an IFTSTA. By the standard, what follows an STS
 * belongs to it, also its equipment; some senders put the equipment in front,
 * where it belongs to all statuses up to the next equipment or consignment.
 */
export class StatusReport {
  document: DocumentHead | null = null;
  readonly events: ShipmentEvent[] = [];
  readonly head: EventPart = openEventPart();

  /** Outside the head there is nothing, so a segment without a place is noted. */
  private readonly groups: GroupReader;
  private readonly once: OnceLog;
  private headFacts: EventFacts | null = null;
  private consignment: OpenConsignment | null = null;
  private status: OpenStatus | null = null;
  /** A leg, equipment or goods item is open. */
  private isInGroup = false;
  private shownParts = 0;
  private isTooLarge = false;

  constructor(private readonly context: MessageContext) {
    this.groups = new GroupReader({}, { ...context, hasPartyTerms: false });
    this.groups.enter(this.head);
    this.once = new OnceLog(context.log);
  }

  get prepared(): WireTime | null {
    return this.head.times.find(({ qualifier }) => qualifier === messageTime)?.time ?? null;
  }

  take(tag: number, cursor: SegmentCursor): void {
    switch (tag) {
      case BGM:
        this.takeDocument(cursor);
        return;
      case CNI:
        this.openConsignment(cursor);
        return;
      case STS:
        this.openStatus(cursor);
        return;
      case EQD:
        this.takeEquipment(cursor);
        return;
      case TDT:
      case GID:
        this.isInGroup = true;
        break;
      case DTM:
        // In the head a reference may have a time; behind it only the status has.
        if (this.isAtHead) break;
        if (this.status && cursor.is(1, 0, statusTime)) {
          this.takeStatusTime(this.status.part, cursor);
          return;
        }
        if (!this.isInGroup) this.groups.enter(this.openPart);
        break;
      case LOC:
        if (this.takesEventPlace(cursor)) return;
        break;
      default:
        break;
    }
    this.groups.take(tag, cursor);
  }

  /**
   * Ends the message.
   *
   * @returns how many boxes take as much memory; null, with the reason noted, when it is refused
   */
  finish(place: WirePlace): number | null {
    this.closeConsignment(place);
    const size = this.groups.measure(place);
    if (size === null) return null;
    const { log } = this.context;
    if (this.isTooLarge) log.note('too-many-events', place);
    else if (this.events.length === 0) log.note('no-events', place);
    else return Math.max(size, this.events.length);
    return null;
  }

  private get isAtHead(): boolean {
    return this.status === null && this.consignment === null;
  }

  /** What is told for the event itself. */
  private get openPart(): EventPart {
    return this.status?.part ?? this.consignment?.part ?? this.head;
  }

  /** The time of the status, which some senders put behind the means of transport or the equipment. */
  private takeStatusTime(part: EventPart, cursor: SegmentCursor): void {
    const time = readTime(cursor, this.context.log);
    if (time !== null) append(part, 'times', { qualifier: statusTime, time });
  }

  /**
   * Takes the first LOC that says where it happened: 175, also within the
   * status, or the terminal 165 of the D95B guides.
   */
  private takesEventPlace(cursor: SegmentCursor): boolean {
    const part = this.openPart;
    if (part.where !== null) return false;
    if (!cursor.is(1, 0, '175') && (this.isInGroup || !cursor.is(1, 0, '165'))) return false;
    part.where = readFacilityPlace(cursor, `LOC+${cursor.text(1)}`, this.context.log);
    return part.where !== null;
  }

  private takeDocument(cursor: SegmentCursor): void {
    const { log } = this.context;
    if (this.document !== null) log.note('misplaced-segment', cursor, tagText(BGM));
    else this.document = readDocument(cursor, log);
  }

  private openConsignment(cursor: SegmentCursor): void {
    this.closeConsignment(cursor);
    const number = readText(cursor, 2, 0, 'CNI 1004', this.context.log, maxReferenceLength);
    this.enterConsignment(number === null ? null : { kind: null, number }, null);
  }

  private enterConsignment(document: OpenConsignment['document'], outer: EventFacts | null): void {
    this.consignment = { document, outer, part: openEventPart(), facts: null };
    this.groups.enter(this.consignment.part);
    this.isInGroup = false;
  }

  private openStatus(cursor: SegmentCursor): void {
    this.closeStatus(cursor);
    const { log } = this.context;
    const status = readStatus(cursor, this.document?.name ?? null, log);
    if (status.word === null && status.code !== null) {
      const list = [status.category, status.code, status.agency].filter((text) => text !== null);
      this.once.note('unknown-status', cursor, list.join(' '));
    }
    this.status = { status, reasons: readReasons(cursor, log), part: openEventPart() };
    this.groups.enter(this.status.part);
    this.isInGroup = false;
  }

  private takeEquipment(cursor: SegmentCursor): void {
    const { consignment } = this;
    // Where equipment stood in front of the statuses, more of it starts over.
    if (this.status && consignment && consignment.part.equipment.length > 0) {
      this.closeStatus(cursor);
      const equipment = consignment.outer?.equipment ?? this.settleHead().equipment;
      this.enterConsignment(consignment.document, consignment.facts && { ...consignment.facts, equipment });
    }
    this.isInGroup = true;
    const number = cursor.text(2);
    if (number !== '' && !cursor.is(1, 0, 'CN')) this.context.log.note('no-iso-number', cursor, number);
    this.groups.take(EQD, cursor);
  }

  private closeConsignment(place: WirePlace): void {
    this.closeStatus(place);
    const { consignment } = this;
    this.consignment = null;
    if (!consignment || consignment.facts !== null || consignment.part.equipment.length === 0) return;
    this.context.log.note('misplaced-segment', place, tagText(EQD));
    const last = this.events.at(-1);
    // Equipment in front of no status can only belong to the one before it.
    if (!last || consignment.outer === null) return;
    const { equipment } = settleFacts(consignment.part);
    this.events[this.events.length - 1] = { ...last, equipment: [...last.equipment, ...equipment] };
  }

  private closeStatus(place: WirePlace): void {
    const { status: open, consignment } = this;
    if (open === null) return;
    this.status = null;
    const { happened, classifier, times } = chooseEventTime(open.part.times);
    const own = isUntold(open.part) ? noFacts : settleFacts({ ...open.part, times });
    const facts = this.combine(this.settleAround(consignment), own);
    this.count(countTold(facts));
    if (this.events.length >= wireLimits.maxBoxesPerMessage) this.isTooLarge = true;
    if (this.isTooLarge) {
      this.events.length = 0;
      return;
    }
    const { localTimes } = this.context;
    const code = facts.where?.code ?? facts.where?.related?.code ?? null;
    this.events.push({
      id: null,
      retractsId: null,
      created: null,
      happened: localTimes.at(happened, code, place),
      classifier,
      status: open.status,
      reasons: open.reasons,
      document: consignment?.document ?? null,
      isTransshipment: null,
      billNos: facts.billNos,
      bookingNos: facts.bookingNos,
      references: facts.references,
      where: facts.where,
      times: localTimes.at(facts.times, code, place),
      places: facts.places,
      parties: facts.parties,
      legs: localTimes.at(facts.legs, null, place),
      goods: facts.goods,
      equipment: facts.equipment,
      documents: facts.documents,
      remarks: facts.remarks,
    });
  }

  /** What is told of all statuses of a consignment. */
  private settleAround(consignment: OpenConsignment | null): EventFacts {
    if (consignment === null) return this.settleHead();
    consignment.facts ??= this.combine(consignment.outer ?? this.settleHead(), settleFacts(consignment.part));
    return consignment.facts;
  }

  private settleHead(): EventFacts {
    this.headFacts ??= settleFacts({
      ...this.head,
      times: this.head.times.filter(({ qualifier }) => qualifier !== messageTime),
    });
    return this.headFacts;
  }

  /** What is told in the head is told of every event, within bounds. */
  private combine(outer: EventFacts, inner: EventFacts): EventFacts {
    this.count(countShown(outer, inner));
    if (this.isTooLarge) return inner;
    return inner === noFacts ? outer : combineFacts(outer, inner);
  }

  private count(parts: number): void {
    this.shownParts += parts;
    if (this.shownParts > wireLimits.maxPartsPerMessage) this.isTooLarge = true;
  }
}

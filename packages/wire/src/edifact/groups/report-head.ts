import type { MessageFunction, Place, Vessel, WireTime } from '../../message';
import type { WirePlace } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext } from '../envelope/message-reader';
import { BGM, DTM, LOC, NAD, RFF, TDT } from '../envelope/segment-tags';
import { BoxRoute } from '../parts/box-route';
import { readCodedName } from '../parts/read-coded-name';
import { readDocument } from '../parts/read-document';
import { readPartyCode, readPartyCodeOrName } from '../parts/read-party';
import { readPlace } from '../parts/read-place';
import { isTerminalPlace, readRelated, readTerminal } from '../parts/read-terminal';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { isTruck, readTruckPlate } from '../parts/read-truck';
import { carrierElement, readVessel, withVoyage } from '../parts/read-vessel';

/** Ports (3227) beside which a head may name a terminal: loading, discharge, receipt. */
export type PortOfCall = 9 | 11 | 88;

/** What every container message says before its first box: document, ship, times, ports and terminal. */
export class ReportHead {
  /** 1001 and 1004 of BGM. */
  documentName = '';
  documentNo: string | null = null;
  /** Where BGM stands. */
  documentPlace: WirePlace | null = null;
  function: MessageFunction = 'original';
  prepared: WireTime | null = null;
  arrived: WireTime | null = null;
  eta: WireTime | null = null;
  etd: WireTime | null = null;
  departure: Place | null = null;
  previousPort: Place | null = null;
  nextPort: Place | null = null;
  berth: string | null = null;
  /** Code of the place of LOC+165 or 175. */
  activityPort: string | null = null;
  operator: string | null = null;
  truckPlate: string | null = null;
  readonly route = new BoxRoute();
  private isDocumentTold = false;
  private vesselSaid: Vessel | null = null;
  private voyageReference: string | null = null;
  private sailedSaid: WireTime | null = null;
  private departed: WireTime | null = null;
  private carrierOfShip: string | null = null;
  private carrierParty: string | null = null;
  /** LOC+165, NAD+TR, NAD+MS. */
  private activityTerminal: string | null = null;
  private terminalParty: string | null = null;
  private sender: string | null = null;
  private readonly portTerminals = new Map<PortOfCall, string>();

  constructor(private readonly context: MessageContext) {}

  get vessel(): Vessel | null {
    return withVoyage(this.vesselSaid, this.voyageReference);
  }

  /** DTM+186, else 136. */
  get sailed(): WireTime | null {
    return this.sailedSaid ?? this.departed;
  }

  /** Of the ship (TDT C040), else the party. */
  get carrier(): string | null {
    return this.carrierOfShip ?? this.carrierParty;
  }

  /**
   * The terminal that the message is about: LOC+165, else NAD+TR, else the one
   * beside a port where it all happened.
   *
   * @param ports those ports, best first; the terminal of another port is somewhere else
   * @param isSent the sender of the message is the terminal when nothing else tells one, as reports have it
   */
  terminalAt(ports: readonly PortOfCall[], isSent: boolean): string | null {
    const atPort = ports.flatMap((port) => this.portTerminals.get(port) ?? [])[0];
    return this.activityTerminal ?? this.terminalParty ?? atPort ?? (isSent ? this.sender : null);
  }

  /**
   * Takes a segment of the head.
   *
   * @returns false when there is more to it than this head keeps
   */
  take(tag: number, cursor: SegmentCursor): boolean {
    switch (tag) {
      case BGM:
        this.takeDocument(cursor);
        return true;
      case DTM:
        return this.takeTime(cursor);
      case LOC:
        this.takeLocation(cursor);
        return true;
      case TDT:
        this.takeShip(cursor);
        return true;
      case NAD:
        this.takeParty(cursor);
        return false;
      case RFF:
        if (!cursor.is(1, 0, 'VON')) return false;
        this.voyageReference ??= readText(cursor, 1, 1, 'RFF+VON', this.context.log);
        return true;
      default:
        return false;
    }
  }

  /** The ship of a TDT of the main stage, also where it stands behind the boxes. */
  takeVessel(cursor: SegmentCursor): void {
    this.vesselSaid ??= readVessel(cursor, this.context.log);
  }

  /** The plate of a truck that brings or fetches all boxes. */
  takeTruck(cursor: SegmentCursor): void {
    if (isTruck(cursor)) this.truckPlate = readTruckPlate(cursor, this.context.log) ?? this.truckPlate;
  }

  /** The operator of the boxes (CF), the carrier (CA), the terminal (TR) and the sender (MS). */
  takeParty(cursor: SegmentCursor): void {
    const { log } = this.context;
    if (cursor.is(1, 0, 'CF')) this.operator = readPartyCode(cursor, log) ?? this.operator;
    else if (cursor.is(1, 0, 'CA')) this.carrierParty ??= readPartyCodeOrName(cursor, log);
    else if (cursor.is(1, 0, 'TR')) this.terminalParty ??= cursor.text(2) || null;
    else if (cursor.is(1, 0, 'MS')) this.sender ??= cursor.text(2) || null;
  }

  private takeDocument(cursor: SegmentCursor): void {
    const { log } = this.context;
    if (this.isDocumentTold) {
      log.note('misplaced-segment', cursor, 'BGM');
      return;
    }
    this.isDocumentTold = true;
    const document = readDocument(cursor, log);
    this.documentPlace = { offset: cursor.offset, segment: cursor.segment };
    this.documentName = document.name;
    this.documentNo = document.number;
    this.function = document.function;
  }

  /** The first time of a kind counts; one that is told again is kept with the other times. */
  private takeTime(cursor: SegmentCursor): boolean {
    const field = timeFields.get(cursor.whole(1));
    if (field === undefined || this[field] !== null) return false;
    this[field] = readTime(cursor, this.context.log);
    return true;
  }

  private takeLocation(cursor: SegmentCursor): void {
    const qualifier = cursor.whole(1);
    if (isTerminalPlace(qualifier)) {
      const terminal = readTerminal(cursor);
      this.activityTerminal ??= terminal;
      this.activityPort ??= readPlace(cursor)?.code ?? null;
      if (terminal === null) this.route.take(cursor, this.context.log);
      return;
    }
    switch (qualifier) {
      case 5:
        this.departure ??= readPlace(cursor);
        break;
      case 61:
        this.nextPort ??= readPlace(cursor);
        break;
      case 94:
        this.previousPort ??= readPlace(cursor);
        break;
      case 164:
        this.berth ??= readRelated(cursor) ?? (cursor.text(2) || cursor.text(2, 3) || null);
        break;
      case 9:
      case 11:
      case 88: {
        const terminal = readTerminal(cursor);
        if (terminal !== null && !this.portTerminals.has(qualifier)) this.portTerminals.set(qualifier, terminal);
        this.route.take(cursor, this.context.log);
        break;
      }
      default:
        this.route.take(cursor, this.context.log);
    }
  }

  private takeShip(cursor: SegmentCursor): void {
    const { log } = this.context;
    this.vesselSaid = readVessel(cursor, log);
    const carrier = readCodedName(cursor, carrierElement(cursor), 'TDT C040', log);
    this.carrierOfShip = carrier?.code ?? carrier?.name ?? null;
  }
}

type TimeField = 'prepared' | 'arrived' | 'sailedSaid' | 'departed' | 'eta' | 'etd';

/** DTM 2005. */
const timeFields: ReadonlyMap<number, TimeField> = new Map([
  [137, 'prepared'],
  [178, 'arrived'],
  [186, 'sailedSaid'],
  [136, 'departed'],
  [132, 'eta'],
  [133, 'etd'],
]);

import type { MessageFunction, Place, Vessel, WireTime } from '../../message';
import type { WirePlace } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext } from '../envelope/message-reader';
import { BoxRoute } from '../parts/box-route';
import { readDocument } from '../parts/read-document';
import { readPartyCode } from '../parts/read-party';
import { readPlace, readTerminalWithin } from '../parts/read-place';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { isTruck, readTruckPlate } from '../parts/read-truck';
import { readVessel, withVoyage } from '../parts/read-vessel';
import { BGM, DTM, LOC, NAD, RFF, TDT } from '../envelope/segment-tags';

/** How plainly a segment tells the terminal; the plainest wins. */
const terminalRanks = { party: 3, place: 2, sender: 1, activity: 4 } as const;

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
  sailed: WireTime | null = null;
  eta: WireTime | null = null;
  etd: WireTime | null = null;
  departure: Place | null = null;
  nextPort: Place | null = null;
  terminal: string | null = null;
  operator: string | null = null;
  truckPlate: string | null = null;
  readonly route = new BoxRoute();
  private isDocumentTold = false;
  private vesselSaid: Vessel | null = null;
  private voyageReference: string | null = null;
  private terminalRank = 0;

  constructor(private readonly context: MessageContext) {}

  get vessel(): Vessel | null {
    return withVoyage(this.vesselSaid, this.voyageReference);
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
        return this.takeTransport(cursor);
      case NAD:
        this.takeParty(cursor);
        return false;
      case RFF:
        if (!cursor.is(1, 0, 'VON')) return false;
        this.voyageReference = readText(cursor, 1, 1, 'RFF+VON', this.context.log);
        return true;
      default:
        return false;
    }
  }

  /** The sender of the message is the terminal, as reports have it; anything else that tells one wins. */
  takeSender(cursor: SegmentCursor): void {
    if (cursor.is(1, 0, 'MS')) this.sayTerminal(cursor.text(2), terminalRanks.sender);
  }

  /** The ship of a TDT of the main stage, also where it stands behind the boxes. */
  takeVessel(cursor: SegmentCursor): void {
    this.vesselSaid ??= readVessel(cursor, this.context.log);
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

  private takeTime(cursor: SegmentCursor): boolean {
    const { log } = this.context;
    switch (cursor.whole(1)) {
      case 137:
        this.prepared = readTime(cursor, log) ?? this.prepared;
        return true;
      case 178:
        this.arrived = readTime(cursor, log) ?? this.arrived;
        return true;
      case 186:
        this.sailed = readTime(cursor, log) ?? this.sailed;
        return true;
      case 136:
        this.sailed ??= readTime(cursor, log);
        return true;
      case 132:
        this.eta ??= readTime(cursor, log);
        return true;
      case 133:
        this.etd ??= readTime(cursor, log);
        return true;
      default:
        return false;
    }
  }

  private takeLocation(cursor: SegmentCursor): void {
    switch (cursor.whole(1)) {
      case 5:
        this.departure ??= readPlace(cursor);
        break;
      case 61:
        this.nextPort ??= readPlace(cursor);
        break;
      case 165:
        this.sayTerminal(readTerminalWithin(cursor), terminalRanks.activity);
        break;
      case 9:
      case 11:
      case 88:
        this.sayTerminal(cursor.text(3), terminalRanks.place);
        this.route.take(cursor, this.context.log);
        break;
      default:
        this.route.take(cursor, this.context.log);
    }
  }

  private takeTransport(cursor: SegmentCursor): boolean {
    const { log } = this.context;
    if (cursor.whole(1) === 20) {
      this.vesselSaid = readVessel(cursor, log);
      return true;
    }
    if (!isTruck(cursor)) return false;
    this.truckPlate = readTruckPlate(cursor, log) ?? this.truckPlate;
    return true;
  }

  private takeParty(cursor: SegmentCursor): void {
    if (cursor.is(1, 0, 'CF')) this.operator = readPartyCode(cursor, this.context.log) ?? this.operator;
    else if (cursor.is(1, 0, 'TR')) this.sayTerminal(cursor.text(2), terminalRanks.party);
  }

  private sayTerminal(terminal: string, rank: number): void {
    if (terminal === '' || rank <= this.terminalRank) return;
    this.terminal = terminal;
    this.terminalRank = rank;
  }
}

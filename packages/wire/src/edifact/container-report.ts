import type { BoxReport, MessageFunction, Place, Seal, Vessel, WireTime } from '../message';
import type { BoxDraft } from '../vocabulary/box-report';
import { readContainerNo } from '../vocabulary/container-no';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { wireLimits } from '../syntax/limits';
import type { SegmentCursor } from '../syntax/segment-cursor';
import type { MessageContext } from './message-reader';
import { addText } from './parts/add-text';
import { readDocument } from './parts/read-document';
import { readEquipment } from './parts/read-equipment';
import { readPartyCode } from './parts/read-party';
import { readPlace, readTerminalWithin } from './parts/read-place';
import { readSeal } from './parts/read-seal';
import { readText } from './parts/read-text';
import { readTime } from './parts/read-time';
import { isTruck, readTruckPlate } from './parts/read-truck';
import { readVessel, withVoyage } from './parts/read-vessel';
import { rankGrossWeight, readMeasuredKg } from './parts/read-weight';
import { BGM, CNT, DTM, EQD, GID, LOC, MEA, NAD, RFF, SEL, TDT } from './segment-tags';
import { tagText } from './tag';

/** Ports told for one box, or in the head for all of them. */
interface PortsDraft {
  loadPort: Place | null;
  dischargePort: Place | null;
  destination: Place | null;
}

/** Shared by all boxes that have none; pushing into a fresh array would reserve room for 17 in every box. */
const noBills: readonly string[] = [];
const noSeals: readonly Seal[] = [];

/**
 * What CODECO and COARRI have in common: a head about a ship, then one EQD
 * group per container. Only the fields the product keeps are decoded (domain
 * guide 1.4); damage, remarks, temperature and dangerous goods are passed over.
 */
export class ContainerReport {
  /** 1001 and 1004 of BGM. */
  documentName = '';
  documentNo: string | null = null;
  function: MessageFunction = 'original';
  prepared: WireTime | null = null;
  arrived: WireTime | null = null;
  sailed: WireTime | null = null;
  readonly boxes: BoxReport[] = [];
  /** How many boxes say export (8249 = 2) and import (3). */
  exportCount = 0;
  importCount = 0;
  isTooLarge = false;

  private vesselSaid: Vessel | null = null;
  private voyageReference: string | null = null;
  private terminalSaid: string | null = null;
  private terminalRank = 0;
  private operator: string | null = null;
  private truckPlate: string | null = null;
  private readonly ports: PortsDraft = { loadPort: null, dischargePort: null, destination: null };
  private box: BoxDraft | null = null;
  /** How good the weight and the time of the current box are; a better one replaces them. */
  private weightRank = 0;
  private timeRank = 0;
  /** In a box group, also one that is refused. */
  private isInBox = false;
  private isInGoods = false;
  private readonly log: FindingLog;

  /** @param timeQualifiers DTM 2005 codes of the event, best first */
  constructor(
    private readonly context: MessageContext,
    private readonly timeQualifiers: readonly number[],
  ) {
    this.log = context.log;
  }

  get vessel(): Vessel | null {
    return withVoyage(this.vesselSaid, this.voyageReference);
  }

  get terminal(): string | null {
    return this.terminalSaid;
  }

  take(tag: number, cursor: SegmentCursor): void {
    switch (tag) {
      case EQD:
        this.openBox(cursor);
        break;
      case RFF:
        this.takeReference(cursor);
        break;
      case DTM:
        this.takeTime(cursor);
        break;
      case LOC:
        this.takeLocation(cursor);
        break;
      case MEA:
        this.takeMeasure(cursor);
        break;
      case SEL:
        this.takeSeal(cursor);
        break;
      case TDT:
        this.takeTransport(cursor);
        break;
      case NAD:
        this.takeParty(cursor);
        break;
      case BGM:
        this.takeDocument(cursor);
        break;
      case GID:
        this.isInGoods = true;
        break;
      case CNT:
        this.closeBox();
        this.isInBox = false;
        break;
      default:
        break;
    }
  }

  /** Ends the last box group. */
  finish(): void {
    this.closeBox();
  }

  private takeDocument(cursor: SegmentCursor): void {
    if (this.documentName !== '' || this.isInBox) {
      this.log.note('misplaced-segment', cursor, tagText(BGM));
      return;
    }
    const document = readDocument(cursor, this.log);
    this.documentName = document.name;
    this.documentNo = document.number;
    this.function = document.function;
  }

  private openBox(cursor: SegmentCursor): void {
    this.closeBox();
    this.isInBox = true;
    if (!cursor.is(1, 0, 'CN')) {
      this.log.note('not-a-container', cursor, cursor.text(1));
      return;
    }
    const containerNo = readContainerNo(cursor.text(2), this.log, cursor);
    if (containerNo === null) return;
    if (this.boxes.length >= wireLimits.maxBoxesPerMessage) {
      this.isTooLarge = true;
      this.boxes.length = 0;
    }
    if (this.isTooLarge) return;
    const { sizeTypeRaw, sizeType, direction, fullness } = readEquipment(cursor, this.log);
    if (direction === 'export') this.exportCount++;
    if (direction === 'import') this.importCount++;
    this.weightRank = 0;
    this.timeRank = 0;
    this.box = {
      containerNo,
      sizeTypeRaw,
      sizeType,
      fullness,
      billNos: noBills,
      bookingNo: null,
      seals: noSeals,
      grossWeightKg: null,
      operator: null,
      direction,
      happened: null,
      truckPlate: null,
      stowage: null,
      loadPort: null,
      dischargePort: null,
      destination: null,
      terminal: null,
    };
  }

  private closeBox(): void {
    const { box } = this;
    if (!box) return;
    this.box = null;
    box.operator ??= this.operator;
    box.truckPlate ??= this.truckPlate;
    box.loadPort ??= this.ports.loadPort;
    box.dischargePort ??= this.ports.dischargePort;
    box.destination ??= this.ports.destination;
    this.boxes.push(box);
  }

  private takeReference(cursor: SegmentCursor): void {
    const { box } = this;
    if (cursor.is(1, 0, 'BM')) {
      const billNo = box && readText(cursor, 1, 1, 'RFF+BM', this.log);
      if (box && billNo !== null) box.billNos = addText(box.billNos, billNo);
    } else if (cursor.is(1, 0, 'BN')) {
      if (box) box.bookingNo = readText(cursor, 1, 1, 'RFF+BN', this.log) ?? box.bookingNo;
    } else if (!this.isInBox && cursor.is(1, 0, 'VON')) {
      this.voyageReference = readText(cursor, 1, 1, 'RFF+VON', this.log);
    }
  }

  private takeTime(cursor: SegmentCursor): void {
    const qualifier = cursor.whole(1, 0);
    const { box } = this;
    if (this.isInBox) {
      if (!box) return;
      const rank = this.timeQualifiers.length - this.timeQualifiers.indexOf(qualifier);
      if (rank > this.timeQualifiers.length || rank <= this.timeRank) return;
      const time = readTime(cursor, this.log);
      if (time === null) return;
      box.happened = time;
      this.timeRank = rank;
      return;
    }
    if (qualifier === 137) this.prepared = readTime(cursor, this.log) ?? this.prepared;
    else if (qualifier === 178) this.arrived = readTime(cursor, this.log) ?? this.arrived;
    else if (qualifier === 186) this.sailed = readTime(cursor, this.log) ?? this.sailed;
    else if (qualifier === 136) this.sailed ??= readTime(cursor, this.log);
  }

  private takeLocation(cursor: SegmentCursor): void {
    const { box } = this;
    if (this.isInBox && !box) return;
    const target: PortsDraft = box ?? this.ports;
    switch (cursor.whole(1)) {
      case 9:
        target.loadPort = readPlace(cursor) ?? target.loadPort;
        if (!box) this.sayTerminal(cursor.text(3), 2);
        break;
      case 11:
        target.dischargePort = readPlace(cursor) ?? target.dischargePort;
        if (!box) this.sayTerminal(cursor.text(3), 2);
        break;
      case 7:
        target.destination = readPlace(cursor) ?? target.destination;
        break;
      case 8:
        target.destination ??= readPlace(cursor);
        break;
      case 147:
        if (box) box.stowage = readText(cursor, 2, 0, 'LOC+147', this.log) ?? box.stowage;
        break;
      case 165: {
        const terminal = readTerminalWithin(cursor);
        if (box) box.terminal = terminal || box.terminal;
        else this.sayTerminal(terminal, 4);
        break;
      }
      default:
        break;
    }
  }

  /** Terminals are told in several places; the one that says so most plainly wins. */
  private sayTerminal(terminal: string, rank: number): void {
    if (terminal === '' || rank <= this.terminalRank) return;
    this.terminalSaid = terminal;
    this.terminalRank = rank;
  }

  private takeMeasure(cursor: SegmentCursor): void {
    const { box } = this;
    if (!box) {
      if (!this.isInBox && !this.isInGoods) this.log.note('misplaced-segment', cursor, tagText(MEA));
      return;
    }
    const rank = rankGrossWeight(cursor);
    if (rank <= this.weightRank) return;
    const weight = readMeasuredKg(cursor, this.context);
    if (weight === null) return;
    box.grossWeightKg = weight;
    this.weightRank = rank;
  }

  private takeSeal(cursor: SegmentCursor): void {
    const { box } = this;
    if (!box) {
      if (!this.isInBox) this.log.note('misplaced-segment', cursor, tagText(SEL));
      return;
    }
    const seal = readSeal(cursor, this.log);
    if (seal !== null) box.seals = box.seals.length === 0 ? [seal] : [...box.seals, seal];
  }

  private takeTransport(cursor: SegmentCursor): void {
    if (cursor.whole(1) === 20 && !this.isInBox) {
      this.vesselSaid = readVessel(cursor, this.log);
      return;
    }
    if (!isTruck(cursor)) return;
    const plate = readTruckPlate(cursor, this.log);
    if (this.box) this.box.truckPlate = plate ?? this.box.truckPlate;
    else if (!this.isInBox) this.truckPlate = plate ?? this.truckPlate;
  }

  private takeParty(cursor: SegmentCursor): void {
    if (cursor.is(1, 0, 'CF')) {
      const operator = readPartyCode(cursor, this.log);
      if (this.box) this.box.operator = operator ?? this.box.operator;
      else if (!this.isInBox) this.operator = operator ?? this.operator;
    } else if (!this.isInBox) {
      if (cursor.is(1, 0, 'TR')) this.sayTerminal(cursor.text(2), 3);
      else if (cursor.is(1, 0, 'MS')) this.sayTerminal(cursor.text(2), 1);
    }
  }
}

/** Notes why a report without boxes is refused; false when it has some. */
export function refuseEmptyReport(report: ContainerReport, log: FindingLog, place: WirePlace): boolean {
  if (report.isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
  else if (report.boxes.length === 0) log.note('no-boxes', place);
  else return false;
  return true;
}

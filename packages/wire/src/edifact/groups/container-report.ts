import type { BoxReport } from '../../message';
import type { BoxDraft } from '../../vocabulary/box-report';
import { readContainerNo } from '../../vocabulary/container-no';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { MessageContext } from '../envelope/message-reader';
import { none } from '../parts/none';
import { withBillNo } from '../parts/read-bill-no';
import { readEquipment } from '../parts/read-equipment';
import { readPartyCode } from '../parts/read-party';
import { readTerminalWithin } from '../parts/read-place';
import { withSeal } from '../parts/read-seal';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { isTruck, readTruckPlate } from '../parts/read-truck';
import { rankGrossWeight, readMeasuredKg } from '../parts/read-weight';
import { takePort } from '../parts/take-port';
import { ReportHead } from './report-head';
import { BGM, CNT, DTM, EQD, GID, LOC, MEA, NAD, RFF, SEL, TDT } from '../envelope/segment-tags';
import { tagText } from '../envelope/tag';

/**
 * What CODECO and COARRI have in common: a head about a ship, then one EQD
 * group per container. Only the fields the product keeps are decoded (domain
 * guide 1.4); damage, remarks, temperature and dangerous goods are passed over.
 */
export class ContainerReport {
  readonly head: ReportHead;
  readonly boxes: BoxReport[] = [];
  /** How many boxes say export (8249 = 2) and import (3). */
  exportCount = 0;
  importCount = 0;
  isTooLarge = false;

  private box: BoxDraft | null = null;
  /** How good the weight and the time of the current box are; a better one replaces them. */
  private weightRank = 0;
  private timeRank = 0;
  /** Where the current box group began. */
  private boxPlace: WirePlace = { offset: 0 };
  /** EQD groups met, refused ones included. */
  private equipmentCount = 0;
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
    this.head = new ReportHead(context);
  }

  take(tag: number, cursor: SegmentCursor): void {
    switch (tag) {
      case EQD:
        this.openBox(cursor);
        break;
      case GID:
        this.isInGoods = true;
        break;
      case CNT:
        this.closeBox();
        this.isInBox = false;
        this.checkCount(cursor);
        break;
      default:
        if (this.box) this.takeOfBox(this.box, tag, cursor);
        else if (!this.isInBox) this.takeOfHead(tag, cursor);
        else if (tag === BGM) this.noteMisplaced(tag, cursor);
    }
  }

  /** Ends the last box group. */
  finish(): void {
    this.closeBox();
  }

  private takeOfHead(tag: number, cursor: SegmentCursor): void {
    switch (tag) {
      case MEA:
        if (!this.isInGoods) this.noteMisplaced(tag, cursor);
        break;
      case SEL:
        this.noteMisplaced(tag, cursor);
        break;
      default:
        this.head.take(tag, cursor);
        if (tag === NAD) this.head.takeSender(cursor);
    }
  }

  private takeOfBox(box: BoxDraft, tag: number, cursor: SegmentCursor): void {
    const { log } = this;
    switch (tag) {
      case RFF:
        this.takeReference(box, cursor);
        break;
      case DTM:
        this.takeTime(box, cursor);
        break;
      case LOC:
        this.takeLocation(box, cursor);
        break;
      case MEA:
        this.takeMeasure(box, cursor);
        break;
      case SEL:
        box.seals = withSeal(box.seals, cursor, log);
        break;
      case TDT:
        if (isTruck(cursor)) box.truckPlate = readTruckPlate(cursor, log) ?? box.truckPlate;
        break;
      case NAD:
        if (cursor.is(1, 0, 'CF')) box.operator = readPartyCode(cursor, log) ?? box.operator;
        break;
      case BGM:
        this.noteMisplaced(tag, cursor);
        break;
      default:
        break;
    }
  }

  private noteMisplaced(tag: number, cursor: SegmentCursor): void {
    this.log.note('misplaced-segment', cursor, tagText(tag));
  }

  private openBox(cursor: SegmentCursor): void {
    this.closeBox();
    this.isInBox = true;
    this.equipmentCount++;
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
    this.boxPlace = { offset: cursor.offset, segment: cursor.segment };
    this.box = {
      containerNo,
      sizeTypeRaw,
      sizeType,
      fullness,
      billNos: none,
      bookingNo: null,
      seals: none,
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
    const { box, head } = this;
    if (!box) return;
    this.box = null;
    if (box.happened === null) this.log.note('no-event-time', this.boxPlace, box.containerNo);
    box.operator ??= head.operator;
    box.truckPlate ??= head.truckPlate;
    box.loadPort ??= head.route.loadPort;
    box.dischargePort ??= head.route.dischargePort;
    box.destination ??= head.route.destination;
    this.boxes.push(box);
  }

  /** A list that was shortened on its way says so only here: the sender's own count of segments may be wrong with it. */
  private checkCount(cursor: SegmentCursor): void {
    if (!cursor.is(1, 0, '16')) return;
    const told = cursor.whole(1, 1);
    if (told >= 0 && told !== this.equipmentCount) this.log.note('box-count', cursor, `${told} / ${this.equipmentCount}`);
  }

  private takeReference(box: BoxDraft, cursor: SegmentCursor): void {
    const { log } = this;
    if (cursor.is(1, 0, 'BM')) box.billNos = withBillNo(box.billNos, cursor, log);
    else if (cursor.is(1, 0, 'BN')) {
      box.bookingNo = readText(cursor, 1, 1, 'RFF+BN', log) ?? box.bookingNo;
    }
  }

  private takeTime(box: BoxDraft, cursor: SegmentCursor): void {
    const rank = this.timeQualifiers.length - this.timeQualifiers.indexOf(cursor.whole(1, 0));
    if (rank > this.timeQualifiers.length || rank <= this.timeRank) return;
    const time = readTime(cursor, this.log);
    if (time === null) return;
    box.happened = time;
    this.timeRank = rank;
  }

  private takeLocation(box: BoxDraft, cursor: SegmentCursor): void {
    if (takePort(box, cursor)) return;
    switch (cursor.whole(1)) {
      case 147:
        box.stowage = readText(cursor, 2, 0, 'LOC+147', this.log) ?? box.stowage;
        break;
      case 165:
        box.terminal = readTerminalWithin(cursor) || box.terminal;
        break;
      default:
        break;
    }
  }

  private takeMeasure(box: BoxDraft, cursor: SegmentCursor): void {
    const rank = rankGrossWeight(cursor);
    if (rank <= this.weightRank) return;
    const weight = readMeasuredKg(cursor, this.context);
    if (weight === null) return;
    box.grossWeightKg = weight;
    this.weightRank = rank;
  }
}

/** Notes why a report without boxes is refused; false when it has some. */
export function refuseEmptyReport(report: ContainerReport, log: FindingLog, place: WirePlace): boolean {
  if (report.isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
  else if (report.boxes.length === 0) log.note('no-boxes', place);
  else return false;
  return true;
}

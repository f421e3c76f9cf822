import type { BoxReport, Fullness, MessageFunction, Place, Seal, Vessel, WireTime } from '../message';
import type { BoxDraft } from '../vocabulary/box-report';
import { readContainerNo } from '../vocabulary/container-no';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { wireLimits } from '../syntax/limits';
import type { SegmentCursor } from '../syntax/segment-cursor';
import { isSizeTypeUntold, normalizeSizeType } from '../vocabulary/size-type';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { isNoTimeYet, readWireTime } from '../vocabulary/wire-time';
import { readWeightKg } from '../vocabulary/wire-weight';
import type { MessageContext } from './message-reader';
import { tagNumber, tagText } from './tag';

const BGM = tagNumber('BGM');
const CNT = tagNumber('CNT');
const DTM = tagNumber('DTM');
const EQD = tagNumber('EQD');
const GID = tagNumber('GID');
const LOC = tagNumber('LOC');
const MEA = tagNumber('MEA');
const NAD = tagNumber('NAD');
const RFF = tagNumber('RFF');
const SEL = tagNumber('SEL');
const TDT = tagNumber('TDT');

/** 1225 message function. */
const functions: Readonly<Record<number, MessageFunction>> = {
  1: 'cancel',
  2: 'add',
  3: 'delete',
  4: 'change',
  5: 'replace',
  9: 'original',
};

/** Longest reference or name of the directories (an..35). */
const maxTextLength = 35;

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
    const { vesselSaid, voyageReference } = this;
    if (vesselSaid?.voyage === null && voyageReference !== null)
      return { ...vesselSaid, voyage: voyageReference };
    return vesselSaid;
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
    this.documentName = cursor.text(1);
    this.documentNo = this.told(cursor, 2, 0, 'BGM 1004');
    const code = cursor.whole(3);
    const found = functions[code];
    if (found) this.function = found;
    else if (cursor.text(3) !== '') this.log.note('unknown-function', cursor, cursor.text(3));
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
    const sizeTypeRaw = this.told(cursor, 3, 0, 'EQD 8155');
    const sizeType = sizeTypeRaw === null ? null : normalizeSizeType(sizeTypeRaw);
    if (sizeTypeRaw !== null && sizeType === null && !isSizeTypeUntold(sizeTypeRaw)) {
      this.log.note('unknown-size-type', cursor, sizeTypeRaw);
    }
    const direction = readDirection(cursor.whole(5));
    if (direction === 'export') this.exportCount++;
    if (direction === 'import') this.importCount++;
    this.weightRank = 0;
    this.timeRank = 0;
    this.box = {
      containerNo,
      sizeTypeRaw,
      sizeType,
      fullness: readFullness(cursor.whole(6)),
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
      const billNo = box && this.told(cursor, 1, 1, 'RFF+BM');
      if (box && billNo !== null) box.billNos = addBill(box.billNos, billNo);
    } else if (cursor.is(1, 0, 'BN')) {
      if (box) box.bookingNo = this.told(cursor, 1, 1, 'RFF+BN') ?? box.bookingNo;
    } else if (!this.isInBox && cursor.is(1, 0, 'VON')) {
      this.voyageReference = this.told(cursor, 1, 1, 'RFF+VON');
    }
  }

  private takeTime(cursor: SegmentCursor): void {
    const qualifier = cursor.whole(1, 0);
    const { box } = this;
    if (this.isInBox) {
      if (!box) return;
      const rank = this.timeQualifiers.length - this.timeQualifiers.indexOf(qualifier);
      if (rank > this.timeQualifiers.length || rank <= this.timeRank) return;
      const time = this.readTime(cursor);
      if (time === null) return;
      box.happened = time;
      this.timeRank = rank;
      return;
    }
    if (qualifier === 137) this.prepared = this.readTime(cursor) ?? this.prepared;
    else if (qualifier === 178) this.arrived = this.readTime(cursor) ?? this.arrived;
    else if (qualifier === 186) this.sailed = this.readTime(cursor) ?? this.sailed;
    else if (qualifier === 136) this.sailed ??= this.readTime(cursor);
  }

  private readTime(cursor: SegmentCursor): WireTime | null {
    const time = readWireTime(cursor.text(1, 1), cursor.text(1, 2));
    if (time !== null && time.instantMs === null && !isNoTimeYet(time.raw)) {
      this.log.note('bad-time', cursor, time.raw);
    }
    return time;
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
        if (box) box.stowage = this.told(cursor, 2, 0, 'LOC+147') ?? box.stowage;
        break;
      case 165: {
        const terminal = cursor.text(3) || cursor.text(2, 3);
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
    const rank = rankWeight(cursor);
    if (rank <= this.weightRank) return;
    const weight = readWeightKg(
      cursor.text(3, 1),
      cursor.text(3, 0),
      this.log,
      cursor,
      undefined,
      this.context.decimalMark,
    );
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
    const number = this.told(cursor, 1, 0, 'SEL 9308');
    if (number === null) return;
    // `SEL+no+party` by the standard; `SEL+no:party` is seen too.
    const party = cursor.text(2) || cursor.text(1, 1);
    const seal: Seal = { number, party: party === '' ? null : party };
    box.seals = box.seals.length === 0 ? [seal] : [...box.seals, seal];
  }

  private takeTransport(cursor: SegmentCursor): void {
    const stage = cursor.whole(1);
    if (stage === 20 && !this.isInBox) {
      const code = this.told(cursor, 8, 0, 'TDT 8213');
      this.vesselSaid = {
        name: this.told(cursor, 8, 3, 'TDT 8212'),
        code,
        scheme: code === null ? null : classifyVesselCode(code, cursor.is(8, 1, '103')),
        voyage: this.told(cursor, 2, 0, 'TDT 8028'),
        direction: null,
      };
      return;
    }
    // Stage 1 or 10 by road (8067 = 3, or 8179 = 31): the truck at the gate.
    const isTruck = (stage === 1 || stage === 10) && (cursor.whole(3) === 3 || cursor.whole(4) === 31);
    if (!isTruck) return;
    const plate = this.told(cursor, 8, 0, 'TDT 8213') ?? this.told(cursor, 8, 3, 'TDT 8212');
    if (this.box) this.box.truckPlate = plate ?? this.box.truckPlate;
    else if (!this.isInBox) this.truckPlate = plate ?? this.truckPlate;
  }

  private takeParty(cursor: SegmentCursor): void {
    if (cursor.is(1, 0, 'CF')) {
      const operator = this.told(cursor, 2, 0, 'NAD+CF');
      if (this.box) this.box.operator = operator ?? this.box.operator;
      else if (!this.isInBox) this.operator = operator ?? this.operator;
    } else if (!this.isInBox) {
      if (cursor.is(1, 0, 'TR')) this.sayTerminal(cursor.text(2), 3);
      else if (cursor.is(1, 0, 'MS')) this.sayTerminal(cursor.text(2), 1);
    }
  }

  /** A text of at most 35 characters; a longer one is no code or number and is left out with a warning. */
  private told(cursor: SegmentCursor, element: number, component: number, name: string): string | null {
    const text = cursor.text(element, component);
    if (text === '') return null;
    if (text.length <= maxTextLength) return text;
    this.log.note('too-long', cursor, name);
    return null;
  }
}

/** Notes why a report without boxes is refused; false when it has some. */
export function refuseEmptyReport(report: ContainerReport, log: FindingLog, place: WirePlace): boolean {
  if (report.isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
  else if (report.boxes.length === 0) log.note('no-boxes', place);
  else return false;
  return true;
}

function readPlace(cursor: SegmentCursor): Place | null {
  const code = cursor.text(2, 0);
  const name = cursor.text(2, 3);
  return code === '' && name === '' ? null : { code: code || null, name: name || null };
}

function addBill(billNos: readonly string[], billNo: string): readonly string[] {
  if (billNos.length === 0) return [billNo];
  return billNos.includes(billNo) ? billNos : [...billNos, billNo];
}

/** 6313: gross weight told as such beats the verified mass, which beats an estimate; 0 is no gross weight. */
function rankWeight(cursor: SegmentCursor): number {
  if (cursor.is(2, 0, 'G')) return 3;
  if (cursor.is(2, 0, 'VGM')) return 2;
  return cursor.is(2, 0, 'EGW') ? 1 : 0;
}

/** 8249 equipment status. */
function readDirection(code: number): BoxReport['direction'] {
  if (code === 2) return 'export';
  return code === 3 ? 'import' : null;
}

/** 8169: 4 empty, 5 full, 7 full with several consignments, 8 full with one. */
function readFullness(code: number): Fullness {
  switch (code) {
    case 4:
      return 'empty';
    case 5:
    case 8:
      return 'full';
    case 7:
      return 'lcl';
    default:
      return null;
  }
}

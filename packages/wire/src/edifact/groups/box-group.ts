import type {
  BoxDetails,
  BoxLine,
  BoxParticulars,
  BoxReport,
  DangerousGoods,
  NumberInRole,
  Remark,
  Seal,
  TimeInRole,
} from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { findContainerNo } from '../../vocabulary/container-no';
import { readCelsius } from '../../vocabulary/temperature';
import { readCount } from '../../vocabulary/wire-weight';
import type { MessageContext } from '../envelope/message-reader';
import { tagText } from '../envelope/tag';
import { BoxRoute } from '../parts/box-route';
import { withRepeated } from '../parts/keep-repeated';
import { MassReader } from '../parts/mass-reader';
import { none } from '../parts/none';
import { withBillNo } from '../parts/read-bill-no';
import { readEquipment, readEquipmentStatus, type EquipmentFacts } from '../parts/read-equipment';
import { readPartyCode, readPartyCodeOrName } from '../parts/read-party';
import { isTerminalPlace, readTerminal } from '../parts/read-terminal';
import { readPlace } from '../parts/read-place';
import { readRemark } from '../parts/read-remark';
import { withSeal } from '../parts/read-seal';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { isTruck, readTruckPlate } from '../parts/read-truck';
import { SizeReader } from '../parts/size-reader';
import { DGS, DIM, DOC, DTM, EQA, EQD, GID, EQN, FTX, HAN, LOC, MEA, NAD, RFF, RNG, SEL, TDT, TMD, TMP } from '../envelope/segment-tags';
import type { Draft } from '../shipment/part-draft';
import { asDangerousGoods, type NestedGroups, type NestedParts } from './nested-groups';
import { isMoreThanCode, isMoreThanPlate } from './told-by-fields';

/** 8053: CN a container, AM a refrigerated one in handling orders. */
export function isContainer(equipment: string): boolean {
  return equipment === 'CN' || equipment === 'AM';
}

const ofBoxesOnly: ReadonlySet<number> = new Set([MEA, DIM, TMP, RNG, SEL, DGS]);

/** True for a segment that only a box or cargo can have; in front of both it is misplaced. */
export function isOfBox(tag: number): boolean {
  return ofBoxesOnly.has(tag);
}

/** What one segment tells for all boxes that follow. */
export type CommonFacts = Pick<BoxLine, 'bookingNo' | 'operator' | 'truckPlate' | 'loadPort' | 'dischargePort' | 'destination'>;

/** How the segments of a box are understood by the type of its message. */
export interface BoxRules {
  /** In a stow plan parties and dangerous goods may stand in front of weights and ports of the box, and own none themselves. */
  readonly isPlan: boolean;
}

export const nothingCommon: CommonFacts = {
  bookingNo: null,
  operator: null,
  truckPlate: null,
  loadPort: null,
  dischargePort: null,
  destination: null,
};

const untoldEquipment: EquipmentFacts = {
  sizeTypeRaw: null,
  sizeType: null,
  direction: null,
  fullness: null,
};

/**
 * One box of an order, announcement or stow plan: its EQD and all that belongs
 * to it, whichever comes first. The box may have no number, or stand for
 * several of its kind.
 */
export class BoxGroup {
  /** EQN: how many of the kind. */
  count: number | null = null;
  private offset = 0;
  private segment = 0;
  /** Code of the place where it was handled. */
  activityPort: string | null = null;
  /** 8053; null before the EQD has come. */
  equipment: string | null = null;
  containerNo: string | null = null;
  /** 8260 as sent where it is no ISO 6346 number. */
  equipmentNo: string | null = null;
  stowage: string | null = null;
  facts: EquipmentFacts = untoldEquipment;
  bookingNo: string | null = null;
  temperatureC: number | null = null;
  truckPlate: string | null = null;
  remarks: readonly Remark[] = none;
  readonly route = new BoxRoute();
  readonly mass: MassReader;
  private terminal: string | null = null;
  private operatorSaid: string | null = null;
  private carrier: string | null = null;
  private temperatureRangeC: BoxParticulars['temperatureRangeC'] = null;
  private billNos: readonly string[] = none;
  private seals: readonly Seal[] = none;
  references: readonly NumberInRole[] = none;
  private times: readonly TimeInRole[] = none;
  private attached: readonly NumberInRole[] = none;
  private movement: string | null = null;
  private equipmentStatus: string | null = null;
  /** Of the cargo groups in front of the boxes. */
  private goodsInside: readonly DangerousGoods[] = none;
  private nestedParts: NestedParts | null = null;
  /** A reference, time, place or weight of its own has come. */
  private hasOwn = false;
  private size: SizeReader | null = null;
  private readonly log: FindingLog;

  constructor(
    private readonly context: MessageContext,
    private readonly nested: NestedGroups,
    private readonly rules: BoxRules,
  ) {
    this.log = context.log;
    this.mass = new MassReader(context);
    nested.enter();
  }

  /** Where its EQD stands. */
  get place(): WirePlace {
    const { offset, segment } = this;
    return { offset, segment };
  }

  /** Container operator: NAD+CF, else the carrier. */
  get operator(): string | null {
    return this.operatorSaid ?? this.carrier;
  }

  /** True when something is told that only cargo has. */
  get hasCargo(): boolean {
    const { route, mass } = this;
    return route.loadPort !== null || route.dischargePort !== null || mass.grossWeightKg !== null;
  }

  /** Takes a segment of the group; what nothing is kept of is passed over by name. */
  take(tag: number, cursor: SegmentCursor): void {
    if (tag === TDT) this.takeTruck(cursor);
    else if (tag === NAD) this.takeParty(cursor);
    if (tag !== EQD && this.nested.take(tag, cursor, this.rules.isPlan || !this.hasOwn)) {
      // In a stow plan goods are one segment of their cell, and what follows is the box's.
      if (tag === GID && this.rules.isPlan) this.nested.close();
      return;
    }
    this.takeOwn(tag, cursor);
  }

  /** No more segments of the group will come. */
  close(): void {
    this.nestedParts ??= this.nested.leave();
  }

  private takeOwn(tag: number, cursor: SegmentCursor): void {
    const { log } = this;
    this.hasOwn ||= tag === RFF || tag === DTM || tag === LOC || tag === MEA;
    switch (tag) {
      case EQD:
        this.takeEquipment(cursor);
        break;
      case EQN:
        this.count = readCount(cursor.text(1), log, cursor) ?? this.count;
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
        if (!this.mass.takeMeasure(cursor)) this.passOver(cursor, 'MEA', cursor.text(1), cursor.text(2));
        break;
      case DIM:
        this.size ??= new SizeReader(this.context);
        if (!this.size.take(cursor)) this.passOver(cursor, 'DIM', cursor.text(1));
        break;
      case TMP:
        if (this.temperatureC !== null) log.note('repeated-segment', cursor, 'TMP');
        this.temperatureC ??= this.readCelsius(cursor.text(2, 0), cursor.text(2, 1), cursor);
        break;
      case RNG:
        this.takeRange(cursor);
        break;
      case FTX:
        this.takeRemark(cursor);
        break;
      case HAN:
        this.takeHandling(cursor);
        break;
      case SEL:
        this.seals = withSeal(this.seals, cursor, log);
        break;
      case DOC:
        if (!this.mass.takeDocument(cursor)) this.passOver(cursor, 'DOC', cursor.text(1));
        break;
      case EQA:
        this.attached = withRepeated(this.attached, { qualifier: cursor.text(1), number: cursor.text(2) }, cursor, log);
        break;
      case TMD:
        this.movement = readText(cursor, 1, 0, 'TMD 8335', log) ?? this.movement;
        break;
      default:
        this.context.passOver(cursor, tagText(tag));
        break;
    }
  }

  /** The goods of a cargo group that names this box. */
  addDangerousGoods(goods: readonly DangerousGoods[]): void {
    if (goods.length > 0) this.goodsInside = this.goodsInside.length === 0 ? goods : [...this.goodsInside, ...goods];
  }

  /**
   * The box as a gate or ship report shows it.
   *
   * @param timeQualifiers 2005 of the event, best first
   */
  toReport(common: CommonFacts, timeQualifiers: readonly string[]): BoxReport {
    const { containerNo, equipmentNo, facts, route, mass, temperatureC, references } = this;
    const eventTime = findTime(this.times, timeQualifiers);
    const report: Draft<BoxReport> = {
      containerNo,
      sizeTypeRaw: facts.sizeTypeRaw,
      sizeType: facts.sizeType,
      fullness: facts.fullness,
      billNos: this.billNos,
      bookingNo: this.bookingNo ?? common.bookingNo,
      seals: this.seals,
      grossWeightKg: mass.grossWeightKg,
      operator: this.operator ?? common.operator,
      direction: facts.direction,
      happened: eventTime === null ? null : eventTime.time,
      truckPlate: this.truckPlate ?? common.truckPlate,
      stowage: this.stowage,
      loadPort: route.loadPort ?? common.loadPort,
      dischargePort: route.dischargePort ?? common.dischargePort,
      destination: route.destination ?? common.destination,
      terminal: this.terminal,
    };
    // Most boxes tell nothing of what follows, and are objects of one shape.
    if (equipmentNo !== null) report.equipmentNo = equipmentNo;
    if (mass.tareKg !== null) report.tareKg = mass.tareKg;
    if (temperatureC !== null) report.temperatureC = temperatureC;
    if (references.length > 0) report.references = references;
    if (this.times.length > (eventTime === null ? 0 : 1)) report.times = this.times.filter((time) => time !== eventTime);
    const particulars = this.particulars();
    if (particulars !== null) report.particulars = particulars;
    this.addDetails(report);
    return report;
  }

  /** Adds to a box what is told of one in few messages. */
  private addDetails(box: Draft<BoxDetails>): void {
    const { carrier, movement, attached, equipmentStatus } = this;
    const { legs, goods, parties, damages } = this.parts;
    if (carrier !== null) box.carrier = carrier;
    if (movement !== null) box.movement = movement;
    if (equipmentStatus !== null) box.equipmentStatus = equipmentStatus;
    if (attached.length > 0) box.attached = attached;
    if (legs.length > 0 && legs.some(isMoreThanPlate)) box.legs = legs.filter(isMoreThanPlate);
    if (goods.length > 0) box.goods = goods;
    if (parties.length > 0 && parties.some(isMoreThanCode)) box.parties = parties.filter(isMoreThanCode);
    if (damages.length > 0) box.damages = damages;
  }

  private get parts(): NestedParts {
    this.close();
    return this.nestedParts as NestedParts;
  }

  private get dangerousGoods(): readonly DangerousGoods[] {
    const own = this.parts.dangerousGoods;
    if (own.length === 0) return this.goodsInside;
    return [...own.map(asDangerousGoods), ...this.goodsInside];
  }

  private takeTruck(cursor: SegmentCursor): void {
    if (isTruck(cursor)) this.truckPlate = readTruckPlate(cursor, this.log) ?? this.truckPlate;
  }

  private takeParty(cursor: SegmentCursor): void {
    const { log } = this;
    if (cursor.is(1, 0, 'CF')) this.operatorSaid = readPartyCode(cursor, log) ?? this.operatorSaid;
    else if (cursor.is(1, 0, 'CA') && !this.nested.isInGoods) this.carrier = readPartyCodeOrName(cursor, log) ?? this.carrier;
  }

  private passOver(cursor: SegmentCursor, ...parts: readonly string[]): void {
    this.context.passOver(cursor, parts.filter((part) => part !== '').join('+'));
  }

  /** The box as read; what it does not tell itself is taken from `common`. */
  toLine(common: CommonFacts): BoxLine {
    const { containerNo, equipmentNo, facts, count, route, mass } = this;
    const { billNos, seals, stowage, terminal, temperatureC } = this;
    const line: Draft<BoxLine> = {
      containerNo,
      equipmentNo,
      equipment: this.equipment ?? '',
      count,
      sizeTypeRaw: facts.sizeTypeRaw,
      sizeType: facts.sizeType,
      direction: facts.direction,
      fullness: facts.fullness,
      billNos,
      bookingNo: this.bookingNo ?? common.bookingNo,
      references: this.references,
      seals,
      grossWeightKg: mass.grossWeightKg,
      tareKg: mass.tareKg,
      operator: this.operator ?? common.operator,
      times: this.times,
      truckPlate: this.truckPlate ?? common.truckPlate,
      stowage,
      loadPort: route.loadPort ?? common.loadPort,
      dischargePort: route.dischargePort ?? common.dischargePort,
      destination: route.destination ?? common.destination,
      terminal,
      temperatureC,
      particulars: this.particulars(),
    };
    this.addDetails(line);
    return line;
  }

  particulars(): BoxParticulars | null {
    const { temperatureRangeC, dangerousGoods, remarks, route, size, mass } = this;
    const oversize = size?.oversize ?? null;
    const outerSize = size?.outerSize ?? null;
    const { verifiedMass } = mass;
    const places = route.others;
    const isNothing = temperatureRangeC === null && oversize === null && outerSize === null && verifiedMass === null;
    if (isNothing && dangerousGoods.length === 0 && remarks.length === 0 && places.length === 0) return null;
    return { temperatureRangeC, dangerousGoods, oversize, outerSize, verifiedMass, remarks, places };
  }

  private takeEquipment(cursor: SegmentCursor): void {
    this.equipment = cursor.text(1);
    this.offset = cursor.offset;
    this.segment = cursor.segment;
    this.containerNo = findContainerNo(cursor.text(2), this.log, cursor);
    this.equipmentNo = this.containerNo === null ? readText(cursor, 2, 0, 'EQD 8260', this.log) : null;
    if (this.equipmentNo !== null && isContainer(this.equipment)) {
      this.log.note('no-iso-number', cursor, this.equipmentNo);
    }
    this.facts = readEquipment(cursor, this.log);
    this.equipmentStatus = readEquipmentStatus(cursor.text(5));
  }

  private takeReference(cursor: SegmentCursor): void {
    const { log } = this;
    const qualifier = cursor.text(1, 0);
    if (qualifier === 'BM') {
      this.billNos = withBillNo(this.billNos, cursor, log);
      return;
    }
    const number = readText(cursor, 1, 1, `RFF+${qualifier}`, log);
    if (number === null) return;
    if (qualifier === 'BN') this.bookingNo = number;
    else this.references = withRepeated(this.references, { qualifier, number }, cursor, log);
  }

  private takeTime(cursor: SegmentCursor): void {
    if (this.mass.takeWeighing(cursor)) return;
    const time = readTime(cursor, this.log);
    if (time === null) return;
    this.times = withRepeated(this.times, { qualifier: cursor.text(1, 0), time }, cursor, this.log);
  }

  private takeLocation(cursor: SegmentCursor): void {
    const qualifier = cursor.whole(1);
    if (qualifier === 147 && this.stowage === null) {
      this.stowage = readText(cursor, 2, 0, 'LOC+147', this.log);
    } else if (isTerminalPlace(qualifier)) {
      const terminal = readTerminal(cursor);
      this.activityPort ??= readPlace(cursor)?.code ?? null;
      if (terminal === null) this.route.take(cursor, this.log);
      else this.terminal = terminal;
    } else {
      this.route.take(cursor, this.log);
    }
  }

  private takeRange(cursor: SegmentCursor): void {
    const unit = cursor.text(2, 0);
    const min = this.readCelsius(cursor.text(2, 1), unit, cursor);
    const max = this.readCelsius(cursor.text(2, 2), unit, cursor);
    if (min !== null || max !== null) this.temperatureRangeC = { min, max };
  }

  private readCelsius(text: string, unit: string, cursor: SegmentCursor): number | null {
    return readCelsius(text, unit, this.log, cursor, this.context.decimalMark);
  }

  private takeRemark(cursor: SegmentCursor): void {
    if (this.mass.takeCertificate(cursor)) return;
    const remark = readRemark(cursor);
    if (remark !== null) this.remarks = withRepeated(this.remarks, remark, cursor, this.log);
  }

  /** A handling instruction is a remark of the kind HAN, coded or in words. */
  private takeHandling(cursor: SegmentCursor): void {
    const [code, text] = [cursor.text(1, 0), cursor.text(1, 3)];
    if (code === '' && text === '') return;
    const remark = { qualifier: 'HAN', code: code || null, text: text || null };
    this.remarks = withRepeated(this.remarks, remark, cursor, this.log);
  }
}

/** The first time of the best qualifier that one has. */
function findTime(times: readonly TimeInRole[], qualifiers: readonly string[]): TimeInRole | null {
  for (const qualifier of qualifiers) for (const time of times) if (time.qualifier === qualifier) return time;
  return null;
}

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
  WireTime,
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
import { isMoreThanCode, isMoreThanPlate, readBareTruck, readCodedParty } from './told-by-fields';

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

/** What few boxes tell: those that tell none of it share one of these, and it is no work for the collector. */
class RareFacts {
  count: number | null = null;
  activityPort: string | null = null;
  equipmentNo: string | null = null;
  temperatureC: number | null = null;
  temperatureRangeC: BoxParticulars['temperatureRangeC'] = null;
  remarks: readonly Remark[] = none;
  terminal: string | null = null;
  carrier: string | null = null;
  references: readonly NumberInRole[] = none;
  /** Times behind the first. */
  times: readonly TimeInRole[] = none;
  attached: readonly NumberInRole[] = none;
  movement: string | null = null;
  equipmentStatus: string | null = null;
  /** Of the cargo groups in front of the boxes. */
  goodsInside: readonly DangerousGoods[] = none;
  size: SizeReader | null = null;
}

const nothingRare: Readonly<RareFacts> = Object.freeze(new RareFacts());
const noRoute: Readonly<BoxRoute> = Object.freeze(new BoxRoute());

/**
 * One box of an order, announcement or stow plan: its EQD and all that belongs
 * to it, whichever comes first. The box may have no number, or stand for
 * several of its kind.
 */
export class BoxGroup {
  /** 8053; null before the EQD has come. */
  equipment: string | null = null;
  containerNo: string | null = null;
  stowage: string | null = null;
  private sizeTypeRaw: EquipmentFacts['sizeTypeRaw'] = null;
  private sizeType: EquipmentFacts['sizeType'] = null;
  private direction: EquipmentFacts['direction'] = null;
  private fullness: EquipmentFacts['fullness'] = null;
  private bookingNo: string | null = null;
  private truckPlate: string | null = null;
  private operatorSaid: string | null = null;
  private billNos: readonly string[] = none;
  private seals: readonly Seal[] = none;
  /** The first DTM: most boxes have one. */
  private firstTime: WireTime | null = null;
  private firstTimeQualifier = '';
  private rare: Readonly<RareFacts> = nothingRare;
  private ownRoute: BoxRoute | null = null;
  private readonly mass: MassReader;
  private nestedParts: NestedParts | null = null;
  /** A reference, time, place or weight of its own has come. */
  private hasOwn = false;
  private offset = 0;
  private segment = 0;
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

  /** EQN: how many of the kind. */
  get count(): number | null {
    return this.rare.count;
  }

  /** Code of the place where it was handled. */
  get activityPort(): string | null {
    return this.rare.activityPort;
  }

  /** 8260 as sent where it is no ISO 6346 number. */
  get equipmentNo(): string | null {
    return this.rare.equipmentNo;
  }

  get remarks(): readonly Remark[] {
    return this.rare.remarks;
  }

  get references(): readonly NumberInRole[] {
    return this.rare.references;
  }

  /** Where it is loaded, discharged and bound for. */
  get route(): Readonly<BoxRoute> {
    return this.ownRoute ?? noRoute;
  }

  /** Container operator: NAD+CF, else the carrier. */
  get operator(): string | null {
    return this.operatorSaid ?? this.rare.carrier;
  }

  /** True when something is told that only cargo has. */
  get hasCargo(): boolean {
    const { route, mass } = this;
    return route.loadPort !== null || route.dischargePort !== null || mass.grossWeightKg !== null;
  }

  /** Takes a segment of the group; what nothing is kept of is passed over by name. */
  take(tag: number, cursor: SegmentCursor): void {
    if (tag === TDT ? this.takeTruck(cursor) : tag === NAD && this.takeParty(cursor)) return;
    if (tag !== EQD && this.nested.take(tag, cursor, this.isFlat)) {
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

  /** To write down what few boxes tell. */
  private get told(): RareFacts {
    if (this.rare === nothingRare) this.rare = new RareFacts();
    return this.rare;
  }

  private takeOwn(tag: number, cursor: SegmentCursor): void {
    const { log } = this;
    this.hasOwn ||= tag === RFF || tag === DTM || tag === LOC || tag === MEA;
    switch (tag) {
      case EQD:
        this.takeEquipment(cursor);
        break;
      case EQN:
        this.told.count = readCount(cursor.text(1), log, cursor) ?? this.count;
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
        this.told.size ??= new SizeReader(this.context);
        if (!this.told.size.take(cursor)) this.passOver(cursor, 'DIM', cursor.text(1));
        break;
      case TMP:
        if (this.rare.temperatureC !== null) log.note('repeated-segment', cursor, 'TMP');
        this.told.temperatureC ??= this.readCelsius(cursor.text(2, 0), cursor.text(2, 1), cursor);
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
        this.told.attached = withRepeated(this.rare.attached, { qualifier: cursor.text(1), number: cursor.text(2) }, cursor, log);
        break;
      case TMD:
        this.told.movement = readText(cursor, 1, 0, 'TMD 8335', log) ?? this.rare.movement;
        break;
      default:
        this.context.passOver(cursor, tagText(tag));
        break;
    }
  }

  /** The goods of a cargo group that names this box. */
  addDangerousGoods(goods: readonly DangerousGoods[]): void {
    const { goodsInside } = this.rare;
    if (goods.length > 0) this.told.goodsInside = goodsInside.length === 0 ? goods : [...goodsInside, ...goods];
  }

  /**
   * The box as a gate or ship report shows it.
   *
   * @param timeQualifiers 2005 of the event, best first
   */
  toReport(common: CommonFacts, timeQualifiers: readonly string[]): BoxReport {
    const { containerNo, route, mass, rare } = this;
    const eventTime = this.findTime(timeQualifiers);
    const report: Draft<BoxReport> = {
      containerNo,
      sizeTypeRaw: this.sizeTypeRaw,
      sizeType: this.sizeType,
      fullness: this.fullness,
      billNos: this.billNos,
      bookingNo: this.bookingNo ?? common.bookingNo,
      seals: this.seals,
      grossWeightKg: mass.grossWeightKg,
      operator: this.operator ?? common.operator,
      direction: this.direction,
      happened: eventTime,
      truckPlate: this.truckPlate ?? common.truckPlate,
      stowage: this.stowage,
      loadPort: route.loadPort ?? common.loadPort,
      dischargePort: route.dischargePort ?? common.dischargePort,
      destination: route.destination ?? common.destination,
      terminal: rare.terminal,
    };
    // Most boxes tell nothing of what follows, and are objects of one shape.
    if (rare.equipmentNo !== null) report.equipmentNo = rare.equipmentNo;
    if (mass.tareKg !== null) report.tareKg = mass.tareKg;
    if (rare !== nothingRare || eventTime !== this.firstTime) this.addRare(report, eventTime);
    const particulars = this.particulars();
    if (particulars !== null) report.particulars = particulars;
    this.addDetails(report);
    return report;
  }

  private addRare(report: Draft<BoxReport>, eventTime: WireTime | null): void {
    const { temperatureC, references } = this.rare;
    if (temperatureC !== null) report.temperatureC = temperatureC;
    if (references.length > 0) report.references = references;
    const others = this.times.filter(({ time }) => time !== eventTime);
    if (others.length > 0) report.times = others;
  }

  /** Every time, as it came. */
  private get times(): readonly TimeInRole[] {
    const { firstTime, firstTimeQualifier } = this;
    return firstTime === null ? none : [{ qualifier: firstTimeQualifier, time: firstTime }, ...this.rare.times];
  }

  /** The first time of the best qualifier that one has. */
  private findTime(qualifiers: readonly string[]): WireTime | null {
    for (const wanted of qualifiers) {
      if (this.firstTimeQualifier === wanted) return this.firstTime;
      for (const { qualifier, time } of this.rare.times) if (qualifier === wanted) return time;
    }
    return null;
  }

  /** Adds to a box what is told of one in few messages. */
  private addDetails(box: Draft<BoxDetails>): void {
    const { carrier, movement, attached, equipmentStatus } = this.rare;
    const { legs, goods, parties, damages } = this.parts;
    if (carrier !== null) box.carrier = carrier;
    if (movement !== null) box.movement = movement;
    if (equipmentStatus !== null) box.equipmentStatus = equipmentStatus;
    if (attached.length > 0) box.attached = attached;
    if (legs.some(isMoreThanPlate)) box.legs = legs.filter(isMoreThanPlate);
    if (goods.length > 0) box.goods = goods;
    if (parties.some(isMoreThanCode)) box.parties = parties.filter(isMoreThanCode);
    if (damages.length > 0) box.damages = damages;
  }

  private get parts(): NestedParts {
    this.close();
    return this.nestedParts as NestedParts;
  }

  private get dangerousGoods(): readonly DangerousGoods[] {
    const own = this.parts.dangerousGoods;
    if (own.length === 0) return this.rare.goodsInside;
    return [...own.map(asDangerousGoods), ...this.rare.goodsInside];
  }

  /** @returns whether the fields of the box have all that the TDT tells */
  private takeTruck(cursor: SegmentCursor): boolean {
    const truck = readBareTruck(cursor);
    if (truck === null) {
      if (isTruck(cursor)) this.truckPlate = readTruckPlate(cursor, this.log) ?? this.truckPlate;
      return false;
    }
    if (truck.plate !== '') this.truckPlate = truck.plate;
    this.nested.openTruck(truck);
    return true;
  }

  /** @returns whether the fields of the box have all that the NAD tells */
  private takeParty(cursor: SegmentCursor): boolean {
    const { log, nested } = this;
    const party = nested.isInGoods ? null : readCodedParty(cursor);
    if (party === null) {
      if (cursor.is(1, 0, 'CF')) this.operatorSaid = readPartyCode(cursor, log) ?? this.operatorSaid;
      else if (cursor.is(1, 0, 'CA') && !nested.isInGoods) this.takeCarrier(cursor);
      return false;
    }
    if (party.role === 'CF') this.operatorSaid = party.code;
    else if (party.role === 'CA') this.told.carrier = party.code;
    nested.openParty(party, this.isFlat);
    return true;
  }

  /** Parties own no times and places where they are told in front of the box's own, and in a plan. */
  private get isFlat(): boolean {
    return this.rules.isPlan || !this.hasOwn;
  }

  private takeCarrier(cursor: SegmentCursor): void {
    this.told.carrier = readPartyCodeOrName(cursor, this.log) ?? this.rare.carrier;
  }

  private passOver(cursor: SegmentCursor, ...parts: readonly string[]): void {
    this.context.passOver(cursor, parts.filter((part) => part !== '').join('+'));
  }

  /** The box as read; what it does not tell itself is taken from `common`. */
  toLine(common: CommonFacts): BoxLine {
    const { containerNo, equipmentNo, count, route, mass } = this;
    const { billNos, seals, stowage } = this;
    const { terminal, temperatureC } = this.rare;
    const line: Draft<BoxLine> = {
      containerNo,
      equipmentNo,
      equipment: this.equipment ?? '',
      count,
      sizeTypeRaw: this.sizeTypeRaw,
      sizeType: this.sizeType,
      direction: this.direction,
      fullness: this.fullness,
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
    const { dangerousGoods, route, mass } = this;
    const { temperatureRangeC, remarks, size } = this.rare;
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
    if (this.containerNo === null) this.takeOddNumber(this.equipment, cursor);
    const { sizeTypeRaw, sizeType, direction, fullness } = readEquipment(cursor, this.log);
    this.sizeTypeRaw = sizeTypeRaw;
    this.sizeType = sizeType;
    this.direction = direction;
    this.fullness = fullness;
    const status = readEquipmentStatus(cursor.text(5));
    if (status !== null) this.told.equipmentStatus = status;
  }

  private takeOddNumber(equipment: string, cursor: SegmentCursor): void {
    const number = readText(cursor, 2, 0, 'EQD 8260', this.log);
    if (number === null) return;
    this.told.equipmentNo = number;
    if (isContainer(equipment)) this.log.note('no-iso-number', cursor, number);
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
    else this.told.references = withRepeated(this.references, { qualifier, number }, cursor, log);
  }

  private takeTime(cursor: SegmentCursor): void {
    if (this.mass.takeWeighing(cursor)) return;
    const time = readTime(cursor, this.log);
    if (time === null) return;
    if (this.firstTime === null) {
      this.firstTime = time;
      this.firstTimeQualifier = cursor.text(1, 0);
    } else this.told.times = withRepeated(this.rare.times, { qualifier: cursor.text(1, 0), time }, cursor, this.log);
  }

  private takeLocation(cursor: SegmentCursor): void {
    const qualifier = cursor.whole(1);
    if (qualifier === 147 && this.stowage === null) {
      this.stowage = readText(cursor, 2, 0, 'LOC+147', this.log);
    } else if (isTerminalPlace(qualifier)) {
      const terminal = readTerminal(cursor);
      this.told.activityPort ??= readPlace(cursor)?.code ?? null;
      if (terminal === null) this.takePort(cursor);
      else this.told.terminal = terminal;
    } else {
      this.takePort(cursor);
    }
  }

  private takePort(cursor: SegmentCursor): void {
    this.ownRoute ??= new BoxRoute();
    this.ownRoute.take(cursor, this.log);
  }

  private takeRange(cursor: SegmentCursor): void {
    const unit = cursor.text(2, 0);
    const min = this.readCelsius(cursor.text(2, 1), unit, cursor);
    const max = this.readCelsius(cursor.text(2, 2), unit, cursor);
    if (min !== null || max !== null) this.told.temperatureRangeC = { min, max };
  }

  private readCelsius(text: string, unit: string, cursor: SegmentCursor): number | null {
    return readCelsius(text, unit, this.log, cursor, this.context.decimalMark);
  }

  private takeRemark(cursor: SegmentCursor): void {
    if (this.mass.takeCertificate(cursor)) return;
    const remark = readRemark(cursor);
    if (remark !== null) this.told.remarks = withRepeated(this.remarks, remark, cursor, this.log);
  }

  /** A handling instruction is a remark of the kind HAN, coded or in words. */
  private takeHandling(cursor: SegmentCursor): void {
    const [code, text] = [cursor.text(1, 0), cursor.text(1, 3)];
    if (code === '' && text === '') return;
    const remark = { qualifier: 'HAN', code: code || null, text: text || null };
    this.told.remarks = withRepeated(this.remarks, remark, cursor, this.log);
  }
}

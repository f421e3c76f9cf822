import type { BoxLine, BoxParticulars, DangerousGoods, NumberInRole, Remark, Seal, TimeInRole } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { findContainerNo } from '../../vocabulary/container-no';
import { readCelsius } from '../../vocabulary/temperature';
import { readCount } from '../../vocabulary/wire-weight';
import type { MessageContext } from '../envelope/message-reader';
import { BoxRoute } from '../parts/box-route';
import { withRepeated } from '../parts/keep-repeated';
import { MassReader } from '../parts/mass-reader';
import { none } from '../parts/none';
import { withBillNo } from '../parts/read-bill-no';
import { readDangerousGoods } from '../parts/read-dangerous-goods';
import { readEquipment, type EquipmentFacts } from '../parts/read-equipment';
import { readPartyCode } from '../parts/read-party';
import { readTerminalWithin } from '../parts/read-place';
import { readRemark } from '../parts/read-remark';
import { withSeal } from '../parts/read-seal';
import { readText } from '../parts/read-text';
import { readTime } from '../parts/read-time';
import { isTruck, readTruckPlate } from '../parts/read-truck';
import { SizeReader } from '../parts/size-reader';
import { DGS, DIM, DOC, DTM, EQD, EQN, FTX, HAN, LOC, MEA, NAD, RFF, RNG, SEL, TDT, TMP } from '../envelope/segment-tags';

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
  private count: number | null = null;
  private terminal: string | null = null;
  private operatorSaid: string | null = null;
  private carrier: string | null = null;
  private temperatureRangeC: BoxParticulars['temperatureRangeC'] = null;
  private billNos: readonly string[] = none;
  private seals: readonly Seal[] = none;
  private references: readonly NumberInRole[] = none;
  private times: readonly TimeInRole[] = none;
  private dangerousGoods: readonly DangerousGoods[] = none;
  private size: SizeReader | null = null;
  private readonly log: FindingLog;

  constructor(private readonly context: MessageContext) {
    this.log = context.log;
    this.mass = new MassReader(context);
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

  /** Takes a segment of the group; what the product does not keep is passed over. */
  take(tag: number, cursor: SegmentCursor): void {
    const { log } = this;
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
        this.mass.takeMeasure(cursor);
        break;
      case DIM:
        this.size ??= new SizeReader(this.context);
        this.size.take(cursor);
        break;
      case TMP:
        if (this.temperatureC !== null) log.note('repeated-segment', cursor, 'TMP');
        this.temperatureC ??= this.readCelsius(cursor.text(2, 0), cursor.text(2, 1), cursor);
        break;
      case RNG:
        this.takeRange(cursor);
        break;
      case DGS:
        this.dangerousGoods = withRepeated(this.dangerousGoods, readDangerousGoods(cursor, this.context), cursor, log);
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
        this.mass.takeDocument(cursor);
        break;
      case NAD:
        if (cursor.is(1, 0, 'CF')) this.operatorSaid = readPartyCode(cursor, log) ?? this.operatorSaid;
        else if (cursor.is(1, 0, 'CA')) this.carrier = readPartyCode(cursor, log) ?? this.carrier;
        break;
      case TDT:
        if (isTruck(cursor)) this.truckPlate = readTruckPlate(cursor, log) ?? this.truckPlate;
        break;
      default:
        break;
    }
  }

  /** The goods of a cargo group that names this box. */
  addDangerousGoods(goods: readonly DangerousGoods[]): void {
    this.dangerousGoods = [...this.dangerousGoods, ...goods];
  }

  /** The box as read; what it does not tell itself is taken from `common`. */
  toLine(common: CommonFacts): BoxLine {
    const { containerNo, equipmentNo, facts, count, route, mass } = this;
    const { billNos, seals, stowage, terminal, temperatureC } = this;
    return {
      containerNo,
      equipmentNo,
      equipment: this.equipment ?? '',
      count,
      ...facts,
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
    this.containerNo = findContainerNo(cursor.text(2), this.log, cursor);
    this.equipmentNo = this.containerNo === null ? readText(cursor, 2, 0, 'EQD 8260', this.log) : null;
    if (this.equipmentNo !== null && isContainer(this.equipment)) {
      this.log.note('no-iso-number', cursor, this.equipmentNo);
    }
    this.facts = readEquipment(cursor, this.log);
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
    } else if (qualifier === 165) {
      this.terminal = readTerminalWithin(cursor) || this.terminal;
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

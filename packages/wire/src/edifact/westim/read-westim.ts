import type { DamageLine, EstimateTotal, Fullness, NumberInRole, Party, WireTime } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readBoxNumber, type BoxNumber } from '../../vocabulary/equipment-no';
import { readFullness } from '../../vocabulary/fullness';
import { readSizeType } from '../../vocabulary/size-type';
import { readWireTime } from '../../vocabulary/wire-time';
import { readWeightKg } from '../../vocabulary/wire-weight';
import { tagText } from '../envelope/tag';
import type { MessageContext, MessageReader } from '../envelope/message-reader';
import { keepRepeated } from '../parts/keep-repeated';
import { PartyReader } from '../parts/party-reader';
import { readText } from '../parts/read-text';
import { ACA, COM, COS, CTA, CTO, CUI, DAM, DTM, ECI, EQF, LBR, NAD, RFF, TMA, WOR } from '../envelope/segment-tags';
import { readAmount, readDamage, readTotal, withCost, withWork } from './read-damage';

/** WESTIM, repair estimate of one container (ISO 9897). */
export const westim: MessageReader = {
  type: 'WESTIM',
  open(header, context) {
    const estimate = new Estimate(context);
    return {
      take: (tag, cursor) => estimate.take(tag, cursor),
      close(place) {
        const { number } = estimate;
        if (number === null) {
          if (!estimate.hasEquipment) context.log.note('missing-field', place, 'EQF');
          return null;
        }
        return {
          message: {
            kind: 'repair-estimate',
            type: 'WESTIM',
            reference: estimate.estimateNo ?? (header.reference || null),
            function: 'original',
            prepared: estimate.prepared,
            vessel: null,
            estimated: estimate.estimated,
            currency: estimate.currency,
            labourRate: estimate.labourRate,
            parties: estimate.parties,
            references: estimate.references,
            ...number,
            sizeTypeRaw: estimate.sizeTypeRaw,
            sizeType: estimate.sizeType,
            maxGrossKg: estimate.maxGrossKg,
            fullness: estimate.fullness,
            condition: estimate.condition,
            damages: estimate.damages,
            totals: estimate.totals,
            total: estimate.total,
          },
          boxes: 1,
        };
      },
    };
  },
};

/** What the segments of an open WESTIM have told so far. Its segments have no composites where EDIFACT has them. */
class Estimate {
  estimateNo: string | null = null;
  prepared: WireTime | null = null;
  estimated: WireTime | null = null;
  currency: string | null = null;
  labourRate: number | null = null;
  hasEquipment = false;
  number: BoxNumber | null = null;
  sizeTypeRaw: string | null = null;
  sizeType: string | null = null;
  maxGrossKg: number | null = null;
  fullness: Fullness = null;
  condition: string | null = null;
  total: number | null = null;
  readonly parties: Party[] = [];
  readonly references: NumberInRole[] = [];
  readonly damages: DamageLine[] = [];
  readonly totals: EstimateTotal[] = [];
  private readonly partyReader: PartyReader;

  constructor(private readonly context: MessageContext) {
    this.partyReader = new PartyReader(context.log);
  }

  take(tag: number, cursor: SegmentCursor): void {
    const { log } = this.context;
    switch (tag) {
      case DTM:
        this.prepared ??= this.readTime(cursor.text(2) || cursor.text(1, 1), cursor);
        break;
      case RFF:
        this.takeReference(cursor);
        break;
      case ACA:
        this.currency = readText(cursor, 1, 0, 'ACA', log);
        break;
      case LBR:
        this.labourRate = readAmount(cursor, 1, this.context);
        break;
      case NAD:
      case CTA:
      case COM: {
        const party = this.partyReader.take(tag, cursor);
        if (party) keepRepeated(this.parties, party, cursor, log);
        break;
      }
      case EQF:
        this.takeEquipment(cursor);
        break;
      case CUI:
        this.fullness = readFullness(cursor.text(3));
        break;
      case ECI:
        this.condition = readText(cursor, 1, 0, 'ECI', log);
        break;
      case DAM:
        keepRepeated(this.damages, readDamage(cursor, log), cursor, log);
        break;
      case WOR:
        this.amendDamage(cursor, withWork);
        break;
      case COS:
        this.amendDamage(cursor, withCost);
        break;
      case CTO:
        keepRepeated(this.totals, readTotal(cursor, this.context), cursor, log);
        break;
      case TMA:
        this.total = readAmount(cursor, 1, this.context);
        break;
      default:
        this.context.passOver(cursor, tagText(tag));
        break;
    }
  }

  private takeEquipment(cursor: SegmentCursor): void {
    const { log } = this.context;
    if (this.hasEquipment) {
      log.note('misplaced-segment', cursor, 'EQF');
      return;
    }
    this.hasEquipment = true;
    // Owner and serial number are two components.
    this.number = readBoxNumber(cursor.texts(2).join(''), log, cursor);
    this.sizeTypeRaw = readText(cursor, 3, 0, 'EQF size type', log);
    if (this.sizeTypeRaw !== null) this.sizeType = readSizeType(this.sizeTypeRaw, log, cursor);
    for (let element = 4; element < cursor.elementCount; element++) {
      if (cursor.is(element, 0, 'MGW')) this.maxGrossKg = readWeightKg(cursor.text(element, 1), cursor.text(element, 2), log, cursor);
    }
  }

  /** EST names the estimate and its day; other references are kept. */
  private takeReference(cursor: SegmentCursor): void {
    const { log } = this.context;
    const qualifier = cursor.text(1, 0);
    const number = readText(cursor, 2, 0, `RFF+${qualifier}`, log) ?? readText(cursor, 1, 1, 'RFF 1154', log);
    if (qualifier === 'EST') {
      this.estimateNo ??= number;
      this.estimated ??= this.readTime(cursor.text(3), cursor);
    } else if (number !== null) {
      keepRepeated(this.references, { qualifier, number }, cursor, log);
    }
  }

  private readTime(text: string, cursor: SegmentCursor): WireTime | null {
    const time = readWireTime(text);
    if (time !== null && time.instantMs === null) this.context.log.note('bad-time', cursor, time.raw);
    return time;
  }

  /** WOR and COS belong to the damage before them. */
  private amendDamage(
    cursor: SegmentCursor,
    amend: (damage: DamageLine, cursor: SegmentCursor, context: MessageContext) => DamageLine,
  ): void {
    const damage = this.damages.at(-1);
    if (damage) this.damages[this.damages.length - 1] = amend(damage, cursor, this.context);
    else this.context.log.note('misplaced-segment', cursor, cursor.text(0));
  }
}

import type { MovedBox, Remark, TimeInRole, Vessel, WireTime } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { wireLimits } from '../syntax/limits';
import type { SegmentCursor } from '../syntax/segment-cursor';
import type { BoxDraft } from '../vocabulary/box-report';
import { readBoxNumber, underItsNumber } from '../vocabulary/equipment-no';
import { readFlatDamage } from './flat-damage';
import { isSameVisit } from './is-same-visit';
import {
  appended,
  told,
  toldFullness,
  toldPlace,
  toldBill,
  toldSeals,
  toldSizeType,
  toldTexts,
  toldTime,
  toldVessel,
  toldWeightKg,
} from './record-fields';

/** The records that COARRI and COTEMP share: the ship (10) and its boxes (50 with their ports, 52). */
export class VesselBoxes {
  readonly boxes: MovedBox[] = [];
  vessel: Vessel | null = null;
  arrived: WireTime | null = null;
  sailed: WireTime | null = null;
  /** When the work on the ship began and ended, by the fields that tell it. */
  times: readonly TimeInRole[] = [];
  /** Who tallied (14), as sent. */
  remarks: readonly Remark[] = [];
  private toldCount: { readonly count: number; readonly place: WirePlace } | null = null;
  private draft: BoxDraft | null = null;
  private last: BoxDraft | null = null;
  private isTooLarge = false;

  constructor(private readonly log: FindingLog) {}

  take(record: number, cursor: SegmentCursor): void {
    const { log } = this;
    switch (record) {
      case 10:
        this.closeBox();
        this.vessel ??= toldVessel(cursor, 3, log);
        this.arrived ??= toldTime(cursor, 6, log);
        this.sailed ??= toldTime(cursor, 7, log);
        this.takeWork(cursor);
        break;
      case 14: {
        const text = toldTexts(cursor, 1, log).join(' ');
        if (text !== '' && this.remarks.length < wireLimits.maxRepeatsPerGroup)
          this.remarks = [...this.remarks, { qualifier: '14', code: null, text }];
        break;
      }
      case 51:
      case 53: {
        const { draft } = this;
        if (draft) draft.damages = appended(draft.damages ?? [], readFlatDamage(cursor, log));
        break;
      }
      case 50:
        this.closeBox();
        if (this.boxes.length >= wireLimits.maxBoxesPerMessage) {
          this.isTooLarge = true;
          this.boxes.length = 0;
        }
        if (!this.isTooLarge) this.draft = readBox(cursor, log);
        break;
      case 52: {
        const { draft } = this;
        if (!draft) break;
        draft.dischargePort = toldPlace(cursor, 1, 2, log);
        draft.loadPort = toldPlace(cursor, 3, 4, log);
        draft.destination = toldPlace(cursor, 5, 6, log);
        draft.grossWeightKg = toldWeightKg(cursor, 7, log);
        break;
      }
      default:
        break;
    }
  }

  /** Ends the last box; false, with the reason noted, when there is none to report. */
  finish(place: WirePlace): boolean {
    this.closeBox();
    const { log } = this;
    if (this.isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
    else if (this.boxes.length === 0) log.note('no-boxes', place);
    else {
      const { toldCount, boxes } = this;
      if (toldCount && toldCount.count !== boxes.length)
        log.note('total-differs', toldCount.place, `10.12 ${toldCount.count} / ${boxes.length}`);
      return true;
    }
    return false;
  }

  private takeWork(cursor: SegmentCursor): void {
    const { log } = this;
    for (const field of [8, 9, 10, 11]) {
      const time = toldTime(cursor, field, log);
      if (time !== null) this.times = [...this.times, { qualifier: `10.${field}`, time }].slice(0, wireLimits.maxRepeatsPerGroup);
    }
    const count = cursor.whole(12);
    if (count >= 0) this.toldCount ??= { count, place: { offset: cursor.offset, segment: cursor.segment } };
  }

  private closeBox(): void {
    const { draft, last } = this;
    if (draft === null) return;
    this.draft = null;
    if (last && isSameVisit(last, draft)) {
      last.billNos = [...last.billNos, ...draft.billNos];
      return;
    }
    this.boxes.push(draft);
    this.last = draft;
  }
}

function readBox(cursor: SegmentCursor, log: FindingLog): BoxDraft | null {
  const number = readBoxNumber(cursor.text(1), log, cursor);
  if (number === null) return null;
  const { sizeTypeRaw, sizeType } = toldSizeType(cursor, 2, log);
  // One variant leaves the bill number out, so everything behind it stands one field earlier.
  const shift = omitsBill(cursor) ? 1 : 0;
  const billNo = shift === 1 ? null : toldBill(cursor, 6, log);
  const box: BoxDraft = {
    containerNo: number.containerNo,
    sizeTypeRaw,
    sizeType,
    fullness: toldFullness(cursor, 5, log),
    billNos: billNo === null ? [] : [billNo],
    bookingNo: null,
    seals: toldSeals(cursor, 7 - shift, log),
    grossWeightKg: null,
    operator: told(cursor, 3, log),
    direction: null,
    happened: toldTime(cursor, 9 - shift, log),
    truckPlate: null,
    stowage: told(cursor, 8 - shift, log),
    loadPort: null,
    dischargePort: null,
    destination: null,
    terminal: null,
  };
  return underItsNumber(box, number);
}

function omitsBill(cursor: SegmentCursor): boolean {
  return isTime(cursor.text(8)) && cursor.text(9) === '';
}

function isTime(text: string): boolean {
  return /^(?:\d{12}|\d{14})$/.test(text);
}

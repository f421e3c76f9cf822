import type { BoxReport, Vessel, WireTime } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { wireLimits } from '../syntax/limits';
import type { SegmentCursor } from '../syntax/segment-cursor';
import type { BoxDraft } from '../vocabulary/box-report';
import { readContainerNo } from '../vocabulary/container-no';
import { isSameVisit } from './is-same-visit';
import { told, toldFullness, toldPlace, toldReference, toldSeals, toldSizeType, toldTime, toldVessel, toldWeightKg } from './record-fields';

/** The records that COARRI and COTEMP share: the ship (10) and its boxes (50 with their ports, 52). */
export class VesselBoxes {
  readonly boxes: BoxReport[] = [];
  vessel: Vessel | null = null;
  arrived: WireTime | null = null;
  sailed: WireTime | null = null;
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
        break;
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
    else return true;
    return false;
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
  const containerNo = readContainerNo(cursor.text(1), log, cursor);
  if (containerNo === null) return null;
  const { sizeTypeRaw, sizeType } = toldSizeType(cursor, 2, log);
  // One variant leaves the bill number out, so everything behind it stands one field earlier.
  const shift = omitsBill(cursor) ? 1 : 0;
  const billNo = shift === 1 ? null : toldReference(cursor, 6, log);
  return {
    containerNo,
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
}

function omitsBill(cursor: SegmentCursor): boolean {
  const isTime = (field: number): boolean => /^(?:\d{12}|\d{14})$/.test(cursor.text(field));
  return !isTime(9) && isTime(8) && (cursor.text(9) === '' || cursor.elementCount <= 9);
}

import type { BoxParticulars, DangerousGoods, Place, StowedBox, Vessel, WireTime } from '../../message';
import { readBoxNumber, underItsNumber } from '../../vocabulary/equipment-no';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { noParticulars } from '../../vocabulary/no-particulars';
import { readStowCell } from '../../vocabulary/stow-cell';
import { readCelsius } from '../../vocabulary/temperature';
import { readLengthCm } from '../../vocabulary/wire-length';
import type { FlatMessageReader } from '../message-reader';
import {
  appended,
  none,
  told,
  toldFullness,
  toldPlace,
  toldBill,
  toldSizeType,
  toldTexts,
  toldTime,
  toldVessel,
  toldWeightKg,
} from '../record-fields';

/** BAPLIE as a platform file: the stow plan (domain guide 2.3). */
export const flatBaplie: FlatMessageReader = {
  type: 'BAPLIE',
  open(header, log) {
    const boxes: StowedBox[] = [];
    let vessel: Vessel | null = null;
    let departure: Place | null = null;
    let nextPort: Place | null = null;
    let eta: WireTime | null = null;
    let etd: WireTime | null = null;
    let carrier: string | null = null;
    let isTooLarge = false;
    let last = 0;
    let lost: WirePlace | null = null;
    /** Null before the first record 50, and behind one that was refused. */
    let box: StowedBoxDraft | null = null;
    return {
      take(record, cursor) {
        // A box tells its bills, its ports, its dangers: bills or ports after that are another's, whose first record is gone.
        if (box && (record === 51 || record === 52) && last > 51) lost ??= { offset: cursor.offset, segment: cursor.segment };
        last = record;
        switch (record) {
          case 10:
            vessel ??= toldVessel(cursor, 4, log);
            eta ??= toldTime(cursor, 7, log);
            etd ??= toldTime(cursor, 8, log);
            departure ??= toldPlace(cursor, 9, 10, log);
            nextPort ??= toldPlace(cursor, 11, 12, log);
            break;
          case 11:
            carrier ??= told(cursor, 1, log) ?? told(cursor, 2, log);
            break;
          case 50:
            if (boxes.length >= wireLimits.maxBoxesPerMessage) {
              isTooLarge = true;
              boxes.length = 0;
            }
            box = isTooLarge ? null : readBox(cursor, log);
            if (box) boxes.push(box);
            break;
          case 51:
            if (box) takeBill(box, cursor, log);
            break;
          case 52:
            if (!box) break;
            box.loadPort = toldPlace(cursor, 1, 2, log);
            box.dischargePort = toldPlace(cursor, 3, 4, log);
            box.destination = toldPlace(cursor, 5, 6, log);
            break;
          case 54:
            if (box) takeDanger(box, cursor, log);
            break;
          default:
            break;
        }
      },
      close(place) {
        if (isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
        else if (boxes.length === 0) log.note('no-boxes', place);
        else if (lost) log.note('lost-segment', lost, '50');
        else {
          return {
            message: {
              kind: 'stow-plan',
              type: 'BAPLIE',
              reference: null,
              function: header.function,
              prepared: header.prepared,
              vessel,
              departure,
              nextPort,
              ...(eta === null ? {} : { eta }),
              ...(etd === null ? {} : { etd }),
              ...(carrier === null ? {} : { carrier }),
              boxes,
              openCells: [],
            },
            boxes: boxes.length,
          };
        }
        return null;
      },
    };
  },
};

type StowedBoxDraft = { -readonly [Name in keyof StowedBox]: StowedBox[Name] };

function takeBill(box: StowedBoxDraft, cursor: SegmentCursor, log: FindingLog): void {
  const billNo = toldBill(cursor, 1, log);
  if (billNo === null || box.billNos.includes(billNo)) return;
  if (box.billNos.length < wireLimits.maxRepeatsPerGroup) box.billNos = appended(box.billNos, billNo);
  else log.note('repeated-segment', cursor, '51');
}

/** Numbers of the UN end below; four digits above are pages of the code. */
const lastUnNumber = 3600;

/**
 * The order of the fields differs between ports: class and UN number are told
 * by their form wherever they stand, all else is kept as one remark.
 */
function takeDanger(box: StowedBoxDraft, cursor: SegmentCursor, log: FindingLog): void {
  const fields = toldTexts(cursor, 1, log);
  const text = fields.join(' ');
  if (text === '') return;
  const particulars = box.particulars ?? noParticulars;
  const unNumber =
    fields.find((field) => /^UN ?\d{4}$/.test(field)) ?? fields.findLast((field) => /^\d{4}$/.test(field) && Number(field) <= lastUnNumber);
  const hazardClass = fields.find((field) => /^[1-9](?:\.\d)?[A-S]?$/.test(field));
  if (unNumber !== undefined && hazardClass !== undefined && particulars.dangerousGoods.length < wireLimits.maxRepeatsPerGroup) {
    const rest = fields.filter((field) => field !== unNumber && field !== hazardClass).join(' ');
    const goods = dangerousGoods(hazardClass, unNumber.slice(-4), rest);
    box.particulars = { ...particulars, dangerousGoods: appended(particulars.dangerousGoods, goods) };
    return;
  }
  if (particulars.remarks.length >= wireLimits.maxRepeatsPerGroup) {
    log.note('repeated-segment', cursor, '54');
    return;
  }
  const remarks = appended(particulars.remarks, { qualifier: '54', code: null, text });
  box.particulars = { ...particulars, remarks };
}

/** What a record 50 tells besides: lowest and highest temperature, and how far the cargo stands out (cm). */
function readParticulars(cursor: SegmentCursor, log: FindingLog): BoxParticulars | null {
  let isTold = false;
  for (let field = 7; field <= 13; field++) isTold ||= cursor.text(field) !== '';
  if (!isTold) return null;
  const unit = cursor.text(5);
  const min = readCelsius(cursor.text(7), unit, log, cursor);
  const max = readCelsius(cursor.text(8), unit, log, cursor);
  const oversize = {
    frontCm: readLengthCm(cursor.text(9), '', log, cursor),
    backCm: readLengthCm(cursor.text(10), '', log, cursor),
    leftCm: readLengthCm(cursor.text(11), '', log, cursor),
    rightCm: readLengthCm(cursor.text(12), '', log, cursor),
    heightCm: readLengthCm(cursor.text(13), '', log, cursor),
  };
  return {
    ...noParticulars,
    temperatureRangeC: min === null && max === null ? null : { min, max },
    oversize: Object.values(oversize).every((told) => told === null) ? null : oversize,
  };
}

function readBox(cursor: SegmentCursor, log: FindingLog): StowedBoxDraft | null {
  const number = readBoxNumber(cursor.text(1), log, cursor);
  if (number === null) return null;
  const { sizeTypeRaw, sizeType } = toldSizeType(cursor, 2, log);
  const stowage = told(cursor, 4, log);
  const box: StowedBoxDraft = {
    containerNo: number.containerNo,
    sizeTypeRaw,
    sizeType,
    fullness: toldFullness(cursor, 3, log),
    billNos: [],
    bookingNo: null,
    seals: [],
    grossWeightKg: toldWeightKg(cursor, 14, log),
    operator: told(cursor, 16, log),
    direction: null,
    happened: null,
    truckPlate: null,
    ...readStowCell(stowage),
    loadPort: null,
    dischargePort: null,
    destination: null,
    terminal: null,
    tareKg: toldWeightKg(cursor, 15, log),
    // Field 5 is the unit: C or F.
    temperatureC: readCelsius(cursor.text(6), cursor.text(5), log, cursor),
    particulars: readParticulars(cursor, log),
  };
  return underItsNumber(box, number);
}

function dangerousGoods(hazardClass: string, unNumber: string, rest: string): DangerousGoods {
  return {
    regulation: null,
    hazardClass,
    page: null,
    unNumber,
    flashPointC: null,
    packingGroup: null,
    emsNumber: null,
    labels: none,
    ...(rest === '' ? {} : { remarks: [{ qualifier: '54', code: null, text: rest }] }),
  };
}

import type { BillParticulars, ManifestBill, ManifestBox, ManifestGoods, Party } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readBoxNumber, underItsNumber } from '../../vocabulary/equipment-no';
import { readVolumeM3 } from '../../vocabulary/wire-volume';
import { maxBillWeightKg } from '../../vocabulary/wire-weight';
import {
  appended,
  none,
  told,
  toldCount,
  toldFullness,
  toldPlace,
  toldReference,
  toldSeals,
  toldSizeType,
  toldTexts,
  toldTime,
  toldWeightKg,
} from '../record-fields';

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** The bill whose records are being read. */
export interface BillDraft extends Writable<ManifestBill> {
  particulars: Writable<BillParticulars>;
}

/** Opens the bill of a record 12; null, with the reason noted, when it has no number. */
export function openBill(cursor: SegmentCursor, log: FindingLog): BillDraft | null {
  const billNo = toldReference(cursor, 1, log);
  if (billNo === null) {
    log.note('missing-field', cursor, '12.1');
    return null;
  }
  return {
    billNo,
    loadPort: toldPlace(cursor, 7, 8, log),
    dischargePort: null,
    destination: null,
    packages: null,
    grossWeightKg: null,
    cargo: none,
    boxes: none,
    particulars: {
      parties: none,
      receipt: toldPlace(cursor, 5, 6, log),
      delivery: null,
      issuePlace: null,
      issued: toldTime(cursor, 13, log),
      loading: toldTime(cursor, 11, log),
      transfers: none,
      terms: told(cursor, 9, log),
      freight: told(cursor, 10, log),
      goods: none,
      marks: none,
      conditions: none,
    },
  };
}

/** 3035 of the parties of a bill by their record: 16 shipper, 17 consignee, 18 to 20 notify. */
const roles: Readonly<Record<number, string>> = { 16: 'CZ', 17: 'CN', 18: 'NI', 19: 'NI', 20: 'NI' };

/** Takes a record that follows 12. */
export function takeBillRecord(bill: BillDraft, record: number, cursor: SegmentCursor, log: FindingLog): void {
  const { particulars } = bill;
  switch (record) {
    case 13:
      takePorts(bill, cursor, log);
      break;
    case 16:
    case 17:
    case 18:
    case 19:
    case 20: {
      const party = readParty(roles[record] as string, cursor, log);
      if (party) particulars.parties = kept(particulars.parties, party, cursor, log);
      break;
    }
    case 41:
      takeGoods(bill, cursor, log);
      break;
    case 43: {
      const fields = readFields(cursor, log);
      if (fields.length > 0) particulars.conditions = kept(particulars.conditions, fields, cursor, log);
      break;
    }
    case 44:
      for (const mark of toldTexts(cursor, 1, log)) {
        particulars.marks = kept(particulars.marks, mark, cursor, log);
      }
      break;
    case 47: {
      // A description is split over several fields.
      const description = toldTexts(cursor, 1, log).join(' ');
      if (description !== '') bill.cargo = kept(bill.cargo, description, cursor, log);
      break;
    }
    case 51: {
      const box = readBox(cursor, log, bill);
      if (box) bill.boxes = appended(bill.boxes, box);
      break;
    }
    default:
      break;
  }
}

/** Goods items, marks, descriptions or parties of one bill; what is more is left out with a warning. */
const maxPerBill = 999;

function kept<T>(list: readonly T[], value: T, cursor: SegmentCursor, log: FindingLog): readonly T[] {
  if (list.length < maxPerBill) return appended(list, value);
  log.note('repeated-segment', cursor, cursor.text(0));
  return list;
}

function takePorts(bill: BillDraft, cursor: SegmentCursor, log: FindingLog): void {
  const { particulars } = bill;
  bill.dischargePort = toldPlace(cursor, 1, 2, log);
  particulars.delivery = toldPlace(cursor, 3, 4, log);
  // Place of delivery stands in where no destination is told.
  bill.destination = toldPlace(cursor, 5, 6, log) ?? particulars.delivery;
  particulars.issuePlace = toldPlace(cursor, 7, 8, log);
  particulars.transfers = toldTexts(cursor, 9, log);
}

/** Code, name and up to four lines of address. */
function readParty(role: string, cursor: SegmentCursor, log: FindingLog): Party | null {
  const code = told(cursor, 1, log);
  const name = told(cursor, 2, log);
  const address = toldTexts(cursor, 3, log);
  if (code === null && name === null && address.length === 0) return null;
  return { role, code, name, address, contacts: none };
}

/** A bill has one record 41 per goods item; packages and weight add up. */
function takeGoods(bill: BillDraft, cursor: SegmentCursor, log: FindingLog): void {
  // The first field counts the items.
  cursor.whole(1);
  const packages = toldCount(cursor, 3, log);
  const grossWeightKg = toldWeightKg(cursor, 6, log, maxBillWeightKg);
  if (packages !== null) bill.packages = (bill.packages ?? 0) + packages;
  if (grossWeightKg !== null) {
    bill.grossWeightKg = Math.round(((bill.grossWeightKg ?? 0) + grossWeightKg) * 1000) / 1000;
  }
  const goods: ManifestGoods = {
    cargoCode: told(cursor, 2, log),
    packages,
    packCode: told(cursor, 4, log),
    packKind: told(cursor, 5, log),
    grossWeightKg,
    volumeM3: readVolumeM3(cursor.text(7), '', log, cursor),
  };
  const { particulars } = bill;
  particulars.goods = kept(particulars.goods, goods, cursor, log);
}

/** Every field as sent, empty ones at the end left out. */
function readFields(cursor: SegmentCursor, log: FindingLog): string[] {
  const fields: string[] = [];
  for (let field = 1; field < cursor.elementCount; field++) fields.push(told(cursor, field, log) ?? '');
  while (fields.at(-1) === '') fields.pop();
  return fields;
}

function readBox(cursor: SegmentCursor, log: FindingLog, { billNo, boxes }: BillDraft): ManifestBox | null {
  // The first field counts the boxes.
  cursor.whole(1);
  const number = readBoxNumber(cursor.text(2), log, cursor);
  if (number === null) return null;
  const { sizeTypeRaw, sizeType } = toldSizeType(cursor, 4, log);
  const box: ManifestBox & { equipmentNo?: string | null } = {
    containerNo: number.containerNo,
    sizeTypeRaw,
    sizeType,
    fullness: toldFullness(cursor, 5, log),
    // One list for all boxes of the bill.
    billNos: boxes[0]?.billNos ?? [billNo],
    bookingNo: null,
    seals: toldSeals(cursor, 3, log),
    grossWeightKg: null,
    operator: null,
    direction: null,
    happened: null,
    truckPlate: null,
    stowage: null,
    loadPort: null,
    dischargePort: null,
    destination: null,
    terminal: null,
    packages: toldCount(cursor, 6, log),
    cargoWeightKg: toldWeightKg(cursor, 7, log),
    tareKg: toldWeightKg(cursor, 8, log),
    volumeM3: readVolumeM3(cursor.text(9), '', log, cursor),
  };
  return underItsNumber(box, number);
}

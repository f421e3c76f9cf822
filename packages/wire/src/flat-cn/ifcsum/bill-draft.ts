import type {
  BillParticulars,
  ManifestBill,
  ManifestBox,
  ManifestGoods,
  Party,
} from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { boxReport } from '../../vocabulary/box-report';
import { readContainerNo } from '../../vocabulary/container-no';
import { readVolumeM3 } from '../../vocabulary/wire-volume';
import { maxBillWeightKg, readCount, readWeightKg } from '../../vocabulary/wire-weight';
import {
  told,
  toldFullness,
  toldPlace,
  toldReference,
  toldSeals,
  toldSizeType,
  toldTexts,
  toldTime,
} from '../record-fields';

interface ParticularsDraft extends Writable<BillParticulars> {
  parties: Party[];
  goods: ManifestGoods[];
  marks: string[];
  conditions: string[][];
}

/** The bill whose records are being read. */
export interface BillDraft extends Writable<ManifestBill> {
  cargo: string[];
  boxes: ManifestBox[];
  particulars: ParticularsDraft;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

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
    cargo: [],
    boxes: [],
    particulars: {
      parties: [],
      receipt: toldPlace(cursor, 5, 6, log),
      delivery: null,
      issuePlace: null,
      issued: toldTime(cursor, 13, log),
      loading: toldTime(cursor, 11, log),
      transfers: [],
      terms: told(cursor, 9, log),
      freight: told(cursor, 10, log),
      goods: [],
      marks: [],
      conditions: [],
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
      if (party) keep(particulars.parties, party, cursor, log);
      break;
    }
    case 41:
      takeGoods(bill, cursor, log);
      break;
    case 43: {
      const fields = readFields(cursor, log);
      if (fields.length > 0) keep(particulars.conditions, fields, cursor, log);
      break;
    }
    case 44:
      for (const mark of toldTexts(cursor, 1, log)) keep(particulars.marks, mark, cursor, log);
      break;
    case 47: {
      // A description is split over several fields.
      const description = toldTexts(cursor, 1, log).join(' ');
      if (description !== '') keep(bill.cargo, description, cursor, log);
      break;
    }
    case 51: {
      const box = readBox(cursor, log, bill);
      if (box) bill.boxes.push(box);
      break;
    }
    default:
      break;
  }
}

/** Goods items, marks, descriptions or parties of one bill; what is more is left out with a warning. */
const maxPerBill = 999;

function keep<T>(list: T[], told: T, cursor: SegmentCursor, log: FindingLog): void {
  if (list.length < maxPerBill) list.push(told);
  else log.note('repeated-segment', cursor, cursor.text(0));
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
  return { role, code, name, address, contacts: [] };
}

/** A bill has one record 41 per goods item; packages and weight add up. */
function takeGoods(bill: BillDraft, cursor: SegmentCursor, log: FindingLog): void {
  const packages = readCount(cursor.text(3), log, cursor);
  const grossWeightKg = readWeightKg(cursor.text(6), '', log, cursor, maxBillWeightKg);
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
  keep(bill.particulars.goods, goods, cursor, log);
}

/** Every field as sent, empty ones at the end left out. */
function readFields(cursor: SegmentCursor, log: FindingLog): string[] {
  const fields: string[] = [];
  for (let field = 1; field < cursor.elementCount; field++) fields.push(told(cursor, field, log) ?? '');
  while (fields.at(-1) === '') fields.pop();
  return fields;
}

function readBox(cursor: SegmentCursor, log: FindingLog, { billNo }: BillDraft): ManifestBox | null {
  const containerNo = readContainerNo(cursor.text(2), log, cursor);
  if (containerNo === null) return null;
  const { sizeTypeRaw, sizeType } = toldSizeType(cursor, 4, log);
  return {
    ...boxReport(containerNo, {
      sizeTypeRaw,
      sizeType,
      fullness: toldFullness(cursor, 5, log),
      billNos: [billNo],
      seals: toldSeals(cursor, 3, log),
    }),
    packages: readCount(cursor.text(6), log, cursor),
    cargoWeightKg: readWeightKg(cursor.text(7), '', log, cursor),
    tareKg: readWeightKg(cursor.text(8), '', log, cursor),
    volumeM3: readVolumeM3(cursor.text(9), '', log, cursor),
  };
}

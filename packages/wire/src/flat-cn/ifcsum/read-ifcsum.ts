import type { ManifestBill, ManifestBox, Place, Vessel } from '../../message';
import { boxReport } from '../../vocabulary/box-report';
import { readContainerNo } from '../../vocabulary/container-no';
import type { FindingLog } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { maxBillWeightKg, readCount, readWeightKg } from '../../vocabulary/wire-weight';
import type { FlatMessageReader } from '../message-reader';
import {
  told,
  toldFullness,
  toldPlace,
  toldReference,
  toldSeals,
  toldSizeType,
  toldVessel,
} from '../record-fields';

/** The bill whose records are being read. */
interface BillDraft {
  billNo: string;
  loadPort: Place | null;
  dischargePort: Place | null;
  destination: Place | null;
  packages: number | null;
  grossWeightKg: number | null;
  cargo: string[];
  boxes: ManifestBox[];
}

/** IFCSUM as a platform file: the cargo list or clean manifest (清洁舱单; domain guide 2.2). */
export const flatIfcsum: FlatMessageReader = {
  type: 'IFCSUM',
  open(header, log) {
    const bills: ManifestBill[] = [];
    let vessel: Vessel | null = null;
    let bill: BillDraft | null = null;
    let boxCount = 0;
    let isTooLarge = false;
    return {
      take(record, cursor) {
        switch (record) {
          case 10:
            vessel ??= toldVessel(cursor, 4, log);
            break;
          case 12:
            bill = isTooLarge ? null : openBill(cursor, log);
            if (bill) bills.push(bill);
            boxCount++;
            break;
          case 13:
            if (!bill) break;
            bill.dischargePort = toldPlace(cursor, 1, 2, log);
            // Place of delivery stands in where no destination is told.
            bill.destination = toldPlace(cursor, 5, 6, log) ?? toldPlace(cursor, 3, 4, log);
            break;
          case 41:
            if (bill) takeGoods(bill, cursor, log);
            break;
          case 47: {
            const description = readDescription(cursor, log);
            if (bill && description !== '') bill.cargo.push(description);
            break;
          }
          case 51: {
            const box = bill && readBox(cursor, log, bill.billNo);
            if (box) bill?.boxes.push(box);
            boxCount++;
            break;
          }
          default:
            break;
        }
        if (boxCount > wireLimits.maxBoxesPerMessage) {
          isTooLarge = true;
          bill = null;
          bills.length = 0;
        }
      },
      close(place) {
        if (isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
        else if (bills.length === 0) log.note('no-rows', place);
        else {
          return {
            message: {
              kind: 'manifest',
              type: 'IFCSUM',
              reference: null,
              function: header.function,
              prepared: header.prepared,
              vessel,
              bills,
            },
            boxes: boxCount,
          };
        }
        return null;
      },
    };
  },
};

function openBill(cursor: SegmentCursor, log: FindingLog): BillDraft | null {
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
  };
}

/** A bill has one record 41 per goods item; packages and weight add up. */
function takeGoods(bill: BillDraft, cursor: SegmentCursor, log: FindingLog): void {
  const packages = readCount(cursor.text(3), log, cursor);
  const weight = readWeightKg(cursor.text(6), '', log, cursor, maxBillWeightKg);
  if (packages !== null) bill.packages = (bill.packages ?? 0) + packages;
  if (weight !== null) bill.grossWeightKg = Math.round(((bill.grossWeightKg ?? 0) + weight) * 1000) / 1000;
}

/** Record 47 splits a description over several fields. */
function readDescription(cursor: SegmentCursor, log: FindingLog): string {
  const lines: string[] = [];
  for (let field = 1; field < cursor.elementCount; field++) {
    const line = told(cursor, field, log);
    if (line !== null) lines.push(line);
  }
  return lines.join(' ');
}

function readBox(cursor: SegmentCursor, log: FindingLog, billNo: string): ManifestBox | null {
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
  };
}

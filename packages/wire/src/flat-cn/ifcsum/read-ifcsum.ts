import type { CodedName, ManifestBill, ManifestCall, Vessel } from '../../message';
import type { FindingLog, WirePlace } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { FlatMessageReader } from '../message-reader';
import { told, toldPlace, toldTexts, toldTime, toldVessel } from '../record-fields';
import { openBill, takeBillRecord, type BillDraft } from './bill-draft';

/** Records of one message; several go with every box of a real cargo list. */
const maxRecords = 8 * wireLimits.maxBoxesPerMessage;

/** From here on records tell of the goods of a bill. */
const firstOfGoods = 41;

/** More receivers are a file gone wrong. */
const maxReceivers = 99;

/** IFCSUM as a platform file: the cargo list or clean manifest (清洁舱单; domain guide 2.2). */
export const flatIfcsum: FlatMessageReader = {
  type: 'IFCSUM',
  open(header, log) {
    const bills: ManifestBill[] = [];
    let vessel: Vessel | null = null;
    let call: ManifestCall = emptyCall;
    let bill: BillDraft | null = null;
    let boxCount = 0;
    let recordCount = 0;
    let isTooLarge = false;
    let last = 0;
    let lost: WirePlace | null = null;
    return {
      take(record, cursor) {
        // The head of a bill comes before its goods: after goods it is another bill's, whose first record is gone.
        if (bill && record > 12 && record < firstOfGoods && last >= firstOfGoods)
          lost ??= { offset: cursor.offset, segment: cursor.segment };
        last = record;
        if (record === 12) {
          bill = isTooLarge ? null : openBill(cursor, log);
          if (bill) bills.push(bill);
          boxCount++;
        } else if (record > 12) {
          if (bill) takeBillRecord(bill, record, cursor, log);
          if (record === 51) boxCount++;
        } else if (record === 10) {
          if (vessel === null) call = { ...call, ...readVoyage(cursor, log) };
          vessel ??= toldVessel(cursor, 4, log);
        } else if (record === 11) {
          call = { ...call, line: call.line ?? readLine(cursor, log) };
        } else if (record === 1) {
          call = { ...call, receivers: [...call.receivers, ...toldTexts(cursor, 1, log)].slice(0, maxReceivers) };
        }
        if (boxCount > wireLimits.maxBoxesPerMessage || ++recordCount > maxRecords) {
          isTooLarge = true;
          bill = null;
          bills.length = 0;
        }
      },
      close(place) {
        if (isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
        else if (bills.length === 0) log.note('no-rows', place);
        else if (lost) log.note('lost-segment', lost, '12');
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
              call,
            },
            boxes: boxCount,
          };
        }
        return null;
      },
    };
  },
};

const emptyCall: ManifestCall = {
  nationality: null,
  arrives: null,
  sails: null,
  departure: null,
  nextPort: null,
  line: null,
  receivers: [],
};

function readVoyage(cursor: SegmentCursor, log: FindingLog): Partial<ManifestCall> {
  return {
    nationality: told(cursor, 3, log),
    arrives: toldTime(cursor, 7, log),
    sails: toldTime(cursor, 8, log),
    departure: toldPlace(cursor, 9, 10, log),
    nextPort: toldPlace(cursor, 11, 12, log),
  };
}

function readLine(cursor: SegmentCursor, log: FindingLog): CodedName | null {
  const code = told(cursor, 1, log);
  const name = told(cursor, 2, log);
  return code === null && name === null ? null : { code, name };
}

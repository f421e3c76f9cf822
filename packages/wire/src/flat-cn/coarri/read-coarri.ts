import type { BoxReport, Vessel, VesselMoveMessage, WireTime } from '../../message';
import type { BoxDraft } from '../../vocabulary/box-report';
import { readContainerNo } from '../../vocabulary/container-no';
import type { FindingLog } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readWeightKg } from '../../vocabulary/wire-weight';
import type { FlatMessageReader } from '../message-reader';
import {
  told,
  toldFullness,
  toldPlace,
  toldReference,
  toldSeals,
  toldSizeType,
  toldTime,
  toldVessel,
} from '../record-fields';

/** COARRI as a platform file: load and discharge report (domain guide 2.3). */
export const flatCoarri: FlatMessageReader = {
  type: 'COARRI',
  open(header, log) {
    const move = readMove(header.title);
    const boxes: BoxDraft[] = [];
    let vessel: Vessel | null = null;
    let arrived: WireTime | null = null;
    let sailed: WireTime | null = null;
    let draft: BoxDraft | null = null;
    let isTooLarge = false;
    const closeBox = (): void => {
      if (draft === null) return;
      const last = boxes.at(-1);
      if (last && isSameMove(last, draft)) last.billNos = [...last.billNos, ...draft.billNos];
      else boxes.push(draft);
      draft = null;
    };
    return {
      take(record, cursor) {
        if (record === 10) {
          closeBox();
          vessel ??= toldVessel(cursor, 3, log);
          arrived ??= toldTime(cursor, 6, log);
          sailed ??= toldTime(cursor, 7, log);
        } else if (record === 50) {
          closeBox();
          if (boxes.length >= wireLimits.maxBoxesPerMessage) {
            isTooLarge = true;
            boxes.length = 0;
          }
          if (move !== null && !isTooLarge) draft = readBox(cursor, log);
        } else if (record === 52 && draft !== null) {
          draft.dischargePort = toldPlace(cursor, 1, 2, log);
          draft.loadPort = toldPlace(cursor, 3, 4, log);
          draft.destination = toldPlace(cursor, 5, 6, log);
          draft.grossWeightKg = readWeightKg(cursor.text(7), '', log, cursor);
        }
      },
      close(place) {
        closeBox();
        if (move === null) log.note('unknown-document', place, `COARRI ${header.title}`);
        else if (isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
        else if (boxes.length === 0) log.note('no-boxes', place);
        else return { message: moveMessage(move), boxes: boxes.length };
        return null;
      },
    };

    function moveMessage(vesselMove: 'load' | 'discharge'): VesselMoveMessage {
      return {
        kind: 'vessel-move',
        type: 'COARRI',
        reference: null,
        function: header.function,
        prepared: header.prepared,
        vessel,
        move: vesselMove,
        terminal: header.sender,
        boxes,
        arrived,
        sailed,
      };
    }
  },
};

function readMove(title: string): 'load' | 'discharge' | null {
  const words = title.toUpperCase();
  if (words.startsWith('LOAD')) return 'load';
  return words.startsWith('DISCH') ? 'discharge' : null;
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

/** A box under several bills repeats its record, everything but the bill alike. */
function isSameMove(a: BoxReport, b: BoxReport): boolean {
  return (
    a.containerNo === b.containerNo &&
    a.happened?.raw === b.happened?.raw &&
    a.billNos.length > 0 &&
    b.billNos.length > 0 &&
    b.billNos.every((billNo) => !a.billNos.includes(billNo))
  );
}

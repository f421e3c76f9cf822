import type { Place, StowedBox, Vessel } from '../../message';
import { readContainerNo } from '../../vocabulary/container-no';
import type { FindingLog } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readStowCell } from '../../vocabulary/stow-cell';
import { readCelsius } from '../../vocabulary/temperature';
import type { FlatMessageReader } from '../message-reader';
import {
  told,
  toldFullness,
  toldPlace,
  toldReference,
  toldSizeType,
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
    let isTooLarge = false;
    /** The last record 50 was refused, so what follows it belongs to no box. */
    let isInBox = false;
    const amend = (told: Partial<StowedBox>): void => {
      const last = boxes.at(-1);
      if (isInBox && last) boxes[boxes.length - 1] = { ...last, ...told };
    };
    return {
      take(record, cursor) {
        if (record === 10) {
          vessel ??= toldVessel(cursor, 4, log);
          departure ??= toldPlace(cursor, 9, 10, log);
          nextPort ??= toldPlace(cursor, 11, 12, log);
        } else if (record === 50) {
          if (boxes.length >= wireLimits.maxBoxesPerMessage) {
            isTooLarge = true;
            boxes.length = 0;
          }
          const box = isTooLarge ? null : readBox(cursor, log);
          isInBox = box !== null;
          if (box) boxes.push(box);
        } else if (record === 51) {
          const billNo = toldReference(cursor, 1, log);
          const last = boxes.at(-1);
          if (billNo !== null && last) amend({ billNos: [...new Set([...last.billNos, billNo])] });
        } else if (record === 52) {
          amend({
            loadPort: toldPlace(cursor, 1, 2, log),
            dischargePort: toldPlace(cursor, 3, 4, log),
            destination: toldPlace(cursor, 5, 6, log),
          });
        }
      },
      close(place) {
        if (isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
        else if (boxes.length === 0) log.note('no-boxes', place);
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

function readBox(cursor: SegmentCursor, log: FindingLog): StowedBox | null {
  const containerNo = readContainerNo(cursor.text(1), log, cursor);
  if (containerNo === null) return null;
  const { sizeTypeRaw, sizeType } = toldSizeType(cursor, 2, log);
  const stowage = told(cursor, 4, log);
  return {
    containerNo,
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
    particulars: null,
  };
}

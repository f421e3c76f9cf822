import type { BoxReport, GateMessage, Party, TransportLeg, Vessel } from '../../message';
import type { BoxDraft } from '../../vocabulary/box-report';
import { readBoxNumber, underItsNumber } from '../../vocabulary/equipment-no';
import type { FindingLog } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { isSameVisit } from '../is-same-visit';
import { readFlatDamage } from '../flat-damage';
import type { FlatMessageReader } from '../message-reader';
import {
  appended,
  readDirection,
  told,
  toldFullness,
  toldBill,
  toldReference,
  toldSeals,
  toldSizeType,
  toldTime,
  toldVessel,
  toldWeightKg,
} from '../record-fields';

/** CODECO as a platform file: gate-in and gate-out report (domain guide 2.3). */
export const flatCodeco: FlatMessageReader = {
  type: 'CODECO',
  open(header, log) {
    const move = readMove(header.title);
    const boxes: BoxDraft[] = [];
    let vessel: Vessel | null = null;
    let operator: string | null = null;
    let parties: readonly Party[] = [];
    let direction: BoxReport['direction'] = null;
    let isInBox = false;
    let isTooLarge = false;
    return {
      take(record, cursor) {
        if (record === 10) {
          const isShort = /^[IE]$/.test(cursor.text(5)) && cursor.text(6) === '';
          direction = readDirection(cursor.text(isShort ? 5 : 6));
          vessel ??= toldVessel(cursor, 3, log, direction);
          operator = told(cursor, 4, log);
          const name = isShort ? null : told(cursor, 5, log);
          if (name !== null) parties = [{ role: 'CF', code: operator, name, address: [], contacts: [] }];
          isInBox = false;
        } else if (record === 50) {
          isInBox = false;
          if (move === null || isTooLarge) return;
          if (boxes.length >= wireLimits.maxBoxesPerMessage) {
            isTooLarge = true;
            boxes.length = 0;
            return;
          }
          const box = readBox(cursor, log, move, operator, direction);
          if (box === null) return;
          if (box.happened === null) log.note('no-event-time', cursor, box.containerNo ?? box.equipmentNo ?? '');
          isInBox = true;
          const last = boxes.at(-1);
          if (last && isSameVisit(last, box)) last.billNos = [...last.billNos, ...box.billNos];
          else boxes.push(box);
        } else if (record === 52 && isInBox) {
          const plate = told(cursor, 2, log);
          const last = boxes.at(-1);
          if (plate !== null && last) last.truckPlate = plate;
          const leg = readHaulage(cursor, log);
          if (leg !== null && last) last.legs = appended(last.legs ?? [], leg);
        } else if (record === 51 && isInBox) {
          const last = boxes.at(-1);
          if (last) last.damages = appended(last.damages ?? [], readFlatDamage(cursor, log));
        }
      },
      close(place) {
        if (move === null) log.note('unknown-document', place, `CODECO ${header.title}`);
        else if (isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerMessage));
        else if (boxes.length === 0) log.note('no-boxes', place);
        else return { message: gateMessage(move), boxes: boxes.length };
        return null;
      },
    };

    function gateMessage(gateMove: 'in' | 'out'): GateMessage {
      return {
        kind: 'gate',
        type: 'CODECO',
        reference: null,
        function: header.function,
        prepared: header.prepared,
        vessel,
        move: gateMove,
        terminal: header.sender,
        boxes,
        ...(parties.length === 0 ? {} : { parties }),
      };
    }
  },
};

const purposes = new Set(['E', 'I', 'V', 'D', '']);

function readMove(title: string): 'in' | 'out' | null {
  const words = title.toUpperCase().replace(/[\s_-]/g, '');
  if (words.startsWith('GATEIN')) return 'in';
  return words.startsWith('GATEOUT') ? 'out' : null;
}

function readBox(
  cursor: SegmentCursor,
  log: FindingLog,
  move: 'in' | 'out',
  operator: string | null,
  direction: BoxReport['direction'],
): BoxDraft | null {
  const number = readBoxNumber(cursor.text(1), log, cursor);
  if (number === null) return null;
  const { sizeTypeRaw, sizeType } = toldSizeType(cursor, 2, log);
  const purpose = cursor.text(4);
  // V (stuffing) and D (stripping) are known purposes that say nothing of import or export.
  if (!purposes.has(purpose)) log.note('unknown-code', cursor, purpose);
  const billNo = toldBill(cursor, 6, log);
  const receiptNo = toldReference(cursor, 5, log);
  const otherTime = toldTime(cursor, move === 'in' ? 10 : 9, log);
  const box: BoxDraft = {
    containerNo: number.containerNo,
    sizeTypeRaw,
    sizeType,
    fullness: toldFullness(cursor, 3, log),
    billNos: billNo === null ? [] : [billNo],
    bookingNo: null,
    seals: toldSeals(cursor, 8, log),
    grossWeightKg: toldWeightKg(cursor, 7, log),
    operator,
    direction: readDirection(purpose) ?? direction,
    happened: toldTime(cursor, move === 'in' ? 9 : 10, log),
    truckPlate: null,
    stowage: null,
    loadPort: null,
    dischargePort: null,
    destination: null,
    terminal: null,
  };
  if (receiptNo !== null) box.references = [{ qualifier: 'EIR', number: receiptNo }];
  if (otherTime !== null) box.times = [{ qualifier: move === 'in' ? '50.10' : '50.9', time: otherTime }];
  return underItsNumber(box, number);
}

/** Record 52: mode, make of the truck, haulier, where from or to; null where only the plate is told. */
function readHaulage(cursor: SegmentCursor, log: FindingLog): TransportLeg | null {
  const mode = told(cursor, 1, log);
  const make = told(cursor, 3, log);
  const haulier = told(cursor, 4, log);
  const way = told(cursor, 5, log);
  if (make === null && haulier === null && way === null) return null;
  return {
    stage: null,
    mode,
    means: make,
    carrier: haulier === null ? null : { code: null, name: haulier },
    vessel: null,
    nationality: null,
    places: way === null ? [] : [{ qualifier: '52.5', place: { code: null, name: way }, related: null, times: [] }],
    times: [],
    references: [],
    services: [],
  };
}

import type { GateMessage } from '../message';
import { readFullness } from '../vocabulary/fullness';
import { isFiller } from '../vocabulary/fillers';
import { boxReport } from '../vocabulary/box-report';
import { readRowBox, underItsNumber } from '../vocabulary/equipment-no';
import { readSizeType } from '../vocabulary/size-type';
import { readWireTime } from '../vocabulary/wire-time';
import { readWeightKg } from '../vocabulary/wire-weight';
import { readDirection, type Row } from './row';
import { gateInTimeFields, gateOutTimeFields, gateTextFields as texts } from './row-fields';

/** True for a row of the gate query (scodeco). */
export function isGateRow(row: Row): boolean {
  return row.has(...gateInTimeFields, ...gateOutTimeFields) || readMove(row) !== null;
}

function readMove(row: Row): 'in' | 'out' | null {
  switch (row.text(texts.type)) {
    case 'GATE_IN':
      return 'in';
    case 'GATE_OUT':
      return 'out';
    default:
      return null;
  }
}

/** One gate row as a message of one box; null, with an error noted, when it tells no container or move. */
export function readGateRow(row: Row): GateMessage | null {
  const { log, place } = row;
  const move = readMove(row);
  if (move === null) {
    log.note('missing-field', place, texts.type[0]);
    return null;
  }
  const number = readRowBox(row.text(texts.containerNo), log, place);
  if (number === null) return null;
  const id = row.textOrNull(texts.id);
  const sizeTypeRaw = row.textOrNull(texts.sizeType);
  const sizeType = sizeTypeRaw === null ? null : readSizeType(sizeTypeRaw, log, place);
  const seal = row.textOrNull(texts.seal);
  const port = row.textOrNull(texts.dischargePort);
  return {
    kind: 'gate',
    type: 'scodeco',
    reference: id,
    function: 'original',
    prepared: readReceiveTime(id),
    vessel: row.vessel(texts),
    move,
    terminal: row.textOrNull(texts.terminal),
    boxes: [
      underItsNumber(
        boxReport(number.containerNo, {
          sizeTypeRaw,
          sizeType,
          fullness: readFullness(row.text(texts.fullness)),
          billNos: row
            .text(texts.billNo)
            .split(/[,;、\s]+/)
            .filter((billNo) => billNo !== ''),
          seals: seal === null || isFiller(seal) ? [] : [{ number: seal, party: null }],
          grossWeightKg: readWeightKg(row.text(texts.weight), '', log, place),
          operator: row.textOrNull(texts.operator),
          direction: readDirection(row.text(texts.direction)),
          happened: row.time(move === 'in' ? gateInTimeFields : gateOutTimeFields),
          truckPlate: row.textOrNull(texts.truckPlate),
          dischargePort: port === null ? null : { code: port, name: null },
        }),
        number,
      ),
    ],
  };
}

/** The port's row id starts with the 14 digits of its receive time. */
function readReceiveTime(id: string | null): GateMessage['prepared'] {
  const time = id === null ? null : readWireTime(/^\d{14}/.exec(id)?.[0] ?? '');
  return time?.instantMs === null ? null : time;
}

import type { ByteCursor } from '../../syntax/byte-cursor';
import type { BodyReader } from '../body-reader';

/**
 * 0x0107: what the terminal is made of. Model and id have more room since 2019;
 * behind the header of another edition the lengths that fit tell which it is.
 */
export const readAttributes: BodyReader = (cursor, { isNew }) => {
  const ordered = isNew ? ([wide, narrow] as const) : ([narrow, wide] as const);
  const { model, terminalId } = ordered.find((room) => fits(cursor, room)) ?? ordered[0];
  return {
    kind: 'attributes',
    terminalType: cursor.word(),
    maker: cursor.text(makerBytes),
    model: cursor.text(model),
    terminalId: cursor.text(terminalId),
    iccid: cursor.hex(iccidBytes),
    hardware: cursor.shortText(),
    firmware: cursor.shortText(),
    gnss: cursor.byte(),
    network: cursor.byte(),
  };
};

/** Bytes of the model and of the terminal id before and since 2019. */
const narrow = { model: 20, terminalId: 7 };
const wide = { model: 30, terminalId: 30 };
const [makerBytes, iccidBytes] = [5, 10];

/** True when the lengths of the two texts, and the two bytes behind, end where the body does. */
function fits(cursor: ByteCursor, room: typeof narrow): boolean {
  const hardwareAt = 2 + makerBytes + room.model + room.terminalId + iccidBytes;
  const firmwareAt = hardwareAt + 1 + cursor.peek(hardwareAt);
  return cursor.left === firmwareAt + 1 + cursor.peek(firmwareAt) + 2;
}

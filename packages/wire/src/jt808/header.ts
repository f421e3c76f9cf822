import type { ByteCursor } from '../syntax/byte-cursor';
import { encryptionShift, serialBytes, subpackageBit, versionBit } from './frame';

/** The header of one frame. */
export interface TerminalHeader {
  readonly messageId: number;
  /** Null before 2019. */
  readonly protocolVersion: number | null;
  readonly phone: string;
  readonly serial: number;
  readonly encryption: number;
  readonly subpackage: { readonly total: number; readonly index: number } | null;
}

/** Reads the header of a frame whose length is known to be right; the cursor stands at its body after. */
export function readTerminalHeader(cursor: ByteCursor): TerminalHeader {
  const messageId = cursor.word();
  const attributes = cursor.word();
  const isNew = (attributes & versionBit) !== 0;
  const isShort = serialBytes(messageId) === 1;
  return {
    messageId,
    protocolVersion: isNew ? cursor.byte() : null,
    phone: cursor.hex(isNew ? 10 : 6),
    serial: isShort ? cursor.byte() : cursor.word(),
    // Locks use the bits for something of their own.
    encryption: isShort ? 0 : (attributes >> encryptionShift) & 7,
    subpackage: (attributes & subpackageBit) === 0 ? null : { total: cursor.word(), index: cursor.word() },
  };
}

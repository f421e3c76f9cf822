import type { WireTime } from '../message';
import type { ByteCursor } from '../syntax/byte-cursor';
import { timeBytes } from './frame';
import { isSendingTime, readEpochTime } from './epoch-time';

/** The header of one frame. */
export interface PlatformHeader {
  /** Of the whole frame, both flags included. */
  readonly frameBytes: number;
  readonly serial: number;
  readonly businessId: number;
  readonly accessCode: number;
  readonly protocolVersion: string;
  readonly encryptionKey: number | null;
  readonly layout: 2011 | 2019;
  readonly sent: WireTime | null;
}

/**
 * Reads the header; the cursor stands at the body after. Nothing in a header
 * tells its edition, versions included, so the eight bytes behind the old
 * header do: a sending time of this century is one, and no body starts so.
 */
export function readPlatformHeader(cursor: ByteCursor): PlatformHeader {
  const frameBytes = cursor.dword();
  const serial = cursor.dword();
  const businessId = cursor.word();
  const accessCode = cursor.dword();
  const protocolVersion = `${cursor.byte()}.${cursor.byte()}.${cursor.byte()}`;
  const isEncrypted = cursor.byte() === 1;
  const key = cursor.dword();
  const isNew = cursor.left >= timeBytes && isSendingTime(cursor);
  return {
    frameBytes,
    serial,
    businessId,
    accessCode,
    protocolVersion,
    encryptionKey: isEncrypted ? key : null,
    layout: isNew ? 2019 : 2011,
    sent: isNew ? readEpochTime(cursor) : null,
  };
}

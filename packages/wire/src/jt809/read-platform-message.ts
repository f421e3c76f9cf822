import { messageName } from '../jt808/read-terminal-message';
import type { PlatformBody, PlatformMessage } from '../message';
import { ByteCursor } from '../syntax/byte-cursor';
import type { WirePlace } from '../syntax/finding-log';
import type { FindingSink } from '../syntax/frame-stream';
import { envelopeIds, linkBodyReaders } from './body-readers';
import { applyCipher, type CipherKeys } from './cipher';
import { readPlatformHeader, type PlatformHeader } from './header';
import { readSubMessage } from './read-sub-message';

/** Makes messages out of the frames of one link or file. */
export class PlatformMessageReader {
  private readonly cursor = new ByteCursor();

  /** @param keys what the other platform encrypts with; without them encrypted bodies stay bytes */
  constructor(
    private readonly sink: FindingSink,
    private readonly keys: CipherKeys | null = null,
  ) {}

  /**
   * Reads one sound frame (escapes undone, CRC and length right).
   *
   * @returns null when the body is refused
   */
  read(bytes: Buffer, length: number, place: WirePlace): PlatformMessage | null {
    const header = readPlatformHeader(this.cursor.open(bytes, 0, length - 2));
    const type = messageName(header.businessId);
    const body = this.readBody(header, type, place);
    if (body === null) return null;
    return {
      kind: 'platform-message',
      type,
      reference: null,
      function: 'original',
      prepared: header.sent,
      vessel: null,
      businessId: header.businessId,
      serial: header.serial,
      accessCode: header.accessCode,
      protocolVersion: header.protocolVersion,
      headerLayout: header.layout,
      encryptionKey: header.encryptionKey,
      frameBytes: header.frameBytes,
      body,
    };
  }

  private readBody(header: PlatformHeader, type: string, place: WirePlace): PlatformBody | null {
    const { cursor, sink, keys } = this;
    const { businessId, encryptionKey } = header;
    if (encryptionKey !== null) {
      if (keys === null) return { kind: 'encrypted', hex: cursor.hex(cursor.left) };
      const plain = applyCipher(cursor.copy(cursor.left), encryptionKey, keys);
      cursor.open(plain, 0, plain.length);
    }
    const reader = linkBodyReaders.get(businessId);
    const body = reader
      ? reader(cursor)
      : envelopeIds.has(businessId)
        ? readSubMessage(cursor, businessId, sink, place)
        : ({ kind: 'raw', subId: null, vehicle: null, hex: cursor.hex(cursor.left) } as const);
    if (body === null || cursor.isShort) {
      sink.refuse(cursor.isShort ? 'body-too-short' : 'body-layout', place, type);
      return null;
    }
    if (cursor.left > 0) sink.note('body-length', place, type);
    return body;
  }
}

import type { TerminalBody, TerminalMessage } from '../message';
import { ByteCursor } from '../syntax/byte-cursor';
import type { WirePlace } from '../syntax/finding-log';
import type { FindingSink } from '../syntax/frame-stream';
import { bodyReaders } from './body-readers';
import { readTerminalHeader, type TerminalHeader } from './header';
import { SubpackageAssembler, type AssemblerBounds } from './subpackage-assembler';

/**
 * Makes messages out of the frames of one connection or file: header, body by
 * its id, subpackages gathered until the message is whole.
 */
export class TerminalMessageReader {
  private readonly cursor = new ByteCursor();
  private readonly assembler: SubpackageAssembler;

  constructor(
    private readonly sink: FindingSink,
    bounds?: AssemblerBounds,
  ) {
    this.assembler = new SubpackageAssembler(sink, bounds);
  }

  /**
   * Reads one sound frame (escapes undone, check sum and length right).
   *
   * @param nowMs the time of arrival, which decides how long subpackages wait
   * @returns null when the body is refused, or when the frame is a part of a
   * message that is not whole yet
   */
  read(bytes: Buffer, length: number, place: WirePlace, nowMs: number): TerminalMessage | null {
    const { cursor } = this;
    const header = readTerminalHeader(cursor.open(bytes, 0, length - 1));
    if (!/^\d+$/.test(header.phone)) this.sink.note('bad-terminal-phone', place, header.phone);
    if (header.subpackage === null) return this.readWhole(header, header.serial, 1, place);
    const whole = this.assembler.take(header, cursor.copy(cursor.left), place, nowMs);
    if (whole === null) return null;
    cursor.open(whole.body, 0, whole.body.length);
    return this.readWhole(header, whole.firstSerial, header.subpackage.total, place);
  }

  /** Refuses messages whose subpackages will not come any more: the file ended, or the connection. */
  finish(): void {
    this.assembler.finish();
  }

  /** The cursor stands at the body. */
  private readWhole(header: TerminalHeader, serial: number, subpackageCount: number, place: WirePlace): TerminalMessage | null {
    const { messageId, protocolVersion, phone, encryption } = header;
    const type = messageName(messageId);
    const bodyBytes = this.cursor.left;
    const body = this.readBody(header, type, place);
    if (body === null) return null;
    return {
      kind: 'terminal-message',
      type,
      reference: null,
      function: 'original',
      prepared: null,
      vessel: null,
      messageId,
      protocolVersion,
      phone,
      serial,
      encryption,
      subpackageCount,
      bodyBytes,
      body,
    };
  }

  private readBody(header: TerminalHeader, type: string, place: WirePlace): TerminalBody | null {
    const { cursor, sink } = this;
    if (header.encryption !== 0) return { kind: 'encrypted', hex: cursor.hex(cursor.left) };
    const reader = bodyReaders.get(header.messageId);
    if (!reader) return { kind: 'raw', hex: cursor.hex(cursor.left) };
    const body = reader(cursor, { isNew: header.protocolVersion !== null, sink, place });
    if (body === null || cursor.isShort) {
      sink.refuse(cursor.isShort ? 'body-too-short' : 'body-layout', place, type);
      return null;
    }
    if (cursor.left > 0) sink.note('body-length', place, type);
    return body;
  }
}

const names = new Map<number, string>();

/** A message id as the standards write it: 0x0200. */
export function messageName(id: number): string {
  let name = names.get(id);
  if (name === undefined) {
    name = `0x${id.toString(16).toUpperCase().padStart(4, '0')}`;
    names.set(id, name);
  }
  return name;
}

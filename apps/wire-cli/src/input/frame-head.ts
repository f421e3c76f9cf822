import { openTerminalFrames } from '@mastlight/wire/jt808/frame';
import { readTerminalHeader } from '@mastlight/wire/jt808/header';
import { messageName } from '@mastlight/wire/jt808/read-terminal-message';
import { openPlatformFrames } from '@mastlight/wire/jt809/frame';
import { readPlatformHeader } from '@mastlight/wire/jt809/header';
import { ByteCursor } from '@mastlight/wire/syntax/byte-cursor';
import { FindingLog } from '@mastlight/wire/syntax/finding-log';

/** What is understood of a frame whose body is refused: its header, by the names of the fields, and the body as bytes. */
export interface FrameHead {
  readonly type: string;
  readonly fields: Readonly<Record<string, string | number | null>>;
}

interface FrameFormat {
  readonly open: typeof openTerminalFrames;
  /** Bytes of the check behind the body. */
  readonly checkBytes: number;
  readonly read: (cursor: ByteCursor) => { readonly id: number; readonly fields: FrameHead['fields'] };
}

const formats: Readonly<Record<string, FrameFormat>> = {
  jt808: {
    open: openTerminalFrames,
    checkBytes: 1,
    read: (cursor) => {
      const { messageId, protocolVersion, phone, serial } = readTerminalHeader(cursor);
      return { id: messageId, fields: { protocolVersion, phone, serial } };
    },
  },
  jt809: {
    open: openPlatformFrames,
    checkBytes: 2,
    read: (cursor) => {
      const { businessId, serial, accessCode, protocolVersion } = readPlatformHeader(cursor);
      return { id: businessId, fields: { protocolVersion, accessCode, serial } };
    },
  },
};

/**
 * The head of the frame of `type` (0x0200) that stands at `offset`, or in the
 * line of hexadecimal digits there; null where no sound frame of it does.
 */
export function frameHead(bytes: Uint8Array, format: string, offset: number, type: string): FrameHead | null {
  const known = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (known === undefined) return null;
  const heads: FrameHead[] = [];
  const frames = known.open((frame, length) => {
    if (heads.length > 0) return;
    const cursor = new ByteCursor().open(frame, 0, length - known.checkBytes);
    const { id, fields } = known.read(cursor);
    if (messageName(id) === type) heads.push({ type, fields: { ...fields, bodyBytes: cursor.left, hex: cursor.hex(cursor.left) } });
  }, new FindingLog());
  frames.push(readHexLine(bytes, offset) ?? bytes.subarray(offset, offset + longestFrame));
  frames.finish();
  return heads[0] ?? null;
}

const longestFrame = 512 * 1024;

/** The bytes that a line of hexadecimal digits stands for, from `offset` to its end; null where none does. */
function readHexLine(bytes: Uint8Array, offset: number): Buffer | null {
  const end = bytes.subarray(offset).findIndex((byte) => byte === 0x0a || byte === 0x0d);
  const line = Buffer.from(bytes.subarray(offset, end === -1 ? bytes.length : offset + end)).toString('latin1');
  const digits = line.replace(/#.*$/, '').replace(/\s/g, '');
  return /^[\da-f]{2,}$/i.test(digits) ? Buffer.from(digits, 'hex') : null;
}

import { terminalAlphabet } from '@mastlight/wire/jt808/frame';
import { crc16 } from '@mastlight/wire/jt809/crc16';
import { platformAlphabet } from '@mastlight/wire/jt809/frame';
import type { FrameAlphabet } from '@mastlight/wire/syntax/frame-alphabet';
import { writeFrame } from '@mastlight/wire/syntax/write-frame';

/** Frames written as hexadecimal text, one or more to a line, as the bytes they stand for. */
export function framesOfHexText(text: Buffer): Buffer {
  const digits = text
    .toString('latin1')
    .replace(/#.*$/gm, '')
    .replace(/[^0-9a-fA-F]/g, '');
  return Buffer.from(digits, 'hex');
}

/** Makes lengths and checksums of the frames of a terminal (808) or a platform (809) right again. */
export function repairFrames(bytes: Buffer): Buffer {
  const isPlatform = bytes.includes(platformAlphabet.start) && !bytes.includes(terminalAlphabet.start);
  const alphabet = isPlatform ? platformAlphabet : terminalAlphabet;
  const close = isPlatform ? closePlatformFrame : closeTerminalFrame;
  const frames = split(bytes, alphabet).map((content) => {
    const plain = unescape(content, alphabet);
    return plain.length < alphabet.minBytes ? content : writeFrame(close(plain), alphabet);
  });
  return Buffer.concat(frames);
}

/** What stands between flags. */
function split(bytes: Buffer, { start, end }: FrameAlphabet): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = 0; at <= bytes.length; at++) {
    if (at < bytes.length && bytes[at] !== start && bytes[at] !== end) continue;
    if (at > from) parts.push(bytes.subarray(from, at));
    from = at + 1;
  }
  return parts;
}

function unescape(content: Buffer, { escapes }: FrameAlphabet): Buffer {
  const plain: number[] = [];
  for (let at = 0; at < content.length; at++) {
    const pair = escapes.find(([first, second]) => content[at] === first && content[at + 1] === second);
    plain.push(pair ? pair[2] : content[at]!);
    if (pair) at++;
  }
  return Buffer.from(plain);
}

function closeTerminalFrame(content: Buffer): Buffer {
  const attributes = content.readUInt16BE(2);
  const header = ((attributes & 0x4000) === 0 ? 12 : 17) + ((attributes & 0x2000) === 0 ? 0 : 4);
  const body = Math.max(0, content.length - header - 1);
  content.writeUInt16BE((attributes & 0xfc00) | (body & 0x3ff), 2);
  content[content.length - 1] = content.subarray(0, -1).reduce((xor, byte) => xor ^ byte, 0);
  return content;
}

function closePlatformFrame(content: Buffer): Buffer {
  content.writeUInt32BE(content.length + 2, 0);
  content.writeUInt16BE(crc16(content, content.length - 2), content.length - 2);
  return content;
}

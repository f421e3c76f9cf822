import type { FrameMarks } from './frame-alphabet';

/** Puts flags around `content` and escapes what is inside. */
export function writeFrame(content: Uint8Array, { start, end, escapes }: FrameMarks): Buffer {
  const frame = Buffer.allocUnsafe(content.length * 2 + 2);
  let length = 0;
  frame[length++] = start;
  for (const byte of content) {
    const escape = escapes.find(([, , meant]) => meant === byte);
    if (escape) {
      frame[length++] = escape[0];
      frame[length++] = escape[1];
    } else {
      frame[length++] = byte;
    }
  }
  frame[length++] = end;
  return frame.subarray(0, length);
}

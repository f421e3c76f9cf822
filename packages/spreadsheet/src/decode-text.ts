import { UnreadableSheet } from './sheet';

/** UTF-16 says so by its first two bytes, in one order or the other; null for whatever else. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The text of bytes that say what they are: UTF-16 by its mark, else UTF-8. @throws UnreadableSheet for what is neither. */
export function decodeUnicode(bytes: Uint8Array): string {
  const text = decode(bytes, utf16Of(bytes) ?? 'utf-8');
  if (text === null) throw new UnreadableSheet('broken');
  return text;
}

/**
 * The text of a file of texts. Excel's “Unicode 文本” is UTF-16 and marked; older office programs write GBK, and what is no
 * UTF-8 is read so.
 *
 * @throws UnreadableSheet for what is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = utf16Of(bytes) ? decodeUnicode(bytes) : (decode(bytes, 'utf-8') ?? new TextDecoder('gb18030').decode(bytes));
  // No text holds it; pictures, documents and programs do.
  if (text.includes('\0')) throw new UnreadableSheet('broken');
  return text;
}

import type { FormatWords } from '@mastlight/wire/format-reader';
import { readerOf } from '@mastlight/wire/format-readers';

const unknown: FormatWords = { name: ['不认识的格式', 'unknown format'], piece: ['段', 'segment'] };

/** What people call a format, and what its findings count. */
export function wordsOfFormat(format: string): FormatWords {
  return readerOf(format)?.words ?? unknown;
}

import type { FileHandle } from 'node:fs/promises';
import { readPieces } from './read-pieces';

/** Control characters that no table has; tab, line ends and page feed are none of them. */
const controls = /[\0-\x08\x0e-\x1f\x7f]/;
/** How markup begins, for browsers that guess. */
const markup = /^[﻿\s]*</;

/** Whether a file is text as tables are written: UTF-8, or GB 18030 as Excel in Chinese writes it; no markup. */
export async function isPlainText(handle: FileHandle, bytes: number): Promise<boolean> {
  for (const encoding of ['utf-8', 'gb18030']) if (await isTextIn(encoding, handle, bytes)) return true;
  return false;
}

async function isTextIn(encoding: string, handle: FileHandle, bytes: number): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let beginning = '';
  try {
    for await (const piece of readPieces(handle, 0, bytes)) {
      const text = decoder.decode(piece, { stream: true });
      if (controls.test(text)) return false;
      if (beginning.trim() === '') beginning = text;
      if (markup.test(beginning)) return false;
    }
    return !controls.test(decoder.decode());
  } catch {
    return false;
  }
}

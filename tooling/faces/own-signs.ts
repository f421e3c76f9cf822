import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { saidLines } from '../words/said-lines';

/** Where the product's own Chinese faces stand, and beside them the signs they were cut down to. */
export const facesFolder = resolve(import.meta.dirname, '../../packages/ui/src/fonts');

/** The signs beyond ASCII that stand in what the product says. */
export function saidSigns(): Set<string> {
  return new Set(saidLines().flatMap(({ text }) => Array.from(text).filter((sign) => sign > '\u007f')));
}

/** The signs that the faces were last cut down to, by `signs.txt`. */
export function signsOfFaces(): Set<string> {
  return new Set(readFileSync(join(facesFolder, 'signs.txt'), 'utf8').replaceAll('\n', ''));
}

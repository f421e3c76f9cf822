import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, saidLines } from '../words/said-lines.ts';
import { range } from './cut-faces.ts';

/** What data say so often that a text need not have said it first. */
const always = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‹›《》！％￥`;
/** Names of shipping lines: no text says them, every list shows them. */
const carriers = 'packages/domain/src/vocabulary/carrier.ts';

/**
 * The signs that the product's own Chinese faces draw: Latin, and whatever its texts say.
 *
 * @param tree the top of the sources that are read
 */
export function ownSigns(tree = root): string {
  const texts = [...saidLines(tree).map(({ text }) => text), readFileSync(join(tree, carriers), 'utf8')];
  return [...new Set(`${always}${texts.join('')}`)]
    .filter((sign) => sign >= ' ')
    .toSorted()
    .join('');
}

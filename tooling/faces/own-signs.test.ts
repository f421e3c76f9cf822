// Guarantee (U-19): the faces that come with the page draw every sign that the product says. For one that they lack the
// browser asks for a whole range more, on the first visit, and the line is drawn twice.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../words/said-lines';
import { cutFaces } from './cut-faces';
import { ownSigns } from './own-signs';

/** No text of ours says it. */
const newSign = '龘';
const carriers = 'packages/domain/src/vocabulary/carrier.ts';
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'mastlight-faces-'));
  for (const folder of ['apps/web/src/features/bill/texts', 'packages/ui/src', 'packages/domain/src/vocabulary']) {
    mkdirSync(join(tree, folder), { recursive: true });
  }
  cpSync(join(root, carriers), join(tree, carriers));
});
afterEach(() => rmSync(tree, { recursive: true }));

const write = (path: string, text: string): void => writeFileSync(join(tree, path), `export const said = '${text}';\n`);
/** What a face draws of a text: nothing is left of a face that is cut down to signs it lacks. */
const draws = async (file: string, sign: string): Promise<boolean> => {
  const face = readFileSync(join(tree, 'faces', file));
  const [withSign, withNone] = await Promise.all([sign, ''].map((text) => subsetFont(face, text, { targetFormat: 'woff2' })));
  return withSign!.length > withNone!.length;
};

it('U-19 cuts the Chinese faces again when a text says a new sign, and only then', async () => {
  const cut = (): Promise<boolean> => cutFaces(join(tree, 'faces'), ownSigns(tree));
  write('apps/web/src/features/bill/texts/zh-CN.ts', '提单');
  expect(await cut()).toBe(true);
  expect(await draws('mastlight-sans-sc-400.woff2', '提')).toBe(true);
  expect(await draws('mastlight-sans-sc-400.woff2', newSign)).toBe(false);
  expect(await cut()).toBe(false);

  write('apps/web/src/features/bill/texts/bill.zh-CN.ts', newSign);
  expect(await cut()).toBe(true);
  expect(await draws('mastlight-sans-sc-400.woff2', newSign)).toBe(true);
  expect(await draws('mastlight-sans-sc-600.woff2', newSign)).toBe(true);
  for (const mono of ['mastlight-mono-400.woff2', 'mastlight-mono-500.woff2', 'mastlight-mono-600.woff2']) {
    expect(await draws(mono, '0')).toBe(true);
    const face = await subsetFont(readFileSync(join(tree, 'faces', mono)), '0', { targetFormat: 'truetype' });
    // Its licence reserves this name for the whole face.
    expect(face.includes(Buffer.from('Plex', 'utf16le').swap16())).toBe(false);
    expect(face.includes('zero')).toBe(true);
  }
});

it('U-19 draws what catalogues, parts and the domain say, the names of shipping lines, and Latin', () => {
  expect(ownSigns(tree)).not.toContain('柜');
  write('packages/ui/src/part-texts.ts', '柜');
  write('packages/domain/src/vocabulary/box.ts', '箱');
  for (const sign of ['柜', '箱', '罗', 'A', 'é', '￥']) expect(ownSigns(tree)).toContain(sign);
  expect(ownSigns().length).toBeGreaterThan(1200);
});

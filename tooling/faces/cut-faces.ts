/**
 * `npm run faces`: cuts Noto Sans SC down to Latin and the signs that the product says (`own-signs.ts`), and writes the
 * two faces with the list of their signs. The whole face is 20 MB and the cutter needed by nobody else: both come into
 * a folder of their own, which is removed afterwards.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facesFolder, saidSigns, signsOfFaces } from './own-signs';

const source = '@expo-google-fonts/noto-sans-sc';
const cutter = 'subset-font';
const packages = [`${source}@0.4.3`, `${cutter}@2.9.0`];
const faces = [
  { from: '400Regular/NotoSansSC_400Regular.ttf', to: 'mastlight-sans-sc-400.woff2' },
  { from: '600SemiBold/NotoSansSC_600SemiBold.ttf', to: 'mastlight-sans-sc-600.woff2' },
];

type CutFace = (face: Buffer, signs: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

const latin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
// What a text of yesterday said, data may say still.
const signs = [...new Set([...latin, ...signsOfFaces(), ...saidSigns()])].toSorted().join('');
const folder = mkdtempSync(join(tmpdir(), 'mastlight-faces-'));
try {
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages], { stdio: 'inherit' });
  const require = createRequire(join(folder, 'package.json'));
  const cutFace = require(cutter) as CutFace;
  for (const { from, to } of faces) {
    const face = await cutFace(readFileSync(join(folder, 'node_modules', source, from)), signs, { targetFormat: 'woff2' });
    writeFileSync(join(facesFolder, to), face);
    console.log(`${to}: ${face.length} bytes, ${Array.from(signs).length} signs`);
  }
  writeFileSync(join(facesFolder, 'signs.txt'), `${signs}\n`);
} finally {
  rmSync(folder, { recursive: true });
}

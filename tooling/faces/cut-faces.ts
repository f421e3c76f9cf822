import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cutPieces, pieceOptions, sans } from '../../packages/faces/src/cut-face.ts';
import { joinFaces } from '../../packages/faces/src/join-faces.ts';

const require = createRequire(import.meta.url);
const mono = '@expo-google-fonts/ibm-plex-mono';

/** The signs of the mono face: Latin, punctuation, arrows and comparisons. */
const monoSigns = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”•…‰€←↑→↓−∕≠≤≥`;
/** Of the features the slashed zero alone, which ready-made Latin subsets drop. */
const monoOptions = { targetFormat: 'woff2', keepFeatures: ['zero'], noHinting: true } as const;
const monoFiles = {
  400: '400Regular/IBMPlexMono_400Regular.ttf',
  500: '500Medium/IBMPlexMono_500Medium.ttf',
  600: '600SemiBold/IBMPlexMono_600SemiBold.ttf',
};

/**
 * Cuts the product's own faces into `folder`, from what npm brings. Takes about 4 s; nothing when the folder holds faces
 * of the same signs and packages already.
 *
 * @param signs what the Chinese faces draw
 * @returns whether anything was cut
 */
export async function cutFaces(folder: string, signs: string): Promise<boolean> {
  const recipe = ['cut-faces.ts', '../../packages/faces/src/cut-face.ts', '../../packages/faces/src/join-faces.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const versions = [sans, mono, 'subset-font'].map((name) => (require(`${name}/package.json`) as { version: string }).version);
  const digest = createHash('sha256')
    .update(JSON.stringify([recipe, versions, signs]))
    .digest('hex');
  const stamp = join(folder, 'cut.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  mkdirSync(folder, { recursive: true });
  const pieces = await cutPieces(signs);
  for (const wght of [400, 600]) {
    const ofWeight: Buffer[] = [];
    for (const piece of pieces) ofWeight.push(await subsetFont(piece, signs, { ...pieceOptions, variationAxes: { wght } }));
    // One file instead of twenty on a first visit.
    const face = await subsetFont(joinFaces(ofWeight), signs, { targetFormat: 'woff2' });
    replaceFile(join(folder, `mastlight-sans-sc-${wght}.woff2`), face);
  }
  for (const [weight, file] of Object.entries(monoFiles)) {
    const whole = readFileSync(require.resolve(`${mono}/${file}`));
    rename(whole);
    replaceFile(join(folder, `mastlight-mono-${weight}.woff2`), await subsetFont(whole, monoSigns, monoOptions));
  }
  replaceFile(stamp, digest);
  return true;
}

/** The licence reserves a name for the whole face: puts another in its place, as long as it, so that nothing else moves. */
function rename(face: Buffer): void {
  for (const [from, to] of [
    ['IBM Plex', 'Own Face'],
    ['IBMPlex', 'OwnFace'],
  ] as const) {
    // Big-endian: the name table keeps its names so.
    const [sought, given] = [from, to].map((name) => Buffer.from(name, 'utf16le').swap16());
    for (let at = face.indexOf(sought!); at >= 0; at = face.indexOf(sought!, at)) given!.copy(face, at);
  }
}

/** At once, so that a build beside this one never reads half a face. */
function replaceFile(path: string, content: Buffer | string): void {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}

/** Every sign from one code point to another, both included. */
export function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

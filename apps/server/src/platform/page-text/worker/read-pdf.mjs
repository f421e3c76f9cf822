// Reads the texts of a PDF in a process of its own: whoever asked ends it when it takes too long or too much. It is plain
// JavaScript, for a process is started from a file, in the source tree and in the build alike.
import { once } from 'node:events';
import process from 'node:process';
import { getDocumentProxy } from 'unpdf';

process.once('disconnect', () => process.exit());
const [{ bytes, pagesMax, piecesMax, charactersMax }] = await once(process, 'message');

/** A text that stands across is a stamp or a watermark. */
const isLevel = ([a, b]) => a > 0 && Math.abs(b) < a * 0.2;

function multiply([a, b, c, d, e, f], [g, h, i, j, k, l]) {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

async function read() {
  const file = await getDocumentProxy(bytes, { isEvalSupported: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 });
  if (file.numPages > pagesMax) return { reason: 'too-many-pages' };
  const pages = [];
  let [count, characters] = [0, 0];
  for (let no = 1; no <= file.numPages; no++) {
    const page = await file.getPage(no);
    const view = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    count += items.length;
    if (count > piecesMax) return { reason: 'too-large' };
    const pieces = [];
    for (const { str, transform, width } of items) {
      if (!str || str.trim() === '') continue;
      // Whoever asked works on all of it, in the thread that serves everybody.
      characters += str.length;
      if (characters > charactersMax) return { reason: 'too-large' };
      const [a, b, c, d, x, y] = multiply(view.transform, transform);
      // The page counts downwards, so that its letters stand on their heads.
      if (isLevel([a, b])) pieces.push({ text: str, x, y, width, size: Math.hypot(c, d) });
    }
    pages.push(pieces);
    page.cleanup();
  }
  return { pages };
}

function reasonOf(error) {
  return error?.name === 'PasswordException' ? 'locked' : error instanceof RangeError ? 'too-large' : 'damaged';
}

process.send(await read().catch((error) => ({ reason: reasonOf(error) })));

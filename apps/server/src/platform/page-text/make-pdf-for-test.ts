import { deflateRawSync, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** What stands on a page: a text, where its line begins, in points, and how far it is turned, degrees. */
export type PlacedText = readonly [text: string, x: number, y: number, turned?: number];

/** A PDF of pages of texts; with a password nobody reads it without. */
export async function makePdfForTest(
  pages: readonly (readonly PlacedText[])[],
  { password }: { readonly password?: string } = {},
): Promise<Buffer> {
  const file = new PDFDocument({ size: 'A4', autoFirstPage: false, ...(password === undefined ? {} : { userPassword: password }) });
  const parts: Buffer[] = [];
  file.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => file.once('end', resolve));
  for (const page of pages) {
    file.addPage({ size: 'A4', margin: 0 });
    file.fontSize(10);
    for (const [text, x, y, turned = 0] of page) {
      file.save();
      if (turned !== 0) file.rotate(turned, { origin: [x, y] });
      file.text(text, x, y, { lineBreak: false });
      file.restore();
    }
  }
  file.end();
  await ended;
  return Buffer.concat(parts);
}

/** A small PDF whose only page unpacks to so many megabytes of blanks. */
export function makePdfBombForTest(megabytes: number): Buffer {
  const [blanks, none] = [Buffer.alloc(1024 * 1024, ' '), Buffer.alloc(0)];
  // Blocks that begin anew each time may be repeated as they are; what closes the stream comes once.
  const block = deflateRawSync(blanks, { finishFlush: 2 });
  const head = deflateSync(none).subarray(0, 2);
  const stream = Buffer.concat([head, ...Array.from({ length: megabytes }, () => block), deflateRawSync(none)]);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
  ].map((body, at) => Buffer.from(`${at + 1} 0 obj\n${body}\nendobj\n`));
  const contents = Buffer.concat([
    Buffer.from(`4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...objects, contents, Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n')]);
}

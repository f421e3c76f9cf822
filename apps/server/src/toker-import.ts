/**
 * The command behind `npm run toker-import -- <file> --source=… --day=…`: a file of companies takes the place of what its
 * source told before. Beside a running server it works on the same database; otherwise it opens the database itself.
 */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoSource } from '@mastlight/domain/toker/demo-source';
import { lineLengthMax, workbookBytesMax } from '@mastlight/domain/toker/limits';
import { importTexts as texts } from '@mastlight/domain/toker/messages';
import { isDay } from '@mastlight/domain/toker/read-edition-row';
import { readConfig } from './platform/config';
import { readFirstSheet } from './platform/spreadsheet/read-first-sheet';
import { streamCsv, type CsvLine } from './platform/spreadsheet/stream-csv';

const here = dirname(fileURLToPath(import.meta.url));

/** The lines of a workbook; a larger one is read as .csv alone. */
async function* sheetLines(path: string): AsyncGenerator<CsvLine> {
  if (statSync(path).size > workbookBytesMax) throw new Error(texts.tooLarge);
  const limits = {
    rowsMax: 100_000,
    columnsMax: 64,
    unpackedBytesMax: 256 * 1024 * 1024,
    charactersMax: 50_000_000,
    elementsMax: 20_000_000,
  };
  const sheet = await readFirstSheet(await readFile(path), limits).catch(() => {
    throw new Error(texts.unreadable);
  });
  for (const { rowNo, cells } of sheet.rows) yield { lineNo: rowNo, cells, isTooLong: false };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

try {
  const words = process.argv.slice(2);
  const [path = '', ...others] = words.filter((word) => !word.startsWith('--'));
  const option = (name: string): string =>
    words
      .find((word) => word.startsWith(`--${name}=`))
      ?.slice(name.length + 3)
      .trim() ?? '';
  const [source, day] = [option('source'), option('day')];
  if (path === '' || others.length > 0 || source === '' || source.length > 40 || !isDay(day)) throw new Error(texts.usage);
  const digest = await digestOf(path).catch(() => {
    throw new Error(texts.noFile(path));
  });
  // The server is read once it is known what to do: that takes longer than to refuse.
  const [{ openBeside }, { importEdition }] = await Promise.all([import('./app/open-beside'), import('./modules/toker/index')]);
  const { server } = await openBeside(readConfig(process.env), here);
  try {
    const lines = /\.xlsx$/i.test(path) ? sheetLines(path) : streamCsv(createReadStream(path), lineLengthMax);
    const told = await importEdition(server.platform, { source, day, digest, isDemo: source.startsWith(demoSource), lines });
    for (const fault of told?.faults ?? []) process.stderr.write(`${fault}\n`);
    process.stdout.write(`${told === null ? texts.same : texts.done(told)}\n`);
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

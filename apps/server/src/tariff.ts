/**
 * The command behind `npm run tariff -- <file> --edition … --from … --source … [--dry-run] [--skip-bad]`: an edition of the
 * tariff is read, told about and kept. Beside a running server it works on the same database; otherwise it opens the database
 * itself; a dry run opens none.
 */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tariffLineLengthMax, tariffLinesMax, tariffWorkbookBytesMax } from '@mastlight/domain/hs-code/limits';
import { tariffFileTexts as texts } from '@mastlight/domain/hs-code/messages';
import { findEditionFaults, isTooFaulty } from '@mastlight/domain/hs-code/tariff-edition';
import { readConfig } from './platform/config';
import { readFirstSheet } from './platform/spreadsheet/read-first-sheet';
import { streamCsv, type CsvLine } from './platform/spreadsheet/stream-csv';

const here = dirname(fileURLToPath(import.meta.url));

/** What was typed. @throws Error with a text for people */
function readWords() {
  const options = {
    edition: { type: 'string' },
    from: { type: 'string' },
    source: { type: 'string' },
    'dry-run': { type: 'boolean' },
    'skip-bad': { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) throw new Error(texts.usage);
    const edition = { name: (values.edition ?? '').trim(), validDay: (values.from ?? '').trim(), source: (values.source ?? '').trim() };
    return { path, edition, isDryRun: values['dry-run'] === true, skipsBad: values['skip-bad'] === true };
  } catch {
    throw new Error(texts.usage);
  }
}

/** The lines of a workbook; a larger one is read as .csv alone. */
async function* sheetLines(path: string): AsyncGenerator<CsvLine> {
  if (statSync(path).size > tariffWorkbookBytesMax) throw new Error(texts.tooLarge);
  const limits = {
    rowsMax: tariffLinesMax + 2,
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
  const { path, edition, isDryRun, skipsBad } = readWords();
  const wrong = findEditionFaults(edition);
  if (wrong.length > 0) throw new Error([...wrong, texts.usage].join('\n'));
  const digest = await digestOf(path).catch(() => {
    throw new Error(texts.noFile(path));
  });
  // The server is read once it is known what to do: that takes longer than to refuse.
  const [{ openBeside }, tariff] = await Promise.all([import('./app/open-beside'), import('./modules/hs-code/index')]);
  const lines = /\.xlsx$/i.test(path) ? sheetLines(path) : streamCsv(createReadStream(path), tariffLineLengthMax);
  const read = await tariff.readTariff(lines);
  for (const fault of read.faults) process.stderr.write(`${fault}\n`);
  const counts = texts.counts(read.counts);
  if (isDryRun) {
    process.stdout.write(`${texts.dryRun(counts)}\n`);
    if (isTooFaulty(read.counts) && !skipsBad) process.stdout.write(`${texts.wouldRefuse}\n`);
  } else {
    const { server } = await openBeside(readConfig(process.env), here);
    try {
      const wish = { ...edition, digest, importedBy: userInfo().username, skipsBad };
      const became = await tariff.importTariff(server.platform, wish, read);
      process.stdout.write(`${became === 'same' ? texts.same(edition.name) : texts.done(edition.name, counts)}\n`);
      const { edition: inForce } = await tariff.findInForce(server.platform);
      process.stdout.write(`${inForce === null ? texts.noneInForce : texts.inForce(inForce.name, inForce.validFrom)}\n`);
    } finally {
      await server.stop();
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { demoSource } from '@mastlight/domain/hs-code/demo-source';
import { tariffEntries } from '@mastlight/domain/hs-code/index';
import { tariffFaultsTold, tariffLinesMax } from '@mastlight/domain/hs-code/limits';
import { tariffFileTexts as texts, type TariffCounts } from '@mastlight/domain/hs-code/messages';
import {
  findTariffColumns,
  readTariffLine,
  settlePercents,
  type TariffFault,
  type TariffLine,
} from '@mastlight/domain/hs-code/tariff-file';
import { isTooFaulty } from '@mastlight/domain/hs-code/tariff-edition';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import type { CsvLine } from '../../../platform/spreadsheet/stream-csv';
import * as editions from '../store/editions';

/** What a file says: its lines, what is wrong with others, in words, and how much of what there is. */
export interface ReadTariff {
  readonly lines: readonly TariffLine[];
  readonly faults: readonly string[];
  readonly counts: TariffCounts;
}

/**
 * Reads the file of a tariff; nothing is written. Of two lines of one code the first counts, the other is a fault.
 *
 * @throws Error with a text for people: no header, too many lines, nothing usable.
 */
export async function readTariff(file: AsyncIterable<CsvLine>): Promise<ReadTariff> {
  const read: CsvLine[] = [];
  for await (const line of file) {
    if (read.push(line) > tariffLinesMax + 1) throw new Error(texts.tooManyLines);
  }
  const [header, ...rows] = read;
  const found = findTariffColumns(header?.cells ?? []);
  if ('missing' in found) throw new Error(texts.noHeader(found.missing));
  const columns = settlePercents(
    found,
    rows.map(({ cells }) => cells),
  );
  const headings = new Set(tariffEntries().flatMap(({ code }) => (code.length === 4 ? [code] : [])));
  const lines = new Map<string, { readonly line: TariffLine; readonly lineNo: number }>();
  const faults: string[] = [];
  let [faulty, unreadRates] = [0, 0];
  const notes: string[] = [];
  function refuse(lineNo: number, what: readonly TariffFault[]): void {
    faulty++;
    if (faulty <= tariffFaultsTold) faults.push(...what.map((fault) => texts.fault(lineNo, fault.column, fault.what)));
  }
  for (const { lineNo, cells, isTooLong } of rows) {
    if (!isTooLong && cells.every((cell) => cell.trim() === '')) continue;
    const line = isTooLong
      ? { faults: [{ column: texts.line, what: texts.lineTooLong }] }
      : readTariffLine(cells, columns, (heading) => headings.has(heading));
    if ('faults' in line) {
      refuse(lineNo, line.faults);
      continue;
    }
    const before = lines.get(line.line.code);
    if (before) refuse(lineNo, [{ column: columns.fields.get('code')!.title, what: texts.twice(before.lineNo) }]);
    else {
      lines.set(line.line.code, { line: line.line, lineNo });
      unreadRates += line.unread.length;
      if (notes.length < tariffFaultsTold) notes.push(...line.unread.map(({ column, what }) => texts.fault(lineNo, column, what)));
    }
  }
  if (faulty > tariffFaultsTold) faults.push(texts.more(faulty - tariffFaultsTold));
  if (lines.size === 0) throw new Error([texts.nothing, ...faults].join('\n'));
  return {
    lines: [...lines.values()].map(({ line }) => line),
    faults: [...faults, ...notes.slice(0, tariffFaultsTold)],
    counts: { lines: lines.size, faulty, unreadRates },
  };
}

/** What an edition is imported with. */
export interface EditionWish {
  readonly name: string;
  readonly source: string;
  /** `2026-01-01`: from when it holds. */
  readonly validDay: string;
  /** By which the same file is known again. */
  readonly digest: string;
  readonly importedBy: string;
  /** Whether it is taken with whatever many lines left out. */
  readonly skipsBad: boolean;
}

/**
 * Keeps an edition with the lines that are right. None that is there is changed: a file that was mended comes under another
 * name, and of two of one day the later holds. One whose name or source begins as a demonstration is marked as one.
 *
 * @returns `same` where this file has been imported under this name before.
 * @throws Error with a text for people: too many faulty lines, a name that another file has, another import at work.
 */
export function importTariff(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  wish: EditionWish,
  { lines, counts }: ReadTariff,
): Promise<'taken' | 'same'> {
  return database.unhurried(() =>
    inTransaction(database, 'system', async (tx) => {
      if (!(await editions.lockImports(tx))) throw new Error(texts.busy);
      const digest = await editions.findDigest(tx, wish.name);
      if (digest === wish.digest) return 'same' as const;
      if (digest !== null) throw new Error(texts.taken(wish.name));
      if (isTooFaulty(counts) && !wish.skipsBad) throw new Error(texts.tooManyFaults(counts.faulty, counts.lines + counts.faulty));
      const isDemo = wish.name.startsWith(demoSource) || wish.source.startsWith(demoSource);
      await editions.insertEdition(tx, { ...wish, isDemo, faulty: counts.faulty, lines }, clock.nowMs());
      return 'taken' as const;
    }),
  );
}

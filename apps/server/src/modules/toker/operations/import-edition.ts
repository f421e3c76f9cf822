import { isFuture } from '@mastlight/domain/toker/edition-day';
import { faultsTold } from '@mastlight/domain/toker/limits';
import { importTexts as texts, type ImportCounts } from '@mastlight/domain/toker/messages';
import { editionTitles, findColumns, readEditionRow, type EditionField, type EditionRow } from '@mastlight/domain/toker/read-edition-row';
import type { CsvLine } from '../../../platform/spreadsheet/stream-csv';
import { inTransaction } from '../../../platform/db/transaction';
import type { Platform } from '../../../platform/module';
import { addJob } from '../../../platform/queue/queue';
import { tellNewJob } from '../tell-new-job';
import * as editions from '../store/editions';

/** Lines that go to the database at once. */
const linesAtOnce = 2_000;

/** A file of a source. */
export interface EditionWish {
  readonly source: string;
  /** `2026-10-11`: until when its source tells. */
  readonly day: string;
  /** By which the same file is known again. */
  readonly digest: string;
  readonly isDemo: boolean;
  readonly lines: AsyncIterable<CsvLine>;
}

/** What became of an import: how much of it was taken, and what is wrong with lines that were not, in words. */
export interface ImportTold extends ImportCounts {
  readonly faults: readonly string[];
}

/**
 * Takes a file in place of all that its source told before, in one transaction: whoever searches meanwhile sees the one
 * before. Lines that are wrong are left out and told, the first `faultsTold` of them one by one. Companies are known again
 * by credit code, or by name where no code is known; one that a source of a later day tells of stays as that tells it.
 * One file at a time; memory does not grow with it.
 *
 * @returns null where the same file was taken before.
 * @throws Error with a text for people: no header, nothing usable, an older day than before, another import at work.
 */
export function importEdition({ database, clock }: Pick<Platform, 'database' | 'clock'>, wish: EditionWish): Promise<ImportTold | null> {
  const nowMs = clock.nowMs();
  if (isFuture(wish.day, nowMs)) throw new Error(texts.dayFuture);
  return database.unhurried(() =>
    inTransaction(database, 'system', async (tx) => {
      if (!(await editions.lockImports(tx))) throw new Error(texts.busy);
      const newest = await editions.findNewest(tx, wish.source);
      if (newest?.digest === wish.digest && newest.day === wish.day) return null;
      if (newest && newest.day > wish.day) throw new Error(texts.older(newest.day));
      const read = await readLines(wish, (rows) => editions.stageRows(tx, rows));
      if (read.rows === 0) throw new Error([texts.nothing, ...read.faults].join('\n'));
      const editionId = await editions.insertEdition(tx, wish, nowMs);
      const { companies, merged, newer } = await editions.takeStaged(tx, editionId, wish, nowMs);
      for (const ownerKey of await editions.findOwnersToTell(tx))
        // To count for many takes minutes after a large edition: one after the other, and nobody else's jobs behind them.
        await addJob(tx, tellNewJob, { ownerKey, editionId, atMs: Math.trunc(nowMs) }, { line: tellNewJob.name });
      return { companies, rows: read.rows, refused: read.refused, merged, newer, faults: read.faults };
    }),
  );
}

type Staged = EditionRow & { readonly lineNo: number };

async function readLines({ lines, day }: EditionWish, stage: (rows: readonly Staged[]) => Promise<void>) {
  let at: ReadonlyMap<EditionField, number> | null = null;
  let batch: Staged[] = [];
  const faults: string[] = [];
  let [rows, refused] = [0, 0];
  for await (const { lineNo, cells, isTooLong } of lines) {
    if (at === null) {
      const columns = findColumns(cells);
      if ('missing' in columns) throw new Error(texts.noHeader(columns.missing));
      ({ at } = columns);
      continue;
    }
    const read = isTooLong ? { faults: [{ field: texts.line, what: texts.lineTooLong }] } : readEditionRow(cells, at, day);
    if ('faults' in read) {
      refused++;
      if (refused <= faultsTold) faults.push(...read.faults.map(({ field, what }) => texts.fault(lineNo, field, what)));
      continue;
    }
    rows++;
    batch.push({ ...read.row, lineNo });
    if (batch.length >= linesAtOnce) {
      await stage(batch);
      batch = [];
    }
  }
  if (at === null) throw new Error(texts.noHeader([editionTitles.name]));
  if (batch.length > 0) await stage(batch);
  if (refused > faultsTold) faults.push(texts.more(refused - faultsTold));
  return { rows, refused, faults };
}

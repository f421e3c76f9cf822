import type { TariffLine } from '@mastlight/domain/hs-code/tariff-file';
import { jsonText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Lines that go to the database at once. */
const linesAtOnce = 2_000;

/** One import at a time; false while another is at work. */
export async function lockImports(tx: Transaction): Promise<boolean> {
  const { rows } = await connectionOf(tx).query<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('tariff import', 0)) as held`,
  );
  return rows[0]!.held;
}

/** The digest of the file that an edition was taken out of; null where no edition has that name. */
export async function findDigest(tx: Transaction, name: string): Promise<string | null> {
  const { rows } = await connectionOf(tx).query<{ digest: string }>('select digest from hs_code_tariff_edition where name = $1', [name]);
  return rows[0]?.digest ?? null;
}

/** An edition to be kept. */
export interface NewEdition {
  readonly name: string;
  readonly source: string;
  readonly validDay: string;
  readonly digest: string;
  readonly isDemo: boolean;
  readonly importedBy: string;
  readonly faulty: number;
  readonly lines: readonly TariffLine[];
}

/** Keeps an edition with its lines. */
export async function insertEdition(tx: Transaction, edition: NewEdition, nowMs: number): Promise<void> {
  const connection = connectionOf(tx);
  const { rows } = await connection.query<{ id: number }>(
    `insert into hs_code_tariff_edition
       (name, tariff_source, valid_day, digest, is_demo, line_count, faulty_count, imported_by, imported_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      edition.name,
      edition.source,
      edition.validDay,
      edition.digest,
      edition.isDemo,
      edition.lines.length,
      edition.faulty,
      edition.importedBy,
      new Date(nowMs),
    ],
  );
  for (let at = 0; at < edition.lines.length; at += linesAtOnce) {
    await connection.query(
      `insert into hs_code_tariff_line
         (edition_id, code, name, unit1, unit2, mfn, general, provisional, vat, consumption, rebate, agreements, supervision, inspection, elements)
       select $1, line.* from jsonb_to_recordset($2) as line(code text, name text, unit1 text, unit2 text, mfn text, general text,
         provisional text, vat text, consumption text, rebate text, agreements jsonb, supervision text, inspection text, elements text)`,
      [rows[0]!.id, jsonText(edition.lines.slice(at, at + linesAtOnce))],
    );
  }
}

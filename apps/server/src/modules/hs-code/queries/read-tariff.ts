import type { hsCode, TaxLine } from '@mastlight/domain/hs-code/contract';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { readElements } from '@mastlight/domain/hs-code/elements';
import { explainInspection, explainSupervision, tariffNotes } from '@mastlight/domain/hs-code/index';
import { linesShown } from '@mastlight/domain/hs-code/limits';
import { hsCodeTexts as texts } from '@mastlight/domain/hs-code/messages';
import { readRate, type Rate } from '@mastlight/domain/hs-code/rate';
import { hsCodeRefusals as refusals } from '@mastlight/domain/hs-code/refusals';
import { entriesOf } from '../book';
import { findInForce, type TariffParts } from './edition-in-force';

interface LineRow {
  readonly code: string;
  readonly name: string;
  readonly unit1: string | null;
  readonly unit2: string | null;
  readonly mfn: string | null;
  readonly general: string | null;
  readonly provisional: string | null;
  readonly vat: string | null;
  readonly consumption: string | null;
  readonly rebate: string | null;
  readonly agreements: readonly { readonly name: string; readonly rate: string }[];
  readonly supervision: string | null;
  readonly inspection: string | null;
  readonly total: number;
}

type WireRate = TaxLine['mfn'];
const rateOf = (text: string | null): WireRate => showRate(readRate(text ?? ''));
const showRate = (rate: Rate | null): WireRate => rate && { text: rate.text, rule: { kind: rate.rule.kind, parts: [...rate.rule.parts] } };

const showLine = (row: LineRow): TaxLine => ({
  hsCode: row.code,
  name: row.name,
  unit1: row.unit1,
  unit2: row.unit2,
  mfn: rateOf(row.mfn),
  general: rateOf(row.general),
  provisional: rateOf(row.provisional),
  vat: rateOf(row.vat),
  consumption: rateOf(row.consumption),
  rebate: rateOf(row.rebate),
  agreements: row.agreements.map(({ name, rate }) => ({ name, rate: rateOf(rate) })),
  supervision: row.supervision === null ? null : explainSupervision(row.supervision),
  inspection: row.inspection === null ? null : explainInspection(row.inspection),
});

/** The lines under a code of 4, 6, 8 or 10 digits, with the edition that they stand in; `linesShown` of them. */
export async function showTax(parts: TariffParts, code: string): Promise<ResponseOf<typeof hsCode.showTax>> {
  const inForce = await findInForce(parts);
  if (inForce.id === null) return { edition: null, note: inForce.note, hsCode: code, total: 0, lines: [] };
  const { rows } = await parts.database.query<LineRow>(
    'system',
    `select code, name, unit1, unit2, mfn, general, provisional, vat, consumption, rebate, agreements, supervision, inspection,
       count(*) over ()::int as total
     from hs_code_tariff_line where edition_id = $1 and code between rpad($2, 10, '0') and rpad($2, 10, '9')
     order by code limit $3`,
    [inForce.id, code, linesShown],
    'tariff-lines',
  );
  const note = rows.length === 0 ? texts.noLine(inForce.edition.name, code) : '';
  return { edition: inForce.edition, note, hsCode: code, total: rows[0]?.total ?? 0, lines: rows.map(showLine) };
}

/** The elements of a code whose lines all have the same ones; why there are none, where there are none. */
export async function listElements(parts: TariffParts, code: string): Promise<ResponseOf<typeof hsCode.listElements>> {
  const inForce = await findInForce(parts);
  if (inForce.id === null) return { edition: null, note: inForce.note, hsCode: code, name: null, elements: [] };
  const { edition } = inForce;
  const { rows } = await parts.database.query<{ elements: string | null; name: string; lines: number }>(
    'system',
    `select elements, min(name) as name, count(*)::int as lines from hs_code_tariff_line
     where edition_id = $1 and code between rpad($2, 10, '0') and rpad($2, 10, '9') group by elements limit 2`,
    [inForce.id, code],
    'tariff-elements',
  );
  const [first] = rows;
  const isOne = rows.length === 1;
  const elements = (isOne ? readElements(first?.elements ?? '') : null) ?? [];
  const why = !first ? texts.noLine(edition.name, code) : isOne ? texts.noElements(edition.name, code) : texts.elementsDiffer;
  return {
    edition,
    note: elements.length > 0 ? '' : why,
    hsCode: code,
    name: isOne && first!.lines === 1 ? first!.name : null,
    elements: elements.map((element) => ({ ...element, choices: [...element.choices] })),
  };
}

/** The notes of a code's chapter and heading; null where we have written none. @throws BusinessError 400 for a chapter not in use. */
export function showNotes(code: string): ResponseOf<typeof hsCode.showNotes> {
  const show = (part: string) => ({ hsCode: part, name: entriesOf().get(part)?.zh ?? '', note: tariffNotes().get(part) ?? null });
  if (!entriesOf().has(code.slice(0, 2))) throw refuse(refusals.unknownCode, { code }, { field: 'hsCode' });
  return { hsCode: code, chapter: show(code.slice(0, 2)), heading: show(code.slice(0, 4)) };
}

import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { hsCode, HsEntry } from '@mastlight/domain/hs-code/contract';
import type { TariffEntry } from '@mastlight/domain/hs-code/index';
import { batchMax, codePattern } from '@mastlight/domain/hs-code/limits';
import { hsCodeRefusals as refusals } from '@mastlight/domain/hs-code/refusals';
import { bookOf, entriesOf } from '../book';
import { findInForce, type TariffParts } from './edition-in-force';

type TariffFacts = Pick<HsEntry, 'unit1' | 'unit2' | 'rebate' | 'supervision'>;
const unknown: TariffFacts = { unit1: null, unit2: null, rebate: null, supervision: null };

/**
 * Entries with what all lines below them in the edition in force have in common; null where they differ, or where there is no
 * edition.
 */
async function show(parts: TariffParts, entries: readonly TariffEntry[]): Promise<HsEntry[]> {
  const { id } = await findInForce(parts);
  const { rows } =
    id === null || entries.length === 0
      ? { rows: [] }
      : await parts.database.query<TariffFacts & { code: string }>(
          'system',
          `select asked.code,
             case when count(distinct coalesce(unit1, '')) = 1 then min(unit1) end as unit1,
             case when count(distinct coalesce(unit2, '')) = 1 then min(unit2) end as unit2,
             case when count(distinct coalesce(rebate, '')) = 1 then min(rebate) end as rebate,
             case when count(distinct coalesce(supervision, '?')) = 1 then min(supervision) end as supervision
           from unnest($2::text[]) asked(code)
           join hs_code_tariff_line line on line.edition_id = $1 and line.code between rpad(asked.code, 10, '0') and rpad(asked.code, 10, '9')
           group by asked.code`,
          [id, [...new Set(entries.map(({ code }) => code))]],
          'tariff-facts',
        );
  const facts = new Map(rows.map(({ code, ...told }) => [code, told]));
  return entries.map(({ code, zh, en }) => ({ hsCode: code, name: zh, nameEn: en, ...(facts.get(code) ?? unknown) }));
}
const brief = ({ code, zh }: TariffEntry) => ({ hsCode: code, name: zh });

/** The nearest entry that a code is or stands below: of ten digits its six, of an unnamed subheading its heading. */
function nearest(code: string): TariffEntry | undefined {
  const entries = entriesOf();
  return [code, code.slice(0, 6), code.slice(0, 4)].map((each) => entries.get(each)).find(Boolean);
}

/** Entries of a code, or of a name: what is proposed for it first, then whose titles hold it. */
export async function queryCodes(
  parts: TariffParts,
  { keyword, ...wish }: RequestOf<typeof hsCode.queryCodes>,
): Promise<ResponseOf<typeof hsCode.queryCodes>> {
  const { pageNo, pageSize, offset } = readPaging(wish);
  const digits = keyword.replace(/[\s.]/g, '');
  const found = /^\d+$/.test(digits) ? ofDigits(digits) : ofName(keyword);
  return { list: await show(parts, found.slice(offset, offset + pageSize)), total: found.length, pageNo, pageSize };
}

function ofDigits(digits: string): TariffEntry[] {
  const below = [...entriesOf().values()].filter(({ code }) => code.startsWith(digits));
  const above = below.length > 0 || digits.length < 4 ? undefined : nearest(digits);
  return above ? [above] : below.sort((one, other) => (one.code < other.code ? -1 : 1));
}

function ofName(name: string): TariffEntry[] {
  const proposed = bookOf()
    .classify(name)
    .candidates.flatMap(({ hsCode: code }) => entriesOf().get(code) ?? []);
  const wanted = name.toLowerCase();
  const held = [...entriesOf().values()].filter(({ zh, en }) => zh.includes(name) || en.toLowerCase().includes(wanted));
  return [...new Set([...proposed, ...held])];
}

/** One code with what stands above and below it. @throws BusinessError 400 where neither it nor its heading is in use. */
export async function showCode(parts: TariffParts, code: string): Promise<ResponseOf<typeof hsCode.showCode>> {
  const entry = nearest(code);
  if (!entry) throw refuse(refusals.unknownCode, { code }, { field: 'hsCode' });
  const parents = [2, 4]
    .filter((length) => length < entry.code.length)
    .flatMap((length) => entriesOf().get(entry.code.slice(0, length)) ?? []);
  const children = [...entriesOf().values()].filter(
    ({ code: other }) => other.length === entry.code.length + 2 && other.startsWith(entry.code),
  );
  const [shown] = await show(parts, [entry]);
  return { ...shown!, parents: parents.map(brief), children: children.map(brief), names: [...entry.names] };
}

/** Several codes; those that are none, or whose heading is not in use, are named. @throws BusinessError 400 for too many. */
export async function listCodes(parts: TariffParts, codes: readonly string[]): Promise<ResponseOf<typeof hsCode.listCodes>> {
  if (codes.length > batchMax) throw refuse(refusals.tooManyCodes, {}, { field: 'hsCodes' });
  const found = codes.map((code) => ({ code, entry: codePattern.test(code) ? nearest(code) : undefined }));
  return {
    list: await show(
      parts,
      found.flatMap(({ entry }) => (entry ? [entry] : [])),
    ),
    missing: found.flatMap(({ code, entry }) => (entry ? [] : [code])),
  };
}

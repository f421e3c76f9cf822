import type { RequestOf, ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { hsCode, HsEntry } from '@mastlight/domain/hs-code/contract';
import type { TariffEntry } from '@mastlight/domain/hs-code/index';
import { batchMax, codePattern } from '@mastlight/domain/hs-code/limits';
import { hsCodeRefusals as refusals } from '@mastlight/domain/hs-code/refusals';
import { bookOf, entriesOf } from '../book';

const show = ({ code, zh, en }: TariffEntry): HsEntry => ({
  hsCode: code,
  name: zh,
  nameEn: en,
  unit1: null,
  unit2: null,
  rebate: null,
  supervision: null,
});
const brief = ({ code, zh }: TariffEntry) => ({ hsCode: code, name: zh });

/** The nearest entry that a code is or stands below: of ten digits its six, of an unnamed subheading its heading. */
function nearest(code: string): TariffEntry | undefined {
  const entries = entriesOf();
  return [code, code.slice(0, 6), code.slice(0, 4)].map((each) => entries.get(each)).find(Boolean);
}

/** Entries of a code, or of a name: what is proposed for it first, then whose titles hold it. */
export function queryCodes({ keyword, ...wish }: RequestOf<typeof hsCode.queryCodes>): ResponseOf<typeof hsCode.queryCodes> {
  const { pageNo, pageSize, offset } = readPaging(wish);
  const digits = keyword.replace(/[\s.]/g, '');
  const found = /^\d+$/.test(digits) ? ofDigits(digits) : ofName(keyword);
  return { list: found.slice(offset, offset + pageSize).map(show), total: found.length, pageNo, pageSize };
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
export function showCode(code: string): ResponseOf<typeof hsCode.showCode> {
  const entry = nearest(code);
  if (!entry) throw refuse(refusals.unknownCode, { code }, { field: 'hsCode' });
  const parents = [2, 4]
    .filter((length) => length < entry.code.length)
    .flatMap((length) => entriesOf().get(entry.code.slice(0, length)) ?? []);
  const children = [...entriesOf().values()].filter(
    ({ code: other }) => other.length === entry.code.length + 2 && other.startsWith(entry.code),
  );
  return { ...show(entry), parents: parents.map(brief), children: children.map(brief), names: [...entry.names] };
}

/** Several codes; those that are none, or whose heading is not in use, are named. @throws BusinessError 400 for too many. */
export function listCodes(codes: readonly string[]): ResponseOf<typeof hsCode.listCodes> {
  if (codes.length > batchMax) throw refuse(refusals.tooManyCodes, {}, { field: 'hsCodes' });
  const found = codes.map((code) => ({ code, entry: codePattern.test(code) ? nearest(code) : undefined }));
  return {
    list: found.flatMap(({ entry }) => (entry ? [show(entry)] : [])),
    missing: found.flatMap(({ code, entry }) => (entry ? [] : [code])),
  };
}

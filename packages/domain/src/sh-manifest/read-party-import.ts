/** A spreadsheet of a party book or of saved combinations: a row for each entry (R-7.6-14). */
import { readTitledRows, type SheetLine } from '../vocabulary/titled-rows';
import { spellCompanyCode } from './company-code';
import { blankParty, partyFields, type Party, type PartyField, type PartyRole } from './filing';
import { fixPartyText } from './fix-text';
import { subjectLengthMax, textLengthMax } from './limits';
import { partyRoleTitles, partyTitles, shManifestTexts as texts } from './messages';

/** An entry that was read, or what is wrong with its row. */
export type ImportedEntry =
  | { readonly rowNo: number; readonly nickName: string; readonly parties: Readonly<Partial<Record<PartyRole, Party>>> }
  | { readonly rowNo: number; readonly message: string };

type Column = 'nickName' | `${PartyRole}.${PartyField}`;

/** How people write titles besides ours. */
const otherTitles: Readonly<Partial<Record<PartyField, readonly string[]>>> = {
  name: ['公司名称', '公司', 'NAME'],
  address: ['公司地址', 'ADDRESS'],
  phone: ['公司电话', 'TEL'],
  countryCode: ['国家代码', 'COUNTRY'],
  companyCode: ['企业编码', '公司代码'],
  contactName: ['联系人'],
  contactPhone: ['具体联系人电话'],
};

/** The titles of a book's file: of one party plain, of three each behind its role. */
function titlesOf(roles: readonly PartyRole[]): Record<Column, readonly string[]> {
  const isOne = roles.length === 1;
  return Object.fromEntries([
    ['nickName', ['简称', '模板', '模板名称']],
    ...roles.flatMap((role) =>
      partyFields.map((field) => {
        const own = [partyTitles[field], ...(otherTitles[field] ?? [])];
        const behindRole = own.map((title) => partyRoleTitles[role] + title);
        return [
          `${role}.${field}`,
          isOne ? [...own, ...behindRole] : [...behindRole, ...(field === 'name' ? [partyRoleTitles[role]] : [])],
        ];
      }),
    ),
  ]) as Record<Column, readonly string[]>;
}

/** What was read of a spreadsheet of parties. */
export interface PartyImport {
  readonly entries: readonly ImportedEntry[];
  /** Titles that name nothing of a party. */
  readonly unread: readonly string[];
}

/**
 * The entries of a spreadsheet, in its order, texts put right as pasted ones are. An entry without a short name goes by the
 * name of its party; rows without anything are passed over.
 *
 * @param roles one: a book of that kind; all three: combinations
 * @returns null where no row has the title of the first party's name
 */
export function readPartyImport(rows: readonly SheetLine[], roles: readonly PartyRole[]): PartyImport | null {
  const titles = titlesOf(roles);
  const read = readTitledRows(rows, titles, `${roles[0]!}.name`);
  if (read === null) return null;
  const entries = read.rows.flatMap(({ rowNo, texts: said }): ImportedEntry[] => {
    if (Object.values(said).every((text) => text === '')) return [];
    const parties = Object.fromEntries(roles.map((role) => [role, readParty(role, said)])) as Partial<Record<PartyRole, Party>>;
    const { name } = parties[roles[0]!]!;
    const nickName = said.nickName === '' ? name.slice(0, subjectLengthMax) : said.nickName;
    if (name === '') return [{ rowNo, message: texts.rowNameMissing }];
    const tooLong = nickName.length > subjectLengthMax ? texts.cellTooLong('简称', subjectLengthMax) : findTooLong(parties);
    if (tooLong !== null) return [{ rowNo, message: tooLong }];
    return [{ rowNo, nickName, parties }];
  });
  return { entries, unread: read.unread };
}

/** What is said of the first field that is longer than it may be; null without one. */
function findTooLong(parties: Readonly<Partial<Record<PartyRole, Party>>>): string | null {
  for (const [role, party] of Object.entries(parties)) {
    const field = partyFields.find((each) => party[each].length > textLengthMax);
    if (field) return texts.cellTooLong(partyRoleTitles[role as PartyRole] + partyTitles[field], textLengthMax);
  }
  return null;
}

function readParty(role: PartyRole, said: Readonly<Record<Column, string>>): Party {
  const party = Object.fromEntries(partyFields.map((field) => [field, fixPartyText(field, said[`${role}.${field}`]).text])) as Party;
  return { ...blankParty, ...party, companyCode: spellCompanyCode(party.countryCode, party.companyCode) };
}

/** What is wrong with shipper, consignee and notify party, and with the codes by which customs know them (R-3.9-30, R-5.3-19). */
import { hasChinese } from '../vocabulary/input-filters';
import { isSheetError } from '../vocabulary/sheet-error';
import { codeExampleOf, refuseCompanyCode } from './company-code';
import { countries, findEntry } from './dictionaries';
import { partyFields, type ManifestFiling, type Party, type PartyField, type PartyRole } from './filing';
import { chineseWords, fault, isPhoneText, type FieldFault } from './form-rules';
import { contactNameLengthMax, partyAddressLengthMax, partyNameLengthMax, partyPhoneLengthMax } from './limits';
import { partyRoleTitles, partyTitles, type ManifestFieldText } from './messages';

export interface PartyFault extends FieldFault {
  readonly field: PartyField;
}

/** A bill to order names nobody yet; whom to tell stands in its notify party. */
export function isToOrder({ name }: Pick<Party, 'name'>): boolean {
  return /^TO (?:THE )?ORDER\b/i.test(name.trim());
}

/** What stands for the consignee's own particulars. */
export function isSameAsConsignee({ name }: Pick<Party, 'name'>): boolean {
  return /^SAME AS CONSIGNEE\b/i.test(name.trim());
}

/** The fields that a party must have: of one to order its name alone, of the same as the consignee how to reach him. */
function neededOf(role: PartyRole, party: Party, consignee: Party): readonly PartyField[] {
  if (role === 'consignee' && isToOrder(party)) return ['name'];
  if (role !== 'notify') return ['name', 'address', 'countryCode', 'companyCode'];
  if (isSameAsConsignee(party)) return ['name', 'phone', 'countryCode'];
  return isToOrder(consignee) ? ['name', 'address', 'phone', 'countryCode', 'companyCode'] : ['name', 'address', 'phone', 'countryCode'];
}

const missing: Partial<Record<PartyField, ManifestFieldText>> = {
  name: 'partyNameMissing',
  address: 'partyAddressMissing',
  phone: 'partyPhoneMissing',
  countryCode: 'countryMissing',
  companyCode: 'codeMissing',
};

/** All that is wrong with one party, in the order of its fields. */
export function checkParty(role: PartyRole, { parties }: Pick<ManifestFiling, 'parties'>): PartyFault[] {
  const party = parties[role];
  const needed = neededOf(role, party, parties.consignee);
  return partyFields.flatMap((field) => {
    const isEmpty = party[field].trim() === '';
    const refused = isEmpty ? (needed.includes(field) ? missingFault(role, party, field) : null) : refuse(role, party, field);
    return refused ? [{ ...refused, field }] : [];
  });
}

function missingFault(role: PartyRole, { countryCode }: Party, field: PartyField): FieldFault {
  const country = findEntry(countries, countryCode);
  return fault(missing[field]!, {
    role: partyRoleTitles[role],
    ...(field === 'companyCode' && { country: country?.name ?? '', example: codeExampleOf(country?.code ?? '') }),
  });
}

function refuse(role: PartyRole, party: Party, field: PartyField): FieldFault | null {
  const text = party[field].trim();
  const who = partyRoleTitles[role];
  if (isSheetError(text)) return fault('sheetError', { value: text });
  if (hasChinese(text)) return fault('partyChinese', { role: who, field: partyTitles[field], words: chineseWords(text) });
  switch (field) {
    case 'name':
      return text.length > partyNameLengthMax ? fault('partyNameLong', { role: who }) : null;
    case 'address':
      return text.length > partyAddressLengthMax ? fault('partyAddressLong', { role: who }) : null;
    case 'phone':
    case 'contactPhone':
      return text.length <= partyPhoneLengthMax && isPhoneText(text) ? null : fault('partyPhoneWrong', { role: who });
    case 'countryCode':
      return findEntry(countries, text) ? null : fault('countryUnknown', { value: text });
    case 'companyCode':
      return refuseCode(who, party);
    case 'aeoCode':
      return /^[A-Z0-9]{1,20}$/.test(text) ? null : fault('aeoWrong', { role: who });
    case 'contactName':
      return text.length <= contactNameLengthMax ? null : fault('contactLong', { role: who });
  }
}

function refuseCode(role: string, { countryCode, companyCode }: Party): FieldFault | null {
  const country = findEntry(countries, countryCode);
  if (country === null) return null;
  const refused = refuseCompanyCode(country.code, companyCode);
  if (refused === null) return null;
  return refused.fault === 'type'
    ? fault('codeType', { role, country: country.name, types: refused.types.join('、') })
    : fault('codeNumber', { role, type: refused.type });
}

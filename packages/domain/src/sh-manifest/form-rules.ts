/**
 * R-5.3-01 to -19: what a single field of a manifest takes. Browser and server read the same rules: the one while somebody
 * types, the other before anything is sent.
 */
import { isBillNo } from '../vocabulary/bill-no';
import { containerCheckDigit, hasValidCheckDigit, isContainerNo } from '../vocabulary/container-no';
import { isEmail } from '../vocabulary/email';
import { hasChinese } from '../vocabulary/input-filters';
import { offeredVesselNames, refuseVesselName, refuseVoyage, vesselVoyageTexts } from '../vocabulary/vessel-voyage';
import { containerTypes, dangerClasses, findEntry, packageTypes, packingGroups } from './dictionaries';
import type { GoodsField } from './filing';
import {
  boxMarkLengthMax,
  cargoNameLengthMax,
  dangerContactLengthMax,
  dangerEmailLengthMax,
  dangerFaxLengthMax,
  dangerPhoneLengthMax,
  houseBillLengthMax,
  marksLengthMax,
  sealLengthMax,
  temperatureMaxC,
  temperatureMinC,
} from './limits';
import { isSheetError } from '../vocabulary/sheet-error';
import type { ManifestFieldText } from './messages';
import { readPackages, readThousandths } from './numbers';

/** Something that is wrong with a field's own text. */
export interface FieldFault {
  readonly severity: 'error' | 'warning';
  readonly textId: ManifestFieldText;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** What would put it right by one click. */
  readonly fixes?: readonly string[];
}

export function fault(textId: ManifestFieldText, parameters: FieldFault['parameters'] = {}): FieldFault {
  return { severity: 'error', textId, parameters };
}

export function warning(textId: ManifestFieldText, parameters: FieldFault['parameters'] = {}, fix?: string): FieldFault {
  return { severity: 'warning', textId, parameters, ...(fix !== undefined && { fixes: [fix] }) };
}

/** The Chinese that stands in a text, to be shown beside what is said against it. */
export function chineseWords(text: string): string {
  return [...text.matchAll(/\p{Script=Han}+/gu)].map(([words]) => words).join(' ');
}

const textIds: ReadonlyMap<string | null, ManifestFieldText> = new Map([
  [vesselVoyageTexts.vessel, 'vesselWrong'],
  [vesselVoyageTexts.voyage, 'voyageWrong'],
  [vesselVoyageTexts.voyageMark, 'voyageMark'],
  [vesselVoyageTexts.tooLong, 'vesselVoyageLong'],
]);

function byVocabulary(refusal: string | null): FieldFault | null {
  const textId = textIds.get(refusal);
  return textId === undefined ? null : fault(textId);
}

export const refuseManifestBill = (text: string): FieldFault | null => (isBillNo(text) ? null : fault('billNoWrong'));
/** R-5.3-01, with what R-5.3-02 offers for a name that has spaces. */
export function refuseManifestVessel(text: string): FieldFault | null {
  const refused = byVocabulary(refuseVesselName(text));
  const fixes = offeredVesselNames(text);
  return refused && fixes.length > 0 ? { ...refused, fixes } : refused;
}
/** R-5.3-03, -04. */
export const refuseManifestVoyage = (text: string): FieldFault | null => byVocabulary(refuseVoyage(text));

const upTo = (max: number, textId: ManifestFieldText) => (text: string) => (text.length > max ? fault(textId) : null);
const capitals = (max: number, textId: ManifestFieldText) => (text: string) =>
  text.length <= max && /^[A-Z0-9]+$/.test(text) ? null : fault(textId);

/** R-5.3-05, -06. */
function refuseContainer(text: string): FieldFault | null {
  if (!isContainerNo(text)) return fault('containerWrong');
  return hasValidCheckDigit(text) ? null : warning('checkDigit', { digit: containerCheckDigit(text) });
}

/** R-5.3-07; a letter O among digits is most often a zero. */
function refuseSeal(text: string): FieldFault | null {
  const refused = capitals(sealLengthMax, 'sealWrong')(text);
  if (refused || !/\dO|O\d/.test(text)) return refused;
  return warning(
    'sealLetterO',
    { seal: text },
    text.replace(/O+/g, (letters, at: number) =>
      /\d/.test(`${text[at - 1] ?? ''}${text[at + letters.length] ?? ''}`) ? '0'.repeat(letters.length) : letters,
    ),
  );
}

function refuseEnglish(text: string, max: number, chinese: ManifestFieldText, long: ManifestFieldText): FieldFault | null {
  if (hasChinese(text)) return fault(chinese, { words: chineseWords(text) });
  return text.length > max ? fault(long) : null;
}

function positive(value: number | null, textId: ManifestFieldText): FieldFault | null {
  return value === null || value <= 0 ? fault(textId) : null;
}

function refuseTemperature(text: string): FieldFault | null {
  return /^[+-]?\d{1,3}(?:\.\d)?$/.test(text) ? null : fault('temperatureWrong');
}

function refuseMail(text: string): FieldFault | null {
  return text.length > dangerEmailLengthMax ? fault('dangerEmailLong') : isEmail(text) ? null : fault('dangerEmailWrong');
}

/** Names that say nothing of the goods: customs send such a manifest back (公告 2018-40: the commodity by its trade name). */
const vagueNames: ReadonlySet<string> = new Set([
  'CARGO',
  'CONSOL CARGO',
  'DAILY NECESSITIES',
  'FREIGHT OF ALL KINDS',
  'FAK',
  'GENERAL CARGO',
  'GENERAL MERCHANDISE',
  'GIFTS',
  'GOODS',
  'PARTS',
  'SAMPLES',
  'SUNDRIES',
]);

/** What each column of goods takes; asked of texts that are not empty. */
const goodsRules: Readonly<Record<GoodsField, (text: string) => FieldFault | null>> = {
  // R-5.3-08.
  houseBillNo: capitals(houseBillLengthMax, 'houseBillWrong'),
  containerNo: refuseContainer,
  sealNo: refuseSeal,
  containerType: (text) => (findEntry(containerTypes, text) ? null : fault('typeUnknown', { value: text })),
  boxMark: upTo(boxMarkLengthMax, 'boxMarkLong'),
  // R-5.3-09, -10.
  cargoName: (text) =>
    refuseEnglish(text, cargoNameLengthMax, 'cargoChinese', 'cargoLong') ??
    (vagueNames.has(text.trim().toUpperCase()) ? warning('cargoVague', { name: text.trim() }) : null),
  packageType: (text) => (findEntry(packageTypes, text) ? null : fault('packageTypeUnknown', { value: text })),
  // R-5.3-12, -13.
  packages: (text) => positive(readPackages(text), 'packagesWrong'),
  weightKg: (text) => positive(readThousandths(text), 'weightWrong'),
  volumeM3: (text) => positive(readThousandths(text), 'volumeWrong'),
  // R-5.3-11.
  marks: (text) => refuseEnglish(text, marksLengthMax, 'marksChinese', 'marksLong'),
  isEmpty: () => null,
  unNo: (text) => (/^\d{4}$/.test(text) ? null : fault('unWrong')),
  dangerClass: (text) => (findEntry(dangerClasses, text) ? null : fault('classUnknown', { value: text })),
  packingGroup: (text) => ((packingGroups as readonly string[]).includes(text) ? null : fault('groupUnknown')),
  // R-5.3-14 to -17.
  dangerContact: (text) => refuseEnglish(text, dangerContactLengthMax, 'dangerChinese', 'dangerContactLong'),
  dangerPhone: (text) =>
    refuseEnglish(text, dangerPhoneLengthMax, 'dangerChinese', 'dangerPhoneLong') ?? (isPhoneText(text) ? null : fault('dangerPhoneWrong')),
  dangerEmail: refuseMail,
  dangerFax: upTo(dangerFaxLengthMax, 'dangerFaxLong'),
  temperature: refuseTemperature,
  temperatureUnit: (text) => (text === 'C' || text === 'F' ? null : fault('unitWrong')),
};

/** What is wrong with one cell of goods by itself; null for an empty one, which may be missing but is not wrong. */
export function refuseGoodsField(field: GoodsField, text: string): FieldFault | null {
  if (isSheetError(text)) return fault('sheetError', { value: text.trim() });
  return text.trim() === '' ? null : goodsRules[field](text);
}

/** Whether a reefer's temperature is one that reefers hold, in its own unit. */
export function isReeferTemperature(temperature: string, unit: string): boolean {
  const degrees = unit === 'F' ? ((Number(temperature) - 32) * 5) / 9 : Number(temperature);
  return degrees >= temperatureMinC && degrees <= temperatureMaxC;
}

/** Whether a text may be a telephone number as customs take it: digits, spaces and `+ - ( ) / .` alone. */
export const isPhoneText = (text: string): boolean => /^[\d +()/.-]*\d[\d +()/.-]*$/.test(text);

/**
 * The codes by which a manifest names companies (企业代码): type, `+`, number; which types a country has, and how their numbers
 * look (GACC announcements 2017-56 and 2018-56; VAT numbers as the European Union publishes their forms).
 */
import { isCreditCode } from '../company/index';

/** Types that every country's companies and people may use: others, a person's papers, another company key. */
const anywhere: Readonly<Record<string, RegExp>> = {
  '9999': /^[A-Z0-9][A-Z0-9./-]{1,34}$/,
  '8888': /^[A-Z0-9][A-Z0-9./-]{1,34}$/,
  PASSPORT: /^[A-Z0-9]{5,20}$/,
};
const elsewhere: Readonly<Record<string, RegExp>> = { ...anywhere, CIK: /^[A-Z0-9]{4,35}$/, ID: /^[A-Z0-9]{4,35}$/ };

const vatForms: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^GB(?:\d{9}|\d{12})$/,
  GR: /^EL\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE\d[A-Z0-9]\d{5}[A-Z]{1,2}$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(?:\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
};

/** One example of each country whose companies have a number of their own, of nobody. */
const vatExamples: Readonly<Record<string, string>> = { DE: 'VAT+DE000000000', FR: 'VAT+FR00000000000', NL: 'VAT+NL000000000B00' };

/** 居民身份证号 (GB 11643): 18 signs, the last of which checks the others. */
function isIdentityNo(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text)) return false;
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += Number(text[at]) * (2 ** (17 - at) % 11);
  return '10X98765432'[sum % 11] === text[17];
}

export type CodeFault =
  /** No type, or one that the country does not have. */
  | { readonly fault: 'type'; readonly types: readonly string[] }
  /** A number that its type cannot have. */
  | { readonly fault: 'number'; readonly type: string }
  | null;

/** The types that companies of a country may name themselves by, the usual one first. */
export function codeTypesOf(country: string): readonly string[] {
  if (country === 'CN') return ['USCI', 'OC', 'ID', ...Object.keys(anywhere)];
  return country in vatForms ? ['VAT', ...Object.keys(elsewhere)] : Object.keys(elsewhere);
}

/** An example of a country's usual code, to be shown where one is missing. */
export function codeExampleOf(country: string): string {
  if (country === 'CN') return 'USCI+18 位统一社会信用代码';
  if (country in vatForms) return vatExamples[country] ?? `VAT+${country} 开头的税号`;
  return '9999+企业编号';
}

/** What is wrong with a company's code for its country; null when nothing is. */
export function refuseCompanyCode(country: string, code: string): CodeFault {
  const [, type = '', number = ''] = /^([A-Z0-9]+)\+(.*)$/.exec(code.trim()) ?? [];
  const types = codeTypesOf(country);
  if (!types.includes(type)) return { fault: 'type', types };
  return hasForm(country, type, number) ? null : { fault: 'number', type };
}

function hasForm(country: string, type: string, number: string): boolean {
  if (type === 'USCI') return isCreditCode(number);
  if (type === 'OC') return /^[0-9A-Z]{8}-?[0-9X]$/.test(number);
  if (type === 'VAT') return vatForms[country]!.test(number);
  if (type === 'ID' && country === 'CN') return isIdentityNo(number);
  return elsewhere[type]!.test(number);
}

/** A code as people write it (`VAT DE123456789`, a bare 统一社会信用代码), with its type in front; what says no type stays as it is. */
export function spellCompanyCode(country: string, text: string): string {
  const plain = text.trim().toUpperCase();
  const plus = plain.indexOf('+');
  if (plus !== -1) return `${plain.slice(0, plus).trimEnd()}+${plain.slice(plus + 1).trimStart()}`;
  if (plain === '') return plain;
  const spaced = /^([A-Z]{2,8}|9999|8888)[ :]+(\S+)$/.exec(plain);
  if (spaced && codeTypesOf(country).includes(spaced[1]!)) return `${spaced[1]}+${spaced[2]}`;
  if (country === 'CN' && isCreditCode(plain)) return `USCI+${plain}`;
  return vatForms[country]?.test(plain) ? `VAT+${plain}` : plain;
}

/** A line of a file of companies: whose it is, and what it tells of the company, its goods, a shipment, a contact. */
import { isCreditCode } from '../company/index';
import { isPositiveInteger } from '../vocabulary/digits';
import { isCalendarDay } from '../vocabulary/shanghai-time';
import { findKind, kindTexts, type CompanyKind } from './company-kind';
import { levelCompanyName } from './company-name';
import { cellLengthMax } from './limits';
import { importTexts as texts } from './messages';

/** Columns by the titles that stand in the first line; the others may be missing. */
export const editionTitles = {
  name: '公司名称',
  creditCode: '统一代码',
  kind: '类型',
  province: '省',
  city: '市',
  founded: '成立年份',
  goods: '品名',
  hs: 'HS',
  month: '月份',
  loadPort: '起运港',
  dischargePort: '目的港',
  bills: '票数',
  teu: 'TEU',
  contact: '联系人',
  role: '职务',
  phone: '电话',
  email: '邮箱',
  contactSource: '联系方式来源',
  checkedDay: '核实日期',
} as const;
export type EditionField = keyof typeof editionTitles;

/** What a line tells; empty texts where it tells nothing. */
export interface EditionRow {
  readonly name: string;
  readonly nameKey: string;
  readonly creditCode: string;
  readonly kind: CompanyKind;
  readonly kindWhy: string;
  readonly province: string;
  readonly city: string;
  readonly founded: string;
  readonly goods: string;
  /** Six digits. */
  readonly hs: string;
  readonly month: string;
  readonly loadPort: string;
  readonly dischargePort: string;
  /** 0 where the line tells no shipment. */
  readonly bills: number;
  /** Tenths of a TEU. */
  readonly teuTenths: number;
  readonly contact: string;
  readonly role: string;
  readonly phone: string;
  readonly email: string;
  readonly contactSource: string;
  readonly checkedDay: string;
}

export interface RowFault {
  readonly field: string;
  readonly what: string;
}

/** Where each column stands, by the first line; or which that must be there are missing. */
export function findColumns(
  header: readonly string[],
): { readonly at: ReadonlyMap<EditionField, number> } | { readonly missing: string[] } {
  const titles = header.map((title) => title.replace(/^\uFEFF/, '').trim());
  const at = new Map<EditionField, number>();
  for (const [field, title] of Object.entries(editionTitles)) {
    const place = titles.indexOf(title);
    if (place >= 0) at.set(field as EditionField, place);
  }
  return at.has('name') ? { at } : { missing: [editionTitles.name] };
}

const monthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
const dayPattern = /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a text is a day, as `2026-10-15`. */
export const isDay = (text: string): boolean => dayPattern.test(text) && isCalendarDay(text);

/** Fields that may hold as many digits. */
const numbered: ReadonlySet<EditionField> = new Set(['phone', 'email', 'creditCode']);
/** Of a page of the web, as sources are told by. */
const addressPattern = /^\s*(?:https?:\/\/|www\.)\S+\s*$/i;
/** A mobile phone of a person. */
const mobilePattern = /(?<!\d)1[3-9]\d(?:[ -]?\d){8}(?!\d)/;

/**
 * Reads a line.
 *
 * @param day of the source, after which no month can be
 * @returns what it tells, or each field that is wrong: a line with one is not taken
 */
export function readEditionRow(
  cells: readonly string[],
  at: ReadonlyMap<EditionField, number>,
  day: string,
): { readonly row: EditionRow } | { readonly faults: readonly RowFault[] } {
  const faults: RowFault[] = [];
  const fault = (field: EditionField, what: string): void => void faults.push({ field: editionTitles[field], what });
  const text = (field: EditionField): string => {
    const place = at.get(field);
    const cell = place === undefined ? '' : (cells[place] ?? '').trim();
    if (cell.length > cellLengthMax) fault(field, texts.tooLong);
    // Neither a database nor a person can do anything with them.
    else if (/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u.test(cell)) fault(field, texts.control);
    // Whose it is, and who has published it, is told of numbers in their own column alone.
    else if (!numbered.has(field) && !addressPattern.test(cell) && mobilePattern.test(cell)) fault(field, texts.phoneElsewhere);
    return cell;
  };
  const name = text('name');
  const creditCode = text('creditCode').toUpperCase();
  if (creditCode !== '' && !isCreditCode(creditCode)) fault('creditCode', texts.creditCode);
  const stated = text('kind');
  if (stated !== '' && !Object.values(kindTexts).includes(stated)) fault('kind', texts.kind);
  const nameKey = levelCompanyName(name);
  // A dash in place of a name is none: all that have one would be one company.
  if (nameKey === '') fault('name', texts.missing);
  const { kind, why } = findKind(nameKey, stated);

  const hs = text('hs').replace(/[.\s]/g, '');
  if (hs !== '' && !/^(?:\d{6}|\d{8}|\d{10})$/.test(hs)) fault('hs', texts.hs);

  const [monthText, loadPort, dischargePort, billsText] = (['month', 'loadPort', 'dischargePort', 'bills'] as const).map(text) as [
    string,
    string,
    string,
    string,
  ];
  // A spreadsheet makes the first of the month of `2026-05`.
  const month = monthText.replace(/^(\d{4}-\d{2})-01$/, '$1');
  const told = [month, loadPort, dischargePort, billsText].filter((cell) => cell !== '').length;
  if (told > 0 && told < 4) fault('month', texts.laneHalf);
  if (month !== '' && !monthPattern.test(month)) fault('month', texts.month);
  else if (month > day.slice(0, 7)) fault('month', texts.monthLate);
  const bills = billsText === '' ? 0 : Number(billsText);
  if (billsText !== '' && !(isPositiveInteger(billsText.replace(/^0+(?=\d)/, '')) && bills <= 100_000)) fault('bills', texts.bills);
  const teuText = text('teu');
  if (teuText !== '' && !(/^\d{1,6}(?:\.\d)?$/.test(teuText) && Number(teuText) <= 100_000)) fault('teu', texts.teu);

  const [phone, email, contactSource, checkedDay] = (['phone', 'email', 'contactSource', 'checkedDay'] as const).map(text) as [
    string,
    string,
    string,
    string,
  ];
  if (phone !== '' && !/^\+?\d[\d -]{3,18}\d$/.test(phone)) fault('phone', texts.phone);
  if (email !== '' && !/^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) fault('email', texts.email);
  if ((phone !== '' || email !== '') && contactSource === '') fault('contactSource', texts.contactSource);
  if (checkedDay !== '' && !isDay(checkedDay)) fault('checkedDay', texts.day);

  const row: EditionRow = {
    name,
    nameKey,
    creditCode,
    kind,
    kindWhy: why,
    province: text('province'),
    city: text('city'),
    founded: /^\d{4}$/.test(text('founded')) ? text('founded') : '',
    goods: text('goods'),
    hs: hs.slice(0, 6),
    month,
    loadPort,
    dischargePort,
    bills,
    teuTenths: Math.round(Number(teuText || '0') * 10),
    contact: text('contact'),
    role: text('role'),
    phone,
    email,
    contactSource,
    checkedDay,
  };
  return faults.length > 0 ? { faults } : { row };
}

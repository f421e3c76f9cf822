/** Titles (发票抬头): whom an invoice is made out to, and what each kind of invoice needs of it (R-3.7-09, R-4.10-02). */
import * as z from 'zod/mini';
import { refuseField, textBy } from '../contract-kit/text-field';
import { isEmail } from '../vocabulary/email';
import { isTelephone } from '../vocabulary/telephone';
import { accountLengthMax, lineLengthMax } from './limits';
import { invoiceFieldTexts as texts } from './messages';
import { isResidentNumber, isTaxNumber } from './tax-number';

export const titleKinds = ['company', 'personal'] as const;
export type TitleKind = (typeof titleKinds)[number];

/** Ordinary and special electronic VAT invoice (R-4.10-02). */
export const invoiceTypes = ['ordinary', 'special'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];
export const invoiceTypeWords = { ordinary: '电子发票（普通发票）', special: '电子发票（增值税专用发票）' } as const satisfies Record<
  InvoiceType,
  string
>;

/** Signs that nobody sees, that turn a text around, or that end a line: the text is printed. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const isLine = (text: string): boolean => text.length <= lineLengthMax && !unprintable.test(text);

const trimmed = z.string().check(z.maxLength(4 * lineLengthMax, texts.lineWrong), z.trim());
const by = (check: (text: string) => keyof typeof texts | null) => z._default(z.pipe(trimmed, textBy(texts, check)), '');
const line = by((text) => (isLine(text) ? null : 'lineWrong'));
const account = by((text) => (new RegExp(`^[0-9A-Za-z-]{0,${accountLengthMax}}$`).test(text.replaceAll(' ', '')) ? null : 'accountWrong'));
const phone = by((text) => (text === '' || isTelephone(text) ? null : 'phoneWrong'));
const email = by((text) => (text === '' || (isLine(text) && isEmail(text)) ? null : 'emailWrong'));

/** What a title says; all texts trimmed, empty where nothing is said. */
export const titleFields = {
  kind: z.enum(titleKinds),
  companyName: z.pipe(
    trimmed,
    textBy(texts, (text) => (text === '' ? 'nameMissing' : isLine(text) ? null : 'lineWrong')),
  ),
  taxIdNumber: z._default(
    z.pipe(
      trimmed,
      z.pipe(
        z.transform((text: string) => text.toUpperCase()),
        z.string(),
      ),
    ),
    '',
  ),
  registerAddress: line,
  registerPhone: phone,
  bankDeposit: line,
  bankAccount: account,
  contactEmail: email,
  addressee: line,
  contactPhone: phone,
  contactAddress: line,
};

/** The same as it is kept and answered. */
export const storedTitleFields = {
  kind: z.enum(titleKinds),
  companyName: z.string(),
  taxIdNumber: z.string(),
  registerAddress: z.string(),
  registerPhone: z.string(),
  bankDeposit: z.string(),
  bankAccount: z.string(),
  contactEmail: z.string(),
  addressee: z.string(),
  contactPhone: z.string(),
  contactAddress: z.string(),
};
export const storedTitle = z.object(storedTitleFields);
export type Title = z.output<typeof storedTitle>;

/** What is wrong with the tax number of a kind of title; null when nothing is. A person need not have one. */
export function taxNumberFault({ kind, taxIdNumber }: { kind: TitleKind; taxIdNumber: string }): keyof typeof texts | null {
  if (kind === 'company') return isTaxNumber(taxIdNumber) ? null : 'taxNumberWrong';
  return taxIdNumber === '' || isResidentNumber(taxIdNumber) ? null : 'residentNumberWrong';
}

export const titleSchema = z
  .object(titleFields)
  .check((payload) => refuseField(payload, texts, taxNumberFault(payload.value), ['taxIdNumber']));

/** Whether a title says all that an invoice of this type needs: a special one wants all that the buyer's books want. */
export function suffices(title: Title, type: InvoiceType): boolean {
  if (type === 'ordinary') return true;
  const { kind, registerAddress, registerPhone, bankDeposit, bankAccount } = title;
  return kind === 'company' && [registerAddress, registerPhone, bankDeposit, bankAccount].every((text) => text !== '');
}

/** Whether paper finds its way to whom the title names. */
export function hasPostAddress({ addressee, contactPhone, contactAddress }: Title): boolean {
  return [addressee, contactPhone, contactAddress].every((text) => text !== '');
}

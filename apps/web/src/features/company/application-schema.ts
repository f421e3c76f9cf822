import { isCreditCode } from '@mastlight/domain/company/credit-code';
import { companyNameLengthMax } from '@mastlight/domain/company/limits';
import { textBy } from '@mastlight/domain/contract-kit/text-field';
import { company } from '@mastlight/domain/company/contract';
import * as z from 'zod/mini';
import { companyWords } from './texts/zh-CN';

const words = companyWords.source.field;
const wire = company.apply.request.shape;

/** A line that must be there, of at most as many signs as the contract takes. */
function line<Empty extends keyof typeof words, Long extends keyof typeof words>(empty: Empty, long: Long) {
  return textBy(words, (text) => {
    const { length } = Array.from(text.trim());
    if (length === 0) return empty;
    if (length > companyNameLengthMax) return long;
    return wire.cname.safeParse(text).success ? null : 'signsWrong';
  });
}

/** The application as it is typed; the server has the same rules (R-7.4-85). */
export const applicationSchema = z.object({
  cname: line('nameEmpty', 'nameLong'),
  taxId: textBy(words, (text) => (isCreditCode(text.trim().toUpperCase()) ? null : 'codeWrong')),
  legalPerson: line('legalPersonEmpty', 'personLong'),
  contact: line('contactEmpty', 'personLong'),
  /** Where the server keeps the licence; empty: none. */
  licenseUrl: z.string(),
  /** Claims a code that somebody else has certified; asked for once the server has said so. */
  isClaim: z.boolean(),
  phone: textBy(words, (text) => (wire.phone.safeParse(text.trim()).success ? null : 'phoneWrong')),
});

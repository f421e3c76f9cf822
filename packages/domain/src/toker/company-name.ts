/** How names of companies are compared. */
import { foldFullWidth } from '../vocabulary/bill-no';

/** One width, one case, no blanks and no points: `宁波望舟（进出口） Co., Ltd.` is `宁波望舟(进出口)COLTD`. */
export function levelCompanyName(name: string): string {
  return foldFullWidth(name.normalize('NFKC'))
    .toUpperCase()
    .replace(/[\s\p{Cf}.,，。·•'"“”‘’_-]/gu, '');
}

/** What stands at the end of a name and tells no company from another. */
const legalForm = /(?:股份有限公司|有限责任公司|集团有限公司|有限公司|分公司|公司|COLTD|LTD|INC|LLC)$/u;

/** A levelled name without its legal form and brackets, as people call the company. */
export function bareCompanyName(name: string): string {
  return levelCompanyName(name).replace(/[()]/g, '').replace(legalForm, '');
}

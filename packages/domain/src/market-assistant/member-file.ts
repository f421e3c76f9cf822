/** Members and their duties as a spreadsheet has them (R-7.6-16): people are known by their phone, or by a name that one of them has. */
import { bookField as field, sheetRefusalsOf } from '../contract-kit/book-product';
import { marketRefusals } from './books';
import { duties, dutyTitles, type Duty } from './duties';

export const memberFileRefusals = Object.values(sheetRefusalsOf(marketRefusals));

/** Its columns; the row with 职责 is the one of the titles. */
export const memberFile = {
  refusals: marketRefusals,
  key: ['duties'],
  fields: [
    field('userName', '姓名', 'text', 120, { otherTitles: ['成员', '同事'] }),
    field('phone', '手机号', 'code', 140, { otherTitles: ['手机', '电话'] }),
    field('duties', '职责', 'text', 160, { otherTitles: ['权限', '岗位'] }),
  ],
};

/** Duties as people write them, `录单、审单`; null where a word is none of them, or nothing is there. */
export function readDutyWords(text: string): readonly Duty[] | null {
  const words = text.split(/[\s,，、;；/+]+/).filter((word) => word !== '');
  const known = words.map((word) => duties.find((duty) => dutyTitles[duty] === word));
  if (words.length === 0 || known.includes(undefined)) return null;
  return duties.filter((duty) => known.includes(duty));
}

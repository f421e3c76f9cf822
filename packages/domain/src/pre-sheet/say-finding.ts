import type { SheetFinding } from './check-sheet';
import { fieldNames, fieldTexts, preSheetTexts as texts } from './messages';

/** A finding in one line, with its row and its field: `第 2 箱 箱号：箱号是 4 位字母加 7 位数字`. */
export function sayFinding({ part, row, field, textId, parameters }: SheetFinding): string {
  const words = fieldTexts[textId].replace(/\{(\w+)[^}]*\}/g, (_, name: string) => (parameters[name] ?? '').toLocaleString('zh-CN'));
  const where = row === null ? '' : part === 'boxes' ? texts.box(row + 1) : texts.line(row + 1);
  const place = [where, field === null || row === null ? '' : fieldNames[field]].filter(Boolean).join(' ');
  return place === '' ? words : `${place}：${words}`;
}

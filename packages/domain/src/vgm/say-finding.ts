import type { VgmFinding } from './check-container';
import { vgmFieldTexts } from './messages';

/** What is wrong, as one sentence in Chinese, with the row that it is in. */
export function sayFinding({ row, textId, parameters }: VgmFinding): string {
  const text = vgmFieldTexts[textId].replace(/\{(\w+)\}/g, (_whole, name: string) => String(parameters[name] ?? ''));
  return row === null ? text : `第 ${row + 1} 行，${text}`;
}

import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';

/** Longest reference or name of the directories (an..35). */
const maxTextLength = 35;

/**
 * A code, number or name of at most 35 characters; null when absent. A longer
 * one is no code or number and is left out with a warning that calls it `name`
 * (`RFF+BM`).
 */
export function readText(
  cursor: SegmentCursor,
  element: number,
  component: number,
  name: string,
  log: FindingLog,
): string | null {
  const text = cursor.text(element, component);
  if (text === '') return null;
  if (text.length <= maxTextLength) return text;
  log.note('too-long', cursor, name);
  return null;
}

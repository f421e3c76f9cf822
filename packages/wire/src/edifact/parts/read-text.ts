import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';

/** Longest code or name of the older directories (an..35). */
export const maxTextLength = 35;
/** Longest reference number of the directories since D00B (an..70). */
export const maxReferenceLength = 70;
/** Longest name or address line of any directory. */
export const maxNameLength = 256;

/**
 * A code, number or name of at most `maxLength` characters; null when absent.
 * A longer one is no code or number and is left out with a warning that calls
 * it `name` (`RFF+BM`).
 */
export function readText(
  cursor: SegmentCursor,
  element: number,
  component: number,
  name: string,
  log: FindingLog,
  maxLength: number = maxTextLength,
): string | null {
  const text = cursor.text(element, component);
  if (text === '') return null;
  if (text.length <= maxLength) return text;
  log.note('too-long', cursor, name);
  return null;
}

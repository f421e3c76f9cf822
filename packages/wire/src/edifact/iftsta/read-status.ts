import type { CodedText, EventStatus } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { maxNameLength, readText } from '../parts/read-text';
import { findStatusWord } from './status-words';

/** C556 stands up to five times. */
const lastReason = 7;

/** BGM 1001: a customs clearance notice; its statuses need not say more. */
const clearanceNotice = '132';

/**
 * The status of an STS: C601 with its category 9015, C555 with 9011 or 4405.
 * Under a customs clearance notice a status without a code is the clearance.
 */
export function readStatus(cursor: SegmentCursor, documentName: string | null, log: FindingLog): EventStatus {
  const category = readText(cursor, 1, 0, 'STS 9015', log);
  const { code, codeList, agency, text } = readCodedText(cursor, 2, log);
  const isClearance = code === null && text === null && documentName === clearanceNotice;
  const word = isClearance ? 'customs-cleared' : findStatusWord({ category, code, codeList, agency, text });
  return { category, code, codeList, agency, text, word };
}

/** The reasons of an STS (C556: 9013, 9012). */
export function readReasons(cursor: SegmentCursor, log: FindingLog): CodedText[] {
  const reasons: CodedText[] = [];
  const end = Math.min(lastReason + 1, cursor.elementCount);
  for (let element = 3; element < end; element++) {
    const reason = readCodedText(cursor, element, log);
    if (reason.code !== null || reason.text !== null) reasons.push(reason);
  }
  return reasons;
}

/** A code with its list (1131), the agency of the list (3055) and a text. */
function readCodedText(cursor: SegmentCursor, element: number, log: FindingLog): CodedText {
  return {
    code: readText(cursor, element, 0, 'STS 9011', log),
    codeList: readText(cursor, element, 1, 'STS 1131', log),
    agency: readText(cursor, element, 2, 'STS 3055', log),
    text: readText(cursor, element, 3, 'STS 9010', log, maxNameLength),
  };
}

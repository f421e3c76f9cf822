import type { MessageFunction } from '../../message';
import type { FindingLog } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { readText } from './read-text';

/** 1225 message function. */
const functions: Readonly<Record<number, MessageFunction>> = {
  1: 'cancel',
  2: 'add',
  3: 'delete',
  4: 'change',
  5: 'replace',
  9: 'original',
};

/** 1225 of messages that answer another one (confirmation, response, not accepted, accepted …): they say something new. */
const answerFunctions: ReadonlySet<number> = new Set([6, 10, 11, 27, 28, 29, 44, 45]);

/** What BGM says about the whole message. */
export interface DocumentHead {
  /** 1001; empty when not told. Its meaning depends on message type, association and directory. */
  readonly name: string;
  /** 1004 */
  readonly number: string | null;
  readonly function: MessageFunction;
}

/** Reads a BGM; a message function that is not told is `original`, an unknown one too, with a warning. */
export function readDocument(cursor: SegmentCursor, log: FindingLog): DocumentHead {
  const code = cursor.whole(3);
  const found = functions[code];
  if (!found && !answerFunctions.has(code) && cursor.text(3) !== '') {
    log.note('unknown-function', cursor, cursor.text(3));
  }
  return {
    name: cursor.text(1),
    number: readText(cursor, 2, 0, 'BGM 1004', log),
    function: found ?? 'original',
  };
}

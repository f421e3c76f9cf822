import type { FormatReader } from '../format-reader';
import type { MessageFunction } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { wireLimits } from '../syntax/limits';
import type { ReadingCollector } from '../syntax/reading-collector';
import type { SegmentCursor } from '../syntax/segment-cursor';
import { openFlatRecords, readRecordType } from './flat-records';
import type { FlatHeader, OpenFlatMessage } from './message-reader';
import { flatMessageReaders } from './message-readers';
import { told, toldTime } from './record-fields';

/** Function digit of record 00. */
const functions: Readonly<Record<string, MessageFunction>> = {
  '9': 'original',
  '2': 'add',
  '3': 'delete',
  '4': 'change',
  '5': 'replace',
  '1': 'cancel',
};

interface MessageInProgress {
  readonly place: WirePlace;
  readonly firstRecord: number;
  /** Null while the message is only skipped, being refused already. */
  readonly reader: OpenFlatMessage | null;
}

/**
 * Reads platform files (平台文件), any number of messages `00 … 99` in a row.
 * A message without record 99 is read when its last record is whole, because
 * several senders never write one; a wrong count in 99 is a warning.
 */
export const flatCn: FormatReader = {
  format: 'flat-cn',
  recognizes: (head) => head.startsWith('00:'),
  standsWithin: (window) => /(?:^|['\r\n])[^\S\r\n]*00:[A-Z]{5,6}:/.test(window),
  read: readFlatCn,
};

/** So many records take about a millisecond. */
const recordsPerStep = 1024;

function* readFlatCn(bytes: Buffer, out: ReadingCollector): Generator<void> {
  const { log } = out;
  const cursor = openFlatRecords(bytes);
  let open: MessageInProgress | null = null;

  const end = (flaw: 'missing-tail' | null): void => {
    if (!open) return;
    const { place, reader } = open;
    open = null;
    if (flaw) log.note(flaw, cursor);
    if (!reader) return;
    const closed = reader.close(place);
    if (closed) out.accept(closed.message, closed.boxes, place);
    else log.refusedCount++;
  };

  while (cursor.next()) {
    if (cursor.segment % recordsPerStep === 0) yield;
    if (cursor.isTooLong || cursor.isCrowded) {
      const limit = String(wireLimits.maxSegmentBytes);
      log.note(cursor.isTooLong ? 'segment-too-long' : 'too-many-elements', cursor, limit);
      continue;
    }
    const record = readRecordType(cursor);
    if (cursor.hadControls) log.note('control-characters', cursor);
    if (!cursor.isTerminated && record !== 99 && record !== -1) {
      // Cut in the middle of a record: what it says may be half of what was meant, and more was to come.
      const cut: MessageInProgress | null = open;
      open = null;
      if (cut ? cut.reader !== null : record === 0) log.refuse('message-cut-off', cut?.place ?? cursor);
      break;
    }
    if (record === -1) {
      log.note('bad-record', cursor, cursor.text(0));
    } else if (record === 0) {
      end('missing-tail');
      open = openMessage(cursor, out);
      if (open === null) return;
    } else if (record === 99) {
      if (open) checkCount(cursor, open, log);
      else log.note('misplaced-segment', cursor, '99');
      end(null);
    } else if (open) {
      open.reader?.take(record, cursor);
    } else {
      log.note('misplaced-segment', cursor, cursor.text(0));
    }
    if (cursor.hadBadText) {
      cursor.hadBadText = false;
      log.note('bad-text', cursor);
    }
  }
  end('missing-tail');
  if (out.isSilent) log.refuse('no-message', { offset: 0 });
}

function checkCount(cursor: SegmentCursor, open: MessageInProgress, log: FindingLog): void {
  const found = cursor.segment - open.firstRecord + 1;
  if (cursor.whole(1) !== found) log.note('tail-count', cursor, `${cursor.text(1)} / ${found}`);
}

/** Null when the file has too many messages already. */
function openMessage(cursor: SegmentCursor, out: ReadingCollector): MessageInProgress | null {
  const { log } = out;
  const place = { offset: cursor.offset, segment: cursor.segment };
  const header = readHeader(cursor, log);
  const recipient = told(cursor, 5, log);
  if (!out.open({ sender: header.sender, recipient, controlReference: null }, place)) return null;
  const reader = flatMessageReaders.get(header.type);
  if (!reader) log.refuse('unsupported-message', place, header.type || '00');
  return { place, firstRecord: cursor.segment, reader: reader?.open(header, log) ?? null };
}

function readHeader(cursor: SegmentCursor, log: FindingLog): FlatHeader {
  const code = cursor.text(3);
  const known = Object.hasOwn(functions, code) ? functions[code] : undefined;
  if (known === undefined && code !== '') log.note('unknown-function', cursor, code);
  return {
    type: cursor.text(1).toUpperCase(),
    title: cursor.text(2),
    function: known ?? 'original',
    sender: told(cursor, 4, log),
    prepared: toldTime(cursor, 6, log),
  };
}

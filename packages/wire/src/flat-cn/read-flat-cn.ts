import type { FormatReader } from '../format-reader';
import type { MessageFunction } from '../message';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { wireLimits } from '../syntax/limits';
import { PassedOver } from '../syntax/passed-over';
import { PieceStream } from '../syntax/piece-stream';
import type { ReadingCollector } from '../syntax/reading-collector';
import type { SegmentCursor } from '../syntax/segment-cursor';
import { flatExcerpt } from './excerpt';
import { adaptToPiece, findLostOpener, openFlatRecords, readRecordType } from './flat-records';
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
  /** The first record that cannot be read and began a bill or the like: nobody knows what those behind it speak of. */
  lost: (WirePlace & { readonly record: string }) | null;
}

/**
 * Reads platform files (平台文件), any number of messages `00 … 99` in a row.
 * A message without record 99 is read when its last record is whole, because
 * several senders never write one; a wrong count in 99 is a warning.
 */
export const flatCn: FormatReader = {
  format: 'flat-cn',
  words: { name: ['平台文件', 'Chinese platform file'], piece: ['条记录', 'record'] },
  recognizes: (head) => head.startsWith('00:'),
  standsWithin: (window) => /(?:^|['\r\n])[^\S\r\n]*00:[A-Z]{5,6}:/.test(window),
  read: (bytes, out) => new FlatReading(bytes, out, true).run(),
  excerpt: flatExcerpt,
  openStream: (out) => new PieceStream(new FlatReading(Buffer.alloc(0), out, false)),
};

/** So many records take about a millisecond. */
const recordsPerStep = 1024;

class FlatReading {
  readonly cursor: SegmentCursor;
  private readonly log: FindingLog;
  private open: MessageInProgress | null = null;
  private readonly passedOver: PassedOver;

  /** @param isWhole no more bytes will come behind `bytes` */
  constructor(
    bytes: Buffer,
    private readonly out: ReadingCollector,
    isWhole: boolean,
  ) {
    this.log = out.log;
    this.passedOver = new PassedOver(out.log);
    this.cursor = openFlatRecords(bytes, isWhole);
  }

  *run(): Generator<void> {
    const { cursor, log } = this;
    for (;;) {
      while (cursor.isHungry) yield;
      if (!cursor.skipBlank() && !cursor.isWhole) continue;
      if (cursor.isHungry) continue;
      if (!cursor.next()) break;
      if (cursor.isTooLong || cursor.isCrowded) {
        const limit = String(wireLimits.maxSegmentBytes);
        log.note(cursor.isTooLong ? 'segment-too-long' : 'too-many-elements', cursor, limit);
        this.watchLost();
        continue;
      }
      if (!this.takeRecord()) break;
      if (cursor.hadBadText) {
        cursor.hadBadText = false;
        log.note('bad-text', cursor);
      }
      if (cursor.segment % recordsPerStep === 0) yield;
    }
    this.end('missing-tail');
    if (this.out.isSilent) log.refuse('no-message', { offset: 0 });
  }

  /** A piece may be plain ASCII where the next one is not. */
  pieceArrived(): void {
    adaptToPiece(this.cursor);
  }

  /** False when nothing behind is read any more. */
  private takeRecord(): boolean {
    const { cursor, log } = this;
    const record = readRecordType(cursor);
    if (cursor.hadControls) log.note('control-characters', cursor);
    if (!cursor.isTerminated && record !== 99 && record !== -1) {
      this.cutOff(record);
      return false;
    }
    if (record === -1) {
      log.note('bad-record', cursor, cursor.text(0));
      this.watchLost();
    } else if (record === 0) {
      this.end('missing-tail');
      this.open = openMessage(cursor, this.out);
      return this.open !== null;
    } else if (record === 99) {
      if (this.open) checkCount(cursor, this.open, log);
      else log.note('misplaced-segment', cursor, '99');
      this.end(null);
    } else if (this.open) {
      this.open.reader?.take(record, cursor);
      this.countPassedOver();
    } else {
      log.note('misplaced-segment', cursor, cursor.text(0));
    }
    return true;
  }

  /** Keeps the place of a record that cannot be read and began what those behind it speak of. */
  private watchLost(): void {
    const { open, cursor } = this;
    const record = open && open.lost === null ? findLostOpener(cursor) : null;
    if (open && record !== null) open.lost = { offset: cursor.offset, segment: cursor.segment, record };
  }

  /** A record that no field was asked of counts as a whole. */
  private countPassedOver(): void {
    const { cursor, passedOver } = this;
    const fields = cursor.unasked();
    if (fields.length === 0) return;
    const record = cursor.text(0);
    if (cursor.isAsked) for (const field of fields) passedOver.add(cursor, `${record}.${field}`);
    else passedOver.add(cursor, record);
  }

  /** Cut in the middle of a record: what it says may be half of what was meant, and more was to come. */
  private cutOff(record: number): void {
    const { open, cursor } = this;
    this.open = null;
    if (open ? open.reader !== null : record === 0) this.log.refuse('message-cut-off', open?.place ?? cursor);
  }

  private end(flaw: 'missing-tail' | null): void {
    const { open, log } = this;
    if (!open) return;
    this.open = null;
    if (flaw) log.note(flaw, this.cursor);
    if (!open.reader) return;
    if (open.lost) {
      // What the record would begin is told of what stands before it.
      log.refuse('lost-segment', open.lost, open.lost.record);
      this.passedOver.tell(false);
      return;
    }
    const closed = open.reader.close(open.place);
    this.passedOver.tell(closed !== null);
    if (closed) this.out.accept(closed.message, closed.boxes, open.place);
    else log.refusedCount++;
  }
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
  return { place, firstRecord: cursor.segment, reader: reader?.open(header, log) ?? null, lost: null };
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

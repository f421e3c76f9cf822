import type { InterchangeMessage } from '../message';
import { decideCharset, type CharsetDecision } from '../syntax/charset';
import type { FormatReader } from '../format-reader';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { wireLimits } from '../syntax/limits';
import { PassedOver } from '../syntax/passed-over';
import { PieceStream } from '../syntax/piece-stream';
import type { ReadingCollector } from '../syntax/reading-collector';
import { SegmentCursor } from '../syntax/segment-cursor';
import { readWireTime } from '../vocabulary/wire-time';
import { LocalTimes } from '../vocabulary/local-time/local-times';
import { edifactExcerpt } from './excerpt/excerpt';
import type { MessageContext, MessageHeader, OpenMessage } from './envelope/message-reader';
import { messageReaders } from './message-readers';
import {
  adaptToLines,
  defaultDialect,
  isKnownElementMark,
  readServiceString,
  unadvisedDialect,
  type EdifactDialect,
} from './envelope/service-string';
import { SpeakableStream, speakableBytes } from './envelope/speakable-bytes';
import {
  cutEnvelope,
  findLostOpener,
  holdsWhatIsLost,
  findSwallowing,
  findSwallowingHead,
  isBoxUnderOtherTag,
  isBrokenTag,
  type Swallowing,
} from './envelope/lost-terminator';
import { COM, DTM, EQD, FTX, MEA, PCI, PIA, RFF, SEL } from './envelope/segment-tags';
import { isLowerCaseTag, readTag, tagNumber, tagText, UNB, UNE, UNG, UNH, UNT, UNZ } from './envelope/tag';

/**
 * Reads UN/EDIFACT (ISO 9735 syntax 1 to 4) in one pass: any number of
 * interchanges, or bare messages without an envelope. A segment that cannot be
 * read is left out, a message that cannot be read is refused, and the rest of
 * the file goes on; wrong counts and references are warnings, because a third
 * of real traffic has them.
 */
export const edifact: FormatReader = {
  format: 'edifact',
  words: { name: ['UN/EDIFACT', 'UN/EDIFACT'], piece: ['段', 'segment'] },
  recognizes: (head) => /^UN[ABGH]/i.test(head),
  // IS3 is the separator of level B.
  standsWithin: (window) => /UN[BH][+\u001d]|UNA[:\u001f][+\u001d]/.test(window),
  read: (bytes, out) => new EdifactReading(speakableBytes(bytes, out.log), out, true).run(),
  excerpt: edifactExcerpt,
  openStream(out) {
    const reading = new EdifactReading(Buffer.alloc(0), out, false);
    return new SpeakableStream(new PieceStream(reading), out.log);
  },
};

/** So many segments take about two milliseconds. */
const segmentsPerStep = 4096;

interface OpenInterchange {
  readonly reference: string;
  /** Syntax level as declared (`UNOA`), empty when it says nothing. */
  readonly level: string;
  messageCount: number;
  groupCount: number;
  /** What is told of the interchange; its list of messages grows until UNZ. */
  readonly told: { messages?: InterchangeMessage[] };
}

/** A message behind the bound of one reading. */
const unreadMessage: OpenMessage = { take() {}, close: () => null };

interface MessageInProgress {
  readonly reference: string;
  readonly identifier: readonly string[];
  readonly place: WirePlace;
  readonly firstSegment: number;
  /** Null while the message is only skipped, being refused already. */
  readonly reader: OpenMessage | null;
  /** The segment that seems to hold the next one: the first that proves it, else the first. */
  swallowing: Swallowing | null;
  /** The first segment that cannot be read and began a box or the like: nobody knows what those behind it speak of. */
  lost: (WirePlace & { readonly tag: string }) | null;
}

class EdifactReading {
  readonly cursor: SegmentCursor;
  private readonly log: FindingLog;
  private readonly passedOver: PassedOver;
  /** What the readers of all messages share. */
  private context: MessageContext;
  private dialect: EdifactDialect = defaultDialect;
  private interchange: OpenInterchange | null = null;
  private message: MessageInProgress | null = null;
  /** The service string stands right before the next segment. */
  private isAdvised = false;
  /** An input of any size would list any number of messages. */
  private readonly listsMessages: boolean;
  private sawSegment = false;
  private serviceStrings = 0;
  /** The file has more interchanges than the bound; nothing behind is read. */
  private isRefusingRest = false;
  private readonly nextStart: number[] = [-1, -1, -1];
  private readonly decisions = new Map<string, CharsetDecision>();
  /** The charset that was told for the open interchange, where it differs from the declared one. */
  private toldCharset: CharsetDecision['charset'] | null = null;

  /** @param isWhole no more bytes will come behind `bytes` */
  constructor(
    bytes: Buffer,
    private readonly out: ReadingCollector,
    isWhole: boolean,
  ) {
    const { log } = out;
    this.log = log;
    this.passedOver = new PassedOver(log);
    this.context = {
      log,
      decimalMark: defaultDialect.decimalMark,
      localTimes: new LocalTimes(log),
      shortfall: { segments: false, boxes: false },
      passOver: (at, name) => this.passedOver.add(at, name),
    };
    this.listsMessages = isWhole;
    this.cursor = new SegmentCursor(bytes, defaultDialect, isWhole);
  }

  *run(): Generator<void> {
    const { cursor } = this;
    for (;;) {
      while (cursor.isHungry) yield;
      if (!cursor.skipBlank()) {
        if (cursor.isWhole) break;
        continue;
      }
      if (cursor.isHungry) continue;
      const at = cursor.position;
      if (this.takeServiceString(at)) {
        // A file may hold nothing else; it is no segment, and so counts by itself.
        if (++this.serviceStrings % segmentsPerStep === 0) yield;
        continue;
      }
      if (this.message === null && this.interchange === null && !this.isServiceTag(at)) {
        this.skipGarbage(at);
        continue;
      }
      if (this.startsEnvelope(at)) this.adapt(at);
      cursor.next();
      this.isAdvised = false;
      this.sawSegment = true;
      const { message } = this;
      if (message?.reader?.settle && this.endsMessage()) yield* message.reader.settle(message.place);
      this.takeSegment();
      if (this.isRefusingRest) break;
      if (cursor.segment % segmentsPerStep === 0) yield;
    }
    this.finish();
  }

  /** What was found out about the bytes at hand does not hold for the next ones. */
  pieceArrived(): void {
    this.nextStart.fill(-1);
    this.decisions.clear();
    if (this.interchange) this.cursor.charset = this.hearCharset(this.interchange);
    else if (this.message) this.cursor.charset = this.decideCharset('').charset;
  }

  /** A piece may be the first one to show that the declared charset is not the one of the bytes. */
  private hearCharset({ level }: OpenInterchange): SegmentCursor['charset'] {
    const { cursor, log } = this;
    const { charset, differs } = this.decideCharset(level);
    if (differs && charset !== this.toldCharset)
      log.note('charset-differs', { offset: cursor.offsetOf(cursor.position) }, charset.toUpperCase());
    this.toldCharset = differs ? charset : this.toldCharset;
    return charset;
  }

  /** Whether the current segment ends the open message. */
  private endsMessage(): boolean {
    const { cursor } = this;
    if (cursor.isTooLong || cursor.isCrowded) return false;
    const tag = readTag(cursor);
    return tag === UNT || tag === UNZ || (cursor.isTerminated && (tag === UNB || tag === UNH));
  }

  private takeSegment(): void {
    const { cursor } = this;
    if (cursor.isTooLong || cursor.isCrowded) {
      const isLong = cursor.isTooLong;
      this.log.note(isLong ? 'segment-too-long' : 'too-many-elements', cursor, String(wireLimits.maxSegmentBytes));
      this.watchLost();
      return;
    }
    const tag = readTag(cursor);
    if (tag === -1) {
      const head = cursor.text(0);
      this.watch(findSwallowingHead(cursor, head));
      this.log.note('bad-tag', cursor, head);
      this.watchLost();
      return;
    }
    if (this.message && isBrokenTag(tag)) this.lose(tagText(tag));
    if (isLowerCaseTag(cursor)) this.log.note('lower-case-tag', cursor, cursor.text(0));
    if (cursor.hadControls) this.log.note('control-characters', cursor);
    // A segment cut off by the end of the file may say half of what was meant; a trailer has nothing to lose.
    if (!cursor.isTerminated && tag !== UNT && tag !== UNZ) return;
    if (tag >> 8 === serviceTags && envelopeTags.has(tag) && cutEnvelope(tag, cursor, this.dialect.element))
      this.log.note('lost-terminator', cursor, tagText(tag));
    switch (tag) {
      case UNB:
        this.openInterchange();
        break;
      case UNG:
        if (this.interchange) this.interchange.groupCount++;
        break;
      case UNE:
        break;
      case UNH:
        this.openMessage();
        this.watch(findSwallowing(tag, cursor, this.dialect.element));
        break;
      case UNT:
        this.closeMessage();
        break;
      case UNZ:
        this.closeInterchange();
        break;
      default:
        if (this.message) {
          // Asked of every segment: few hold what could be a tag or a box.
          if (cursor.mayEndInLetters) this.watch(findSwallowing(tag, cursor, this.dialect.element));
          if (cursor.mayHoldLong && (isBoxUnderOtherTag(tag, cursor) || holdsWhatIsLost(tag, cursor))) this.lose(tagText(tag));
          if (cursor.hasRepeats) this.takeRepeats(tag, this.message.reader);
          else this.message.reader?.take(tag, cursor);
        } else this.log.note('misplaced-segment', cursor, tagText(tag));
    }
    if (cursor.hadBadText) {
      cursor.hadBadText = false;
      this.log.note('bad-text', cursor);
    }
  }

  /** Syntax 4 tells an element again behind its own separator; where more is meant than another value, the first telling stands. */
  private takeRepeats(tag: number, reader: OpenMessage | null): void {
    const { cursor } = this;
    const isTakenAgain = repeatable.has(tag);
    const tellings = cursor.tellings(isTakenAgain ? mostTellings + 1 : 1);
    if (!isTakenAgain) this.passedOver.add(cursor, `${tagText(tag)} *`);
    if (tellings.length > mostTellings) this.log.note('repeated-segment', cursor, `${tagText(tag)} *`);
    for (const telling of tellings.slice(0, mostTellings)) {
      cursor.retell(telling);
      reader?.take(tag, cursor);
    }
  }

  /** Keeps a segment that seems to hold another one until the message ends. */
  private watch(found: Swallowing | null): void {
    const { message } = this;
    if (found === null || message === null) return;
    if (message.swallowing === null || (found.isProven && !message.swallowing.isProven)) message.swallowing = found;
  }

  /** Keeps the place of a segment that cannot be read and began what those behind it speak of. */
  private watchLost(): void {
    const tag = this.message ? findLostOpener(this.cursor) : null;
    if (tag !== null) this.lose(tag);
  }

  private lose(tag: string): void {
    const { message, cursor } = this;
    if (message) message.lost ??= { offset: cursor.offset, segment: cursor.segment, tag };
  }

  private openInterchange(): void {
    const { cursor, log } = this;
    this.endMessage('missing-unt', cursor);
    if (this.interchange) log.note('missing-unz', cursor);
    // Levels are four letters; what else stands there says nothing about the charset.
    const level = /^UNO[A-Z]$/.test(cursor.text(1)) ? cursor.text(1) : '';
    const { charset, differs } = this.decideCharset(level);
    cursor.charset = charset;
    if (differs) log.note('charset-differs', cursor, charset.toUpperCase());
    this.toldCharset = differs ? charset : null;
    const orNull = (text: string): string | null => (text === '' ? null : text);
    const { repetition } = this.dialect;
    if (cursor.is(1, 1, '4') && repetition !== null) cursor.repeatBy(repetition);
    const reference = cursor.text(5);
    const told = {
      sender: orNull(cursor.text(2)),
      recipient: orNull(cursor.text(3)),
      controlReference: orNull(reference),
      senderQualifier: orNull(cursor.text(2, 1)),
      recipientQualifier: orNull(cursor.text(3, 1)),
      syntaxLevel: orNull(level),
      prepared: readWireTime(cursor.text(4, 0) + cursor.text(4, 1)),
      firstSegment: cursor.segment,
      ...(this.listsMessages ? { messages: [] } : {}),
    };
    this.interchange = { reference, level, messageCount: 0, groupCount: 0, told };
    const isOpen = this.out.open(told, cursor);
    if (!isOpen) this.isRefusingRest = true;
  }

  /** The bytes are judged once per syntax level, however many interchanges claim it. */
  private decideCharset(level: string): CharsetDecision {
    let decision = this.decisions.get(level);
    if (!decision) {
      decision = decideCharset(this.cursor.wholeSegments(), level === '' ? null : level);
      this.decisions.set(level, decision);
    }
    return decision;
  }

  private openMessage(): void {
    const { cursor, interchange } = this;
    this.endMessage('missing-unt', cursor);
    if (interchange) interchange.messageCount++;
    else cursor.charset = this.decideCharset('').charset;
    const header = readHeader(cursor);
    const place = { offset: cursor.offset, segment: cursor.segment };
    const reader = messageReaders.get(header.type);
    if (!reader) this.log.refuse('unsupported-message', place, header.type || 'UNH');
    const { decimalMark } = this.dialect;
    Object.assign(this.context.shortfall, { segments: false, boxes: false });
    if (this.context.decimalMark !== decimalMark) this.context = { ...this.context, decimalMark };
    this.message = {
      reference: header.reference,
      identifier: readIdentifier(cursor),
      place,
      firstSegment: cursor.segment,
      // What would be refused in any case is passed by unread.
      reader: reader ? (this.out.isFull ? unreadMessage : reader.open(header, this.context)) : null,
      swallowing: null,
      lost: null,
    };
  }

  private closeMessage(): void {
    const { cursor, message, log } = this;
    if (!message) {
      log.note('unt-without-unh', cursor);
      return;
    }
    const found = cursor.segment - message.firstSegment + 1;
    const told = cursor.whole(1);
    if (told !== found) log.note('unt-count', cursor, `${cursor.text(1)} / ${found}`);
    this.context.shortfall.segments = told >= found + 3;
    if (cursor.text(2) !== message.reference) log.note('unt-reference', cursor);
    // Not one segment is missing, so a code merely ends like a tag.
    if (told !== -1 && told <= found && message.swallowing?.isProven === false) message.swallowing = null;
    this.endMessage(null, cursor);
  }

  /** Hands the open message over; `flaw` is noted when it ends without its trailer. */
  private endMessage(flaw: 'missing-unt' | null, place: SegmentCursor): void {
    const { message } = this;
    if (!message) return;
    this.message = null;
    if (flaw) this.log.note(flaw, place);
    this.listMessage(message, this.acceptMessage(message), flaw ? place.segment - 1 : place.segment);
  }

  private acceptMessage({ reader, place, swallowing, lost }: MessageInProgress): boolean {
    const { log } = this;
    if (!reader) return false;
    if (reader === unreadMessage) {
      this.log.refuse('too-many-messages', place);
      return false;
    }
    if (swallowing || lost) {
      // Nothing of it can be trusted: what the segment would begin is told of what stands before it.
      if (swallowing) this.log.refuse('swallowed-segment', swallowing, swallowing.tags);
      else if (lost) this.log.refuse('lost-segment', lost, lost.tag);
      this.passedOver.tell(false);
      this.context.localTimes.restart();
      return false;
    }
    const closed = reader.close(place);
    const { segments, boxes } = this.context.shortfall;
    const isShort = segments && boxes;
    this.passedOver.tell(closed !== null && !isShort);
    this.context.localTimes.restart();
    if (closed && isShort) log.refuse('lost-segment', place, tagText(EQD));
    else if (closed) return this.out.accept(closed.message, closed.boxes, place);
    else log.refusedCount++;
    return false;
  }

  /** Notes what became of a message, for the receipt to its interchange. */
  private listMessage(message: MessageInProgress, isAccepted: boolean, lastSegment: number): void {
    const { reference, identifier, firstSegment } = message;
    const told = this.interchange?.told;
    if (!told?.messages) return;
    told.messages.push({ reference, identifier, firstSegment, lastSegment, isAccepted });
    // A list that is cut off would answer for messages it does not name.
    if (told.messages.length > wireLimits.maxMessagesPerReading) delete told.messages;
  }

  private closeInterchange(): void {
    const { cursor, interchange, log } = this;
    this.endMessage('missing-unt', cursor);
    if (!interchange) {
      log.note('unz-without-unb', cursor);
      return;
    }
    // With groups UNZ counts the groups, and some senders count the messages all the same.
    const counted = cursor.whole(1);
    const { messageCount, groupCount, reference } = interchange;
    const isCounted = counted === messageCount || (groupCount > 0 && counted === groupCount);
    if (!isCounted) log.note('unz-count', cursor, `${cursor.text(1)} / ${groupCount || messageCount}`);
    if (cursor.text(2) !== reference) log.note('unz-reference', cursor);
    this.interchange = null;
  }

  private finish(): void {
    const { message, interchange, log, out } = this;
    const end = { offset: this.cursor.offsetOf(this.cursor.bytes.length) };
    if (message) this.listMessage(message, false, this.cursor.segment);
    if (message?.reader) log.refuse('message-cut-off', message.place);
    else if (interchange && !message) log.note('missing-unz', end);
    if (out.isSilent) log.refuse(this.sawSegment ? 'no-message' : 'una-only', { offset: 0 });
  }

  private takeServiceString(at: number): boolean {
    const { bytes } = this.cursor;
    if (bytes[at] !== 0x55 || bytes[at + 1] !== 0x4e || bytes[at + 2] !== 0x41) return false;
    const advice = readServiceString(bytes, at);
    const place = { offset: this.cursor.offsetOf(at) };
    if (this.isAdvised || this.message || this.interchange) this.log.note('repeated-una', place);
    if (advice.flaw) this.log.note(advice.flaw, place);
    // Inside a message the separators cannot change any more.
    if (!this.message) {
      this.dialect = advice.dialect;
      this.cursor.speak(advice.dialect);
      this.isAdvised = true;
    }
    this.cursor.position = at + advice.length;
    return true;
  }

  /** UNB, and a bare UNH, decide again whether lines end the segments. */
  private startsEnvelope(at: number): boolean {
    if (this.cursor.bytes[at] !== 0x55 || this.message) return false;
    return this.isTagAt('UNB', at) || (this.interchange === null && this.isTagAt('UNH', at));
  }

  private adapt(at: number): void {
    // Without its own service string an interchange speaks the default dialect.
    if (!this.isAdvised && (this.isTagAt('UNB', at) || !this.sawSegment)) this.dialect = unadvisedDialect(this.cursor.bytes, at);
    this.cursor.speak(adaptToLines(this.dialect, this.cursor.bytes, at));
  }

  private isTagAt(tag: string, at: number): boolean {
    const { bytes } = this.cursor;
    for (let i = 0; i < 3; i++) if (bytes[at + i] !== tag.charCodeAt(i)) return false;
    return true;
  }

  private isServiceTag(at: number): boolean {
    return [...startTags, 'UNG', 'UNT', 'UNE', 'UNZ'].some((tag) => this.isTagAt(tag, at)) && this.isTagEnd(at + 3);
  }

  private isTagEnd(at: number): boolean {
    const byte = this.cursor.bytes[at] ?? 0x20;
    return byte === this.dialect.element || isKnownElementMark(byte) || byte === this.dialect.component;
  }

  private skipGarbage(at: number): void {
    const { bytes } = this.cursor;
    this.log.note('garbage', { offset: this.cursor.offsetOf(at) });
    // The last bytes of a piece may be the first ones of a tag.
    let next = this.cursor.isWhole ? bytes.length : bytes.length - 2;
    startTags.forEach((tag, index) => {
      let found = this.nextStart[index] ?? -1;
      // What was found before still stands until it is passed, so the whole file is searched once per tag.
      if (found <= at && found !== Infinity) {
        found = bytes.indexOf(tag, at + 1);
        if (found === -1) found = Infinity;
        this.nextStart[index] = found;
      }
      next = Math.min(next, found);
    });
    this.cursor.position = next;
  }
}

const startTags = ['UNB', 'UNH', 'UNA'];
/** All tags of the envelope begin with these two letters, and no others. */
const serviceTags = UNB >> 8;
const envelopeTags: ReadonlySet<number> = new Set([UNB, UNE, UNG, UNT, UNZ]);

/** Segments that tell one thing and begin nothing, so that two tellings of theirs are two segments. */
const repeatable: ReadonlySet<number> = new Set([COM, DTM, FTX, MEA, PCI, PIA, RFF, SEL, tagNumber('GIN'), tagNumber('IMD')]);
/** The standard lets an element be repeated far less often. */
const mostTellings = 9;

/** S009 in its parts, as sent. */
function readIdentifier(cursor: SegmentCursor): readonly string[] {
  const parts = Array.from({ length: identifierParts }, (_, part) => cursor.text(2, part));
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);
}

/** 0065, 0052, 0054, 0051 and 0057; receipts name no more. */
const identifierParts = 5;

function readHeader(cursor: SegmentCursor): MessageHeader {
  const type = cursor.text(2, 0);
  const told = cursor.text(2, 4);
  // Some senders put the association code into the common access reference.
  const access = told === '' ? cursor.text(3) : '';
  return {
    reference: cursor.text(1),
    type: type.length <= 6 ? type : '',
    directory: cursor.text(2, 1) + cursor.text(2, 2),
    association: told === '' && /^(?:ITG|SMDG)/.test(access) ? access : told,
  };
}

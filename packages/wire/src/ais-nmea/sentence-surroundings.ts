import type { AisReception, WireTime } from '../message';
import { cleanText } from '../syntax/charset';
import type { FindingLog, WirePlace } from '../syntax/finding-log';
import { wireLimits } from '../syntax/limits';
import { emptyReception, isEmptyReception, readGatehouseTime, readTrailingFields, readUnixTime, type ReceptionDraft } from './reception';
import { readTagBlock, type TagGroup } from './tag-block';

/** A UNIX time and the character behind it. */
const maxTimeChars = 32;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const bang = 0x21;
const hash = 0x23;
const dollar = 0x24;
const comma = 0x2c;
const colon = 0x3a;
const backslash = 0x5c;

/**
 * What stands around AIS sentences: tag blocks in front or behind, times and
 * station names of receivers, other sentences, comments. Most feeds have none
 * of it, so it is read as text.
 */
export class SentenceSurroundings {
  private told: ReceptionDraft | null = null;
  private group: TagGroup | null = null;
  /** What the first sentence of a group said of its reception; it holds for all of them. */
  private readonly groups = new Map<number, AisReception>();
  private otherLines = 0;
  private line: { readonly bytes: Buffer | null; readonly from: number; readonly end: number } = { bytes: null, from: 0, end: 0 };

  constructor(
    private readonly log: FindingLog,
    private readonly place: WirePlace,
  ) {}

  /** Group of the sentence whose reception was taken last. */
  groupId: number | null = null;

  /** Reads what begins at `at` and is no AIS sentence; gives where to go on. */
  readInFront(bytes: Buffer, at: number): number {
    const first = bytes[at];
    const lineEnd = this.endOfLine(bytes, at);
    if (first === backslash) return behindWrittenEnds(bytes, at, lineEnd) ?? this.readTagBlock(bytes, at, lineEnd);
    if (first === hash) return lineEnd;
    if (first === dollar) {
      this.readOtherSentence(text(bytes, at, lineEnd));
      return lineEnd;
    }
    let begin = at;
    while (begin < lineEnd && bytes[begin] !== bang && bytes[begin] !== backslash) begin++;
    if (begin === lineEnd) {
      this.countOtherLine();
      return lineEnd;
    }
    const time = /^(\d{9,16}(?:\.\d+)?)[\s,;:]/.exec(text(bytes, at, Math.min(begin, at + maxTimeChars)))?.[1];
    if (time !== undefined) this.tellTime(readUnixTime(time));
    return begin;
  }

  /** Reads what stands behind a sentence, up to the end of the line or the next sentence in it. */
  readBehind(bytes: Buffer, at: number): number {
    const lineEnd = this.endOfLine(bytes, at);
    let from = at;
    if (bytes[at] === comma) {
      while (from < lineEnd && bytes[from] !== backslash) from++;
      readTrailingFields(text(bytes, at + 1, from).split(','), (this.told ??= emptyReception()));
    }
    const written = behindWrittenEnds(bytes, from, lineEnd);
    if (written !== null) return written;
    // Some receivers write the tag block behind the sentence, with or without its first backslash.
    const isTag = bytes[from] === backslash || (from + 1 < lineEnd && bytes[from + 1] === 0x3a);
    if (!isTag) return bytes[from] === bang || bytes[from] === dollar ? from : lineEnd;
    const close = this.closeOfTag(bytes, from, lineEnd);
    if (close > 0 && bytes[close + 1] === bang) return from;
    return this.readTagBlock(bytes, bytes[from] === backslash ? from : from - 1, lineEnd);
  }

  /** The reception told for the sentence at hand, which is used up by it. */
  takeReception(): AisReception | null {
    const { told, group } = this;
    this.groupId = null;
    if (told === null) return null;
    this.forget();
    this.groupId = group?.id ?? null;
    if (group === null) return isEmptyReception(told) ? null : told;
    return this.shareInGroup(group, told);
  }

  /** Drops what was told for a sentence that is refused. */
  forget(): void {
    this.told = null;
    this.group = null;
  }

  countOtherLine(): void {
    this.otherLines++;
  }

  /** Tells how many lines were passed over. */
  end(): void {
    if (this.otherLines > 0) this.log.note('nmea-other-lines', this.place, String(this.otherLines));
  }

  /** End of the line in which `at` stands, looked for once per line however much stands in it. */
  endOfLine(bytes: Buffer, at: number): number {
    const { line } = this;
    if (line.bytes === bytes && at >= line.from && at <= line.end) return line.end;
    let end = at;
    while (bytes[end] !== lineFeed && bytes[end] !== carriageReturn && end < bytes.length) end++;
    this.line = { bytes, from: at, end };
    return end;
  }

  /** Where the tag block that begins at `at` is closed; -1 when it is not. */
  private closeOfTag(bytes: Buffer, at: number, lineEnd: number): number {
    const close = bytes.subarray(at + 1, lineEnd).indexOf(backslash);
    return close < 0 ? -1 : at + 1 + close;
  }

  private readTagBlock(bytes: Buffer, at: number, lineEnd: number): number {
    const close = this.closeOfTag(bytes, at, lineEnd);
    const isClosed = close > 0;
    const block = isClosed ? readTagBlock(text(bytes, at + 1, close)) : null;
    if (block === null) {
      this.log.note('nmea-tag-block', this.place, () => text(bytes, at, Math.min(lineEnd, at + 40)));
    } else {
      const told = (this.told ??= emptyReception());
      told.time = block.time ?? told.time;
      told.station = block.station ?? told.station;
      this.group = block.group ?? this.group;
      if (block.time?.instantMs === null) this.log.note('bad-time', this.place, block.time.raw);
    }
    return isClosed ? close + 1 : lineEnd;
  }

  private readOtherSentence(line: string): void {
    const time = line.startsWith('$PGHP,') ? readGatehouseTime(line) : null;
    if (time === null) this.countOtherLine();
    else this.tellTime(time);
  }

  private tellTime(time: WireTime): void {
    (this.told ??= emptyReception()).time = time;
  }

  private shareInGroup({ index, count, id }: TagGroup, told: ReceptionDraft): AisReception | null {
    const reception = isEmptyReception(told) ? (this.groups.get(id) ?? null) : told;
    if (index === count) this.groups.delete(id);
    else if (reception !== null) {
      const [oldest] = this.groups.size >= wireLimits.maxPendingAisMessages ? this.groups.keys() : [];
      if (oldest !== undefined) this.groups.delete(oldest);
      this.groups.set(id, reception);
    }
    return reception;
  }
}

/**
 * Where the line ends stop that a log wrote as two characters each, `\\r\\n`, as it writes them within a text; null where none
 * stands at `at`. A tag block has a colon behind its letter.
 */
function behindWrittenEnds(bytes: Buffer, at: number, lineEnd: number): number | null {
  let behind = at;
  while (behind + 1 < lineEnd && bytes[behind] === backslash && isWrittenEnd(bytes[behind + 1]) && bytes[behind + 2] !== colon) behind += 2;
  return behind === at ? null : behind;
}

function isWrittenEnd(letter: number | undefined): boolean {
  return letter === 0x72 || letter === 0x6e;
}

function text(bytes: Buffer, from: number, to: number): string {
  return cleanText(bytes.toString('latin1', from, to));
}

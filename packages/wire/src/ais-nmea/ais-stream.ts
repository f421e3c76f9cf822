import type { FormatStream } from '../format-reader';
import type { AisReception } from '../message';
import type { ReadingCollector } from '../syntax/reading-collector';
import { wireLimits } from '../syntax/limits';
import { AisDraft } from './ais-draft';
import { decodeMessage, type TellFlaw } from './decode-message';
import { PartAssembly, type PendingMessage, type SentencePart } from './part-assembly';
import { SentenceSurroundings } from './sentence-surroundings';
import { Sentence } from './sentence';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const bang = 0x21;
const afterLastLine = Buffer.from('\n');

/**
 * Reads AIS sentences that arrive in pieces, as from a TCP feed or a file, and
 * gives their messages to the collector. Holds at most one broken line and the
 * messages whose parts are still coming.
 */
export class AisStream implements FormatStream {
  private readonly draft = new AisDraft();
  private readonly sentence = new Sentence();
  private readonly around: SentenceSurroundings;
  private readonly assembly = new PartAssembly((message) => this.lose(message));
  private readonly tell: TellFlaw = (code, detail) => this.out.log.note(code, this, detail);
  /** The unfinished last line of the pieces so far. */
  private rest: Buffer = Buffer.alloc(0);
  private isSkippingLine = false;
  private isBehindReturn = false;
  /** Bytes in front of the piece that is being read. */
  private base = 0;
  /** Place of the sentence that is being read: its offset and its line. */
  offset = 0;
  segment = 1;
  private sentences = 0;
  private emptyCount = 0;

  constructor(private readonly out: ReadingCollector) {
    this.around = new SentenceSurroundings(out.log, this);
  }

  push(piece: Buffer): void {
    let from = 0;
    if (this.rest.length > 0 || this.isSkippingLine) {
      from = firstLineEnd(piece);
      if (from === 0) {
        this.keep(piece);
        return;
      }
      if (this.isSkippingLine) this.base += from;
      else this.readLines(Buffer.concat([this.rest, piece.subarray(0, from)]));
      this.isSkippingLine = false;
      this.rest = afterLastLine.subarray(1);
    }
    const lines = piece.subarray(from);
    const end = lastLineEnd(lines);
    if (end > 0) this.readLines(lines.subarray(0, end));
    if (end < lines.length) this.keep(lines.subarray(end));
  }

  end(): void {
    if (this.rest.length > 0) this.readLines(Buffer.concat([this.rest, afterLastLine]));
    this.rest = afterLastLine.subarray(1);
    this.assembly.end();
    this.around.end();
    if (this.emptyCount > 0) this.out.log.note('ais-empty', this, String(this.emptyCount));
    if (this.out.isSilent) this.out.log.refuse('no-message', { offset: 0 });
  }

  /** Keeps a line without its end; one that is longer than any sentence is given up. */
  private keep(piece: Buffer): void {
    if (this.isSkippingLine) {
      this.base += piece.length;
    } else if (this.rest.length + piece.length > wireLimits.maxSegmentBytes) {
      this.offset = this.base;
      this.out.log.refuse('segment-too-long', this, String(wireLimits.maxSegmentBytes));
      this.base += this.rest.length + piece.length;
      this.rest = afterLastLine.subarray(1);
      this.isSkippingLine = true;
    } else {
      this.rest = Buffer.concat([this.rest, piece]);
    }
  }

  /** Reads whole lines; the last byte ends one. */
  private readLines(bytes: Buffer): void {
    const end = bytes.length;
    for (let at = 0; at < end;) {
      const c = bytes[at]!;
      if (c === bang) {
        this.isBehindReturn = false;
        this.offset = this.base + at;
        at = this.readSentence(bytes, at, end);
      } else if (c <= 0x20) {
        // CRLF counts once, also when a piece ended between the two.
        if (c === carriageReturn || (c === lineFeed && !this.isBehindReturn)) this.segment++;
        this.isBehindReturn = c === carriageReturn;
        at++;
      } else {
        this.isBehindReturn = false;
        this.offset = this.base + at;
        at = this.around.readInFront(bytes, at);
      }
    }
    this.base += end;
  }

  /** Reads the sentence whose `!` is at `at`; gives where to go on. */
  private readSentence(bytes: Buffer, at: number, end: number): number {
    const { sentence, around, out } = this;
    sentence.scan(bytes, at, end);
    const behind = sentence.hasChecksum ? sentence.end + 3 : sentence.restFrom;
    const next = bytes[behind];
    const isPlain = next === lineFeed || next === carriageReturn;
    if (!sentence.isSound) {
      out.log.refuse('nmea-checksum', this, bytes.toString('latin1', at, Math.min(end, at + 14)));
      around.forget();
      return isPlain ? behind : around.endOfLine(bytes, sentence.end);
    }
    if (!sentence.isAis(bytes, at)) {
      around.countOtherLine();
      return around.endOfLine(bytes, at);
    }
    const onwards = isPlain ? behind : around.readBehind(bytes, behind);
    this.sentences++;
    this.takeSentence(bytes, around.takeReception());
    return onwards;
  }

  private takeSentence(bytes: Buffer, reception: AisReception | null): void {
    const { sentence, draft, out } = this;
    if (!sentence.readFields(bytes)) {
      out.log.refuse('nmea-sentence', this, bytes.toString('latin1', sentence.end - 20, sentence.end));
      return;
    }
    if (!sentence.hasChecksum) out.log.note('nmea-no-checksum', this);
    if (sentence.fillBits < 0) out.log.note('nmea-fill', this);
    if (sentence.total === 0) out.log.note('ais-part-number', this, '0');
    if (sentence.total > 1) {
      this.takePart(bytes, reception);
      return;
    }
    if (sentence.payloadFrom === sentence.payloadTo) {
      this.emptyCount++;
      return;
    }
    draft.bits.clear();
    draft.talker = talkerName(sentence.talkerCode);
    draft.channel = channelName(sentence.channelCode);
    draft.isOwnShip = sentence.isOwnShip;
    draft.reception = reception;
    draft.isWhole = true;
    if (!draft.bits.add(bytes, sentence.payloadFrom, sentence.payloadTo)) {
      out.log.refuse('ais-payload', this);
      return;
    }
    this.decode(Math.max(0, sentence.fillBits));
  }

  private takePart(bytes: Buffer, reception: AisReception | null): void {
    const { sentence } = this;
    const groupId = sentence.sequence === null ? this.around.groupId : null;
    const part: SentencePart = {
      key: groupId === null ? partKey(sentence) : -1 - groupId,
      total: sentence.total,
      number: sentence.number,
      fillBits: Math.max(0, sentence.fillBits),
      payload: new Uint8Array(bytes.subarray(sentence.payloadFrom, sentence.payloadTo)),
      talker: talkerName(sentence.talkerCode),
      channel: channelName(sentence.channelCode),
      isOwnShip: sentence.isOwnShip,
      reception,
      offset: this.offset,
      segment: this.segment,
    };
    const message = this.assembly.add(part, this.sentences);
    if (message) this.takeParts(message);
  }

  /** Reads a message of several parts; its reception is the first one told. */
  private takeParts({ head, parts, missing }: PendingMessage): void {
    const { draft, out } = this;
    draft.bits.clear();
    draft.talker = head.talker;
    draft.channel = head.channel;
    draft.isOwnShip = head.isOwnShip;
    draft.reception = parts.find((part) => part?.reception)?.reception ?? null;
    draft.isWhole = missing === 0;
    let fillBits = 0;
    for (const part of parts) {
      if (!part) break;
      fillBits = part.fillBits;
      if (!draft.bits.add(part.payload, 0, part.payload.length)) {
        out.log.refuse('ais-payload', head);
        return;
      }
    }
    this.decode(fillBits);
  }

  private decode(fillBits: number): void {
    const { draft, out } = this;
    draft.fillBits = fillBits;
    draft.bits.bitCount = Math.max(0, draft.bits.bitCount - fillBits);
    const message = decodeMessage(draft, this.tell);
    if (message === null) out.log.refusedCount++;
    else out.accept(message, 1, this);
  }

  /**
   * A message some of whose parts never came is refused, save those whose
   * payload is kept as sent: their first part has the whole header.
   */
  private lose(message: PendingMessage): void {
    const { offset, segment } = this;
    const { head, parts } = message;
    [this.offset, this.segment] = [head.offset, head.segment];
    const came = parts.flatMap((part) => (part ? [part.number] : []));
    const detail = `${came.join(', ')} / ${parts.length}`;
    if (parts[0] && isKeptRaw(parts[0].payload)) {
      this.out.log.note('ais-payload-cut', this, detail);
      this.takeParts(message);
    } else {
      this.out.log.refuse('ais-parts-missing', this, detail);
    }
    [this.offset, this.segment] = [offset, segment];
  }
}

/** Types 6, 8 and 25, 26: a header in front of a payload that only its application understands. */
function isKeptRaw(payload: Uint8Array): boolean {
  return /^[68IJ]/.test(String.fromCharCode(payload[0] ?? 0));
}

/** Talker, channel and sequence id in one number. */
function partKey({ talkerCode, channelCode, sequence }: Sentence): number {
  return (((talkerCode << 8) | channelCode) << 4) | (sequence ?? 15);
}

const talkerNames = new Map<number, string>();

function talkerName(code: number): string {
  let name = talkerNames.get(code);
  if (name === undefined) {
    name = String.fromCharCode(code >> 8, code & 0xff);
    talkerNames.set(code, name);
  }
  return name;
}

/** Letters and digits are kept; anything else names no channel. */
const channelNames: readonly (string | null)[] = Array.from({ length: 256 }, (_, code) => {
  const name = String.fromCharCode(code);
  return /^[A-Za-z0-9]$/.test(name) ? name : null;
});

function channelName(code: number): string | null {
  return channelNames[code]!;
}

function firstLineEnd(bytes: Buffer): number {
  const [lf, cr] = [bytes.indexOf(lineFeed), bytes.indexOf(carriageReturn)];
  if (lf < 0 || cr < 0) return Math.max(lf, cr) + 1;
  return Math.min(lf, cr) + 1;
}

function lastLineEnd(bytes: Buffer): number {
  return Math.max(bytes.lastIndexOf(lineFeed), bytes.lastIndexOf(carriageReturn)) + 1;
}

import type { FindingCode } from './finding-texts';
import type { WirePlace } from './finding-log';
import { leadByte, plainByte, sharedFlag, startFlag, type FrameAlphabet } from './frame-alphabet';

/** Where remarks go; a `FindingLog` for a file, a counter for a connection that lives for days. */
export interface FindingSink {
  note(code: FindingCode, place: WirePlace, detail?: string): void;
  refuse(code: FindingCode, place: WirePlace, detail?: string): void;
}

/** Takes what is between two flags. `bytes` is valid only during the call. */
export interface FrameTaker {
  /** Why this is no sound frame (check sum, length); null when it is one. */
  findFlaw(bytes: Buffer, length: number): FindingCode | null;
  take(bytes: Buffer, length: number, place: WirePlace): void;
}

/** What the bytes at hand follow. */
type Since =
  | 'nothing'
  | 'start'
  /** A flag that ended a sound frame, and may have started the next. */
  | 'sound-frame'
  /** A flag that ended a broken frame; it may well be the start of the next, whose end was lost. */
  | 'broken-frame';

/**
 * Cuts a byte stream into frames: `push` takes chunks of any size, cut
 * anywhere, and gives every sound frame to the taker with its escapes undone.
 * Bytes outside frames are dropped and counted, broken frames are refused, and
 * one frame is all that is ever held.
 */
export class FrameStream {
  /** Bytes that stood outside any frame. */
  garbageBytes = 0;
  frameCount = 0;
  refusedCount = 0;

  private readonly bytes: Buffer;
  private length = 0;
  private lead = 0;
  /** Escape leads that escape nothing. */
  private bareLeads = 0;
  private since: Since = 'nothing';
  /** Bytes of the stream before the chunk at hand. */
  private consumed = 0;
  private startedAt = 0;
  /** Where all findings stand while a line of a text is read; null when the bytes are the file itself. */
  private line: WirePlace | null = null;

  constructor(
    private readonly alphabet: FrameAlphabet,
    private readonly taker: FrameTaker,
    private readonly sink: FindingSink,
  ) {
    this.bytes = Buffer.alloc(alphabet.maxBytes);
  }

  /** Takes the next bytes of the stream. */
  push(chunk: Uint8Array): void {
    const { bytes } = this;
    const { kinds, unescaped } = this.alphabet;
    const maxBytes = bytes.length;
    let { length, lead } = this;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      const kind = kinds[byte] as number;
      if (kind === plainByte && lead === 0) {
        if (length < maxBytes) bytes[length] = byte;
        length++;
      } else if (kind >= startFlag) {
        this.length = length;
        this.lead = lead;
        this.takeFlag(kind, this.consumed + at);
        length = 0;
        lead = 0;
      } else if (lead === 0) {
        lead = byte;
      } else {
        const meant = unescaped[(lead << 8) | byte] as number;
        if (meant < 0) {
          // Some senders forget to escape the lead; the check sum tells whether that is what happened.
          this.bareLeads++;
          if (length < maxBytes) bytes[length] = lead;
          length++;
        }
        if (kind === leadByte) {
          lead = byte;
          continue;
        }
        if (length < maxBytes) bytes[length] = meant < 0 ? byte : meant;
        length++;
        lead = 0;
      }
    }
    this.length = length;
    this.lead = lead;
    this.consumed += chunk.length;
  }

  /** Ends the stream: a frame without its end is refused. */
  finish(): void {
    const held = this.heldBytes();
    const isOpen = this.since === 'start' || (this.since === 'broken-frame' && held > 0);
    if (isOpen) this.refuse('message-cut-off', this.startedAt);
    else if (held > 0) this.dropGarbage(held, this.consumed - held);
    this.clear('nothing', this.consumed);
  }

  /**
   * Reads `bytes` as a stream of its own, all of whose findings stand at `place`.
   *
   * @returns false when no frame was in it, not even a broken one
   */
  readLine(bytes: Buffer, place: WirePlace): boolean {
    const seen = this.frameCount + this.refusedCount;
    this.line = place;
    if (this.isUnescaped(bytes)) {
      this.frameCount++;
      this.sink.note('bare-escape', place);
      this.taker.take(bytes.subarray(1), bytes.length - 2, place);
    } else {
      this.push(bytes);
      this.finish();
    }
    this.line = null;
    return this.frameCount + this.refusedCount > seen;
  }

  /** Logs of other software show frames with their escapes undone; flags inside then are content. */
  private isUnescaped(bytes: Buffer): boolean {
    const { start, end, minBytes, maxBytes, kinds } = this.alphabet;
    if (bytes[0] !== start || bytes.at(-1) !== end) return false;
    const content = bytes.subarray(1, -1);
    if (content.length < minBytes || content.length > maxBytes) return false;
    return content.some((byte) => kinds[byte] !== plainByte) && this.taker.findFlaw(content, content.length) === null;
  }

  private takeFlag(kind: number, at: number): void {
    const held = this.heldBytes();
    if (kind === sharedFlag) {
      this.takeSharedFlag(held, at);
    } else if (kind === startFlag) {
      if (this.since === 'start') this.refuse('message-cut-off', this.startedAt);
      else if (held > 0) this.dropGarbage(held, at - held);
      this.clear('start', at);
    } else if (this.since === 'start') {
      const flaw = this.findFlaw();
      if (flaw === null) this.give(this.startedAt);
      else this.refuse(flaw, this.startedAt);
      this.clear('nothing', at);
    } else {
      this.dropGarbage(held + 1, at - held);
      this.clear('nothing', at);
    }
  }

  /**
   * Between two flags of the same kind there may be a frame or what lies
   * between frames. A sound frame is one wherever it stands (terminals that
   * send a single flag between two frames exist); else the flag before tells.
   */
  private takeSharedFlag(held: number, at: number): void {
    if (held === 0) {
      this.clear('start', at);
      return;
    }
    const flaw = this.since === 'nothing' ? 'frame-too-short' : this.findFlaw();
    const isFrame = (this.since === 'start' || this.since === 'broken-frame') && held >= this.alphabet.minBytes;
    if (flaw === null) {
      this.give(this.startedAt);
      this.clear('sound-frame', at);
    } else if (isFrame) {
      this.refuse(flaw, this.startedAt);
      this.clear('broken-frame', at);
    } else {
      this.dropGarbage(held, at - held);
      this.clear('start', at);
    }
  }

  private findFlaw(): FindingCode | null {
    if (this.lead !== 0) this.keepBareLead();
    if (this.length > this.bytes.length) return 'frame-too-long';
    if (this.length < this.alphabet.minBytes) return 'frame-too-short';
    return this.taker.findFlaw(this.bytes, this.length);
  }

  /** A lead right in front of a flag escapes nothing. */
  private keepBareLead(): void {
    if (this.length < this.bytes.length) this.bytes[this.length] = this.lead;
    this.length++;
    this.lead = 0;
    this.bareLeads++;
  }

  private give(at: number): void {
    this.frameCount++;
    if (this.bareLeads > 0) this.sink.note('bare-escape', this.placeAt(at));
    this.taker.take(this.bytes, this.length, this.placeAt(at));
  }

  private refuse(flaw: FindingCode, at: number): void {
    this.refusedCount++;
    this.sink.refuse(flaw, this.placeAt(at));
  }

  private dropGarbage(count: number, at: number): void {
    this.garbageBytes += count;
    this.sink.note('garbage-bytes', this.placeAt(Math.max(0, at)), String(count));
  }

  private heldBytes(): number {
    return this.length + (this.lead === 0 ? 0 : 1);
  }

  private placeAt(offset: number): WirePlace {
    return this.line ?? { offset };
  }

  private clear(since: Since, at: number): void {
    this.length = 0;
    this.lead = 0;
    this.bareLeads = 0;
    this.since = since;
    this.startedAt = at;
  }
}

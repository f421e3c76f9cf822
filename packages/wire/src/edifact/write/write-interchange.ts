import type { MessageFunction, Place } from '../../message';
import { encodeText, type WireCharset } from '../../syntax/encode-text';
import { wireTimeAt } from '../../vocabulary/wire-time';

/** UNB of a written interchange. */
export interface EdifactEnvelope {
  readonly sender: string;
  readonly recipient: string;
  /** 0007, the kind of name that sender and recipient are, where these two agreed on one. */
  readonly senderQualifier?: string | null;
  readonly recipientQualifier?: string | null;
  /** 0020, used once between these two. */
  readonly controlReference: string;
  /** Preparation time in ms since epoch; written in Asia/Shanghai. */
  readonly preparedMs: number;
  /** UNOA (ASCII) unless told otherwise; UNOC is Latin-1, UNOY is UTF-8. */
  readonly level?: 'UNOA' | 'UNOC' | 'UNOY';
}

/** A composite is an array of components, a plain element is one value. */
export type WrittenElement = string | number | null | undefined | readonly (string | number | null | undefined)[];

const charsets: Readonly<Record<NonNullable<EdifactEnvelope['level']>, WireCharset>> = {
  // UNOA carries ASCII alone; Latin-1 keeps its bytes and writes a question mark for the rest.
  UNOA: 'latin1',
  UNOC: 'latin1',
  UNOY: 'utf-8',
};

/** 1225 message function. */
export const functionCodes: Readonly<Record<MessageFunction, string>> = {
  cancel: '1',
  add: '2',
  delete: '3',
  change: '4',
  replace: '5',
  original: '9',
};

/** The segments of one interchange with default separators; counts its segments and messages. */
export class InterchangeWriter {
  private readonly lines: string[] = [];
  private messageCount = 0;
  private messageReference = '';
  private firstLine = 0;
  private readonly marks: RegExp;

  constructor(private readonly envelope: EdifactEnvelope) {
    const { level = 'UNOA', sender, recipient, preparedMs, controlReference } = envelope;
    const prepared = wireTimeAt(preparedMs, 12).raw;
    // Version 4 has the century in its date, earlier ones have not.
    const isVersion4 = level === 'UNOY';
    this.marks = isVersion4 ? marksOfVersion4 : marksOfVersion2;
    this.add(
      'UNB',
      [level, isVersion4 ? 4 : 2],
      [sender, envelope.senderQualifier],
      [recipient, envelope.recipientQualifier],
      [prepared.slice(isVersion4 ? 0 : 2, 8), prepared.slice(8)],
      controlReference,
    );
  }

  /** Opens a message of `type` (`CODECO:D:95B:UN:SMDG16` as its parts). */
  openMessage(...type: readonly string[]): void {
    this.messageCount++;
    this.messageReference = String(this.messageCount);
    this.firstLine = this.lines.length;
    this.add('UNH', this.messageReference, type);
  }

  closeMessage(): void {
    this.add('UNT', this.lines.length - this.firstLine + 1, this.messageReference);
  }

  /** One segment; empty elements and components at the end are left out. */
  add(tag: string, ...elements: readonly WrittenElement[]): void {
    const written = elements.map((element) => {
      const components = Array.isArray(element) ? element.map((part) => this.release(part)) : [this.release(element as string)];
      return dropTrailing(components).join(':');
    });
    this.lines.push([tag, ...dropTrailing(written)].join('+'));
  }

  /** A LOC segment, when there is a place. */
  addPlace(qualifier: number | string, place: Place | null): void {
    if (place) this.add('LOC', qualifier, [place.code, 139, 6, place.name]);
  }

  private release(value: string | number | null | undefined): string {
    if (value === null || value === undefined) return '';
    // Control characters are what is taken out.
    return String(value)
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .replace(this.marks, '?$&');
  }

  finish(): Uint8Array {
    this.add('UNZ', this.messageCount, this.envelope.controlReference);
    return encodeText(this.lines.map((line) => `${line}'\r\n`).join(''), charsets[this.envelope.level ?? 'UNOA']);
  }
}

/** What divides; version 4 has a separator of repetitions more. */
const marksOfVersion2 = /[?+:']/g;
const marksOfVersion4 = /[?+:'*]/g;

function dropTrailing(parts: readonly string[]): string[] {
  let length = parts.length;
  while (length > 0 && parts[length - 1] === '') length--;
  return parts.slice(0, length);
}

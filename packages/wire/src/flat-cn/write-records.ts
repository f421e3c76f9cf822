import type { MessageFunction, Place, WireTime } from '../message';
import { encodeText } from '../syntax/encode-text';

/** Who a written platform file goes from and to; the file's time is the message's `prepared`. */
export interface FlatEnvelope {
  readonly sender: string;
  readonly recipient: string;
  readonly senderPort?: string;
  readonly recipientPort?: string;
  /** GB18030 unless told otherwise: what the ports' own systems write. */
  readonly charset?: 'gb18030' | 'utf-8';
}

export type FlatField = string | number | null | undefined;

const functionCodes: Readonly<Record<MessageFunction, string>> = {
  original: '9',
  add: '2',
  delete: '3',
  change: '4',
  replace: '5',
  cancel: '1',
};

/** The records of one platform file, from `00` on; `finish` adds `99` with the count of all records. */
export class FlatRecords {
  private readonly lines: string[] = [];

  constructor(private readonly envelope: FlatEnvelope) {}

  head(type: string, description: string, fn: MessageFunction, prepared: WireTime | null): void {
    const { sender, recipient, senderPort, recipientPort } = this.envelope;
    const ports = senderPort !== undefined || recipientPort !== undefined ? [senderPort, recipientPort] : [];
    this.add('00', type, description, functionCodes[fn], sender, recipient, prepared?.raw, ...ports);
  }

  add(record: string, ...fields: readonly FlatField[]): void {
    this.lines.push([record, ...fields].map(release).join(':'));
  }

  finish(): Uint8Array {
    this.add('99', this.lines.length + 1);
    const text = this.lines.map((line) => `${line}'\r\n`).join('');
    return encodeText(text, this.envelope.charset ?? 'gb18030');
  }
}

/** The code field and the name field of a place. */
export function placeFields(place: Place | null | undefined): readonly [FlatField, FlatField] {
  return [place?.code, place?.name];
}

/** `I` or `E`; empty when the direction is not told. */
export function directionLetter(direction: 'import' | 'export' | null | undefined): string {
  if (!direction) return '';
  return direction === 'import' ? 'I' : 'E';
}

/** Puts the release character before what would otherwise end a field or record; a record holds no line break. */
function release(field: FlatField): string {
  if (field === null || field === undefined) return '';
  // Control characters are what is taken out.
  return String(field)
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/[?:']/g, '?$&');
}

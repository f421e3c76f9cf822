import type { WireMessage } from '@mastlight/wire';
import { wireLimits } from '@mastlight/wire/syntax/limits';
import type { InputReading } from './input/read-input';
import { countReading, showReading } from './show/show-reading';
import type { ShowOptions } from './show/show-table';

/** Says what inputs say, one after the other, in one form. */
export interface InputReport {
  /** The input that comes next. `name` is for people, `file` as it was given. */
  begin(file: string, name: string): void;
  /** Some of its messages, in their order, after so many bytes of it. */
  take(messages: readonly WireMessage[], bytes: number): void;
  /** It is read to its end; null when it could not be. */
  end(reading: InputReading | null): void;
  /** There are no more inputs. */
  close(): void;
}

/** Tables and lines. Of an input above 64 MB the messages behind that mark are counted alone. */
export class TableReport implements InputReport {
  private readonly total = { files: 0, read: 0, refused: 0, errors: 0, warnings: 0 };
  private name = '';
  private messages: WireMessage[] = [];

  constructor(
    private readonly write: (text: string) => void,
    private readonly options: ShowOptions & { readonly isQuiet: boolean; readonly hasSegments: boolean },
  ) {}

  begin(_file: string, name: string): void {
    this.name = name;
    this.messages = [];
  }

  take(messages: readonly WireMessage[], bytes: number): void {
    if (this.options.isQuiet || bytes > wireLimits.maxInputBytes) return;
    for (const message of messages) this.messages.push(message);
  }

  end(reading: InputReading | null): void {
    if (!reading) return;
    const counts = countReading(reading);
    this.total.files++;
    this.total.read += counts.read;
    this.total.refused += counts.refused;
    this.total.errors += counts.errors;
    this.total.warnings += counts.warnings;
    this.write(`${showReading(this.name, reading, this.messages, this.options).join('\n')}\n\n`);
  }

  close(): void {
    const { files, read, refused, errors, warnings } = this.total;
    if (files > 1) this.write(`${this.options.words.total(files, read, refused, errors, warnings)}\n`);
  }
}

/**
 * One JSON array with an object per input, one message per line. It is written
 * as it is read, since the text of a large input is longer than a string may be.
 */
export class JsonReport implements InputReport {
  private file = '';
  private isFirstFile = true;
  private isOpen = false;
  private messageCount = 0;

  constructor(
    private readonly write: (text: string) => void,
    private readonly isQuiet: boolean,
  ) {
    write('[');
  }

  begin(file: string): void {
    this.file = file;
    this.isOpen = false;
    this.messageCount = 0;
  }

  take(messages: readonly WireMessage[]): void {
    this.open();
    if (this.isQuiet) return;
    for (const message of messages) {
      this.write(`${this.messageCount++ === 0 ? '' : ','}\n    ${JSON.stringify(withHexBytes(message))}`);
    }
  }

  end(reading: InputReading | null): void {
    // An input that could not be opened is told on the error output alone.
    if (!reading && !this.isOpen) return;
    this.open();
    this.write(this.isQuiet ? '' : '\n  ],');
    const rest = reading ? sayRest(reading) : { isWhole: false };
    this.write(JSON.stringify(rest, null, 2).slice(1));
  }

  close(): void {
    this.write(']\n');
  }

  private open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    this.write(`${this.isFirstFile ? '' : ','}{\n  "file": ${JSON.stringify(this.file)},`);
    this.isFirstFile = false;
    if (!this.isQuiet) this.write('\n  "messages": [');
  }
}

function sayRest(reading: InputReading): object {
  return {
    isWhole: true,
    format: reading.format,
    bytes: reading.bytes,
    durationMs: Math.round(reading.durationMs * 10) / 10,
    counts: countReading(reading),
    interchanges: reading.interchanges,
    findings: reading.findings.map((finding) => {
      const segment = reading.segmentOf(finding.offset);
      return segment === null ? finding : { ...finding, text: segment };
    }),
  };
}

/** Binary parts as hexadecimal text. */
function withHexBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (Array.isArray(value)) return value.map(withHexBytes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withHexBytes(inner)]));
}

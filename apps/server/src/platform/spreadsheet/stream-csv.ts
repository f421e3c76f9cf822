import type { Readable } from 'node:stream';

/** A line of a file, with the number of its first line as editors count. */
export interface CsvLine {
  readonly lineNo: number;
  readonly cells: readonly string[];
  /** It is longer than a line may be, and its cells are left out. */
  readonly isTooLong: boolean;
}

/** Bytes by which it is told whether a text is UTF-8. */
const probeBytes = 64 * 1024;

/**
 * The lines of a .csv file as they come off the disk; no more than one is in memory, whatever its quotes. Empty lines are
 * passed over. What is no UTF-8 at its beginning is read as GBK.
 *
 * @param lineMax letters of a line; a longer one is told and passed over
 */
export async function* streamCsv(file: Readable, lineMax: number): AsyncGenerator<CsvLine> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let cells: string[] = [];
  let cell = '';
  let length = 0;
  let isQuoted = false;
  let wasQuote = false;
  let lineNo = 1;
  let firstLine = 1;
  const end = (): CsvLine | null => {
    cells.push(cell);
    const isTooLong = length > lineMax;
    const line = length === 0 && cells.length === 1 ? null : { lineNo: firstLine, cells: isTooLong ? [] : cells, isTooLong };
    cells = [];
    cell = '';
    length = 0;
    isQuoted = wasQuote = false;
    return line;
  };
  const texts = async function* (): AsyncGenerator<string> {
    for await (const bytes of file as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(isUtf8(bytes.subarray(0, probeBytes)) ? 'utf-8' : 'gb18030');
      yield decoder.decode(bytes, { stream: true });
    }
    if (decoder) yield decoder.decode();
  };
  for await (const text of texts()) {
    for (const sign of text) {
      if (sign === '\n') lineNo++;
      if (wasQuote && sign !== '"') isQuoted = wasQuote = false;
      if (isQuoted) {
        if (sign === '"' && !wasQuote) wasQuote = true;
        else {
          wasQuote = false;
          if (++length <= lineMax) cell += sign;
          // A quote that nobody has closed must not swallow the file.
          else if (sign === '\n') {
            const line = end();
            firstLine = lineNo;
            if (line) yield line;
          }
        }
      } else if (sign === '"' && cell === '') {
        isQuoted = true;
        length++;
      } else if (sign === ',') {
        length++;
        if (length <= lineMax) cells.push(cell);
        cell = '';
      } else if (sign === '\n') {
        const line = end();
        firstLine = lineNo;
        if (line) yield line;
      } else if (sign !== '\r' && ++length <= lineMax) cell += sign;
    }
  }
  const last = end();
  if (last) yield last;
}

/** Whether bytes are UTF-8, as far as they go. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const lineFeed = 0x0a;
/** A file with more lines than this has no line numbers behind them. */
const mostLines = 1_000_000;

/** What a text with elements or values begins with, behind a byte-order mark and blanks; anything else is wrapped. */
const textStart = /^(?:\xef\xbb\xbf)?\s*[<[{]/;

/** Where the lines of an input begin, noted as it is read. */
export class LineMarks {
  private readonly ends: number[] = [];
  private length = 0;
  private isText = false;

  add(piece: Uint8Array): void {
    if (this.length === 0) this.isText = textStart.test(Buffer.from(piece.subarray(0, 64)).toString('latin1'));
    for (let at = piece.indexOf(lineFeed); at !== -1 && this.ends.length < mostLines; at = piece.indexOf(lineFeed, at + 1)) {
      this.ends.push(this.length + at);
    }
    this.length += piece.length;
  }

  /** The 1-based line in which the byte at `offset` stands; null where that tells nothing: the start, a single line, too many lines, wrapped text. */
  lineAt(offset: number): number | null {
    const { ends } = this;
    if (offset === 0 || !this.isText || ends.length === mostLines || ends.length === 0 || ends[0] === this.length - 1) return null;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  }
}

/**
 * Looks for the ends of comments, sections and instructions in one input. An
 * end that was not found is not looked for again: a file of nothing but
 * beginnings would be walked through once for each of them.
 */
export class MarkSearch {
  private readonly absentFrom = new Map<string, number>();

  constructor(private readonly bytes: Buffer) {}

  /** Where `mark` stands at or behind `from`; -1 when it does not. */
  find(mark: string, from: number): number {
    const absentFrom = this.absentFrom.get(mark);
    if (absentFrom !== undefined && from >= absentFrom) return -1;
    const found = this.bytes.indexOf(mark, from);
    if (found === -1) this.absentFrom.set(mark, from);
    return found;
  }
}

/** One column of a form of many rows; every cell holds a text as it was typed, right or wrong. */
export interface SheetColumn {
  readonly name: string;
  readonly title: string;
  /** In px. */
  readonly width: number;
  /** `combo` offers `options` and takes any text, `choice` takes them alone, `switch` is `1` or nothing. */
  readonly kind: 'text' | 'number' | 'choice' | 'combo' | 'dateTime' | 'switch';
  readonly options?: readonly string[];
  /** The cell of the row, and its value, by which this one is computed: it is shown and not typed into. */
  readonly lockedBy?: { readonly name: string; readonly value: string };
  /** What stays of a text while it is typed (R-5.4-09 and on); whatever an input method composes is left alone until it is there. */
  readonly filter?: (text: string) => string;
  /** How long a text may be: while it is typed, how long it is stands beside it. Longer is not cut, but refused by whoever checks. */
  readonly lengthMax?: number;
  /** What is put right in a text once it is pasted or left; each change can be taken back. */
  readonly fix?: (text: string) => string;
}

/** A cell by its row, from 0, and its column. */
export type CellName = `rows.${number}.${string}`;

export type SheetRow = Readonly<Record<string, string>>;
export interface SheetValues {
  rows: SheetRow[];
}

/** Whether nothing has been entered: such a row is not sent and has no mistakes. */
export function isBlankRow(row: SheetRow): boolean {
  return Object.values(row).every((text) => text === '');
}

/** A cell of a pasted block as its column keeps it; a text stays as it is, character by character. */
export function readPasted(column: SheetColumn, text: string): string {
  if (column.kind === 'text' || column.fix) return text;
  const plain = text.normalize('NFKC').trim();
  // Spreadsheets copy what they show, with signs between the thousands.
  if (column.kind === 'number') return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  if (column.kind === 'dateTime') {
    const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[ T](\d{1,2}):(\d{2})(?::\d{2})?$/.exec(plain);
    if (!parts) return plain;
    const [, year, month, day, hour, minute] = parts as unknown as [string, string, string, string, string, string];
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${hour.padStart(2, '0')}:${minute}`;
  }
  return plain;
}

/** A cell whose text was put right: what stood there, and what stands there now. */
export interface SheetFix {
  readonly cell: CellName;
  readonly from: string;
  readonly to: string;
}

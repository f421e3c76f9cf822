/** A sheet as texts, and why a file gives none. */

/** A row under the number that stands at its side; empty cells are empty texts. */
export interface SheetRow {
  readonly rowNo: number;
  readonly cells: readonly string[];
  /** What merged cells from rows above show in this row, by column; undefined where none do. */
  readonly carried?: ReadonlyMap<number, string>;
  /** Between it and the row before stand hidden ones, so that nobody knows what it goes on with. */
  readonly isAfterHidden?: boolean;
  /** Between it and the row before nothing stands in at least one row, so that another table may begin. */
  readonly isAfterBlank?: boolean;
}

/** A sheet that a person sees; rows in which nothing stands, and hidden ones, are left out. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** How many rows with something in them are hidden, by hand or by a filter. */
  readonly hiddenRows: number;
  /** The columns, from 0, that are hidden and in which something stands beside what a person sees; their cells are in the rows. */
  readonly hiddenColumns: readonly number[];
}

/** Nothing of a file is believed: what is larger than this is not read. */
export interface SheetLimits {
  /** Of all sheets that are read. */
  readonly rowsMax: number;
  /** Whatever stands further out is passed over. */
  readonly columnsMax: number;
  /** Of all parts that are read together, unpacked, in bytes. */
  readonly unpackedBytesMax: number;
  /** Of the texts of all cells: a shared text costs its file nothing, however often it is named. */
  readonly charactersMax: number;
  /** Of the elements of all parts that are read, the empty ones too: each costs time, and none much of the file. */
  readonly elementsMax: number;
}

/** It is no file of the kind, a damaged one, or a larger one than anybody fills in by hand. */
export class UnreadableSheet extends Error {
  constructor(readonly reason: 'no-archive' | 'no-sheet' | 'too-large' | 'too-many-cells' | 'broken') {
    super(`the spreadsheet cannot be read: ${reason}`);
    this.name = 'UnreadableSheet';
  }
}

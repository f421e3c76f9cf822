/** How one value of a plain message is written. */
export type PlainForm =
  | 'byte'
  | 'word'
  | 'dword'
  /** BCD YYMMDDhhmmss. */
  | 'time'
  /** Length in front, as one byte or one word. */
  | 'short-text'
  | 'long-text'
  /** Everything up to the end. */
  | 'rest-text'
  | 'rest-hex'
  | { readonly text: number }
  | { readonly hex: number }
  /** As many numbers as the value named `count` says. */
  | { readonly numbers: 'word' | 'dword'; readonly count: string }
  /** Rows of values: as many as `count` says, or up to the end. */
  | { readonly rows: PlainFields; readonly count: string | null }
  /** Values that stand there when a bit of an earlier value says so; they belong to the same row. */
  | { readonly fields: PlainFields; readonly whenBit: number; readonly of: string };

export type PlainFields = readonly (readonly [name: string, form: PlainForm])[];

/** A message that is a row of values. */
export interface PlainLayout {
  readonly name: string;
  /** One or several layouts, tried in this order: the first that fits exactly is the one. */
  readonly layouts: readonly PlainFields[];
}

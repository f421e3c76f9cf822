/** What a value is by its place in a message; `hidden`: its place is in no list. */
export const valueKinds = {
  /** A code out of a list, a voyage, a cell. */
  code: 'code',
  /** The number of a bill, a booking, a document. */
  billNo: 'billNo',
  /** The number of a box. */
  containerNo: 'containerNo',
  /** The number of a seal, an event, an interchange. */
  reference: 'reference',
  /** A weight, a measure, a count. */
  quantity: 'quantity',
  time: 'time',
  /** A lorry's plate. */
  plate: 'plate',
  /** The name of a ship or of a place of the list of ports. */
  name: 'name',
  /** What customs, the port or the carrier says of a case. */
  reason: 'reason',
  hidden: 'hidden',
} as const;

export type ValueKind = keyof typeof valueKinds;

/** Decides what of a value is shown to the reader of an excerpt; formats tell it what the value is. */
export interface ValueMask {
  show(kind: ValueKind, value: string): string;
  /** Stands for what is withheld. */
  readonly mark: string;
}

/**
 * A stretch of a message. Those of one message follow each other in their order:
 * `opening`, `head`, then whatever names a bill or a box, each with what belongs to it.
 */
export interface MessagePart {
  readonly from: number;
  readonly end: number;
  /**
   * - `frame` belongs to nobody; `opening` is one that begins a message.
   * - `head` speaks of the whole message.
   * - `own-part` names the bill or box that it is about; `consignment` begins those of one bill, `goods` lie in a box and are of one consignment.
   * - `stray` is no part of the message, `unclosed` one whose end is not known.
   */
  readonly role: 'frame' | 'opening' | 'head' | 'own-part' | 'consignment' | 'goods' | 'stray' | 'unclosed';
  /** The number that a consignment has itself. */
  readonly consignmentNo?: string | undefined;
}

/** Withholds values of a message. Stretches are taken in their order, each whole, and in steps of a moment. */
export interface TextMask {
  take(stretch: string): Generator<void, string>;
}

/** A message that can be told apart. */
export interface CutText {
  /** Its parts, in steps of a moment; null is a step that found none. */
  parts(): Generator<MessagePart | null>;
  /** A mask for the stretches of this message. Whatever stands in no list of the format is `hidden`, separators stay. */
  openMask(values: ValueMask): TextMask;
}

/** How a text is shown in part. */
export interface TextExcerpt {
  readonly kind: 'text';
  /** Null when it cannot be told apart. */
  open(text: string): CutText | null;
  /** Words of ours as they stand between parts. */
  remark(words: string): string;
}

/** Who reads an excerpt of rows. */
export interface RowsOnlooker {
  readonly values: ValueMask;
  /**
   * Whether a row is his.
   *
   * @param named what stands in its fields of bills and boxes
   * @param said all that it says
   */
  isOwn(named: string, said: string): boolean;
  /** What stands in place of so many rows. */
  omitted(count: number): string;
}

/** Rows as somebody may see them, written anew. */
export interface ShownRows {
  readonly text: string;
  readonly ownCount: number;
  readonly omittedCount: number;
}

/** How answers in rows are shown in part. */
export interface RowsExcerpt {
  readonly kind: 'rows';
  /** Null when they cannot be told apart. Parsing is one step. */
  show(text: string, onlooker: RowsOnlooker): Generator<void, ShownRows | null>;
}

/** How a format is shown to somebody whom only parts of a message concern. */
export type FormatExcerpt = TextExcerpt | RowsExcerpt;

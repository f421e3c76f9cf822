/**
 * The parts that all neutral messages are made of: what any format says about
 * ships, bills and boxes, whatever its syntax. Parsers produce it, writers
 * take it, nothing here does IO.
 *
 * Rules that hold everywhere: texts are as sent (trimmed); a time keeps its
 * raw text and, where it could be read, the instant in ms since epoch; weights
 * are kilograms; unknown codes are kept as sent and reported, never guessed.
 */

/** A remark about a message. An `error` refuses the record or message it names; a `warning` does not. */
export interface Finding {
  readonly severity: 'warning' | 'error';
  /** Stable kebab-case code, for counting. */
  readonly code: string;
  /** Byte offset into the input. */
  readonly offset: number;
  /** 1-based number of the segment, line or element, when known. */
  readonly segment?: number;
  readonly zh: string;
  readonly en: string;
}

export interface WireTime {
  readonly raw: string;
  /** ms since epoch; null when the text is no time, or a local time of a place whose zone is not known. */
  readonly instantMs: number | null;
  /** The zone in which a text without one was read (IANA name); absent for Asia/Shanghai. */
  readonly zone?: string;
  /** The text tells a day and no hour: `instantMs` is its midnight, which nobody told, and no clock. */
  readonly isDay?: true;
}

/** What a message does to what was said before (1225, flat-file function, GACC FunctionCode). */
export type MessageFunction = 'original' | 'add' | 'change' | 'replace' | 'delete' | 'cancel';

export interface Vessel {
  readonly name: string | null;
  /** Code as sent, without its scheme: IMO digits, call sign, `UN…` or `FC…`. */
  readonly code: string | null;
  readonly scheme: 'imo' | 'call-sign' | 'un' | 'fc' | 'other' | null;
  readonly voyage: string | null;
  readonly direction: 'import' | 'export' | null;
}

export interface Place {
  readonly code: string | null;
  readonly name: string | null;
}

export type Fullness = 'full' | 'empty' | 'lcl' | null;

export interface Seal {
  readonly number: string;
  /** SH shipper, CA carrier, CU customs, TO terminal; null when not told. */
  readonly party: string | null;
}

/** A place with its part in the way of a box, as sent (3227): 13 transhipment, 97 optional discharge port … */
export interface RoutePlace {
  readonly qualifier: string;
  readonly place: Place;
}

/** A number with its kind as sent (1153): SQ sequence, RE release, AAE declaration … */
export interface NumberInRole {
  readonly qualifier: string;
  readonly number: string;
}

/** Who sent what to whom; with `controlReference` it identifies an interchange (ISO 9735: 0004, 0010, 0020). */
export interface Interchange {
  readonly sender: string | null;
  readonly recipient: string | null;
  readonly controlReference: string | null;
  /** 0007, the kind of name that sender and recipient are (ZZZ, 14 …); told by EDIFACT alone. */
  readonly senderQualifier?: string | null;
  readonly recipientQualifier?: string | null;
  /** S001 0001: UNOA ASCII, UNOC Latin-1, UNOY UTF-8 …; told by EDIFACT alone. */
  readonly syntaxLevel?: string | null;
  /** S004: when the interchange was prepared; told by EDIFACT alone. */
  readonly prepared?: WireTime | null;
  /** Number of the UNB, as findings count segments; told by EDIFACT alone. */
  readonly firstSegment?: number;
  /** The messages between UNB and UNZ in their order, refused ones too, for the receipt that names them; told by EDIFACT alone. */
  readonly messages?: readonly InterchangeMessage[];
}

/** A message as its interchange holds it, whatever it says. */
export interface InterchangeMessage {
  /** 0062 */
  readonly reference: string;
  /** S009 in its parts: type, version, release, agency, association. */
  readonly identifier: readonly string[];
  /** Numbers of its UNH and of its last segment, as findings count segments. */
  readonly firstSegment: number;
  readonly lastSegment: number;
  readonly isAccepted: boolean;
}

/** What every message says about itself. */
export interface MessageHead {
  /** Message type as the format names it: CODECO, IFCSUM, MT2101 … */
  readonly type: string;
  /** Document or message reference of the sender; null when it gives none. */
  readonly reference: string | null;
  readonly function: MessageFunction;
  readonly prepared: WireTime | null;
  readonly vessel: Vessel | null;
}

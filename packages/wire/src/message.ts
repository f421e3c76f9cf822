/**
 * The neutral vocabulary of the wire package: what any format says about
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
  /** ms since epoch; null when the text is no time. Zoneless texts are Asia/Shanghai. */
  readonly instantMs: number | null;
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

/** One container as a message shows it. Absent knowledge is null, never a default. */
export interface BoxReport {
  readonly containerNo: string;
  readonly sizeTypeRaw: string | null;
  /** ISO 6346 size type; null when the raw text is not known. */
  readonly sizeType: string | null;
  readonly fullness: Fullness;
  readonly billNos: readonly string[];
  readonly bookingNo: string | null;
  readonly seals: readonly Seal[];
  readonly grossWeightKg: number | null;
  readonly operator: string | null;
  readonly direction: 'import' | 'export' | null;
  readonly happened: WireTime | null;
  readonly truckPlate: string | null;
  readonly stowage: string | null;
  readonly loadPort: Place | null;
  readonly dischargePort: Place | null;
  readonly destination: Place | null;
  readonly terminal: string | null;
}

interface MessageHead {
  /** Message type as the format names it: CODECO, IFCSUM, MT2101 … */
  readonly type: string;
  /** Document or message reference of the sender; null when it gives none. */
  readonly reference: string | null;
  readonly function: MessageFunction;
  readonly prepared: WireTime | null;
  readonly vessel: Vessel | null;
}

/** CODECO: boxes passing a gate. */
export interface GateMessage extends MessageHead {
  readonly kind: 'gate';
  readonly move: 'in' | 'out';
  readonly terminal: string | null;
  readonly boxes: readonly BoxReport[];
}

/** COARRI: boxes loaded on or discharged from a ship. */
export interface VesselMoveMessage extends MessageHead {
  readonly kind: 'vessel-move';
  readonly move: 'load' | 'discharge';
  readonly terminal: string | null;
  readonly boxes: readonly BoxReport[];
  /** Actual arrival of the ship, where the message tells it (flat record 10, DTM+178). */
  readonly arrived?: WireTime | null;
  /** Actual sailing of the ship, where the message tells it (flat record 10, DTM+186 or 136). */
  readonly sailed?: WireTime | null;
}

/** One container of a stow plan, with its place on board. */
export interface StowedBox extends BoxReport {
  readonly bay: number | null;
  readonly row: number | null;
  readonly tier: number | null;
  readonly tareKg: number | null;
  /** Set temperature in degrees Celsius; a box that has one is a running reefer. */
  readonly temperatureC: number | null;
}

/** BAPLIE: where every container stands on board. */
export interface StowPlanMessage extends MessageHead {
  readonly kind: 'stow-plan';
  readonly departure: Place | null;
  readonly nextPort: Place | null;
  readonly boxes: readonly StowedBox[];
}

/** One container under a bill of a cargo list. */
export interface ManifestBox extends BoxReport {
  /** Cargo weight under this bill alone; a box under two bills has one each. */
  readonly cargoWeightKg: number | null;
  readonly tareKg: number | null;
  readonly packages: number | null;
}

/** One bill of a cargo list, with the boxes it names. */
export interface ManifestBill {
  readonly billNo: string;
  readonly loadPort: Place | null;
  readonly dischargePort: Place | null;
  readonly destination: Place | null;
  readonly packages: number | null;
  readonly grossWeightKg: number | null;
  readonly cargo: readonly string[];
  readonly boxes: readonly ManifestBox[];
}

/** IFCSUM: the clean manifest, per bill of lading. */
export interface ManifestMessage extends MessageHead {
  readonly kind: 'manifest';
  readonly bills: readonly ManifestBill[];
}

/** The five flags of the port's release row, as the port says them. */
export interface ReleaseFlags {
  /** 货代舱单 clean manifest. */
  readonly ifcsum: string;
  /** 码头运抵 arrival at the terminal. */
  readonly cpcode: string;
  /** 海关放行 customs release. */
  readonly custom: string;
  /** 三联单 triple copy. */
  readonly sld: string;
  /** 码头放行 the terminal may load. */
  readonly pass: string;
}

/** One row of the port's release query: one container under one bill. */
export interface ReleaseRow {
  readonly containerNo: string;
  readonly billNo: string;
  readonly vessel: Vessel;
  readonly terminal: string | null;
  readonly flags: ReleaseFlags;
  /** The port's own reason text, verbatim. */
  readonly remark: string | null;
  readonly compared: WireTime | null;
  readonly sent: WireTime | null;
  readonly received: WireTime | null;
  readonly loaded: WireTime | null;
}

/** The port's release query rows (npp). */
export interface ReleaseRowsMessage extends MessageHead {
  readonly kind: 'release-rows';
  readonly rows: readonly ReleaseRow[];
}

/** One call of a ship at a terminal, with its cut-offs. */
export interface VesselCall {
  readonly vessel: Vessel;
  readonly chineseName: string | null;
  readonly terminal: string | null;
  readonly gateInOpens: WireTime | null;
  readonly gateInCloses: WireTime | null;
  readonly customsCloses: WireTime | null;
  readonly portCloses: WireTime | null;
  readonly eta: WireTime | null;
  readonly etd: WireTime | null;
  readonly ata: WireTime | null;
  readonly atd: WireTime | null;
  readonly berth: string | null;
}

/** The port's vessel plan rows: cut-offs and berthing. */
export interface VesselPlanMessage extends MessageHead {
  readonly kind: 'vessel-plan';
  readonly calls: readonly VesselCall[];
}

/** One thing customs did with one container. */
export interface TrackRow {
  readonly containerNo: string;
  readonly billNo: string | null;
  readonly vessel: Vessel | null;
  /** `cusmov` inspection, `custpass` customs pass, `cusretrec` arrival receipt. */
  readonly topic: 'cusmov' | 'custpass' | 'cusretrec';
  /** Status code as sent (4.10 check status; Y/N/T). */
  readonly status: string;
  /** isCheck986: inspection mode as sent. */
  readonly mode: string | null;
  readonly remark: string | null;
  readonly happened: WireTime | null;
}

/** The port's track rows: inspection and customs pass of one box. */
export interface TrackRowsMessage extends MessageHead {
  readonly kind: 'track-rows';
  readonly rows: readonly TrackRow[];
}

/** What customs answered about one bill, one container, or (both null) the whole message. */
export interface CustomsReceiptEntry {
  readonly billNo: string | null;
  readonly containerNo: string | null;
  /** Response code as sent (01 accepted, 03 rejected …). */
  readonly code: string;
  readonly text: string | null;
}

/** GACC answer to a manifest (MT2101) or an arrival report (MT3101). */
export interface CustomsReceiptMessage extends MessageHead {
  readonly kind: 'customs-receipt';
  /** 2101 pre-manifest, 3101 arrival report, as sent (four digits). */
  readonly about: string;
  readonly entries: readonly CustomsReceiptEntry[];
}

/** One bill of a customs declaration. */
export interface DeclaredBill {
  readonly billNo: string;
  /** AssociatedTransportDocument: the forwarder's house bill under this master bill. */
  readonly houseBillNo?: string | null;
  readonly packages: number | null;
  readonly grossWeightKg: number | null;
  readonly containerNos: readonly string[];
}

/** GACC declaration itself: pre-manifest (MT2101) or arrival report (MT3101). */
export interface CustomsDeclarationMessage extends MessageHead {
  readonly kind: 'customs-declaration';
  readonly about: string;
  readonly bills: readonly DeclaredBill[];
  /** Boxes named outside any bill (arrival reports). */
  readonly containerNos: readonly string[];
}

export type WireMessage =
  | GateMessage
  | VesselMoveMessage
  | ManifestMessage
  | StowPlanMessage
  | ReleaseRowsMessage
  | VesselPlanMessage
  | TrackRowsMessage
  | CustomsReceiptMessage
  | CustomsDeclarationMessage;

/** Who sent what to whom; with `controlReference` it identifies an interchange (ISO 9735: 0004, 0010, 0020). */
export interface Interchange {
  readonly sender: string | null;
  readonly recipient: string | null;
  readonly controlReference: string | null;
}

export type WireFormat = 'edifact' | 'flat-cn' | 'gacc-xml' | 'ningbo-rows';

/** The outcome of reading one file or request body. */
export interface Reading {
  readonly format: WireFormat | 'unknown';
  readonly interchanges: readonly Interchange[];
  /** Accepted messages; refused ones are named by `error` findings only. */
  readonly messages: readonly WireMessage[];
  readonly findings: readonly Finding[];
  /** Messages that were refused as a whole. */
  readonly refusedCount: number;
}

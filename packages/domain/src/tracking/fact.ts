/**
 * Facts: what a source said about a bill, a box or a ship's call. They are
 * appended and never edited; status is derived from all of them (status.ts).
 */
import type { ReleaseFlag } from '../ports/index';
import type { FlagValue } from '../vocabulary/bill-progress';
import type { PortCode } from '../vocabulary/port';
import type { SourceCode } from '../vocabulary/source';

type FlagsOf<Value> = Readonly<Partial<Record<ReleaseFlag, Value>>>;

/**
 * What kinds of report there are. `manifest` lists a box under a bill (IFCSUM);
 * `release-row` is one row of the port's release query; `vessel-plan` one call
 * of a ship; receipts are customs' answers.
 */
export const factKinds = [
  'manifest',
  'gate-in',
  'gate-out',
  'load',
  'discharge',
  'stow',
  'release-row',
  'vessel-plan',
  'vessel-report',
  'pre-manifest-declared',
  'arrival-declared',
  'pre-manifest-receipt',
  'arrival-receipt',
  'inspection',
  'customs-pass',
  'yard',
  'booking',
] as const;
/**
 * `stow` is a place on board (BAPLIE), `vessel-report` what a load list says of its ship's arrival and sailing,
 * `booking` how far the boxes of a booking (S/O) are.
 */
export type FactKind = (typeof factKinds)[number];

/** What a row of a port says of a box before it may be loaded. No flag follows from another. */
export interface ReleaseRowDetail {
  /** A flag that is missing the source is silent about. */
  readonly flags: FlagsOf<FlagValue>;
  /** When a flag was given or taken, where the source told; ms since epoch. */
  readonly flagMs?: FlagsOf<number>;
  /** The source's own code of a flag, where its meaning is not known and was taken for "not yet". */
  readonly flagCodes?: FlagsOf<string>;
  readonly remark: string | null;
  /** When the terminal took the box into its books; a row without it beside one that has it is a shell. */
  readonly receivedMs: number | null;
  readonly loadedMs: number | null;
}

/** What a yard says of a box that is stuffed there; ms since epoch, null where not told. */
export interface YardDetail {
  readonly yardName: string | null;
  /** Entered into the yard's books. */
  readonly inputMs: number | null;
  /** Picked up empty, back full, stuffed, and on its way to the port. */
  readonly outMs: number | null;
  readonly backMs: number | null;
  readonly stuffMs: number | null;
  readonly toPortMs: number | null;
  readonly truckPlate: string | null;
  /** Bill of the carrier, of which this one is a part; facts of before do not have this nor what follows. */
  readonly masterBillNo?: string | null;
  /** Ship company as the yard names it. */
  readonly carrier?: string | null;
  /** When the yard takes boxes to the port (集港), and until when. */
  readonly collectOpensMs?: number | null;
  readonly collectClosesMs?: number | null;
  /** Weighed when stuffed, kg. */
  readonly grossWeightKg?: number | null;
  readonly remark?: string | null;
}

/** What is said of a booking, or of one box that was released on it; ms since epoch, null where not told. */
export interface BookingDetail {
  /** The S/O number as it compares (`soKey`). */
  readonly bookingNo: string;
  /** Whether the carrier has released boxes (放箱), as sent: 1 yes, 0 no, 2 withdrawn. */
  readonly releaseState: string | null;
  /** How far the box is (提箱状态), as sent. */
  readonly pickUpState: string | null;
  readonly loadPort: string | null;
  readonly carrier: string | null;
  /** Number of the equipment receipt by which a truck gets the box. */
  readonly eirNo: string | null;
  /** Picked up empty, back full at the yard, and through the terminal's gate. */
  readonly outMs: number | null;
  readonly backMs: number | null;
  readonly gateInMs: number | null;
}

/** What a load list says of its ship. */
export interface VesselReportDetail {
  readonly ataMs: number | null;
  readonly atdMs: number | null;
}

export interface VesselPlanDetail {
  readonly chineseName: string | null;
  readonly gateInOpensMs: number | null;
  readonly gateInClosesMs: number | null;
  readonly customsClosesMs: number | null;
  readonly portClosesMs: number | null;
  /** End for papers and for weights, where a port tells them; facts of before do not have them. */
  readonly documentsClosesMs?: number | null;
  readonly vgmClosesMs?: number | null;
  readonly etaMs: number | null;
  readonly etdMs: number | null;
  readonly ataMs: number | null;
  readonly atdMs: number | null;
  readonly berth: string | null;
  /** Ship company as the source names it; facts of before do not have it. */
  readonly carrier?: string | null;
  /** When boxes are collected from the yards (集港), beside when the terminal takes them in; facts of before do not have it. */
  readonly collectOpensMs?: number | null;
  readonly collectClosesMs?: number | null;
  /** What the terminal adds in words; facts of before do not have it. */
  readonly remark?: string | null;
}

export interface BoxDetail {
  readonly sizeType: string | null;
  readonly sizeTypeRaw: string | null;
  readonly fullness: 'full' | 'empty' | 'lcl' | null;
  readonly sealNo: string | null;
  readonly grossWeightKg: number | null;
  /** Manifest facts only: cargo weight of the box under this bill. */
  readonly cargoWeightKg: number | null;
  readonly packages: number | null;
  readonly operator: string | null;
  readonly truckPlate: string | null;
  readonly dischargePort: string | null;
  readonly dischargePortName: string | null;
  readonly loadPort: string | null;
  readonly destination: string | null;
  /** Tare as the sender told it; a manifest's cargo weight plus this is the box's gross weight. */
  readonly tareKg: number | null;
  readonly direction: 'import' | 'export' | null;
  readonly bookingNo: string | null;
  /** Stow cell, BBBRRTT. */
  readonly stowage: string | null;
  readonly temperatureC: number | null;
}

export interface AnswerDetail {
  /** Code as sent: customs response code, check status (4.10), Y/N/T. */
  readonly code: string;
  readonly text: string | null;
  /** Inspection mode as sent (isCheck986). */
  readonly mode: string | null;
}

interface FactHead {
  /** Grows in the order of hearing. */
  readonly id: number;
  /** Port whose users it concerns; null for a place outside the product's ports. */
  readonly port: PortCode | null;
  readonly source: SourceCode;
  /** Raw message it was read from; opens with one click. */
  readonly messageId: number;
  /** Sender's document reference; corrections name the same one. */
  readonly reference: string | null;
  /** `replace` overrides earlier facts of the same reference and object, `cancel` withdraws them. */
  readonly function: 'original' | 'replace' | 'cancel';
  readonly billNo: string | null;
  readonly containerNo: string | null;
  readonly vesselName: string | null;
  readonly vesselCode: string | null;
  readonly voyage: string | null;
  /** Terminal code of the sender's list. */
  readonly terminal: string | null;
  /** When it happened, ms since epoch; null when the source did not say. */
  readonly happenedMs: number | null;
  readonly happenedRaw: string | null;
  /**
   * When the source wrote it (message time, the row's compare time), ms since
   * epoch. It orders statements about one thing, however late they reach us;
   * null when the source did not say: then `heardMs` does.
   */
  readonly saidMs: number | null;
  /** When we heard it, ms since epoch of the port's clock. */
  readonly heardMs: number;
}

/** Shape of `detail`, by kind. */
interface DetailOf {
  readonly manifest: BoxDetail;
  readonly 'gate-in': BoxDetail;
  readonly 'gate-out': BoxDetail;
  readonly load: BoxDetail;
  readonly discharge: BoxDetail;
  readonly stow: BoxDetail;
  readonly 'release-row': ReleaseRowDetail;
  readonly 'vessel-plan': VesselPlanDetail;
  readonly 'vessel-report': VesselReportDetail;
  readonly 'pre-manifest-declared': AnswerDetail;
  readonly 'arrival-declared': AnswerDetail;
  readonly 'pre-manifest-receipt': AnswerDetail;
  readonly 'arrival-receipt': AnswerDetail;
  readonly inspection: AnswerDetail;
  readonly 'customs-pass': AnswerDetail;
  readonly yard: YardDetail;
  readonly booking: BookingDetail;
}

/** The facts of one kind. */
export type FactOf<K extends FactKind> = K extends FactKind ? FactHead & { readonly kind: K; readonly detail: DetailOf[K] } : never;

export type Fact = FactOf<FactKind>;

/** Whether a fact is about a ship's call by itself, whichever bills sail with it. */
export function isOfShip({ kind }: Pick<Fact, 'kind'>): boolean {
  return kind === 'vessel-plan' || kind === 'vessel-report';
}

/** The facts of one kind, typed. */
export function factsOf<K extends FactKind>(facts: readonly Fact[], kind: K): FactOf<K>[] {
  return facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind) as unknown as FactOf<K>[];
}

type WithoutId<F> = F extends Fact ? Omit<F, 'id'> : never;

/** A fact before it is stored. */
export type NewFact = WithoutId<Fact> & {
  /** `saidMs` is the time of what happened, for want of a better one: it tells nothing of the clock of the source. */
  readonly isSaidByEvent?: true;
};

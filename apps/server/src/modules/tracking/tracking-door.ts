import type { CallStatus } from '@mastlight/domain/tracking/call-status';
import type { HeardSource } from '@mastlight/domain/tracking/contract';
import type { PortSilence } from '@mastlight/domain/ports/index';
import type { Fact } from '@mastlight/domain/tracking/fact';
import type { Hearing, News } from '@mastlight/domain/tracking/known-at';
import type { BillStatus } from '@mastlight/domain/tracking/status';
import type { Takeout } from '@mastlight/domain/tracking/takeouts';
import type { VesselCall } from '@mastlight/domain/tracking/vessel-call';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { SourceCode } from '@mastlight/domain/vocabulary/source';
import type { WireMessage } from '@mastlight/wire';
import type { OwnerScope, Transaction } from '../../platform/db/transaction';
import type { Session } from '../../platform/http/session';

/** The messages of one stored raw message, ready to become facts. */
export interface HeardMessages {
  readonly messageId: number;
  readonly source: SourceCode;
  /** Port time at which the raw message was received, ms since epoch. */
  readonly heardMs: number;
  /** When its sender prepared it, ms since epoch, for messages that do not tell themselves; null when unknown. */
  readonly preparedMs?: number | null;
  /** The same bytes came from this source before: what they say counts, and that they came tells nothing of the source. */
  readonly isRepeat?: boolean;
  readonly messages: readonly WireMessage[];
}

/** A source sent again what it had sent before. */
export type Repeat = Pick<HeardMessages, 'source' | 'heardMs'>;

/** What one message did. */
export interface Applied {
  /** Facts the messages stated. */
  readonly stated: number;
  /** Facts that nobody had stated before. */
  readonly added: number;
  /** Places that it spoke of and that its source has no business with, or that are no port of ours. */
  readonly foreign: readonly ForeignPlace[];
  /** Bills of which nothing was applied, since they would have more boxes than a bill may have. */
  readonly crowded: readonly string[];
  /** Times of calls that it told and that nobody can have meant, as they read. */
  readonly oddTimes: readonly string[];
}

/** A place outside the port of a source (`foreign-port`: nothing of it was applied), or outside the product's (`port-not-ours`). */
export interface ForeignPlace {
  readonly code: 'foreign-port' | 'port-not-ours';
  /** UN/LOCODE, or what an envelope names as its port. */
  readonly place: string;
}

/** What a message that was read again did. */
export interface Replaced {
  /** Facts it states now. */
  readonly stated: number;
  /** Of these, facts that nobody stated before it. */
  readonly first: number;
  /** Facts that it did not state, or not first, until now. */
  readonly added: number;
  /** Facts that nobody states any more. */
  readonly removed: number;
}

/** How other messages are asked whether they state a fact too. */
export interface OtherSpeakers {
  /** Applied messages of a source, but for one, that stated something that had been stated before. */
  findRepeating(source: SourceCode, exceptId: number): Promise<readonly number[]>;
  /** A message as today's reader reads it; null when its bytes are kept no longer. */
  read(messageId: number): Promise<HeardMessages | null>;
}

/** A bill that nobody need follow. */
export interface HeardBill {
  readonly status: BillStatus;
  /** What was said of it, its boxes and its ship's call, corrected facts included. */
  readonly facts: readonly Fact[];
}

/** A bill as it was known at an instant. */
export interface BillThen {
  /** When something was heard of it, first to last, until now. */
  readonly hearings: readonly Hearing[];
  /** Null: what was heard of it was heard later. Of what was never heard of it tells that. */
  readonly known: (HeardBill & { readonly news: News }) | null;
}

/** A box and a bill that it travels under; null: it was heard of under none, and the status is its own. */
export interface HeardBox {
  readonly containerNo: string;
  readonly billNo: string | null;
  readonly status: BillStatus;
}

/** A ship's call as somebody asks for it; an empty voyage stands for all of them. */
export interface WishedCall {
  readonly vesselName: string;
  readonly voyage: string;
}

/** Ports in which a number is read as a bill's and as a booking's. */
export interface NumberIs {
  readonly billIn: readonly PortCode[];
  readonly bookingIn: readonly PortCode[];
}

/** What other modules may ask of tracking. */
export interface TrackingDoor {
  /**
   * Appends the facts of `heard`, derives the followed bills they touch anew
   * and tells their followers, all in the caller's transaction.
   *
   * @returns what each message did, by message id.
   */
  applyMessages(transaction: Transaction, heard: readonly HeardMessages[]): Promise<ReadonlyMap<number, Applied>>;
  /** Writes down that sources sent what they had sent before, for a light that goes by new words; such messages state nothing. */
  noteRepeats(transaction: Transaction, repeats: readonly Repeat[]): Promise<void>;
  /**
   * Replaces the facts of messages that were applied before by what they state
   * now, derives what that touches and tells followers of what reads
   * differently. Facts that no longer hold are kept aside; one that another
   * message states too stays, as stated by that one. The caller has the turn of
   * these messages.
   */
  replaceFacts(transaction: Transaction, messages: readonly HeardMessages[], others: OtherSpeakers): Promise<ReadonlyMap<number, Replaced>>;
  /** Of some bills, those of which anything was ever heard. */
  heardBills(transaction: Transaction, port: PortCode, billNos: readonly string[]): Promise<ReadonlySet<string>>;
  /** Of some bookings, those of which anything was ever heard. */
  heardBookings(transaction: Transaction, port: PortCode, bookingNos: readonly string[]): Promise<ReadonlySet<string>>;
  /** Has followed bills of a port derived from their facts once more, if the transaction commits. */
  deriveAgain(transaction: Transaction, port: PortCode, billNos: readonly string[]): Promise<void>;
  /** Of some bookings, those that have become bills, with these. */
  becomeBills(
    transaction: Transaction,
    port: PortCode,
    bookingNos: readonly string[],
  ): Promise<readonly { readonly bookingNo: string; readonly billNos: readonly string[] }[]>;
  /**
   * A bill in whole: every fact about it, its boxes and its ship's call,
   * corrected ones included (`listEvents` tells them), and its status, which is
   * the published one unless that is of other rules than today's.
   *
   * @param published the status as the bill's published row holds it
   * @param meant the call that the reader typed for the bill, for the case that nothing is published of it there
   */
  readBill(
    port: PortCode,
    billNo: string,
    published: string | null,
    meant?: VesselCall,
  ): Promise<{ readonly status: BillStatus; readonly facts: readonly Fact[] }>;
  /**
   * A bill as it was known at an instant: derived by today's rules, as today's readers read the messages, from what had been
   * heard by the end of its second, and told by the port's own word about its ship. Facts are never dropped: it reaches back
   * to the first of them.
   *
   * @param own who asks: facts are nobody's, and he needs no more than his own rights for them
   * @param atMs port time, ms since epoch
   */
  readBillAt(own: OwnerScope, port: PortCode, billNo: string, atMs: number): Promise<BillThen>;
  /** That a port said nothing at an instant of the past, port time in ms. */
  findSilenceAt(own: OwnerScope, port: PortCode, atMs: number): Promise<PortSilence | null>;
  /**
   * Empty pick-ups of a number, each box once, oldest first: of a bill with the bookings that its manifests name, of a
   * booking by its own number alone. A booking may be written as somebody's bill is, and says nothing of it.
   */
  takeouts(number: string, is: NumberIs): Promise<readonly Takeout[]>;
  /** Bills that nobody need follow, by their numbers, derived as they are asked for; what was never heard of is missing. */
  readBills(port: PortCode, billNos: readonly string[]): Promise<ReadonlyMap<string, HeardBill>>;
  /**
   * Boxes with the bills that they travel under, in the order asked for; what was never heard of is missing.
   *
   * @param call the call that is meant; null: each box's newest one
   */
  readBoxes(port: PortCode, containerNos: readonly string[], call: WishedCall | null): Promise<readonly HeardBox[]>;
  /** Numbers of the boxes that came through a gate for a ship's call, in their order, and how many there are. */
  findBoxesOnCall(
    port: PortCode,
    call: WishedCall,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly containerNos: readonly string[]; readonly total: number }>;
  /** What was said of boxes for a ship's call at the gate, on board and from it, corrected statements included. */
  findBoxMoves(port: PortCode, call: WishedCall): Promise<readonly Fact[]>;
  /**
   * What the port says of ships' calls, by the wish that each answers.
   *
   * @param asOfMs port time, ms since epoch: what was heard later does not count; left out: now
   */
  readCalls(port: PortCode, asked: readonly WishedCall[], asOfMs?: number): Promise<ReadonlyMap<WishedCall, readonly CallStatus[]>>;
  /**
   * Counts that an account looks up bills or boxes that it does not follow, whatever asks (ADR 0011).
   *
   * @throws BusinessError 429 when a day allows no more.
   */
  countOthers(session: Session, count: number): Promise<void>;
  /** Bills and containers a raw message speaks of, so that intake can show it only to those whom it concerns. */
  subjectsOfMessage(messageId: number): Promise<MessageSubjects>;
  /** Port time of the newest fact of a port; null when there is none. */
  newestHeardMs(port: PortCode): Promise<number | null>;
  /** How each source of a port is heard, in the order of its profile. */
  findSources(port: PortCode): Promise<readonly HeardSource[]>;
  /** Sources whose clock stood most of a day off, be it long ago: by how much it does now, and how often it did. */
  findSkews(): Promise<ReadonlyMap<string, { readonly skewSeconds: number | null; readonly skewed: number }>>;
}

export interface MessageSubjects {
  readonly billNos: readonly string[];
  readonly containers: readonly { readonly containerNo: string; readonly billNos: readonly string[] }[];
}

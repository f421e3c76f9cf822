import type { Fact } from '@mastlight/domain/tracking/fact';
import type { BillStatus } from '@mastlight/domain/tracking/status';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { SourceCode } from '@mastlight/domain/vocabulary/source';
import type { WireMessage } from '@mastlight/wire';
import type { Transaction } from '../../platform/db/transaction';

/** The messages of one stored raw message, ready to become facts. */
export interface HeardMessages {
  readonly messageId: number;
  readonly source: SourceCode;
  /** Port time at which the raw message was received, ms since epoch. */
  readonly heardMs: number;
  /** When its sender prepared it, ms since epoch, for messages that do not tell themselves; null when unknown. */
  readonly preparedMs?: number | null;
  readonly messages: readonly WireMessage[];
}

/** What one message did. */
export interface Applied {
  /** Facts the messages stated. */
  readonly stated: number;
  /** Facts that nobody had stated before. */
  readonly added: number;
  /** Places that it spoke of and that its source has no business with, or that are no port of ours. */
  readonly foreign: readonly ForeignPlace[];
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

/** What other modules may ask of tracking. */
export interface TrackingDoor {
  /**
   * Appends the facts of `heard`, derives the followed bills they touch anew
   * and tells their followers, all in the caller's transaction.
   *
   * @returns what each message did, by message id.
   */
  applyMessages(transaction: Transaction, heard: readonly HeardMessages[]): Promise<ReadonlyMap<number, Applied>>;
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
  /**
   * A bill in whole: every fact about it, its boxes and its ship's call,
   * corrected ones included (`listEvents` tells them), and its status, which is
   * the published one unless that is of other rules than today's.
   *
   * @param published the status as the bill's published row holds it
   */
  readBill(
    port: PortCode,
    billNo: string,
    published: string | null,
  ): Promise<{ readonly status: BillStatus; readonly facts: readonly Fact[] }>;
  /** Bills and containers a raw message speaks of, so that intake can show it only to those whom it concerns. */
  subjectsOfMessage(messageId: number): Promise<MessageSubjects>;
  /** Port time of the newest fact of a port; null when there is none. */
  newestHeardMs(port: PortCode): Promise<number | null>;
}

export interface MessageSubjects {
  readonly billNos: readonly string[];
  readonly containers: readonly { readonly containerNo: string; readonly billNos: readonly string[] }[];
}

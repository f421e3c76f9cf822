import type { RereadSpan } from '@mastlight/domain/intake/reread-span';
import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import type { MessageState, QuarantineReason } from '@mastlight/domain/intake/message-state';
import type { Oddity, SourceCounts } from './queries/count-messages';
import type { RereadProgress } from './operations/reread-span';
import type { Finding } from '@mastlight/wire';

/** A raw message as it came in. */
export interface RawMessage {
  readonly source: IntakeSource;
  readonly fileName: string | null;
  readonly bytes: Uint8Array;
  /** The inbox in which it lay as a file, which is sorted by what becomes of the message. */
  readonly inbox?: string;
  /** Under which claim the inbox holds the file until it is placed. */
  readonly claim?: string;
  /** Owner key of the account that sent it, which may see all of it; none: it came with the key of a source. */
  readonly sentBy?: string;
}

/** Answer to a raw message: it is stored, durably. */
export interface Receipt {
  readonly messageId: number;
  readonly state: 'received' | 'duplicate';
  /** Digest of the bytes, hex. */
  readonly sha256: string;
}

/** What became of a message. */
export interface Outcome {
  readonly messageId: number;
  readonly source: IntakeSource;
  readonly fileName: string | null;
  readonly size: number;
  readonly sha256: string;
  readonly receivedMs: number;
  readonly state: MessageState;
  readonly reason: QuarantineReason | null;
  readonly detail: string | null;
  readonly format: string | null;
  readonly messages: number;
  readonly refused: number;
  readonly facts: number;
  readonly added: number;
  readonly duplicateOf: number | null;
  readonly findings: readonly Finding[];
  /** Owner key of the account that sent it; null: a source's key, which belongs to none. */
  readonly sentBy: string | null;
}

/** How the intake stands. */
export interface IntakeDesk {
  readonly sources: readonly SourceCounts[];
  readonly oldestQuarantinedMs: number | null;
  readonly oddities: readonly Oddity[];
}

/** What others may ask of the intake; HTTP, inbox and command line come through it. */
export interface IntakeDoor {
  /** Stores a raw message; when it returns it is durable and waiting to be decoded. */
  receiveMessage(message: RawMessage): Promise<Receipt>;
  /** Stores raw messages in one transaction; when it returns they are durable and waiting to be decoded. */
  receiveMessages(messages: readonly RawMessage[]): Promise<Receipt[]>;
  /** Counts of all sources, and of what was found odd the newest `odditiesMax`, for the operator's desk. */
  readDesk(nowMs: number, odditiesMax: number): Promise<IntakeDesk>;
  /** Decodes what waits; returns when nothing does. */
  decodeWaiting(): Promise<void>;
  /**
   * Reads the raw messages of a span again, after a reader's repair, and has
   * their facts replaced; what was done is noted under `text`, so that whoever
   * is ended goes on there.
   */
  rereadSpan(text: string, span: RereadSpan, signal: AbortSignal, tell: (progress: RereadProgress) => void): Promise<RereadProgress>;
  findOutcome(messageId: number): Promise<Outcome | null>;
  /** The receipts (CONTRL, APERAK) to a decided EDIFACT file; null where none is due. For workers: it may read the whole file. */
  writeReceipts(outcome: Outcome): Promise<Buffer | null>;
  /** Messages that were handed in under these claims and whose files are not placed yet, by claim. */
  findClaimed(inbox: string, claims: readonly string[]): Promise<ReadonlyMap<string, Pick<Outcome, 'messageId' | 'sha256'>>>;
  /** Decided messages of an inbox whose files are not sorted yet, but for those named, in order. */
  findUnsorted(inbox: string, exceptIds: readonly number[], countMax: number): Promise<Outcome[]>;
  /** Notes that the files of these messages lie where they belong. */
  markSorted(messageIds: readonly number[]): Promise<void>;
}

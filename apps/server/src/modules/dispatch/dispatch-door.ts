import type { ReceiptLevel, SubmissionState } from '@mastlight/domain/dispatch/submission-state';
import type { IntakeSource } from '@mastlight/domain/intake/index';
import type { WireMessage } from '@mastlight/wire';
import type { Transaction } from '../../platform/db/transaction';
import type { Gateway } from './gateway';

/** A message that a product wants to go out. */
export interface Submission {
  readonly ownerKey: string;
  readonly userId: number;
  /** Name of the capability; it hears of it by `submissionChanged`. */
  readonly product: string;
  /** What it is for its product, once and for ever, as `vgm/42/1`. */
  readonly businessKey: string;
  /** Name of an open gateway. */
  readonly gateway: string;
  readonly fileName: string;
  /** What the counterpart tells of one by one, as `CSNU6152042 ORIENT LANTERN/118W`: final when each is; none: its own receipt says it. */
  readonly subjects?: readonly string[];
  /** Writes the message; `reference` must stand in it, so that answers name it. */
  write(reference: string, preparedMs: number): Uint8Array;
}

/** How far a submission is. */
export interface SubmissionStatus {
  readonly reference: string;
  readonly businessKey: string;
  readonly state: SubmissionState;
  readonly level: ReceiptLevel;
  /** Why it was refused, in the counterpart's words; empty otherwise. */
  readonly reason: string;
}

/** Something further that a counterpart said of what it has. */
export interface SubmissionStep {
  readonly code: string;
  readonly note: string;
  /** Port time, ms. */
  readonly atMs: number;
}

/** Messages of one raw message of the intake. */
export interface HeardFrom {
  readonly messageId: number;
  readonly source: IntakeSource;
  readonly messages: readonly WireMessage[];
}

/** What others may ask of dispatch. */
export interface DispatchDoor {
  /** Opens a way out; done once, before work starts. */
  open(gateway: Gateway): void;
  /**
   * Keeps a message to be sent once the caller's transaction commits; gives our reference. What was submitted under its
   * business key before is left alone, and told by its reference.
   */
  submit(tx: Transaction, submission: Submission): Promise<string>;
  /** How far an owner's submissions are, by reference. */
  read(ownerKey: string, references: readonly string[]): Promise<ReadonlyMap<string, SubmissionStatus>>;
  /** How far a submission is, held until the transaction ends: it moves no further meanwhile. Null: there is none. */
  hold(tx: Transaction, reference: string): Promise<SubmissionStatus | null>;
  /** What the counterpart said of it further, in the order in which it was heard; each thing once. */
  readSteps(tx: Transaction, reference: string): Promise<readonly SubmissionStep[]>;
  /** Until when money is held for a submission that is made now, ms: days longer than anybody waits by himself. */
  holdUntilMs(): number;
  /** Hears what came in, in the transaction that reads it; for the intake. */
  hear(tx: Transaction, heard: readonly HeardFrom[]): Promise<void>;
}

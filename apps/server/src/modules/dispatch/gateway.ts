/**
 * One way out (ADR 0038). A further one is one file that makes such a `Gateway`, and one `dispatch.open(…)` at start.
 */
import type { Verdict } from '@mastlight/domain/dispatch/submission-state';
import type { IntakeSource } from '@mastlight/domain/intake/index';
import type { WireMessage } from '@mastlight/wire';

/** A message on its way out, as it was kept. Each time it goes with the same bytes. */
export interface Outbound {
  /** Ours: 14 digits and capitals; it stands in the bytes too. */
  readonly reference: string;
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** What a counterpart says when it is handed a message: it has it, or it wants none of it and has kept nothing. */
export type Handed = { readonly isTaken: true } | { readonly isTaken: false; readonly reason: string };

/** What it says when it is asked: it has it, with the receipts that it has written so far, as it sent them or would have. */
export type LookedUp = { readonly isKnown: false } | { readonly isKnown: true; readonly receipts: readonly Uint8Array[] };

/** What a message from outside says of one submission: by our reference, or of one of its subjects, as a container. */
export interface Answer {
  readonly about: { readonly reference: string } | { readonly subject: string };
  readonly verdict: Verdict;
  /** The counterpart's words; empty: it gave none. */
  readonly reason: string;
  /** Something further that it says of what it has taken, as customs of goods; kept in the timeline and told to the product. */
  readonly step?: {
    readonly code: string;
    readonly note: string;
    /** When it says so, ms; null: nobody knows. */ readonly atMs?: number | null;
  };
}

export interface Gateway {
  /** Kept with each submission: it never changes. */
  readonly name: string;
  /** Whose answers count; receipts of a look-up are handed to the intake as of the first. Empty: nobody answers. */
  readonly sources: readonly IntakeSource[];
  /** What was taken is done, as no receipt of it will come; and nobody can be asked: what is unclear goes again, later each time. */
  readonly isDoneWhenTaken?: boolean;
  /** What a message of these sources answers; empty where it is about something else. */
  readAnswers(message: WireMessage): readonly Answer[];
  /**
   * Hands a message over. It must end when `signal` says so.
   *
   * @throws GatewayError (anything, in fact) when nobody knows whether it has arrived.
   */
  send(outbound: Outbound, signal: AbortSignal): Promise<Handed>;
  /** Asks for a message by our reference. @throws GatewayError when there is no answer. */
  lookUp(reference: string, signal: AbortSignal): Promise<LookedUp>;
}

/** No answer; `reason` is for the timeline, in words that tell nothing of the message. */
export class GatewayError extends Error {
  constructor(readonly reason: string) {
    super(`no answer: ${reason}`);
    this.name = 'GatewayError';
  }
}

import type { MessageHead } from './parts';

/** 0083: 4 this and all below it is rejected, 7 acknowledged unless rejected below, 8 received and not judged yet. */
export type Verdict = 'rejected' | 'acknowledged' | 'received';

/** What a receipt finds fault with. */
export interface ReceiptFault {
  /** CONTRL: 0085; APERAK: 9321 as sent, which each partner numbers for himself. */
  readonly code: string | null;
  /** The words of a 0085 code; null for an unknown one and for codes of an APERAK. */
  readonly zh: string | null;
  readonly en: string | null;
  /** The partner's own words. */
  readonly text: string | null;
  /** 1-based number of the segment in its message, UNH being 1 (0096). */
  readonly segment: number | null;
  /** 1-based number of the element in its segment, the tag being 1, and of the component in it (S011). */
  readonly element: number | null;
  readonly component: number | null;
  /** The service segment with the fault, for a fault of the envelope (0135). */
  readonly serviceTag: string | null;
  readonly references: readonly ReceiptReference[];
}

/** A number the receipt speaks about: BN a booking, AAQ or EQ a container … (1153). */
export interface ReceiptReference {
  readonly qualifier: string;
  readonly number: string;
}

/** The answer to one message. */
export interface AnsweredMessage {
  /** CONTRL: 0062; APERAK: the document answered (RFF+ACW). */
  readonly reference: string | null;
  /** S009 in its parts: type, version, release, agency, association; empty in an APERAK. */
  readonly identifier: readonly string[];
  readonly verdict: Verdict | null;
  readonly faults: readonly ReceiptFault[];
}

/** The interchange that is answered, as its own UNB names it. */
export interface AnsweredInterchange {
  readonly controlReference: string | null;
  readonly sender: string | null;
  readonly recipient: string | null;
  /** 0007, the kind of name that sender and recipient are. */
  readonly senderQualifier: string | null;
  readonly recipientQualifier: string | null;
}

/** CONTRL (syntax) and APERAK (content): whether a partner took what we sent, and what was wrong with it. */
export interface AcknowledgementMessage extends MessageHead {
  readonly kind: 'acknowledgement';
  /** Null in an APERAK, which answers one document. */
  readonly interchange: AnsweredInterchange | null;
  /** About the interchange; in an APERAK the verdict on its document. */
  readonly verdict: Verdict | null;
  /** Faults of the interchange itself. */
  readonly faults: readonly ReceiptFault[];
  readonly messages: readonly AnsweredMessage[];
  /** What else an APERAK refers to in its head. */
  readonly references: readonly ReceiptReference[];
}

import { wireTimeAt, type AcknowledgementMessage } from '@mastlight/wire';
import { writeAperak } from '@mastlight/wire/edifact/write';
import type { Refusal } from './edi-receiver';

/** Whom an answer is about and between whom it goes. */
export interface Judged {
  readonly reference: string;
  readonly sender: string;
  readonly recipient: string;
  /** Empty: it is taken. */
  readonly refusals: readonly Refusal[];
}

/** A counterpart's judgement of a message, as APERAK: taken, or each fault with its code and its container. */
export function writeJudgement({ reference, sender, recipient, refusals }: Judged, nowMs: number): Uint8Array {
  const verdict = refusals.length > 0 ? 'rejected' : 'acknowledged';
  const faults = refusals.map(({ code, text, containerNo }) => ({
    code,
    zh: null,
    en: null,
    text,
    segment: null,
    element: null,
    component: null,
    serviceTag: null,
    references: containerNo === null ? [] : [{ qualifier: 'AAQ', number: containerNo }],
  }));
  const answer: AcknowledgementMessage = {
    kind: 'acknowledgement',
    type: 'APERAK',
    reference: `A${reference}`,
    function: 'original',
    prepared: wireTimeAt(nowMs, 12),
    vessel: null,
    interchange: null,
    verdict,
    faults: [],
    messages: [{ reference, identifier: [], verdict, faults }],
    references: [],
  };
  const controlReference = `A${reference.slice(-11)}`;
  return writeAperak([answer], { sender, recipient, controlReference, preparedMs: nowMs, level: 'UNOY' });
}

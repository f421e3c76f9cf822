import { hash } from 'node:crypto';
import type { NewFact } from '@mastlight/domain/tracking/fact';
import { callKey } from '@mastlight/domain/tracking/vessel-call';

/** Half a SHA-256: chance collisions stay out of reach, and the unique index stays half the size. */
const digestHexLength = 32;

/**
 * The digest of a fact's identity (`factIdentity`): hearing the same again, at
 * another time or in another file, says nothing new.
 */
export function digestOf(content: string): string {
  return hash('sha256', content, 'hex').slice(0, digestHexLength);
}

/**
 * For statements without any time of their own (a plan row, say): identity
 * includes what the same source said about the same thing just before, so
 * that "18:00, 16:00, 18:00" are three statements and "18:00, 18:00" is one.
 */
export function timelessDigest(identity: string, before: string): string {
  return digestOf(`${identity}\n${before}`);
}

/** Whether nothing in the fact tells when it was said or happened, nor in which document. */
export function isTimeless(fact: NewFact): boolean {
  return fact.saidMs === null && fact.happenedMs === null && fact.reference === null;
}

/** What a timeless statement is about. */
export function subjectDigest(fact: NewFact): string {
  // Rows of two bookings have nothing else that tells them apart.
  const booking = fact.kind === 'booking' ? [fact.detail.bookingNo] : [];
  return digestOf(
    JSON.stringify([fact.source, fact.kind, fact.function, fact.billNo, fact.containerNo, fact.terminal, callKey(fact), ...booking]),
  );
}

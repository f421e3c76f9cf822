import { createHash } from 'node:crypto';
import type { NewFact } from '@mastlight/domain/tracking/fact';
import { callKey } from '@mastlight/domain/tracking/vessel-call';

/** Half a SHA-256: chance collisions stay out of reach, and the unique index stays half the size. */
const digestBytes = 16;

/**
 * The identity of a fact: what is said, by whom, in which document, about
 * what, happening when. Not when we heard it, nor in which file: hearing it
 * again says nothing new.
 */
export function factDigest(fact: NewFact, detailJson: string): Buffer {
  return digestOf(contentOf(fact, detailJson));
}

/**
 * For statements without any time of their own (a plan row, say): identity
 * includes what the same source said about the same thing just before, so
 * that "18:00, 16:00, 18:00" are three statements and "18:00, 18:00" is one.
 */
export function timelessDigest(fact: NewFact, detailJson: string, before: Buffer): Buffer {
  return digestOf(`${contentOf(fact, detailJson)}\u0001${before.toString('base64')}`);
}

/** Whether nothing in the fact tells when it was said or happened, nor in which document. */
export function isTimeless(fact: NewFact): boolean {
  return fact.saidMs === null && fact.happenedMs === null && fact.reference === null;
}

/** What a timeless statement is about. */
export function subjectDigest(fact: NewFact): Buffer {
  return digestOf(
    JSON.stringify([fact.source, fact.kind, fact.function, fact.billNo, fact.containerNo, fact.terminal, callKey(fact)]),
  );
}

/** Fields joined by a character that no field contains: wire texts come without controls. */
function contentOf(fact: NewFact, detailJson: string): string {
  return [
    fact.source, fact.kind, fact.function, fact.reference, fact.port, fact.billNo, fact.containerNo,
    fact.vesselName, fact.vesselCode, fact.voyage, fact.terminal, fact.saidMs, fact.happenedMs, fact.happenedRaw,
    detailJson,
  ].join('\u0001');
}

function digestOf(content: string): Buffer {
  return createHash('sha256').update(content).digest().subarray(0, digestBytes);
}

import type { Fact } from './fact';
import { compareSaid } from './said-order';
import { callKey } from './vessel-call';

/**
 * Finds the facts that no longer count: a correction has overridden or a
 * cancellation withdrawn them (1225 codes 5, 3 and 1). Nothing is deleted; the
 * event list shows them struck out.
 *
 * A correction that names a document reaches the statements of that document;
 * one that names none, or a document we never heard of, reaches the older
 * statements of the same source about the same thing.
 */
export function findSuperseded(facts: readonly Fact[]): ReadonlySet<Fact> {
  const superseded = new Set<Fact>();
  const corrections = facts.filter((fact) => fact.function !== 'original');
  if (corrections.length === 0) return superseded;

  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = subjectKey(fact);
    const group = groups.get(key);
    if (group) group.push(fact);
    else groups.set(key, [fact]);
  }
  for (const correction of corrections) {
    const group = groups.get(subjectKey(correction))!;
    const document = group.filter(
      (fact) => fact.function !== 'cancel' && fact !== correction && fact.reference === correction.reference,
    );
    const isDocumentKnown = correction.reference !== null && document.length > 0;
    for (const fact of isDocumentKnown ? document : group) {
      if (fact !== correction && isOverruled(fact, correction, isDocumentKnown)) superseded.add(fact);
    }
  }
  return superseded;
}

/** What a statement is about: statements about different things never touch each other. */
function subjectKey(fact: Fact): string {
  const head = `${fact.source}|${fact.kind}|`;
  switch (fact.kind) {
    case 'manifest':
      // A corrected manifest states its bill's boxes anew, so its subject is the bill.
      return `${head}${fact.billNo}`;
    case 'gate-in':
    case 'gate-out':
    case 'load':
    case 'discharge':
    case 'stow':
      return `${head}${fact.containerNo}|${callKey(fact)}`;
    case 'vessel-plan':
    case 'vessel-report':
      return `${head}${callKey(fact)}|${fact.terminal}`;
    case 'release-row':
      return `${head}${fact.containerNo}|${fact.billNo}|${fact.terminal}`;
    default:
      return `${head}${fact.containerNo}|${fact.billNo}`;
  }
}

function isOverruled(fact: Fact, correction: Fact, isSameDocument: boolean): boolean {
  if (fact.function === 'cancel' || isSameStatement(fact, correction)) return false;
  if (fact.function === 'original') {
    // Said after the correction, an original is a new statement: the thing was withdrawn and has happened after all.
    if (fact.saidMs !== null && correction.saidMs !== null) return correction.saidMs >= fact.saidMs;
    return isSameDocument || correction.heardMs >= fact.heardMs;
  }
  if (correction.function === 'cancel' && correction.saidMs === fact.saidMs) return true;
  return compareSaid(correction, fact) > 0;
}

/** The lines of one corrected document stand side by side; none overrules another. */
function isSameStatement(a: Fact, b: Fact): boolean {
  if (a.function !== b.function || a.reference !== b.reference) return false;
  return a.messageId === b.messageId || (a.saidMs !== null && a.saidMs === b.saidMs);
}

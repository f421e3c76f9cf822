import { groupBy } from '../vocabulary/group-by';
import { isOfShip, type Fact } from './fact';
import { compareSaid, latestSaid, saidAt } from './said-order';
import { callKey, callKeysAmong, type VesselCall } from './vessel-call';

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
  if (facts.every((fact) => fact.function === 'original')) return superseded;
  for (const group of groupBy(facts, subjectKeys(facts)).values()) {
    const corrections = group.filter((fact) => fact.function !== 'original');
    if (corrections.length === 0) continue;
    const documents: ReadonlyMap<string | null, readonly Fact[]> = groupBy(group, (fact) =>
      fact.function === 'cancel' ? null : fact.reference,
    );
    const isDocumentKnown = ({ function: purpose, reference }: Fact): boolean =>
      (documents.get(reference)?.length ?? 0) > (purpose === 'cancel' ? 0 : 1);
    const ofDocument: ReadonlyMap<string | null, Corrections> = new Map(
      [...groupBy(corrections, (fact) => (isDocumentKnown(fact) ? fact.reference : null))].map(
        ([reference, found]) => [reference, new Corrections(found, true)] as const,
      ),
    );
    const ofSubject = new Corrections(
      corrections.filter((fact) => !isDocumentKnown(fact)),
      false,
    );
    for (const fact of group) {
      const own = ofDocument.get(fact.reference);
      if (own?.overrule(fact) || ofSubject.overrule(fact)) superseded.add(fact);
    }
  }
  return superseded;
}

/**
 * Corrections that reach the same statements, arranged so that one look tells
 * whether any of them overrules: a file may hold thousands about one bill.
 */
class Corrections {
  /** Of each message, function and reference the newest correction, and the newest that was written at another time; newest first. */
  readonly #newest: readonly Fact[];
  readonly #cancelledSaidMs: ReadonlySet<number | null>;
  readonly #newestSaidMs: number;
  readonly #newestHeardMs: number;
  /** As `#newestHeardMs`, of those that do not say when they were written. */
  readonly #newestUntoldHeardMs: number;

  constructor(
    corrections: readonly Fact[],
    readonly isSameDocument: boolean,
  ) {
    const heads = groupBy(corrections, (fact) => `${fact.messageId}|${fact.function}|${fact.reference}`);
    this.#newest = [...heads.values()].flatMap(newestOfTwoTimes).sort((a, b) => compareSaid(b, a));
    this.#cancelledSaidMs = new Set(corrections.filter((fact) => fact.function === 'cancel').map((fact) => fact.saidMs));
    const untold = corrections.filter((fact) => fact.saidMs === null);
    const greatest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
    this.#newestSaidMs = greatest(corrections.map((fact) => (fact.saidMs === null ? -Infinity : saidAt(fact))));
    this.#newestHeardMs = greatest(corrections.map((fact) => fact.heardMs));
    this.#newestUntoldHeardMs = greatest(untold.map((fact) => fact.heardMs));
  }

  /** Whether one of them takes the place of `fact`. */
  overrule(fact: Fact): boolean {
    if (fact.function === 'cancel') return false;
    if (fact.function === 'original') {
      // Said after the correction, an original is a new statement: the thing was withdrawn and has happened after all.
      if (fact.saidMs !== null && this.#newestSaidMs >= saidAt(fact)) return true;
      const heardMs = fact.saidMs === null ? this.#newestHeardMs : this.#newestUntoldHeardMs;
      return this.isSameDocument ? heardMs > -Infinity : heardMs >= fact.heardMs;
    }
    if (this.#cancelledSaidMs.has(fact.saidMs)) return true;
    for (const correction of this.#newest) {
      if (compareSaid(correction, fact) <= 0) return false;
      if (!isSameStatement(fact, correction)) return true;
    }
    return false;
  }
}

/**
 * The newest, and the newest with another time of writing: a statement that was written at the time of the one, and so
 * stands beside it, the other may overrule all the same.
 */
function newestOfTwoTimes(corrections: readonly Fact[]): Fact[] {
  const newest = latestSaid(corrections)!;
  const other = latestSaid(corrections.filter((fact) => fact.saidMs !== newest.saidMs));
  return other === null ? [newest] : [newest, other];
}

/** What a statement is about: statements about different things never touch each other. */
function subjectKeys(facts: readonly Fact[]): (fact: Fact) => string {
  const shipKey = callKeysAmong(facts.filter(isOfShip));
  return (fact) => subjectKey(fact, shipKey);
}

function subjectKey(fact: Fact, shipKey: (call: VesselCall) => string): string {
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
      return `${head}${shipKey(fact)}|${fact.terminal}`;
    case 'release-row':
    case 'yard':
      return `${head}${fact.containerNo}|${fact.billNo}|${fact.terminal}`;
    case 'booking':
      return `${head}${fact.detail.bookingNo}|${fact.containerNo}`;
    default:
      return `${head}${fact.containerNo}|${fact.billNo}`;
  }
}

/** The lines of one corrected document stand side by side; none overrules another. */
function isSameStatement(a: Fact, b: Fact): boolean {
  if (a.function !== b.function || a.reference !== b.reference) return false;
  return a.messageId === b.messageId || (a.saidMs !== null && a.saidMs === b.saidMs);
}

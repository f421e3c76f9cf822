import type { Finding, Interchange, InterchangeMessage, Reading } from '../../message';

/** Faults told of one message; a message of nothing but mistakes is told the first ones. */
const maxFaults = 100;

/** An error of one message and where in it: 1 is its UNH, which stands for the whole message. */
export interface MessageFault {
  readonly finding: Finding;
  readonly position: number;
}

/**
 * The findings of one interchange: from its UNB on and before the next. Where
 * the reading does not number its interchanges, only a reading of a single one
 * can tell them.
 */
export function findingsOf(reading: Reading, interchange: Interchange): readonly Finding[] {
  const { interchanges, findings } = reading;
  const { firstSegment } = interchange;
  if (firstSegment === undefined) return interchanges.length === 1 ? findings : [];
  const end = endOfInterchange(interchanges, firstSegment);
  // What has no segment was found at the end of the file.
  return findings.filter(({ segment = Number.MAX_SAFE_INTEGER }) => segment >= firstSegment && segment < end);
}

/**
 * The number of the next UNB, or infinity. Interchanges stand in their order,
 * and a file may hold tens of thousands, each of which asks.
 */
function endOfInterchange(interchanges: readonly Interchange[], firstSegment: number): number {
  let from = 0;
  let end = interchanges.length;
  while (from < end) {
    const middle = (from + end) >> 1;
    if ((interchanges[middle]?.firstSegment ?? 0) > firstSegment) end = middle;
    else from = middle + 1;
  }
  return interchanges[from]?.firstSegment ?? Infinity;
}

/** The errors within `message` of an interchange, in the order in which they were found, the first of each code and segment. */
export function faultsWithin(
  { firstSegment, lastSegment }: InterchangeMessage,
  reading: Reading,
  interchange: Interchange,
): readonly MessageFault[] {
  const errors = errorsOf(reading, interchange);
  const told = new Set<string>();
  const faults: (MessageFault & Pick<PlacedError, 'found'>)[] = [];
  for (let at = firstFrom(errors, firstSegment); at < errors.length; at++) {
    const { finding, segment, found } = errors[at]!;
    if (segment > lastSegment || faults.length >= maxFaults) break;
    const key = `${segment} ${finding.code}`;
    if (!told.has(key)) faults.push({ finding, position: segment - firstSegment + 1, found });
    told.add(key);
  }
  return faults.sort((a, b) => a.found - b.found);
}

interface PlacedError {
  /** Its number among what was found. */
  readonly found: number;
  readonly finding: Finding;
  readonly segment: number;
}

/** Every refused message of an interchange asks, and there may be tens of thousands. */
const errorsKnown = new WeakMap<Interchange, readonly PlacedError[]>();

/** The errors of an interchange that have a place, in its order. */
function errorsOf(reading: Reading, interchange: Interchange): readonly PlacedError[] {
  const known = errorsKnown.get(interchange);
  if (known) return known;
  const errors = findingsOf(reading, interchange)
    .flatMap((finding, found) =>
      finding.severity === 'error' && finding.segment !== undefined ? [{ finding, found, segment: finding.segment }] : [],
    )
    .sort((a, b) => a.segment - b.segment);
  errorsKnown.set(interchange, errors);
  return errors;
}

/** Index of the first error at `segment` or behind. */
function firstFrom(errors: readonly PlacedError[], segment: number): number {
  let from = 0;
  let end = errors.length;
  while (from < end) {
    const middle = (from + end) >> 1;
    if (errors[middle]!.segment < segment) from = middle + 1;
    else end = middle;
  }
  return from;
}

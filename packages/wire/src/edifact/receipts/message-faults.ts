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

/** The errors within `message`, the first of each code and segment. */
export function faultsWithin({ firstSegment, lastSegment }: InterchangeMessage, findings: readonly Finding[]): readonly MessageFault[] {
  const told = new Set<string>();
  const faults: MessageFault[] = [];
  for (const finding of findings) {
    const { severity, code, segment } = finding;
    if (severity !== 'error' || segment === undefined) continue;
    if (segment < firstSegment || segment > lastSegment || faults.length >= maxFaults) continue;
    const key = `${segment} ${code}`;
    if (!told.has(key)) faults.push({ finding, position: segment - firstSegment + 1 });
    told.add(key);
  }
  return faults;
}

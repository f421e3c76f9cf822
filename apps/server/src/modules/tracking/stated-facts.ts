import { portOfSource } from '@mastlight/domain/ports/index';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { NewFact } from '@mastlight/domain/tracking/fact';
import { oddTimesOf } from '@mastlight/domain/tracking/odd-times';
import { crowdedBills, withoutBills } from './box-bound';
import { placeNamed } from './box-facts';
import { factsOfMessage } from './facts-of-message';
import { portOfRows } from './facts-of-port-rows';
import type { ForeignPlace, HeardMessages } from './tracking-door';

/** What messages of one raw message state, and what of it was put aside because of the port that it names, or of its size. */
export interface Stated {
  readonly facts: readonly NewFact[];
  readonly foreign: readonly ForeignPlace[];
  /** Bills of which nothing was stated, because it names more boxes of them than a bill may have. */
  readonly crowded: readonly string[];
  /** Times of calls that nobody can have meant, as they read; the facts hold them as they were said. */
  readonly oddTimes: readonly string[];
}

/**
 * The facts of messages that came together. A port's own source that speaks of
 * another port is somebody's mistake: that states nothing, and is told. What
 * users bring of a port that is none of ours stays what it is, for no port.
 *
 * @throws RangeError when they state more than `factsMax`
 */
export function stateFacts({ messages, ...origin }: HeardMessages, factsMax: number = Infinity): Stated {
  const facts: NewFact[] = [];
  const foreign = new Map<string, ForeignPlace>();
  const isOfPort = portOfSource(origin.source) !== null;
  const tell = (place: string): void => void foreign.set(place, { code: isOfPort ? 'foreign-port' : 'port-not-ours', place });
  for (const message of messages) {
    if (message.kind === 'port-rows' && portOfRows(message, origin.source) === null) tell(message.port);
    for (const fact of factsOfMessage(message, origin)) {
      // A discharge abroad is the way's end, whoever tells it.
      if (fact.port !== null || fact.kind === 'discharge') facts.push(fact);
      else {
        tell(placeOf(fact, portOfSource(origin.source) ?? defaultPort));
        if (!isOfPort) facts.push(fact);
      }
    }
    if (facts.length > factsMax) throw new RangeError(`more than ${factsMax} facts in one message`);
  }
  const crowded = crowdedBills(facts);
  return {
    facts: crowded.length === 0 ? facts : withoutBills(facts, new Set(crowded)),
    foreign: [...foreign.values()],
    crowded,
    oddTimes: oddTimesIn(facts),
  };
}

function oddTimesIn(facts: readonly NewFact[]): readonly string[] {
  const told = facts.flatMap((fact) => (fact.kind === 'vessel-plan' || fact.kind === 'vessel-report' ? oddTimesOf(fact) : []));
  return [...new Set(told)].map((atMs) => formatShanghai(atMs)).sort();
}

function placeOf(fact: NewFact, port: typeof defaultPort): string {
  const loadPort = 'loadPort' in fact.detail ? (fact.detail.loadPort ?? null) : null;
  return placeNamed(port, fact.terminal, loadPort)?.code ?? fact.terminal ?? loadPort ?? '?';
}

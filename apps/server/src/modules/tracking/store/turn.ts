import type { NewFact } from '@mastlight/domain/tracking/fact';
import { portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import { sourceCodes, type SourceCode } from '@mastlight/domain/vocabulary/source';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import { isTimeless } from '../fact-digest';

/** Each port has a lane, in which one transaction at a time appends facts and derives statuses (ADR 0014). */
const laneLockClass = 7_305_040;
/** Lanes of sources stand behind those of ports. */
const firstSourceLane = 1_000;

const laneOfPort = (port: PortCode): number => portCodes.indexOf(port);
const laneOfSource = (source: SourceCode): number => firstSourceLane + sourceCodes.indexOf(source);

/**
 * Waits until no other transaction appends facts of these ports or derives
 * their statuses. Two at once would each derive without the other's facts, and
 * the last one's status would lack them until the next report.
 *
 * Taken once in a transaction: whoever held one lane and came for another
 * would meet somebody who does it the other way round.
 */
export async function takeTurn(transaction: Transaction, ports: readonly PortCode[]): Promise<void> {
  await takeLanes(transaction, new Set(ports.map(laneOfPort)));
}

/**
 * As `takeTurn`, for whoever appends `facts`. What was said of no port of ours
 * may concern a bill of any of them, so it takes all lanes. A statement without
 * any time follows the one before it of the same source, whatever port that
 * was about, so its source is a lane of its own.
 *
 * @returns the ports whose turn it is: statuses of others are not to be touched.
 */
export async function takeTurnToAppend(transaction: Transaction, facts: readonly NewFact[]): Promise<ReadonlySet<PortCode>> {
  const ports = new Set<PortCode>();
  const sources = new Set<SourceCode>();
  for (const fact of facts) {
    if (fact.port !== null) ports.add(fact.port);
    else for (const port of portCodes) ports.add(port);
    if (isTimeless(fact)) sources.add(fact.source);
  }
  await takeLanes(transaction, new Set([...[...ports].map(laneOfPort), ...[...sources].map(laneOfSource)]));
  return ports;
}

/** One after the other in one order, so that nobody waits for one who waits for him. */
async function takeLanes(transaction: Transaction, lanes: ReadonlySet<number>): Promise<void> {
  if (lanes.size === 0) return;
  await connectionOf(transaction).query(
    'select pg_advisory_xact_lock($1, lane) from unnest($2::int[]) as lane',
    [laneLockClass, [...lanes].sort((a, b) => a - b)],
    'tracking-take-lanes',
  );
}

/** As `takeTurn`, without waiting; false when it is another's turn. */
export async function tryTakeTurn(transaction: Transaction, port: PortCode): Promise<boolean> {
  const { rows } = await connectionOf(transaction).query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2) as taken',
    [laneLockClass, laneOfPort(port)],
    'tracking-try-lane',
  );
  return rows[0]!.taken;
}

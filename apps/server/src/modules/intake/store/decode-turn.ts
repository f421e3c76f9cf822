import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import type { Database } from '../../../platform/db/database';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { DecodingLane } from '../decoding-lane';

/** Held by all who decode, together; by one alone who takes up what a process has ended over. */
const decodeLockId = 7_305_030;
/** In each lane one transaction at a time decodes, so that its messages are applied in the order they came in. */
const laneLockClass = 7_305_030;

/** Waits until no other transaction decodes in this lane. */
export async function takeDecodeTurn(transaction: Transaction, lane: Pick<DecodingLane, 'index'>): Promise<void> {
  // In this order: whoever waits for the lane must not come before one who waits for all to end.
  await connectionOf(transaction).query(
    'select pg_advisory_xact_lock_shared($1), pg_advisory_xact_lock($2, $3)',
    [decodeLockId, laneLockClass, lane.index],
    'intake-take-turn',
  );
}

/** Waits until no other transaction decodes at all. */
export async function takeDecodeTurnAlone(transaction: Transaction): Promise<void> {
  await connectionOf(transaction).query('select pg_advisory_xact_lock($1)', [decodeLockId], 'intake-take-turn-alone');
}

/** Of some lanes, those in which a message waits. */
export async function findWaitingLanes(database: Database, lanes: readonly DecodingLane[]): Promise<DecodingLane[]> {
  const { rows } = await database.query<{ source: IntakeSource }>(
    'system',
    `select source from unnest($1::text[]) as any_source (source)
     where exists (select 1 from intake_message m where m.state = 'received' and m.source = any_source.source)`,
    [lanes.flatMap(({ sources }) => sources)],
    'intake-waiting-lanes',
  );
  const waiting = new Set(rows.map(({ source }) => source));
  return lanes.filter(({ sources }) => sources.some((source) => waiting.has(source)));
}

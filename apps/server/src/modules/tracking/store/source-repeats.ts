import { portOfSource } from '@mastlight/domain/ports/index';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { sourceCodes } from '@mastlight/domain/vocabulary/source';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';
import type { Repeat } from '../tracking-door';

/** Sources of a port are heard in its lane alone; uploads come in any, and would wait for each other. */
export const sourcesOfPorts = sourceCodes.filter((source) => portOfSource(source) !== null);

/**
 * Writes down which sources said only what they had said before: their light
 * does not go by that. It waits for nobody: a source that is being heard in
 * another transaction has said something, new or not.
 */
export async function noteRepeats(transaction: Transaction, repeats: readonly Repeat[]): Promise<void> {
  const ofPorts = [...groupBy(repeats, ({ source }) => (sourcesOfPorts.includes(source) ? source : null))];
  if (ofPorts.length === 0) return;
  await connectionOf(transaction).query(
    `with said as (select * from unnest($1::text[], $2::timestamptz[]) as said (source, heard_at)),
     mine as (
       select source from tracking_source_heard where source = any($1) for no key update skip locked)
     update tracking_source_heard kept set repeated_at = said.heard_at from said
     where kept.source = said.source and kept.source in (select source from mine) and kept.heard_at < said.heard_at
       and (kept.repeated_at is null or kept.repeated_at < said.heard_at)`,
    [ofPorts.map(([source]) => source), ofPorts.map(([, said]) => new Date(Math.max(...said.map(({ heardMs }) => heardMs))))],
    'tracking-source-repeats',
  );
}

import { findSilence, portRules, type PortSilence } from '@mastlight/domain/ports/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database, OwnerScope } from '../../../platform/db/database';
import { findSources } from './find-sources';

const hourMs = 3_600_000;

/**
 * How far back is looked for the last word of a port's sources, the shortest way first: who was heard within the first of
 * them ends the search, and of a port that speaks that is all that is read. The longest is as far as a bill's own call is looked for.
 */
const lookBackHours = [1, 3, 24, 7 * 24, 92 * 24] as const;

/**
 * Whether a port said nothing at an instant of the past, by what had been heard
 * then; see `TrackingDoor.findSilenceAt`. How often a source is usually heard
 * is known as of today alone.
 */
export async function findSilenceAt(database: Database, own: OwnerScope, port: PortCode, atMs: number): Promise<PortSilence | null> {
  const telling = portRules(port).sources.filter(({ pace }) => pace !== 'answers');
  const usual = new Map((await findSources(database, port)).map(({ source, usualSeconds }) => [source, usualSeconds]));
  for (const hours of lookBackHours) {
    const { rows } = await database.query<{ source: string; heard_at: Date }>(
      own,
      'select source, max(heard_at) as heard_at from tracking_fact where source = any($1) and heard_at > $2 and heard_at <= $3 group by source',
      [telling.map(({ code }) => code), new Date(atMs - hours * hourMs), new Date(atMs)],
      'tracking-heard-by',
    );
    if (rows.length === 0) continue;
    const heard = telling.flatMap(({ code, pace }) => {
      const row = rows.find(({ source }) => source === code);
      return row ? [{ code, pace, heardMs: row.heard_at.getTime(), usualSeconds: usual.get(code) ?? null }] : [];
    });
    return findSilence(heard, atMs);
  }
  return null;
}

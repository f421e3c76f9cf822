import type { Fact } from '@mastlight/domain/tracking/fact';
import { voyageKeysOf } from '@mastlight/domain/tracking/vessel-call';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Database } from '../../../platform/db/database';
import { journeyOpenMs } from '../journey-open';
import { factColumns, factOfRow, type FactRow } from '../schema';
import type { WishedCall } from '../tracking-door';

/** Some five statements of each box of the largest ship. */
const movesMax = 100_000;

/** See `TrackingDoor.findBoxMoves`. */
export async function findBoxMoves(
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
  port: PortCode,
  call: WishedCall,
): Promise<readonly Fact[]> {
  // Voyage and name are spelt here as `voyageKey` and `vesselKey` spell them; two indexes are of these words.
  const select = (kinds: string): string => `select ${factColumns} from tracking_fact
     where ${kinds} and regexp_replace(upper(voyage), '[^A-Z0-9]', '', 'g') = any($1)
       and regexp_replace(upper(vessel_name), '[^A-Z0-9]', '', 'g') = $2
       and container_no is not null and (port = $3 or port is null) and heard_at >= $4`;
  const { rows } = await database.query<FactRow>(
    'system',
    `${select("kind = 'gate-in'")} union all ${select("kind in ('stow', 'load', 'discharge')")} order by id desc limit ${movesMax}`,
    [voyageKeysOf(call.voyage), vesselKey(call.vesselName), port, new Date(nowMs - journeyOpenMs)],
    'tracking-box-moves',
  );
  return rows.map(factOfRow);
}

import { voyageKeysOf } from '@mastlight/domain/tracking/vessel-call';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Database } from '../../../platform/db/database';
import { journeyOpenMs } from '../journey-open';
import type { WishedCall } from '../tracking-door';

/** See `TrackingDoor.findBoxesOnCall`. */
export async function findBoxesOnCall(
  { database, nowMs }: { readonly database: Database; readonly nowMs: number },
  port: PortCode,
  call: WishedCall,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly containerNos: readonly string[]; readonly total: number }> {
  const { rows } = await database.query<{ container_nos: string[]; total: number }>(
    'system',
    // Voyage and name are spelt here as `voyageKey` and `vesselKey` spell them; the index is of these words.
    `with boxes as (
       select distinct container_no from tracking_fact
       where kind = 'gate-in' and regexp_replace(upper(voyage), '[^A-Z0-9]', '', 'g') = any($1)
         and regexp_replace(upper(vessel_name), '[^A-Z0-9]', '', 'g') = $2
         and container_no is not null and function <> 'cancel' and (port = $3 or port is null) and heard_at >= $4
     )
     select array(select container_no from boxes order by container_no limit $5 offset $6) as container_nos,
       (select count(*)::int from boxes) as total`,
    [voyageKeysOf(call.voyage), vesselKey(call.vesselName), port, new Date(nowMs - journeyOpenMs), limit, offset],
    'tracking-boxes-on-call',
  );
  const [found] = rows;
  return { containerNos: found!.container_nos, total: found!.total };
}

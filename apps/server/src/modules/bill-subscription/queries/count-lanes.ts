import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';

/** Bills that go from one of our ports to a port abroad. */
export interface LaneCount {
  readonly port: PortCode;
  /** As the port told it: a UN/LOCODE, or what stood in its place. */
  readonly dischargePort: string;
  readonly bills: number;
}

/** Where the bills go that an owner follows, most first; those of which no port of discharge was heard count nowhere. */
export async function countLanes(database: Database, ownerKey: string, most: number): Promise<readonly LaneCount[]> {
  const { rows } = await database.query<LaneCount>(
    { ownerKey },
    `select b.port, b.discharge_port as "dischargePort", count(*)::int as bills from follow_subject f
     join tracking_bill b on b.port = f.port and b.bill_no = f.subject
     where f.owner_key = $1 and f.kind = 'bill' and b.discharge_port is not null
     group by 1, 2 order by 3 desc, 1, 2 limit $2`,
    [ownerKey, most],
    'bill-subscription-lanes',
  );
  return rows;
}

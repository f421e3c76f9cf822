import type { Database } from '../../../platform/db/database';

/** Bills that go to a port. */
export interface PortCount {
  /** As the port told it: a UN/LOCODE, or what stood in its place. */
  readonly port: string;
  readonly bills: number;
}

/** Where the bills go that an owner follows, most first; those of which no port of discharge was heard count nowhere. */
export async function countDischargePorts(database: Database, ownerKey: string, most: number): Promise<readonly PortCount[]> {
  const { rows } = await database.query<PortCount>(
    { ownerKey },
    `select b.discharge_port as port, count(*)::int as bills from follow_subject f
     join tracking_bill b on b.port = f.port and b.bill_no = f.subject
     where f.owner_key = $1 and f.kind = 'bill' and b.discharge_port is not null
     group by 1 order by 2 desc, 1 limit $2`,
    [ownerKey, most],
    'bill-subscription-discharge-ports',
  );
  return rows;
}

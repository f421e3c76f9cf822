import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../../platform/db/database';

export interface ClientWithCount {
  readonly id: number;
  readonly clientName: string;
  readonly contact: string | null;
  readonly phone: string | null;
  readonly remark: string | null;
  /** Bills assigned to it, of one port or of all. */
  readonly count: number;
}

/** The owner's client companies by name (R-7.4-55), all of them: adding is what is bounded. */
export async function listClients(database: Database, ownerKey: string, port: PortCode | undefined): Promise<ClientWithCount[]> {
  const { rows } = await database.query<ClientWithCount & { clientName: string }>(
    { ownerKey },
    `select c.id, c.name as "clientName", c.contact, c.phone, c.remark, count(s.id)::int as count
     from bill_subscription_client c
     left join bill_subscription s on s.owner_key = c.owner_key and s.client_name = c.name and s.deleted_ms is null
       and ($2::text is null or s.port = $2)
     where c.owner_key = $1 group by c.id order by c.name`,
    [ownerKey, port ?? null],
    'bill-subscription-clients',
  );
  return rows;
}

import type { Database } from '../../../platform/db/database';
import type { MessageSubjects } from '../tracking-door';

/** What a raw message speaks of; see `TrackingDoor.subjectsOfMessage`. */
export async function findMessageSubjects(database: Database, messageId: number): Promise<MessageSubjects> {
  const said = await database.query<{ bill_nos: string[]; container_nos: string[] }>(
    'system',
    'select bill_nos, container_nos from tracking_message_subject where message_id = $1',
    [messageId],
    'tracking-message-subjects',
  );
  const { bill_nos: billNos, container_nos: containerNos } = said.rows[0] ?? { bill_nos: [], container_nos: [] };
  const links = await database.query<{ container_no: string; bills: string[] }>(
    'system',
    `select container_no, array_agg(distinct bill_no) as bills
     from tracking_bill_container where container_no = any($1) group by container_no`,
    [containerNos],
    'tracking-bills-of-containers',
  );
  const bills = new Map(links.rows.map((row) => [row.container_no, row.bills]));
  return { billNos, containers: containerNos.map((containerNo) => ({ containerNo, billNos: bills.get(containerNo) ?? [] })) };
}

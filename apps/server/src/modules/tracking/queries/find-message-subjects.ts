import type { Database } from '../../../platform/db/database';
import type { MessageSubjects } from '../tracking-door';

/** What a raw message speaks of; see `TrackingDoor.subjectsOfMessage`. */
export async function findMessageSubjects(database: Database, messageId: number): Promise<MessageSubjects> {
  const { rows } = await database.query<{ bill_no: string | null; container_no: string | null; bills: string[] | null }>(
    'system',
    `select said.bill_no, said.container_no,
       (select array_agg(distinct link.bill_no) from tracking_bill_container link where link.container_no = said.container_no) as bills
     from (select distinct bill_no, container_no from tracking_fact where message_id = $1) said`,
    [messageId],
    'tracking-message-subjects',
  );
  return {
    billNos: [...new Set(rows.map((row) => row.bill_no).filter((billNo) => billNo !== null))],
    containers: rows
      .filter((row) => row.container_no !== null)
      .map((row) => ({ containerNo: row.container_no!, billNos: row.bills ?? [] })),
  };
}

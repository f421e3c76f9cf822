import type { Database } from '../../../platform/db/database';
import type { MessageSubjects } from '../tracking-door';

/** Numbers read in one answer: a file may name tens of thousands, and the driver takes each answer apart in one go. */
const readAtOnce = 2_000;

/** What a raw message speaks of; see `TrackingDoor.subjectsOfMessage`. */
export async function findMessageSubjects(database: Database, messageId: number): Promise<MessageSubjects> {
  const billNos: string[] = [];
  const containerNos: string[] = [];
  for (let from = 1, count = 1; from <= count; from += readAtOnce) {
    const { rows } = await database.query<{ bill_nos: string[]; container_nos: string[]; count: number }>(
      'system',
      `select bill_nos[$2::int:$3::int] as bill_nos, container_nos[$2::int:$3::int] as container_nos,
         greatest(cardinality(bill_nos), cardinality(container_nos)) as count
       from tracking_message_subject where message_id = $1`,
      [messageId, from, from + readAtOnce - 1],
      'tracking-message-subjects',
    );
    const said = rows[0];
    if (!said) break;
    billNos.push(...said.bill_nos);
    containerNos.push(...said.container_nos);
    count = said.count;
  }
  const bills = new Map<string, string[]>();
  for (let from = 0; from < containerNos.length; from += readAtOnce) {
    const { rows } = await database.query<{ container_no: string; bills: string[] }>(
      'system',
      `select container_no, array_agg(distinct bill_no) as bills
       from tracking_bill_container where container_no = any($1) group by container_no`,
      [containerNos.slice(from, from + readAtOnce)],
      'tracking-bills-of-containers',
    );
    for (const row of rows) bills.set(row.container_no, row.bills);
  }
  return { billNos, containers: containerNos.map((containerNo) => ({ containerNo, billNos: bills.get(containerNo) ?? [] })) };
}

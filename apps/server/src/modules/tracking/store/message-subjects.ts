import type { NewFact } from '@mastlight/domain/tracking/fact';
import { jsonText, storableText } from '../../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** Keeps which bills and containers each message speaks of, in repeated facts too; see `TrackingDoor.subjectsOfMessage`. */
export async function saveSubjects(transaction: Transaction, messageIds: readonly number[], facts: readonly NewFact[]): Promise<void> {
  const said = new Map(messageIds.map((id) => [id, { billNos: new Set<string>(), containerNos: new Set<string>() }]));
  for (const fact of facts) {
    const subjects = said.get(fact.messageId);
    if (fact.billNo !== null) subjects?.billNos.add(storableText(fact.billNo));
    if (fact.containerNo !== null) subjects?.containerNos.add(storableText(fact.containerNo));
  }
  const rows = [...said].map(([id, { billNos, containerNos }]) => ({
    message_id: id,
    bill_nos: [...billNos],
    container_nos: [...containerNos],
  }));
  await connectionOf(transaction).query(
    `insert into tracking_message_subject (message_id, bill_nos, container_nos)
     select message_id, bill_nos, container_nos
     from jsonb_to_recordset($1) as said (message_id bigint, bill_nos text[], container_nos text[])
     on conflict (message_id) do update set bill_nos = excluded.bill_nos, container_nos = excluded.container_nos`,
    [jsonText(rows)],
    'tracking-save-subjects',
  );
}

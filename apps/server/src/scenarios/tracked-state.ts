import { createHash } from 'node:crypto';
import type { Platform } from '../platform/module';

/** What is left of a run when everything that depends on when we heard it is taken away. */
export interface TrackedState {
  readonly facts: number;
  /** SHA-256 over all facts, row by row in the order of their content. */
  readonly factHash: string;
  readonly statuses: ReadonlyMap<string, string>;
}

/** Reads facts and statuses for comparing two runs. */
export async function readTrackedState({ database }: Pick<Platform, 'database'>): Promise<TrackedState> {
  const facts = await database.query<{ line: string }>(
    'system',
    `select (to_jsonb(f) - 'id' - 'message_id' - 'heard_at')::text as line from tracking_fact f order by digest`,
  );
  const hash = createHash('sha256');
  for (const { line } of facts.rows) hash.update(line).update('\n');
  const bills = await database.query<{ bill_no: string; status: object }>(
    'system',
    'select bill_no, status from tracking_bill order by bill_no',
  );
  return {
    facts: facts.rowCount,
    factHash: hash.digest('hex'),
    statuses: new Map(
      bills.rows.map(({ bill_no, status }) => [
        bill_no,
        JSON.stringify(status, (key, value: unknown) => (key === 'heardMs' || key === 'messageId' || key === 'source' ? undefined : value)),
      ]),
    ),
  };
}

/** Messages by state. */
export async function countStates({ database }: Pick<Platform, 'database'>): Promise<Record<string, number>> {
  const { rows } = await database.query<{ state: string; count: number }>(
    'system',
    'select state, count(*) from intake_message group by 1',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

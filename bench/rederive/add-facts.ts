import { portCodes } from '@mastlight/domain/vocabulary/port';
import type { Database } from '../../apps/server/src/platform/db/database';
import { boxSources } from '../freshness/messages';

/** What is said of each box, in this order; five words a box and two boxes a bill make ten facts. */
const kinds = ['gate-in', 'pre-manifest-receipt', 'arrival-receipt', 'customs-pass', 'load'] as const;
const boxesPerBill = 2;
export const factsPerBill = kinds.length * boxesPerBill;

const boxDetail = JSON.stringify({ sizeType: '45G1', fullness: 'full' });
const answerDetail = JSON.stringify({ code: '01', text: null, mode: null });

/** Adds `count` facts of bills of the seven ports in turn, EGLV0 and on, each port by its own source. */
export async function addFactsOfPorts(database: Database, count: number): Promise<void> {
  await database.query(
    'system',
    `insert into tracking_fact (port, source, message_id, kind, function, reference, bill_no, container_no, terminal, happened_at, heard_at, detail, digest)
     select ($2::text[])[1 + bill % $3::int], ($4::text[])[1 + bill % $3::int], 1000000 + n / 20, kind, 'original', 'R' || n, 'EGLV' || bill,
       'DEMU' || (1000000 + (n / $5::int) % 8000000), null, now(), now(),
       (case when kind in ('gate-in', 'load') then $6::text else $7::text end)::json, sha256(convert_to('bench' || n, 'UTF8'))
     from generate_series(0, $1::int - 1) n, lateral (select n / $8::int as bill, ($9::text[])[1 + n % $5::int] as kind) of_fact`,
    [
      count,
      portCodes,
      portCodes.length,
      portCodes.map((port) => boxSources[port]),
      kinds.length,
      boxDetail,
      answerDetail,
      factsPerBill,
      kinds,
    ],
  );
  await database.query('system', 'vacuum analyze tracking_fact');
}

import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import type { Database } from '../../apps/server/src/platform/db/database';
import type { Platform } from '../../apps/server/src/platform/module';
import { createPortVoice } from '../../apps/server/src/scenarios/port-says-for-test';
import { signInForTest, type TestUser } from '../../apps/server/src/scenarios/sign-in-for-test';
import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';

/** Facts of a bill that nobody follows. */
const strangersFactsPerBill = 3;

export interface FillSize {
  readonly facts: number;
  readonly subscriptions: number;
  /** Bills of the owner who is measured. */
  readonly ownBills: number;
}

/**
 * Fills the database: one owner whose bills went the product's own way
 * (subscribed, reported on, derived), copies of them for many other owners, and
 * facts of bills that nobody follows.
 */
export async function fillDatabase(platform: Platform, url: string, size: FillSize): Promise<TestUser> {
  const owner = await signInForTest(platform);
  const port = createPortVoice(platform);
  const billNos = Array.from({ length: size.ownBills }, (_, index) => `COSU64${String(10_000_000 + index)}`);
  await port.plan(platform.portClock.nowMs() + 30 * 3_600_000);
  for (let from = 0; from < billNos.length; from += 200) {
    const response = await fetch(url + billSubscription.subscribeBills.path, {
      method: 'POST',
      headers: { authorization: owner.token, 'content-type': 'application/json' },
      body: JSON.stringify({ blnos: billNos.slice(from, from + 200), clientCompanyName: '演示客户' }),
    });
    if (!response.ok) throw new Error(await response.text());
  }
  for (const [index, billNo] of billNos.entries()) {
    const boxes = Array.from({ length: 1 + (index % 3) }, (_, box) => containerNo(index * 3 + box));
    await port.manifest(billNo, boxes);
    if (index % 2 === 0) await port.gateIn(billNo, boxes[0]!, platform.portClock.nowMs() - index * 60_000);
  }
  const { database } = platform;
  await waitFor(
    'all bills derived',
    async () =>
      (await database.query<{ count: number }>('system', 'select count(*) from tracking_bill where boxes_total > 0')).rows[0]!.count ===
      billNos.length,
    60_000,
  );
  await database.unhurried(() => addOthers(database, size));
  return owner;
}

/** Other owners with their bills, and facts of bills that nobody follows. */
async function addOthers(database: Database, size: FillSize): Promise<void> {
  await copySubscriptions(database, size);
  await database.query(
    'system',
    `insert into tracking_fact (port, source, message_id, kind, function, reference, bill_no, container_no, terminal, happened_at, heard_at, detail, digest)
     select 'NB', 'ningbo-edi', 1000000 + n / 20, 'gate-in', 'original', 'R' || n, 'EGLV' || (n / $2::int), 'DEMU' || (1000000 + n % 8000000), 'BLCT2',
       now(), now(), '{"sizeType":"45G1","fullness":"full"}', sha256(convert_to('bench' || n, 'UTF8'))
     from generate_series(1, $1::int) n`,
    [size.facts, strangersFactsPerBill],
  );
  for (const table of ['bill_subscription', 'tracking_bill', 'follow_subject', 'tracking_fact', 'account_session'])
    await database.query('system', `vacuum analyze ${table}`);
}

async function copySubscriptions(database: Database, size: FillSize): Promise<void> {
  const owners = Math.ceil(size.subscriptions / size.ownBills) - 1;
  await copyRows(database, 'tracking_bill', owners, { bill_no: "bill_no || 'X' || n", search_text: "search_text || ' ' || n" });
  await copyRows(database, 'bill_subscription', owners, { owner_key: "'u:bench' || n", bill_no: "bill_no || 'X' || n" });
  await database.query(
    'system',
    `insert into follow_subject (owner_key, product, row_id, kind, port, subject)
     select owner_key, 'bill-subscription', id, 'bill', port, bill_no from bill_subscription on conflict do nothing`,
  );
}

/** Adds copies of all rows of a table, each numbered `n`; the columns of `changed` are made anew. */
async function copyRows(database: Database, table: string, copies: number, changed: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await database.query<{ column_name: string }>(
    'system',
    "select column_name from information_schema.columns where table_name = $1 and column_name <> 'id' and is_generated = 'NEVER' order by ordinal_position",
    [table],
  );
  const columns = rows.map((row) => row.column_name);
  const values = columns.map((column) => changed[column] ?? column);
  await database.query(
    'system',
    `insert into ${table} (${columns.join()}) select ${values.join()} from ${table}, generate_series(1, $1::int) n order by random()`,
    [copies],
  );
}

function containerNo(index: number): string {
  const head = `DEMU${String(100_000 + index).slice(0, 6)}`;
  return head + String(containerCheckDigit(`${head}0`));
}

import type { Fact, NewFact } from '@mastlight/domain/tracking/fact';
import type { BillStatus } from '@mastlight/domain/tracking/status';
import { vesselCodeKey } from '@mastlight/domain/tracking/vessel-call';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { vesselKey } from '@mastlight/domain/vocabulary/vessel-voyage';
import { jsonText, storableText } from '../../platform/db/json-text';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import { digestOf, isTimeless, subjectDigest, timelessDigest } from './fact-digest';
import { factIdentity, factLine, lineColumns } from './fact-line';
import { factColumns, factOfRow, type FactRow } from './schema';

/** One transaction at a time appends facts and derives statuses; see `takeTurn`. */
const turnLockId = 7_305_040;

/** A followed bill. */
export interface BillKey {
  readonly port: PortCode;
  readonly billNo: string;
}

/**
 * Waits until no other transaction appends facts or derives statuses. Two at
 * once would each derive without the other's facts, and the last one's status
 * would lack them until the next report.
 */
export async function takeTurn(transaction: Transaction): Promise<void> {
  await connectionOf(transaction).query('select pg_advisory_xact_lock($1)', [turnLockId]);
}

/** As `takeTurn`, without waiting; false when it is another's turn. */
export async function tryTakeTurn(transaction: Transaction): Promise<boolean> {
  const { rows } = await connectionOf(transaction).query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1) as taken',
    [turnLockId],
  );
  return rows[0]!.taken;
}

/**
 * Appends facts that nobody has stated before, in their order. The caller has
 * taken its turn.
 *
 * @returns per message, how many of its facts were new.
 */
export async function appendFacts(transaction: Transaction, facts: readonly NewFact[]): Promise<ReadonlyMap<number, number>> {
  if (facts.length === 0) return new Map();
  const connection = connectionOf(transaction);
  const before = await latestTimeless(transaction, facts);
  let lines = '';
  for (const fact of facts) {
    const identity = factIdentity(fact);
    const content = digestOf(identity);
    if (!isTimeless(fact)) {
      lines += factLine(fact, identity, content, null);
      continue;
    }
    const subject = subjectDigest(fact);
    const previous = before.get(subject);
    if (previous?.content === content) continue;
    const digest = previous ? timelessDigest(identity, previous.digest) : content;
    before.set(subject, { content, digest });
    lines += factLine(fact, identity, digest, subject);
  }
  if (lines === '') return new Map();
  await connection.query(
    `create temp table if not exists tracking_fact_staged on commit delete rows as
     select ${lineColumns} from tracking_fact with no data`,
  );
  await connection.copyIn(`copy tracking_fact_staged (${lineColumns}) from stdin`, lines);
  const { rows } = await connection.query<{ message_id: number; added: number }>(
    `with added as (
       insert into tracking_fact (${lineColumns}) select ${lineColumns} from tracking_fact_staged
       on conflict (digest) do nothing returning message_id)
     select message_id, count(*) as added from added group by message_id`,
    [],
    'tracking-append-facts',
  );
  return new Map(rows.map((row) => [row.message_id, row.added]));
}

/** Keeps which bills and containers each message speaks of, in repeated facts too; see `TrackingDoor.subjectsOfMessage`. */
export async function saveSubjects(
  transaction: Transaction,
  messageIds: readonly number[],
  facts: readonly NewFact[],
): Promise<void> {
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

interface Statement {
  /** Digest of its identity alone. */
  readonly content: string;
  /** Digest it is stored under, which counts what was said before it. */
  readonly digest: string;
}

/** What was last said about the subjects of timeless statements. */
async function latestTimeless(transaction: Transaction, facts: readonly NewFact[]): Promise<Map<string, Statement>> {
  const subjects = facts.filter(isTimeless).map((fact) => Buffer.from(subjectDigest(fact), 'hex'));
  if (subjects.length === 0) return new Map();
  const { rows } = await connectionOf(transaction).query<FactRow & { subject_digest: Buffer; digest: Buffer }>(
    `select distinct on (subject_digest) subject_digest, digest, ${factColumns}
     from tracking_fact where subject_digest = any($1) order by subject_digest, id desc`,
    [subjects],
    'tracking-latest-timeless',
  );
  return new Map(
    rows.map((row) => [
      row.subject_digest.toString('hex'),
      { content: digestOf(factIdentity(factOfRow(row))), digest: row.digest.toString('hex') },
    ]),
  );
}

/**
 * Follows bills; those followed already are left alone. Sorted, so that two
 * overlapping wishes wait for each other in one order.
 *
 * @returns the new ones.
 */
export async function followBills(
  transaction: Transaction,
  port: PortCode,
  billNos: readonly string[],
  empty: BillStatus,
  nowMs: number,
): Promise<string[]> {
  const { rows } = await connectionOf(transaction).query<{ bill_no: string }>(
    `insert into tracking_bill_status (port, bill_no, status, updated_at)
     select $1, bill_no, $3, $4 from unnest($2::text[]) as wished (bill_no) order by bill_no
     on conflict do nothing returning bill_no`,
    [port, [...new Set(billNos)], JSON.stringify(empty), new Date(nowMs)],
    'tracking-follow-bills',
  );
  return rows.map((row) => row.bill_no);
}

/**
 * The followed bills that the facts just appended may concern: by number, by a
 * box of theirs, or by their ship. Asked of the staged facts, in the same
 * transaction, so that a large batch is not sent a second time.
 */
export async function findTouchedBills(transaction: Transaction): Promise<BillKey[]> {
  const matching = (column: string, kept: string, table: string): string =>
    `select kept.port, kept.bill_no
     from (select distinct ${column} as value from tracking_fact_staged where ${column} is not null) said
     join ${table} kept on kept.${kept} = said.value`;
  const { rows } = await connectionOf(transaction).query<{ port: PortCode; bill_no: string }>(
    `${matching('bill_no', 'bill_no', 'tracking_bill_status')}
     union ${matching('container_no', 'container_no', 'tracking_bill_container')}
     union ${matching('vessel_key', 'vessel_key', 'tracking_bill_status')}
     union ${matching('vessel_code_key', 'vessel_code_key', 'tracking_bill_status')}
     order by 1, 2`,
    [],
    'tracking-touched-bills',
  );
  return rows.map((row) => ({ port: row.port, billNo: row.bill_no }));
}

/** A status as stored, with what finds it again. */
export interface StoredStatus {
  readonly billNo: string;
  readonly status: BillStatus;
  readonly version: number;
}

/** Statuses of followed bills, as they are now. */
export async function loadStatuses(
  transaction: Transaction,
  port: PortCode,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, StoredStatus>> {
  const { rows } = await connectionOf(transaction).query<{ bill_no: string; status: BillStatus; version: number }>(
    'select bill_no, status, version from tracking_bill_status where port = $1 and bill_no = any($2)',
    [port, billNos],
    'tracking-load-statuses',
  );
  return new Map(rows.map((row) => [row.bill_no, { billNo: row.bill_no, status: row.status, version: row.version }]));
}

/** Writes derived statuses and the boxes and calls by which later reports find the bills. */
export async function saveStatuses(
  transaction: Transaction,
  port: PortCode,
  statuses: readonly StoredStatus[],
  nowMs: number,
): Promise<void> {
  if (statuses.length === 0) return;
  const connection = connectionOf(transaction);
  await connection.query(
    `update tracking_bill_status as kept
     set status = fresh.status, version = fresh.version, vessel_key = fresh.vessel_key,
         vessel_code_key = fresh.vessel_code_key, updated_at = $7
     from unnest($2::text[], $3::jsonb[], $4::int[], $5::text[], $6::text[])
       as fresh (bill_no, status, version, vessel_key, vessel_code_key)
     where kept.port = $1 and kept.bill_no = fresh.bill_no`,
    [
      port,
      statuses.map(({ billNo }) => billNo),
      statuses.map(({ status }) => jsonText(status)),
      statuses.map(({ version }) => version),
      statuses.map(({ status }) => (status.vesselName ? vesselKey(status.vesselName) : null)),
      statuses.map(({ status }) => (status.vesselCode ? vesselCodeKey(status.vesselCode) : null)),
      new Date(nowMs),
    ],
    'tracking-save-statuses',
  );
  const links = statuses.flatMap(({ billNo, status }) => status.boxes.map((box) => [billNo, box.containerNo] as const));
  if (links.length === 0) return;
  // A box that has left a bill keeps its link: it costs one derivation too many, a missing one costs a report.
  await connection.query(
    `insert into tracking_bill_container (port, bill_no, container_no)
     select $1, * from unnest($2::text[], $3::text[]) on conflict do nothing`,
    [port, links.map(([billNo]) => billNo), links.map(([, containerNo]) => containerNo)],
    'tracking-save-links',
  );
}

/** Every fact that may concern the bills of a port: about them, their boxes, or their ships. */
export async function loadFacts(
  transaction: Transaction,
  port: PortCode,
  billNos: readonly string[],
): Promise<ReadonlyMap<string, Fact[]>> {
  const connection = connectionOf(transaction);
  const select = async (where: string, values: readonly unknown[], name: string): Promise<Fact[]> => {
    const { rows } = await connection.query<FactRow>(
      `select ${factColumns} from tracking_fact where ${where} and (port = $1 or port is null)`,
      [port, ...values],
      name,
    );
    return rows.map(factOfRow);
  };
  const direct = await select('bill_no = any($2)', [billNos], 'tracking-facts-by-bill');
  const containerNos = unique(direct.map((fact) => fact.containerNo));
  const ofBoxes =
    containerNos.length === 0
      ? []
      : await select('container_no = any($2)', [containerNos], 'tracking-facts-by-container');
  const vesselKeys = unique(direct.map((fact) => fact.vesselName && vesselKey(fact.vesselName)));
  const vesselCodeKeys = unique(direct.map((fact) => fact.vesselCode && vesselCodeKey(fact.vesselCode)));
  const ofCalls =
    vesselKeys.length + vesselCodeKeys.length === 0
      ? []
      : await select('(vessel_key = any($2) or vessel_code_key = any($3))', [vesselKeys, vesselCodeKeys], 'tracking-facts-by-vessel');
  return groupByBill(billNos, direct, ofBoxes, ofCalls);
}

/** Hands each bill its own facts, those of its boxes and those of its ships; which of them count is the domain's to say. */
function groupByBill(
  billNos: readonly string[],
  direct: readonly Fact[],
  ofBoxes: readonly Fact[],
  ofCalls: readonly Fact[],
): ReadonlyMap<string, Fact[]> {
  const byBill = groupBy(direct, (fact) => fact.billNo);
  const byContainer = groupBy(ofBoxes, (fact) => fact.containerNo);
  const byVessel = groupBy(ofCalls, (fact) => fact.vesselName && vesselKey(fact.vesselName));
  const byVesselCode = groupBy(ofCalls, (fact) => fact.vesselCode && vesselCodeKey(fact.vesselCode));
  return new Map(
    billNos.map((billNo) => {
      const own = byBill.get(billNo) ?? [];
      // Each box and each ship is looked at once, however many facts name it.
      const neighbours = [
        ...unique(own.map((fact) => fact.containerNo)).map((containerNo) => byContainer.get(containerNo)),
        ...unique(own.map((fact) => fact.vesselName && vesselKey(fact.vesselName))).map((key) => byVessel.get(key)),
        ...unique(own.map((fact) => fact.vesselCode && vesselCodeKey(fact.vesselCode))).map((key) => byVesselCode.get(key)),
      ];
      const found = new Map(own.map((fact) => [fact.id, fact]));
      for (const facts of neighbours) for (const fact of facts ?? []) found.set(fact.id, fact);
      return [billNo, [...found.values()]];
    }),
  );
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))];
}

/**
 * Counts one look at another's box on an account's day.
 *
 * @returns false when `max` was reached before.
 */
export async function countBoxQuery(transaction: Transaction, ownerKey: string, day: string, max: number): Promise<boolean> {
  const connection = connectionOf(transaction);
  const { rows } = await connection.query<{ asked: number }>(
    `insert into tracking_box_query_day as d (owner_key, day, asked) values ($1, $2, 1)
     on conflict (owner_key, day) do update set asked = d.asked + 1 where d.asked < $3 returning asked`,
    [ownerKey, day, max],
    'tracking-count-box-query',
  );
  if (rows[0]?.asked === 1) await connection.query('delete from tracking_box_query_day where owner_key = $1 and day < $2', [ownerKey, day]);
  return rows.length === 1;
}

/** How shipments come into the list, what is set aside for them, and how a row goes to another line. */
import { overseasList } from '@mastlight/domain/overseas/contract';
import { rowsMax } from '@mastlight/domain/overseas/limits';
import { overseasTexts as texts } from '@mastlight/domain/overseas/messages';
import type { LineCode } from '@mastlight/domain/line-tracking/index';
import type { BoxClass, Tariff } from '@mastlight/domain/overseas/tariff';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { ToldShipment } from '@mastlight/domain/overseas/shipment-news';
import { connectionOf, type Transaction } from '../../platform/db/transaction';
import type { FreshRow, SubscribedList, WantedRow } from '../../platform/list/subscribe-rows';
import { overseasServed } from './queries/overseas-list';

/** A shipment that somebody wants to follow. */
export interface WantedShipment extends WantedRow {
  readonly line: LineCode | null;
  readonly containerNo: string | null;
  readonly client: string | null;
  readonly remark: string | null;
  readonly notify: readonly string[];
  readonly freeDays: number | null;
  readonly boxClass: BoxClass | null;
}

export const overseasKept: SubscribedList<WantedShipment> = {
  table: overseasServed.table,
  keyColumn: 'subject',
  topic: overseasList.topic,
  rowsMax,
  full: texts.full,
  unheard: texts.unheard,
  async insert(tx, { ownerKey, userId, port, things, createdMs }) {
    const { rows } = await connectionOf(tx).query<FreshRow>(
      `insert into overseas_subscription (owner_key, user_id, port, subject, line, bill_no, container_no, client_company, remark, notify, free_days, box_class, created_ms)
       select $1, $2, $3, subject, line, bill_no, container_no, client_company, remark, array(select jsonb_array_elements_text(notify)), free_days, box_class, $4
       from json_to_recordset($5::json) as written
         (subject text, line text, bill_no text, container_no text, client_company text, remark text, notify jsonb, free_days integer, box_class text)
       order by subject on conflict (owner_key, port, subject) do nothing returning id, subject as key`,
      [
        ownerKey,
        userId,
        port,
        createdMs,
        JSON.stringify(
          things.map((thing) => ({
            subject: thing.key,
            line: thing.line,
            bill_no: thing.subject,
            container_no: thing.containerNo,
            client_company: thing.client,
            remark: thing.remark,
            notify: thing.notify,
            free_days: thing.freeDays,
            box_class: thing.boxClass,
          })),
        ),
      ],
      'overseas-insert',
    );
    return rows;
  },
};

/** What a row is in the ledger, for ever. */
export const holdKey = (rowId: number): string => `overseas/${rowId}`;

/** Something that is set aside for a row. */
export interface OpenHold {
  readonly rowId: number;
  readonly ownerKey: string;
  readonly userId: number;
  readonly subject: string;
}

interface FreshHold {
  readonly rowId: number;
  readonly subject: string;
  readonly state: 'held' | 'taken';
  readonly fen: number;
}

/** Writes down what is set aside for rows, or was taken for them before. */
export async function insertHolds(
  tx: Transaction,
  {
    ownerKey,
    userId,
    port,
    createdMs,
  }: { readonly ownerKey: string; readonly userId: number; readonly port: PortCode; readonly createdMs: number },
  holds: readonly FreshHold[],
): Promise<void> {
  await connectionOf(tx).query(
    `insert into overseas_hold (row_id, owner_key, user_id, port, subject, fen, state, created_ms)
     select row_id, $1, $2, $3, subject, fen, state, $4 from unnest($5::bigint[], $6::text[], $7::bigint[], $8::text[]) as hold (row_id, subject, fen, state)`,
    [
      ownerKey,
      userId,
      port,
      createdMs,
      holds.map(({ rowId }) => rowId),
      holds.map(({ subject }) => subject),
      holds.map(({ fen }) => fen),
      holds.map(({ state }) => state),
    ],
    'overseas-insert-holds',
  );
}

/**
 * Of some shipments, those that an owner has paid for and that were taken, or followed on what was taken, since `sinceMs`:
 * whoever follows them again has paid.
 */
export async function findPaid(
  tx: Transaction,
  ownerKey: string,
  port: PortCode,
  subjects: readonly string[],
  sinceMs: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await connectionOf(tx).query<{ subject: string }>(
    `select distinct subject from overseas_hold where owner_key = $1 and port = $2 and subject = any($3) and state = 'taken' and coalesce(ended_ms, created_ms) >= $4`,
    [ownerKey, port, subjects, sinceMs],
    'overseas-paid',
  );
  return new Set(rows.map(({ subject }) => subject));
}

/** What is set aside, and where. */
export interface HeldMoney extends OpenHold {
  readonly port: PortCode;
  readonly fen: number;
}

/** What is still set aside for rows, held until the transaction ends. */
export async function holdOpen(tx: Transaction, rowIds: readonly number[]): Promise<HeldMoney[]> {
  // Rows come before their money, whoever holds them.
  await connectionOf(tx).query(
    'select from overseas_subscription where id = any($1) order by id for update',
    [rowIds],
    'overseas-hold-rows',
  );
  const { rows } = await connectionOf(tx).query<HeldMoney>(
    `select row_id::float8 as "rowId", owner_key as "ownerKey", user_id::float8 as "userId", subject, port, fen::float8 as fen from overseas_hold
     where row_id = any($1) and state = 'held' order by row_id for update`,
    [rowIds],
    'overseas-hold-open',
  );
  return rows;
}

/** What is still set aside for shipments, whoever follows them. */
export async function findOpen(tx: Transaction, subjects: readonly string[]): Promise<OpenHold[]> {
  const { rows } = await connectionOf(tx).query<OpenHold>(
    `select row_id::float8 as "rowId", owner_key as "ownerKey", user_id::float8 as "userId", subject from overseas_hold
     where subject = any($1) and state = 'held' order by owner_key, row_id`,
    [subjects],
    'overseas-find-open',
  );
  return rows;
}

/** Writes down that what was set aside was taken. */
export async function markTaken(tx: Transaction, rowIds: readonly number[], endedMs: number): Promise<void> {
  await connectionOf(tx).query(
    `update overseas_hold set state = 'taken', ended_ms = $2 where row_id = any($1)`,
    [rowIds, endedMs],
    'overseas-mark-taken',
  );
  await markChanged(tx, rowIds);
}

/** Writes down that what was set aside is let go, and how much of it went back: fen by row. */
export async function markReleased(tx: Transaction, givenBack: ReadonlyMap<number, number>, endedMs: number): Promise<void> {
  const rowIds = [...givenBack.keys()];
  await connectionOf(tx).query(
    `update overseas_hold h set state = 'released', ended_ms = $2, fen = back.fen
     from unnest($1::bigint[], $3::bigint[]) as back (row_id, fen) where h.row_id = back.row_id`,
    [rowIds, endedMs, [...givenBack.values()]],
    'overseas-mark-released',
  );
  await markChanged(tx, rowIds);
}

/** Rows are another for whoever looks. */
async function markChanged(tx: Transaction, rowIds: readonly number[]): Promise<void> {
  await connectionOf(tx).query('update overseas_subscription set version = version + 1 where id = any($1)', [rowIds], 'overseas-mark-rows');
}

/** Writes down when rows were let go: what was paid for them counts for that day too. */
export async function markLetGo(tx: Transaction, rowIds: readonly number[], atMs: number): Promise<void> {
  await connectionOf(tx).query('update overseas_hold set ended_ms = $2 where row_id = any($1)', [rowIds, atMs], 'overseas-mark-let-go');
}

/** A row of an owner, held until the transaction ends. */
export interface HeldSubscription {
  readonly id: number;
  readonly port: PortCode;
  readonly subject: string;
  readonly billNo: string;
  readonly isTopped: boolean;
}

/** A row of an owner that has not ended; null: he has none. */
export async function holdRow(tx: Transaction, ownerKey: string, id: number): Promise<HeldSubscription | null> {
  const { rows } = await connectionOf(tx).query<HeldSubscription>(
    `select id::float8 as id, port, subject, bill_no as "billNo", topped_ms is not null as "isTopped" from overseas_subscription
     where owner_key = $1 and id = $2 and ended_ms is null for update`,
    [ownerKey, id],
    'overseas-hold-row',
  );
  return rows[0] ?? null;
}

/** Whether an owner follows a shipment in a port. */
export async function isFollowed(tx: Transaction, ownerKey: string, port: PortCode, subject: string): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    'select from overseas_subscription where owner_key = $1 and port = $2 and subject = $3',
    [ownerKey, port, subject],
    'overseas-is-followed',
  );
  return (rowCount ?? 0) > 0;
}

/**
 * Has a row, and what is set aside for it, be of another line.
 *
 * @param shownVersion of the row with its shipment: the other one begins anew, and what is shown never grows older.
 */
export async function changeLine(tx: Transaction, id: number, line: LineCode, subject: string, shownVersion: number): Promise<void> {
  await connectionOf(tx).query(
    'update overseas_subscription set line = $2, subject = $3, version = $4, told = null where id = $1',
    [id, line, subject, shownVersion + 1],
    'overseas-change-line',
  );
  await connectionOf(tx).query('update overseas_hold set subject = $2 where row_id = $1', [id, subject], 'overseas-change-hold');
}

/** What an owner changes of his row; what is left out stays. */
export interface RowChange {
  readonly remark?: string | null | undefined;
  readonly client?: string | null | undefined;
  readonly notify?: readonly string[] | undefined;
  readonly freeDays?: number | null | undefined;
  readonly boxClass?: BoxClass | null | undefined;
}

/** Gives the rows of an owner that are of a client another one, or none; gives the rows. */
export async function moveClient(tx: Transaction, ownerKey: string, from: string, to: string | null): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `update overseas_subscription set client_company = $3, version = version + 1 where id in (
       select id from overseas_subscription where owner_key = $1 and client_company = $2 order by id for update) returning id::float8 as id`,
    [ownerKey, from, to],
    'overseas-move-client',
  );
  return rows.map(({ id }) => id);
}

/** Changes a row of an owner; gives the ids that were found. Who changes where news go has them go to his own channels. */
export async function changeRow(
  tx: Transaction,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  id: number,
  { remark, client, notify, freeDays, boxClass }: RowChange,
): Promise<number[]> {
  const { rows } = await connectionOf(tx).query<{ id: number }>(
    `update overseas_subscription set
       remark = case when $3 then $4 else remark end, client_company = case when $5 then $6 else client_company end,
       notify = coalesce($7::text[], notify), notify_user_id = case when $7::text[] is null then notify_user_id else $12 end, free_days = case when $8 then $9 else free_days end,
       box_class = case when $10 then $11 else box_class end, version = version + 1
     where owner_key = $1 and id = $2 returning id`,
    [
      ownerKey,
      id,
      remark !== undefined,
      remark ?? null,
      client !== undefined,
      client ?? null,
      notify ?? null,
      freeDays !== undefined,
      freeDays ?? null,
      boxClass !== undefined,
      boxClass ?? null,
      userId,
    ],
    'overseas-change-row',
  );
  return rows.map((row) => row.id);
}

/** Keeps a rate table of an owner in place of the one that he has for a line; null: for all lines. */
export async function keepTariff(
  tx: Transaction,
  { ownerKey, userId }: { readonly ownerKey: string; readonly userId: number },
  line: LineCode | null,
  { currency, rates, freeDays }: Tariff,
  changedMs: number,
): Promise<void> {
  await connectionOf(tx).query(
    `insert into overseas_tariff (owner_key, line, user_id, currency, rates, free_days, changed_at)
     values ($1, coalesce($2, ''), $3, $4, $5::jsonb, $6::jsonb, to_timestamp($7::float8 / 1000))
     on conflict (owner_key, line) do update
       set user_id = excluded.user_id, currency = excluded.currency, rates = excluded.rates,
         free_days = excluded.free_days, changed_at = excluded.changed_at`,
    [ownerKey, line, userId, currency, JSON.stringify(rates), JSON.stringify(freeDays), changedMs],
    'overseas-keep-tariff',
  );
}

/** Deletes a rate table of an owner; false: he has none for it. */
export async function deleteTariff(tx: Transaction, ownerKey: string, line: LineCode | null): Promise<boolean> {
  const { rowCount } = await connectionOf(tx).query(
    `delete from overseas_tariff where owner_key = $1 and line = coalesce($2, '')`,
    [ownerKey, line],
    'overseas-delete-tariff',
  );
  return (rowCount ?? 0) > 0;
}

/** Writes down what the owner of a row knows of its shipment. */
export async function keepTold(tx: Transaction, id: number, told: ToldShipment): Promise<void> {
  await connectionOf(tx).query(
    'update overseas_subscription set told = $2::jsonb where id = $1',
    [id, JSON.stringify(told)],
    'overseas-keep-told',
  );
}

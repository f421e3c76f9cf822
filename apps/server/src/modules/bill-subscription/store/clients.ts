/** Client companies and their contacts, as they are written; the order of locks is `store.ts`'s. */
import type { ClientContact } from '@mastlight/domain/bill-subscription/client-contract';
import { clientsMax } from '@mastlight/domain/bill-subscription/limits';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { connectionOf, type Transaction } from '../../../platform/db/transaction';

/** What is known of a client beside its name; null stays as it was. */
export interface KnownOfClient {
  readonly name: string;
  readonly contact: string | null;
  readonly phone: string | null;
  readonly remark: string | null;
}

/** A client whose row this transaction holds. */
export interface HeldClient {
  readonly id: number;
  readonly name: string;
  readonly remark: string | null;
}

/** Has whatever adds, renames and merges an owner's clients follow one another: names are compared, and clients counted. */
export async function lockClients(transaction: Transaction, ownerKey: string): Promise<void> {
  await connectionOf(transaction).query(
    'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    [`bill_subscription_client ${ownerKey}`],
    'bill-subscription-lock-clients',
  );
}

/**
 * Makes sure that a client is known, with its first contact.
 *
 * @returns its id; null when it is new and the owner has `clientsMax` already.
 */
export async function upsertClient(transaction: Transaction, ownerKey: string, client: KnownOfClient): Promise<number | null> {
  const connection = connectionOf(transaction);
  await lockClients(transaction, ownerKey);
  const { rows } = await connection.query<{ id: number }>(
    `insert into bill_subscription_client as c (owner_key, name, remark)
     select $1::text, $2::text, $3::text
     where exists (select from bill_subscription_client where owner_key = $1 and name = $2)
       or (select count(*) from bill_subscription_client where owner_key = $1) < $4
     on conflict (owner_key, name) do update set remark = coalesce(excluded.remark, c.remark)
     returning id`,
    [ownerKey, client.name, client.remark, clientsMax],
    'bill-subscription-upsert-client',
  );
  const id = rows[0]?.id ?? null;
  if (id !== null && (client.contact !== null || client.phone !== null)) {
    await connection.query(
      `insert into bill_subscription_client_contact as c (client_id, owner_key, place, name, phone)
       values ($2, $1, 0, coalesce($3::text, ''), coalesce($4::text, ''))
       on conflict (client_id, place) do update set name = coalesce($3::text, c.name), phone = coalesce($4::text, c.phone)`,
      [ownerKey, id, client.contact, client.phone],
    );
  }
  return id;
}

/** Holds clients of an owner, by id; those that do not exist are missing. */
export async function holdClients(transaction: Transaction, ownerKey: string, ids: readonly number[]): Promise<HeldClient[]> {
  const { rows } = await connectionOf(transaction).query<HeldClient>(
    `select id, name, remark from bill_subscription_client
     where owner_key = $1 and id = any($2::bigint[]) order by id for update`,
    [ownerKey, ids],
  );
  return rows;
}

/** The client of an owner that has a name already. */
export async function findClientId(transaction: Transaction, ownerKey: string, name: string): Promise<number | null> {
  const { rows } = await connectionOf(transaction).query<{ id: number }>(
    'select id from bill_subscription_client where owner_key = $1 and name = $2',
    [ownerKey, name],
  );
  return rows[0]?.id ?? null;
}

/** Gives a client its name and remark. */
export async function updateClient(transaction: Transaction, ownerKey: string, client: HeldClient): Promise<void> {
  await connectionOf(transaction).query('update bill_subscription_client set name = $3, remark = $4 where owner_key = $1 and id = $2', [
    ownerKey,
    client.id,
    client.name,
    client.remark,
  ]);
}

/** The contacts of a client, in their order. */
export async function selectContacts(transaction: Transaction, ownerKey: string, clientId: number): Promise<ClientContact[]> {
  const { rows } = await connectionOf(transaction).query<ClientContact>(
    `select name, phone, role, remark from bill_subscription_client_contact
     where owner_key = $1 and client_id = $2 order by place`,
    [ownerKey, clientId],
  );
  return rows;
}

/** Puts these contacts in place of those that a client had. */
export async function replaceContacts(
  transaction: Transaction,
  ownerKey: string,
  clientId: number,
  contacts: readonly ClientContact[],
): Promise<void> {
  const connection = connectionOf(transaction);
  await connection.query('delete from bill_subscription_client_contact where owner_key = $1 and client_id = $2', [ownerKey, clientId]);
  await connection.query(
    `insert into bill_subscription_client_contact (client_id, owner_key, place, name, phone, role, remark)
     select $2, $1, place - 1, name, phone, role, remark
     from unnest($3::text[], $4::text[], $5::text[], $6::text[]) with ordinality as c (name, phone, role, remark, place)`,
    [
      ownerKey,
      clientId,
      contacts.map(({ name }) => name),
      contacts.map(({ phone }) => phone),
      contacts.map(({ role }) => role),
      contacts.map(({ remark }) => remark),
    ],
  );
}

/**
 * Has the bills of one client name bear another, or none. Deleted bills go along to another name, so that they come back
 * under it; they keep the name of a client that is gone, for the history.
 *
 * @returns the live rows that changed, and their bills.
 */
export async function renameClientOfBills(
  transaction: Transaction,
  ownerKey: string,
  from: string,
  to: string | null,
): Promise<{ readonly id: number; readonly port: PortCode; readonly billNo: string }[]> {
  const { rows } = await connectionOf(transaction).query<{ id: number; port: PortCode; billNo: string; isLive: boolean }>(
    `with target as (
       select id from bill_subscription where owner_key = $1 and client_name = $2 and (deleted_ms is null or $3::text is not null)
       order by id for update
     )
     update bill_subscription s set client_name = $3, version = version + 1
     from target where s.id = target.id returning s.id, s.port, s.bill_no as "billNo", s.deleted_ms is null as "isLive"`,
    [ownerKey, from, to],
  );
  return rows.filter((row) => row.isLive).map(({ id, port, billNo }) => ({ id, port, billNo }));
}

/** Deletes a client with its contacts. */
export async function deleteClientRow(transaction: Transaction, ownerKey: string, id: number): Promise<void> {
  await connectionOf(transaction).query('delete from bill_subscription_client where owner_key = $1 and id = $2', [ownerKey, id]);
}

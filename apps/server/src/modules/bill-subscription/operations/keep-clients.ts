import type { ClientContact } from '@mastlight/domain/bill-subscription/client-contract';
import { clientMoved } from '@mastlight/domain/bill-subscription/events';
import { clientsMax, contactsMax, remarkLengthMax } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { cleanClientName, cleanNote } from '@mastlight/domain/vocabulary/clean-note';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import { publishChange } from '../../../platform/live';
import type { ClientParts, Parts } from '../parts';
import * as store from '../store/clients';
import { endClientKey } from './client-keys';
import { endSharesOfBills } from './share-bill';

export interface ClientWish {
  readonly clientName: string;
  readonly contact?: string | undefined;
  readonly phone?: string | undefined;
  readonly remark?: string | undefined;
}

export interface ClientChange {
  /** None: a new one. */
  readonly id?: number | undefined;
  readonly clientName: string;
  readonly remark: string;
  readonly contacts: readonly ClientContact[];
}

/** @throws BusinessError 400 when nothing of the name can be seen. */
function readName(clientName: string): string {
  const name = cleanClientName(clientName);
  if (name === null) throw refuse(refusals.emptyClient, {}, { field: 'clientName' });
  return name;
}

/** Contacts as they are kept: one that says nothing is none. */
function cleanContacts(contacts: readonly ClientContact[]): ClientContact[] {
  const clean = (text: string): string => cleanNote(text) ?? '';
  return contacts
    .map(({ name, phone, role, remark }) => ({ name: clean(name), phone: clean(phone), role: clean(role), remark: clean(remark) }))
    .filter((contact) => Object.values(contact).some((text) => text !== ''));
}

/**
 * Adds a client company, or completes the one of that name (R-7.4-57); gives its id.
 *
 * @throws BusinessError 400 when nothing of the name can be seen.
 */
export async function addClient({ platform }: Parts, session: Session, wish: ClientWish): Promise<number> {
  const { ownerKey } = session;
  const name = readName(wish.clientName);
  return inTransaction(platform.database, session, (transaction) =>
    keepClient(transaction, ownerKey, {
      name,
      contact: cleanNote(wish.contact ?? ''),
      phone: cleanNote(wish.phone ?? ''),
      remark: cleanNote(wish.remark ?? ''),
    }),
  );
}

/**
 * Makes sure that the owner has a client company; gives its id. What is null stays as it was.
 *
 * @throws BusinessError 400 when it is new and the owner's list is full.
 */
export async function keepClient(transaction: Transaction, ownerKey: string, client: store.KnownOfClient): Promise<number> {
  const id = await store.upsertClient(transaction, ownerKey, client);
  if (id === null) throw refuse(refusals.clientsFull, { max: clientsMax }, { field: 'clientName' });
  return id;
}

/**
 * Keeps a client company as it was edited, or adds it; under another name its bills go along. Gives its id.
 *
 * @throws BusinessError 404 when the owner has no such client, 409 when another one has the name, 400 when his list is full.
 */
export async function saveClient({ platform }: Parts, session: Session, wish: ClientChange): Promise<number> {
  const { ownerKey } = session;
  const name = readName(wish.clientName);
  return inTransaction(platform.database, session, async (transaction) => {
    await store.lockClients(transaction, ownerKey);
    const held = wish.id === undefined ? null : ((await store.holdClients(transaction, ownerKey, [wish.id]))[0] ?? null);
    if (wish.id !== undefined && held === null) throw new BusinessError(404);
    const namesake = await store.findClientId(transaction, ownerKey, name);
    if (namesake !== null && namesake !== held?.id) throw refuse(refusals.clientExists, { id: namesake }, { field: 'clientName' });
    const id = held?.id ?? (await keepClient(transaction, ownerKey, { name, contact: null, phone: null, remark: null }));
    await store.updateClient(transaction, ownerKey, { id, name, remark: cleanNote(wish.remark) });
    await store.replaceContacts(transaction, ownerKey, id, cleanContacts(wish.contacts));
    if (held !== null && name !== held.name) await moveBills(platform, transaction, ownerKey, held.name, name);
    return id;
  });
}

/**
 * Makes one client company of two, such as of two spellings: files that it was shown it is shown still; bills, contacts and remark of the first go to the second,
 * and the first is gone with its key.
 *
 * @throws BusinessError 404 when the owner has not both, 400 when they are the same or too large together.
 */
export async function mergeClients({ platform }: Parts, session: Session, id: number, intoId: number): Promise<void> {
  const { ownerKey } = session;
  await inTransaction(platform.database, session, async (transaction) => {
    await store.lockClients(transaction, ownerKey);
    const held = await store.holdClients(transaction, ownerKey, [id, intoId]);
    const [from, into] = [held.find((client) => client.id === id), held.find((client) => client.id === intoId)];
    if (!from || !into) throw new BusinessError(404);
    if (from === into) throw refuse(refusals.mergedWithItself, {}, { field: 'intoId' });
    const contacts = distinct([
      ...(await store.selectContacts(transaction, ownerKey, into.id)),
      ...(await store.selectContacts(transaction, ownerKey, from.id)),
    ]);
    const remarks = [...new Set([into.remark, from.remark].filter((remark) => remark !== null))];
    const remark = remarks.join('\n');
    if (contacts.length > contactsMax || remark.length > remarkLengthMax) throw refuse(refusals.mergedTooLarge, { max: contactsMax });
    await store.updateClient(transaction, ownerKey, { ...into, remark: cleanNote(remark) });
    await store.replaceContacts(transaction, ownerKey, into.id, contacts);
    await endClientKey(transaction, ownerKey, from.id);
    await store.deleteClientRow(transaction, ownerKey, from.id);
    await moveBills(platform, transaction, ownerKey, from.name, into.name);
  });
}

/** Contacts of whom nobody is told twice. */
function distinct(contacts: readonly ClientContact[]): ClientContact[] {
  const known = new Map(contacts.map((contact) => [JSON.stringify(Object.values(contact)), contact]));
  return [...known.values()];
}

/**
 * Deletes a client company; its bills stay and belong to no client (R-7.4-56), the files that it could open are shown to
 * nobody, and links to them end.
 *
 * @throws BusinessError 404 when the owner has no such client.
 */
export async function deleteClient({ platform, billFiles }: ClientParts, session: Session, id: number): Promise<void> {
  const { ownerKey } = session;
  await inTransaction(platform.database, session, async (transaction) => {
    const [held] = await store.holdClients(transaction, ownerKey, [id]);
    if (!held) throw new BusinessError(404);
    await endClientKey(transaction, ownerKey, held.id);
    await store.deleteClientRow(transaction, ownerKey, held.id);
    const bills = await moveBills(platform, transaction, ownerKey, held.name, null);
    await billFiles.hide(transaction, ownerKey, bills);
    await endSharesOfBills(
      transaction,
      ownerKey,
      bills.map(({ id }) => id),
    );
  });
}

/** Has bills go from one client name to another or to none, and tells whoever looks at them or asked for them by that name; gives the bills. */
async function moveBills(
  { outbox }: Parts['platform'],
  transaction: Transaction,
  ownerKey: string,
  from: string,
  to: string | null,
): ReturnType<typeof store.renameClientOfBills> {
  const bills = await store.renameClientOfBills(transaction, ownerKey, from, to);
  await outbox.emit(transaction, clientMoved, { ownerKey, from, to });
  if (bills.length > 0) await publishChange(transaction, { ownerKey, topic: billRowsTopic, ids: bills.map(({ id }) => id) });
  return bills;
}

import { clientKeyLookUpsPerHour, clientKeyMs } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { ports } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { CallContext, FileAnswer } from '../../../platform/http/route';
import { companyOfOwner, type Session } from '../../../platform/http/session';
import { makeShareToken, noteShareView, revokeShared } from '../../../platform/share-token';
import type { ListTimes } from '../../tracking/index';
import { clientFileOf } from '../client-file';
import type { HandOverParts, Parts } from '../parts';
import { findClientBills, findClientName, isBillOfClient } from '../queries/find-client-bills';
import { holdClients } from '../store/clients';
import { openLink } from './open-link';

/** Who knows that a port says nothing. */
export interface Heard {
  readonly times: Pick<ListTimes, 'findSilence'>;
}

const lookUps = { calls: clientKeyLookUpsPerHour, perMs: 3_600_000 };

/**
 * Makes the key by which a client sees its own bills; the one it had opens nothing any more.
 *
 * @throws BusinessError 404 when the owner has no such client.
 */
export function makeClientKey(parts: Parts, session: Session, id: number): Promise<{ key: string; expiresAtMs: number }> {
  const nowMs = parts.platform.clock.nowMs();
  const expiresAtMs = nowMs + clientKeyMs;
  const thing = { ownerKey: session.ownerKey, kind: 'client', subject: String(id) };
  return withClient(parts, session, id, async (tx) => {
    await endClientKey(tx, session.ownerKey, id);
    // Its client's row is held: nobody else makes one meanwhile.
    const key = await makeShareToken(tx, thing, { madeBy: session.userId, openMax: 1, nowMs, expireMs: expiresAtMs });
    return { key: key!, expiresAtMs };
  });
}

/**
 * Takes a client's key back, at once; one that has none is left alone.
 *
 * @throws BusinessError 404 when the owner has no such client.
 */
export function revokeClientKey(parts: Parts, session: Session, id: number): Promise<void> {
  return withClient(parts, session, id, (tx) => endClientKey(tx, session.ownerKey, id));
}

function withClient<T>({ platform }: Parts, session: Session, id: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(platform.database, session, async (transaction) => {
    if ((await holdClients(transaction, session.ownerKey, [id])).length === 0) throw new BusinessError(404);
    return work(transaction);
  });
}

/** A client that is deleted or merged into another opens nothing. */
export function endClientKey(tx: Transaction, ownerKey: string, id: number): Promise<void> {
  return revokeShared(tx, ownerKey, 'client', [String(id)]);
}

/**
 * Whose a key is. Each look-up that finds nothing counts against the caller's network, so that keys cannot be guessed and
 * many may look from one office.
 *
 * @throws BusinessError 410 for a key that opens nothing: never made, taken back, ended, its client deleted or merged.
 */
async function openKey({ platform, billing }: Pick<Parts, 'platform' | 'billing'>, key: string, caller: Pick<CallContext, 'limitNetwork'>) {
  const takeBack = caller.limitNetwork('client key', lookUps);
  const link = await openLink({ platform, billing }, 'client', key);
  const clientName = link && (await findClientName(platform.database, link.ownerKey, Number(link.subject)));
  if (link === null || clientName === null) throw refuse(refusals.clientKeyEnded, {});
  takeBack();
  return { link, ownerKey: link.ownerKey, clientName };
}

/**
 * The bills that a key opens: those of its client, of one owner, and what of their files he may open.
 *
 * @throws BusinessError 410 for a key that opens nothing.
 */
export async function showClientBills(
  parts: Pick<HandOverParts, 'platform' | 'company' | 'billing' | 'billFiles'> & Heard,
  { key, ...paging }: { readonly key: string } & Parameters<typeof findClientBills>[2],
  caller: Pick<CallContext, 'limitNetwork'>,
) {
  const { platform, company, billFiles, times } = parts;
  const { database } = platform;
  const { link, ...holder } = await openKey(parts, key, caller);
  const portNowMs = platform.portClock.nowMs();
  const silences = new Map(await Promise.all(ports.map(async ({ code }) => [code, await times.findSilence(code, portNowMs)] as const)));
  const { list, ...page } = await findClientBills(database, holder, paging, portNowMs, silences);
  const bills = list.map(({ area, billNo }) => ({ port: area, billNo }));
  const filesOf = groupBy(await billFiles.listShown(holder.ownerKey, bills), ({ port, billNo }) => `${port} ${billNo}`);
  await noteShareView(database, 'client', key, { nowMs: platform.clock.nowMs(), isEach: false });
  return {
    ...page,
    list: list.map((bill) => ({ ...bill, files: (filesOf.get(`${bill.area} ${bill.billNo}`) ?? []).map(clientFileOf) })),
    clientName: holder.clientName,
    ...(await vouchFor(company, holder.ownerKey, link.madeBy)),
    expiresTime: formatShanghai(link.expireMs),
    asOfTime: formatShanghai(portNowMs),
  };
}

/**
 * A file that a client may open, on a bill that is his.
 *
 * @throws BusinessError 410 for a key that opens nothing, 404 for any other file, 503 when the object store is away.
 */
export async function openClientFile(
  parts: Pick<HandOverParts, 'platform' | 'billing' | 'billFiles'>,
  { key, id }: { readonly key: string; readonly id: number },
  caller: Pick<CallContext, 'limitNetwork'>,
): Promise<FileAnswer> {
  const holder = await openKey(parts, key, caller);
  const found = await parts.billFiles.openShown(holder.ownerKey, id, (bill) => isBillOfClient(parts.platform.database, holder, bill));
  if (found === null) throw refuse(refusals.fileNotShown, {});
  return found;
}

/** Whom a page without a login names: the certified company of an identity, and who of it made the link; both empty where nobody vouches for it. */
export async function vouchFor(
  company: HandOverParts['company'],
  ownerKey: string,
  madeBy: number,
): Promise<{ forwarder: string; contact: string }> {
  const companyId = companyOfOwner(ownerKey);
  const forwarder = companyId === null ? null : await company.findCertifiedName(companyId);
  // Who made it is named with a company that somebody vouches for, and never by his phone.
  const maker = forwarder === null ? '' : (await company.findNames([madeBy]))(madeBy);
  return { forwarder: forwarder ?? '', contact: /\d{5}|\*{3}/.test(maker) ? '' : maker };
}

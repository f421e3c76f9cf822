import { clientKeyLookUpsPerHour, clientKeyMs } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { ports } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { CallContext, FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { makeToken, sha256 } from '../../../platform/ids';
import type { ListTimes } from '../../tracking/index';
import type { HandOverParts, Parts } from '../parts';
import { clientFileOf } from '../client-file';
import { findClientBills, findKeyHolder, isBillOfClient, noteKeyUse, type KeyHolder } from '../queries/find-client-bills';
import { deleteKey, deleteKeysOf, holdClients, replaceKey } from '../store/clients';

/** Who knows that a port says nothing. */
export interface Heard {
  readonly times: Pick<ListTimes, 'findSilence'>;
}

const lookUps = { calls: clientKeyLookUpsPerHour, perMs: 3_600_000 };

/**
 * Makes the key by which a client sees its own bills; the one it had opens nothing any more. Only its digest is kept.
 *
 * @throws BusinessError 404 when the owner has no such client.
 */
export async function makeClientKey(parts: Parts, session: Session, id: number): Promise<{ key: string; expiresAtMs: number }> {
  const key = makeToken();
  const madeAtMs = parts.platform.clock.nowMs();
  const expiresAtMs = madeAtMs + clientKeyMs;
  await withClient(parts, session, id, (transaction) =>
    replaceKey(transaction, session.ownerKey, id, { digest: sha256(key), madeBy: session.userId, madeAtMs, expiresAtMs }),
  );
  return { key, expiresAtMs };
}

/**
 * Takes a client's key back, at once; one that has none is left alone.
 *
 * @throws BusinessError 404 when the owner has no such client.
 */
export function revokeClientKey(parts: Parts, session: Session, id: number): Promise<void> {
  return withClient(parts, session, id, (transaction) => deleteKey(transaction, session.ownerKey, id));
}

function withClient({ platform }: Parts, session: Session, id: number, work: (tx: Transaction) => Promise<void>): Promise<void> {
  return inTransaction(platform.database, session, async (transaction) => {
    if ((await holdClients(transaction, session.ownerKey, [id])).length === 0) throw new BusinessError(404);
    await work(transaction);
  });
}

/** Who has left a company, or acts for it no more, opens nothing of it: keys that he made end. */
export function endKeysOf(
  { platform }: Pick<Parts, 'platform'>,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
): Promise<void> {
  const ownerKey = `c:${companyId}`;
  return inTransaction(platform.database, { ownerKey }, (tx) => deleteKeysOf(tx, ownerKey, userId));
}

/**
 * Whose a key is. Each look-up that finds nothing counts against the caller's network, so that keys cannot be guessed and
 * many may look from one office.
 *
 * @throws BusinessError 410 for a key that opens nothing: never made, taken back, ended, its client deleted or merged.
 */
async function openKey({ platform }: Pick<Parts, 'platform'>, key: string, caller: Pick<CallContext, 'limitNetwork'>): Promise<KeyHolder> {
  const takeBack = caller.limitNetwork('client key', lookUps);
  const holder = await findKeyHolder(platform.database, sha256(key), platform.clock.nowMs());
  if (!holder) throw refuse(refusals.clientKeyEnded, {});
  takeBack();
  return holder;
}

/**
 * The bills that a key opens: those of its client, of one owner, and what of their files he may open.
 *
 * @throws BusinessError 410 for a key that opens nothing.
 */
export async function showClientBills(
  parts: Pick<HandOverParts, 'platform' | 'company' | 'billFiles'> & Heard,
  { key, ...paging }: { readonly key: string } & Parameters<typeof findClientBills>[2],
  caller: Pick<CallContext, 'limitNetwork'>,
) {
  const { platform, company, billFiles, times } = parts;
  const holder = await openKey(parts, key, caller);
  const portNowMs = platform.portClock.nowMs();
  const silences = new Map(await Promise.all(ports.map(async ({ code }) => [code, await times.findSilence(code, portNowMs)] as const)));
  const { list, ...page } = await findClientBills(platform.database, holder, paging, portNowMs, silences);
  const bills = list.map(({ area, billNo }) => ({ port: area, billNo }));
  const filesOf = groupBy(await billFiles.listShown(holder.ownerKey, bills), ({ port, billNo }) => `${port} ${billNo}`);
  await noteKeyUse(platform.database, holder, platform.clock.nowMs());
  return {
    ...page,
    list: list.map((bill) => ({ ...bill, files: (filesOf.get(`${bill.area} ${bill.billNo}`) ?? []).map(clientFileOf) })),
    clientName: holder.clientName,
    ...(await vouchFor(company, holder.ownerKey, holder.madeBy)),
    expiresTime: formatShanghai(holder.expiresAtMs),
    asOfTime: formatShanghai(portNowMs),
  };
}

/**
 * A file that a client may open, on a bill that is his.
 *
 * @throws BusinessError 410 for a key that opens nothing, 404 for any other file, 503 when the object store is away.
 */
export async function openClientFile(
  parts: Pick<HandOverParts, 'platform' | 'billFiles'>,
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
  madeBy: number | null,
): Promise<{ forwarder: string; contact: string }> {
  const companyId = companyOf(ownerKey);
  const forwarder = companyId === null ? null : await company.findCertifiedName(companyId);
  // Who made it is named with a company that somebody vouches for, and never by his phone.
  const maker = forwarder === null || madeBy === null ? '' : (await company.findNames([madeBy]))(madeBy);
  return { forwarder: forwarder ?? '', contact: /\d{5}|\*{3}/.test(maker) ? '' : maker };
}

/** The company whose objects an owner key names; null for a person's. */
const companyOf = (ownerKey: string): number | null => (ownerKey.startsWith('c:') ? Number(ownerKey.slice(2)) : null);

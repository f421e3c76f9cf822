import type { ShareMask } from '@mastlight/domain/bill-subscription/share-contract';
import { shareLookUpsPerHour, sharesMax } from '@mastlight/domain/bill-subscription/limits';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { endOfSecond } from '@mastlight/domain/tracking/index';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { CallContext, FileAnswer } from '../../../platform/http/route';
import type { OwnedScope } from '../../../platform/http/owned';
import { countShared, makeShareToken, noteShareView, revokeShared, type OpenShare } from '../../../platform/share-token';
import type { HandOverParts, Parts } from '../parts';
import { clientFileOf } from '../client-file';
import { findBill } from '../queries/find-bill';
import { sharedBillOf } from '../queries/shared-bill';
import { vouchFor, type Heard } from './client-keys';
import type { SubscriptionRecord } from '../schema';
import { lookBack } from './look-back';
import { openLink } from './open-link';

/** Links to bills among all links. */
const kind = 'bill';
const dayMs = 86_400_000;
/** A look at the past is derived anew from all that was heard. */
const pastLookUps = { calls: 30, perMs: 60_000 };
const lookUps = { calls: shareLookUpsPerHour, perMs: 3_600_000 };

const thingOf = ({ ownerKey }: Pick<OwnedScope, 'ownerKey'>, id: number) => ({ ownerKey, kind, subject: String(id) });

/** @throws BusinessError 404 for a bill that is not followed. */
async function findFollowed({ platform }: Pick<Parts, 'platform'>, own: OwnedScope, id: number): Promise<void> {
  own.found(await findBill(platform.database, own.ownerKey, { id }));
}

/**
 * Makes a link to one bill; its token is told this once, behind the `#` of the address, which no server and no log is told.
 *
 * @throws BusinessError 404 for a bill that is not followed, 400 when too many links to it are open.
 */
export async function shareBill(
  parts: Pick<Parts, 'platform'>,
  own: OwnedScope,
  { id, expireDays, maskFields }: { readonly id: number; readonly expireDays: number; readonly maskFields: readonly ShareMask[] },
): Promise<{ url: string; expireTime: string }> {
  const { database, clock } = parts.platform;
  await findFollowed(parts, own, id);
  const nowMs = clock.nowMs();
  const expireMs = nowMs + expireDays * dayMs;
  const masks = [...new Set(maskFields)];
  const token = await inTransaction(database, own, (tx) =>
    makeShareToken(tx, thingOf(own, id), { madeBy: own.userId, openMax: sharesMax, nowMs, expireMs, masks }),
  );
  if (token === null) throw refuse(refusals.tooManyShares, { max: sharesMax });
  return { url: `/detail/share#${token}`, expireTime: formatShanghai(expireMs) };
}

/** How many links to a bill are open. @throws BusinessError 404 for a bill that is not followed. */
export async function countBillShares(parts: Pick<Parts, 'platform'>, own: OwnedScope, id: number) {
  const { database, clock } = parts.platform;
  await findFollowed(parts, own, id);
  const { count, lastExpireMs, views } = await countShared(database, thingOf(own, id), clock.nowMs());
  return { count, lastExpireTime: lastExpireMs === null ? null : formatShanghai(lastExpireMs), views };
}

/** Takes all links to a bill back, at once. @throws BusinessError 404 for a bill that is not followed. */
export async function revokeBillShares(parts: Pick<Parts, 'platform'>, own: OwnedScope, id: number): Promise<void> {
  await findFollowed(parts, own, id);
  await inTransaction(parts.platform.database, own, (tx) => revokeShared(tx, own.ownerKey, kind, [String(id)]));
}

/** Bills that are followed no more, or by another number, are shown to nobody, also once they are brought back. */
export function endSharesOfBills(tx: Transaction, ownerKey: string, ids: readonly number[]): Promise<void> {
  return revokeShared(tx, ownerKey, kind, ids.map(String));
}

/**
 * The bill of a link, as long as its owner follows it and whoever made the link acts for him. Each look-up that finds
 * nothing counts against the caller's network, so that tokens cannot be guessed.
 *
 * @throws BusinessError 410 for any other link: all are alike.
 */
async function openShare(
  { platform, billing }: Pick<HandOverParts, 'platform' | 'billing'>,
  token: string,
  caller: Pick<CallContext, 'limitNetwork'>,
) {
  const takeBack = caller.limitNetwork('bill share', lookUps);
  const { database } = platform;
  const shared = await openLink({ platform, billing }, kind, token);
  const record = shared && (await findBill(database, shared.ownerKey, { id: Number(shared.subject) }));
  if (shared === null || record === null) throw refuse(refusals.shareEnded, {});
  takeBack();
  return { shared, record };
}

/**
 * What a link shows: one bill, and what of its files its client may open.
 *
 * @param wish.again set where an open page asks for what is new, which opens the link no second time
 * @param wish.at an instant since the link was made: what it would have shown then, but for files
 * @throws BusinessError 410 for a link that opens nothing, 400 for an instant of which it shows nothing.
 */
export async function showSharedBill(
  parts: Pick<HandOverParts, 'platform' | 'tracking' | 'company' | 'billing' | 'billFiles'> & Heard,
  { token, again, at }: { readonly token: string; readonly again?: '1' | undefined; readonly at?: string | undefined },
  caller: Pick<CallContext, 'limitNetwork'>,
) {
  const { platform, company, billFiles, times } = parts;
  const { database, portClock } = platform;
  const { shared, record } = await openShare(parts, token, caller);
  // By a link nobody waits for his turn among those who pay.
  if (at !== undefined) caller.limitNetwork('bill share past', pastLookUps);
  const past = at === undefined ? null : await lookBackByLink(parts, shared, record, at);
  if (again === undefined) await noteShareView(database, kind, token, { nowMs: platform.clock.nowMs(), isEach: true });
  const portNowMs = portClock.nowMs();
  const masks = shared.masks as readonly ShareMask[];
  const files = past ? [] : await billFiles.listShown(shared.ownerKey, [{ port: record.port, billNo: record.bill_no }]);
  return {
    ...(past
      ? sharedBillOf(past.record, past.asOfMs, masks, past.silence, past.known.status)
      : sharedBillOf(record, portNowMs, masks, await times.findSilence(record.port, portNowMs))),
    pastTime: past && formatShanghai(past.askedMs),
    files: files.map(clientFileOf),
    masks: [...masks],
    ...(await vouchFor(company, shared.ownerKey, shared.madeBy)),
    expireTime: formatShanghai(shared.expireMs),
  };
}

/** A link shows of the past what it would have shown: its owner gave away nothing from before it was made. */
async function lookBackByLink(
  parts: Pick<HandOverParts, 'platform' | 'tracking'>,
  { ownerKey, madeMs }: OpenShare,
  record: SubscriptionRecord,
  at: string,
) {
  const { clock, portClock } = parts.platform;
  // By the port's clock, which runs at its own rate in a demonstration.
  const madeAtPortMs = portClock.nowMs() - (clock.nowMs() - madeMs) * portClock.rate();
  if (endOfSecond(parseShanghai(at)!) < madeAtPortMs) {
    throw refuse(refusals.asOfBeforeLink, { made: formatShanghai(Math.trunc(madeAtPortMs)) }, { field: 'at' });
  }
  return lookBack(parts, { ownerKey }, record, at);
}

/**
 * A file of a link's bill that its client may open.
 *
 * @throws BusinessError 410 for a link that opens nothing, 404 for any other file, 503 when the object store is away.
 */
export async function openSharedFile(
  parts: Pick<HandOverParts, 'platform' | 'billing' | 'billFiles'>,
  { token, id }: { readonly token: string; readonly id: number },
  caller: Pick<CallContext, 'limitNetwork'>,
): Promise<FileAnswer> {
  const { shared, record } = await openShare(parts, token, caller);
  const found = await parts.billFiles.openShown(
    shared.ownerKey,
    id,
    ({ port, billNo }) => port === record.port && billNo === record.bill_no,
  );
  if (found === null) throw refuse(refusals.fileNotShown, {});
  return found;
}

import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { openApi } from '@mastlight/domain/open-api/contract';
import { calendarFrom, cutOffsOf, entryOf, showNext, uidsOf, type ShownEntry } from '@mastlight/domain/open-api/cut-off-calendar';
import { calendarBillsMax, calendarLinkDays, calendarLookUpsPerHour, calendarReadsPerHour } from '@mastlight/domain/open-api/limits';
import { calendarTexts as texts } from '@mastlight/domain/open-api/messages';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { writeCalendar } from '@mastlight/domain/vocabulary/write-calendar';
import { isDeepStrictEqual } from 'node:util';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { OwnedScope } from '../../../platform/http/owned';
import type { CallContext, FileAnswer } from '../../../platform/http/route';
import {
  countShared,
  findShared,
  holdShared,
  makeShareToken,
  noteShareView,
  revokeMadeBy,
  revokeShared,
} from '../../../platform/share-token';
import { readPublishedStatus } from '../../tracking/index';
import type { OpenApiParts } from '../parts';
import { findClockedBills } from '../queries/find-cut-offs';
import { holdEntries, keepEntries } from '../store/calendar';

/** Links to calendars among all links; each person has one of his own in each identity. */
const kind = 'calendar';
const lookUps = { calls: calendarLookUpsPerHour, perMs: 3_600_000 };
const reads = { calls: calendarReadsPerHour, perMs: 3_600_000 };

type Parts = Pick<OpenApiParts, 'platform' | 'isOwnAccount' | 'publicUrl'>;

const linkOf = ({ ownerKey, userId }: Pick<OwnedScope, 'ownerKey' | 'userId'>) => ({ ownerKey, kind, subject: String(userId) });

/** Whether the caller has a link, until when, and whether a calendar has asked by it. */
export async function showCalendar(
  { platform: { database, clock } }: Pick<Parts, 'platform'>,
  own: OwnedScope,
): Promise<ResponseData<typeof openApi.showCalendar>> {
  const { lastExpireMs, views } = await countShared(database, linkOf(own), clock.nowMs());
  return { expireTime: lastExpireMs === null ? null : formatShanghai(lastExpireMs), views };
}

/** Makes the caller's link; the one before is dead at once. It is seen in this answer alone. */
export async function makeCalendar(
  { platform: { database, clock }, publicUrl }: Parts,
  own: OwnedScope,
  path: string,
): Promise<ResponseData<typeof openApi.makeCalendar>> {
  const nowMs = clock.nowMs();
  const expireMs = nowMs + calendarLinkDays * 86_400_000;
  const link = linkOf(own);
  const token = await inTransaction(database, own, async (tx) => {
    await revokeShared(tx, own.ownerKey, kind, [link.subject]);
    return makeShareToken(tx, link, { madeBy: own.userId, openMax: 1, nowMs, expireMs });
  });
  // Of two that are made at once the other's stands: this one is refused.
  if (token === null) throw new BusinessError(409);
  return { url: `${publicUrl}${path}?token=${token}`, expireTime: formatShanghai(expireMs) };
}

/** Takes the caller's link back, at once. */
export async function revokeCalendar({ platform: { database } }: Pick<Parts, 'platform'>, own: OwnedScope): Promise<void> {
  await inTransaction(database, own, (tx) => revokeShared(tx, own.ownerKey, kind, [String(own.userId)]));
}

/** Whoever has left a company reads its cut-offs no more. */
export async function endCalendarOf(
  { platform: { database } }: Pick<Parts, 'platform'>,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
): Promise<void> {
  const ownerKey = `c:${companyId}`;
  await inTransaction(database, { ownerKey }, (tx) => revokeMadeBy(tx, ownerKey, kind, userId));
}

/**
 * The cut-offs of what a link's owner follows, as a calendar asks for them: by HTTP status, 410 for a link that opens nothing,
 * 429 for a network that tries too many of them.
 */
export async function readCalendar(parts: Parts, token: string, { limitNetwork }: Pick<CallContext, 'limitNetwork'>): Promise<FileAnswer> {
  const { database, clock, portClock } = parts.platform;
  const nowMs = clock.nowMs();
  const refusedFor = (name: string, allowance: typeof reads): FileAnswer | null => {
    try {
      limitNetwork(name, allowance);
    } catch (error) {
      if (error instanceof BusinessError) return say(error.code, '');
      throw error;
    }
    return null;
  };
  // What opens nothing is counted apart: programs go on asking by a link that is dead, beside others that live.
  const refuseDead = (): FileAnswer => refusedFor('calendar', lookUps) ?? say(410, '');
  const link = await findShared(database, kind, token, nowMs);
  if (link === null) return refuseDead();
  const refused = refusedFor(`calendar of ${link.ownerKey} ${link.madeBy}`, reads);
  if (refused !== null) return refused;
  const { ownerKey, madeBy } = link;
  const portNowMs = Math.trunc(portClock.nowMs());
  const shown = await inTransaction(database, { ownerKey }, async (tx) => {
    // Both are held: whoever takes the link back, or its maker out of the company, waits or is first.
    if (!(await parts.isOwnAccount(tx, ownerKey, madeBy)) || !(await holdShared(tx, kind, token, nowMs))) return null;
    return showAnew(tx, ownerKey, portNowMs);
  });
  if (shown === null) return refuseDead();
  await noteShareView(database, kind, token, { nowMs, isEach: true });
  return say(200, writeCalendar({ name: texts.name, product: 'Cut-offs', clock: 'utc' }, shown.map(entryOf), nowMs));
}

const say = (httpStatus: number, body: string): FileAnswer => ({
  contentType: httpStatus === 200 ? 'text/calendar; charset=utf-8' : 'text/plain; charset=utf-8',
  body,
  httpStatus,
});

/** What an owner's calendar shows from here on; it is remembered. */
async function showAnew(tx: Transaction, ownerKey: string, portNowMs: number): Promise<readonly ShownEntry[]> {
  const shown = await holdEntries(tx, ownerKey);
  const bills = await findClockedBills(tx, ownerKey, calendarFrom(portNowMs), calendarBillsMax + 1);
  const told = bills.slice(0, calendarBillsMax).map(({ port, billNo, status }) => ({ port, billNo, status: readPublishedStatus(status) }));
  const clocks = told.flatMap(({ port, billNo, status }) => (status === null ? [] : cutOffsOf(port, billNo, status)));
  // Of a bill that is being derived, and of those beyond what is looked at, nobody knows: what stands there stays.
  const unknown = new Set(told.flatMap(({ port, billNo, status }) => (status === null ? uidsOf(port, billNo) : [])));
  const isUnknown = (uid: string): boolean => bills.length > calendarBillsMax || unknown.has(uid);
  const known = new Set(clocks.map(({ uid }) => uid));
  const kept = shown.filter(({ uid, isCancelled }) => !isCancelled && !known.has(uid) && isUnknown(uid));
  const next = showNext(shown, [...clocks, ...kept], portNowMs);
  const before = new Map(shown.map((entry) => [entry.uid, entry]));
  const after = new Set(next.map(({ uid }) => uid));
  await keepEntries(
    tx,
    ownerKey,
    next.filter((entry) => !isDeepStrictEqual({ ...before.get(entry.uid) }, { ...entry })),
    shown.filter(({ uid }) => !after.has(uid)).map(({ uid }) => uid),
  );
  return next;
}

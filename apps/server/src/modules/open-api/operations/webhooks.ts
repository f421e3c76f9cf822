import type { RequestOf, ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { openApi } from '@mastlight/domain/open-api/contract';
import { listFilters } from '@mastlight/domain/open-api/event-subscription';
import { sayAnswer } from '@mastlight/domain/open-api/judge-webhook';
import {
  deliveriesPerPage,
  oldSecretMs,
  replayedPerDay,
  replayMax,
  webhooksMax,
  webhookTestsPerDay,
} from '@mastlight/domain/open-api/limits';
import { openApiRefusals as refusals } from '@mastlight/domain/open-api/refusals';
import { readWebhookUrl, type UrlFault } from '../webhook-url';
import { formatShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { confirmSession, inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { CompanyScope } from '../../../platform/http/company-scope';
import { makeToken } from '../../../platform/ids';
import { takeOfPersonDay } from '../../../platform/person-day';
import type { OpenApiParts } from '../parts';
import { findWebhook, listDeliveries, listWebhooks } from '../queries/list-webhooks';
import { noteTest, replayDeliveries } from '../store/deliveries';
import { holdKeys } from '../store/keys';
import {
  deleteWebhook,
  holdWebhook,
  insertWebhook,
  moveWebhook,
  rotateSalt,
  switchWebhook,
  updateWebhook,
  type HeldWebhook,
} from '../store/webhooks';
import { writeTest } from '../push-forms';
import { saidOf } from './push-due';

type Parts = Pick<OpenApiParts, 'platform'>;

const urlRefusals = {
  long: refusals.urlLong,
  shape: refusals.urlShape,
  https: refusals.urlHttps,
  user: refusals.urlUser,
  port: refusals.urlPort,
  host: refusals.urlHost,
  private: refusals.urlPrivate,
} as const satisfies Readonly<Record<UrlFault, unknown>>;

const spell = (at: Date | null): string | null => at && formatShanghai(at.getTime());

/** A company's addresses. */
export async function showWebhooks(
  { platform: { database, clock }, companies }: Pick<OpenApiParts, 'platform' | 'companies'>,
  { ownerKey }: CompanyScope,
): Promise<ResponseData<typeof openApi.listWebhooks>> {
  const webhooks = await listWebhooks(database, ownerKey, clock.nowMs());
  const nameOf = await companies.findNames(webhooks.map(({ madeBy }) => madeBy));
  return {
    list: webhooks.map(({ madeBy, madeAt, offAt, failingFrom, holdsUntil, oldSignsUntil, subscriptionId, filter, ...webhook }) => ({
      ...webhook,
      subscription: subscriptionId === null ? null : { id: subscriptionId, filters: listFilters(filter) },
      offAt: spell(offAt),
      failingFrom: spell(failingFrom),
      holdsUntil: spell(holdsUntil),
      oldSignsUntil: spell(oldSignsUntil),
      maker: nameOf(madeBy),
      madeAt: formatShanghai(madeAt.getTime()),
    })),
  };
}

/**
 * Makes an address of a company; its secret is seen in this answer alone. It is pushed what is written to the feed from now on.
 *
 * @throws BusinessError 400 for an address that we do not call, and when the company has as many as it may.
 */
export function makeWebhook(
  {
    platform: { database, clock, securityLog },
    signer,
    webhookOrigins,
    requestTelling,
  }: Pick<OpenApiParts, 'platform' | 'signer' | 'webhookOrigins' | 'requestTelling'>,
  own: CompanyScope,
  wish: RequestOf<typeof openApi.makeWebhook>,
): Promise<{ id: number; secret: string }> {
  const url = urlOf(wish.url, webhookOrigins);
  const { ownerKey, userId } = own;
  const salt = makeToken();
  // Of the system: the security event is nobody's row.
  return inTransaction(database, 'system', async (tx) => {
    await confirmSession(tx, own);
    await holdKeys(tx, ownerKey);
    const made = { ownerKey, name: wish.name, url, eventTypes: [...new Set(wish.eventTypes)], salt, madeBy: userId };
    const id = await insertWebhook(tx, made, webhooksMax, clock.nowMs());
    if (id === null) throw refuse(refusals.webhooksFull, {});
    await securityLog.record(tx, { name: 'webhook-made', userId, subject: `webhook ${id}` });
    await requestTelling(tx, ownerKey);
    return { id, secret: signer.secretOf(salt) };
  });
}

function urlOf(text: string, origins: readonly string[]): string {
  const read = readWebhookUrl(text, origins);
  if ('fault' in read) throw refuse(urlRefusals[read.fault], {}, { field: 'url' });
  return read.url;
}

/** Works on an address of a company that is held meanwhile. @throws BusinessError 404 when the company has none of this number. */
function onWebhook<T>(
  { platform: { database } }: Parts,
  own: CompanyScope,
  id: number,
  work: (tx: Transaction, webhook: HeldWebhook) => Promise<T>,
): Promise<T> {
  return inTransaction(database, 'system', async (tx) => {
    await confirmSession(tx, own);
    const webhook = await holdWebhook(tx, own.ownerKey, id);
    if (!webhook) throw refuse(refusals.noWebhook, {});
    return work(tx, webhook);
  });
}

/**
 * Edits an address: what waits goes to the new one, what is put down from now on by the new kinds; its secret stays, and whether
 * it is on.
 *
 * @throws BusinessError as `onWebhook` does; 400 for an address that we do not call, and for a subscription, 429 after so much of a day was
 * tried anew.
 */
export function editWebhook(
  parts: Pick<OpenApiParts, 'platform' | 'webhookOrigins'>,
  own: CompanyScope,
  { id, name, url: text, eventTypes }: RequestOf<typeof openApi.editWebhook>,
): Promise<void> {
  const url = urlOf(text, parts.webhookOrigins);
  return onWebhook(parts, own, id, async (tx, { isSubscription }) => {
    if (isSubscription) throw refuse(refusals.ofSubscription, {});
    await updateWebhook(tx, own.ownerKey, id, { name, eventTypes: [...new Set(eventTypes)] });
    const nowMs = parts.platform.clock.nowMs();
    // What is tried anew elsewhere counts as what is sent again: who moves to and fro knocks no oftener.
    const again = { 'open-api.replayed': { count: await moveWebhook(tx, own.ownerKey, id, url, nowMs), max: replayedPerDay } };
    if (!(await takeOfPersonDay(tx, { userId: own.userId, day: shanghaiDay(nowMs) }, again))) throw refuse(refusals.replayedEnough, {});
    await parts.platform.securityLog.record(tx, { name: 'webhook-changed', userId: own.userId, subject: `webhook ${id}` });
  });
}

/** Switches an address off or on; once it is on again it is pushed what it has missed. @throws BusinessError as `onWebhook` does. */
export function turnWebhook(parts: Parts, own: CompanyScope, id: number, isOn: boolean): Promise<void> {
  return onWebhook(parts, own, id, async (tx, webhook) => {
    if (webhook.isOn !== isOn) await switchWebhook(tx, own.ownerKey, { id, ...webhook }, isOn, parts.platform.clock.nowMs());
  });
}

/** Gives an address another secret, seen in this answer alone; the one before signs beside it for a day. @throws BusinessError as `onWebhook` does; 400 for a subscription. */
export function rotateSecret(
  parts: Pick<OpenApiParts, 'platform' | 'signer'>,
  own: CompanyScope,
  id: number,
): Promise<{ secret: string; oldSignsUntil: string }> {
  const { clock, securityLog } = parts.platform;
  return onWebhook(parts, own, id, async (tx, { isSubscription }) => {
    // It is the subscriber's own, and he gives another one himself.
    if (isSubscription) throw refuse(refusals.ofSubscription, {});
    const [salt, untilMs] = [makeToken(), clock.nowMs() + oldSecretMs];
    await rotateSalt(tx, own.ownerKey, id, salt, untilMs);
    await securityLog.record(tx, { name: 'webhook-secret-rotated', userId: own.userId, subject: `webhook ${id}` });
    return { secret: parts.signer.secretOf(salt), oldSignsUntil: formatShanghai(untilMs) };
  });
}

/** Deletes an address and what was sent to it. @throws BusinessError as `onWebhook` does. */
export function removeWebhook(parts: Parts, own: CompanyScope, id: number): Promise<void> {
  return onWebhook(parts, own, id, async (tx) => {
    await deleteWebhook(tx, own.ownerKey, id);
    await parts.platform.securityLog.record(tx, { name: 'webhook-deleted', userId: own.userId, subject: `webhook ${id}` });
  });
}

/**
 * Pushes a test event once, also to an address that is off, and tells at once how it was taken.
 *
 * @throws BusinessError 404 when the company has no such address, 429 after so many of a day.
 */
export async function testWebhook(
  { platform: { database, clock }, webhooks, signer }: Pick<OpenApiParts, 'platform' | 'webhooks' | 'signer'>,
  own: CompanyScope,
  id: number,
): Promise<ResponseData<typeof openApi.testWebhook>> {
  const { ownerKey, userId } = own;
  const startedMs = Math.trunc(clock.nowMs());
  const webhook = await inTransaction(database, own.rows, async (tx) => {
    await confirmSession(tx, own);
    const found = await findWebhook(tx, ownerKey, id, startedMs);
    if (!found) throw refuse(refusals.noWebhook, {});
    const tests = { 'open-api.tests': { count: 1, max: webhookTestsPerDay } };
    if (!(await takeOfPersonDay(tx, { userId, day: shanghaiDay(startedMs) }, tests))) throw refuse(refusals.tooManyTests, {});
    return found;
  });
  const eventId = `test_${makeToken(16)}`;
  const { headers, body } = writeTest(signer, webhook, { type: testType, eventId }, startedMs);
  const called = await webhooks.call(webhook.url, headers, body);
  const said = saidOf(called);
  const isDelivered = said.status !== null && said.status >= 200 && said.status < 300;
  const tookMs = Math.max(0, Math.round(clock.nowMs() - startedMs));
  await inTransaction(database, own.rows, (tx) =>
    noteTest(tx, { ownerKey, webhookId: id, eventId, type: testType, isDelivered, ...said, startedMs, tookMs }),
  );
  return { isDelivered, words: sayAnswer(said.outcome, said.status), answer: said.answer, tookMs };
}

const testType = 'test';

/** What was pushed to an address, a page of it. @throws BusinessError 404 when the company has no such address. */
export async function showDeliveries(
  { platform: { database } }: Parts,
  { ownerKey }: CompanyScope,
  {
    id,
    beforeId = null,
    isFailedOnly = false,
  }: { readonly id: number; readonly beforeId?: number | null | undefined; readonly isFailedOnly?: boolean | undefined },
): Promise<ResponseData<typeof openApi.listDeliveries>> {
  const found = await listDeliveries(database, ownerKey, { id, beforeId, isFailedOnly, limit: deliveriesPerPage + 1 });
  if (!found) throw refuse(refusals.noWebhook, {});
  return {
    list: found.slice(0, deliveriesPerPage).map(({ outcome, status, createdAt, startedAt, dueAt, ...delivery }) => ({
      ...delivery,
      createdAt: formatShanghai(createdAt.getTime()),
      startedAt: spell(startedAt),
      dueAt: spell(dueAt),
      words: outcome === null ? '' : sayAnswer(outcome, status),
    })),
    hasMore: found.length > deliveriesPerPage,
  };
}

/** Has deliveries sent again, by number or of a span; gives how many. @throws BusinessError as `onWebhook` does; 400 while the address is off, 429 after so many of a day. */
export function replay(parts: Parts, own: CompanyScope, wish: RequestOf<typeof openApi.replayDeliveries>): Promise<{ count: number }> {
  const { id, deliveryIds = null, fromMs = 0, toMs = 0, isFailedOnly = false } = wish;
  return onWebhook(parts, own, id, async (tx, { isOn }) => {
    if (!isOn) throw refuse(refusals.webhookOff, {});
    const which = { ids: deliveryIds, fromMs, toMs, isFailedOnly };
    const nowMs = parts.platform.clock.nowMs();
    const count = await replayDeliveries(tx, own.ownerKey, id, which, { limit: replayMax, nowMs });
    const again = { 'open-api.replayed': { count, max: replayedPerDay } };
    if (!(await takeOfPersonDay(tx, { userId: own.userId, day: shanghaiDay(nowMs) }, again))) throw refuse(refusals.replayedEnough, {});
    return { count };
  });
}

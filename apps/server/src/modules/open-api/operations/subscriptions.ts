import { randomUUID } from 'node:crypto';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import {
  readAlteredSubscription,
  readNewSecret,
  readNewSubscription,
  tellSubscription,
  type SubscriptionFault,
  type SubscriptionFilter,
} from '@mastlight/domain/open-api/event-subscription';
import { eventTypes } from '@mastlight/domain/open-api/events-of-bill';
import { pageParameters, readEventsQuery } from '@mastlight/domain/open-api/events-query';
import { sayAnswer } from '@mastlight/domain/open-api/judge-webhook';
import { callbackLooksPerHour, webhooksMax } from '@mastlight/domain/open-api/limits';
import { callTexts, subscriptionTexts as texts, webhookTexts } from '@mastlight/domain/open-api/messages';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { StandardAnswer, StandardCall } from '../../../platform/http/standard-route';
import { makeToken } from '../../../platform/ids';
import type { KeyHolder } from '../key-holder';
import type { OpenApiParts } from '../parts';
import { pushHeaders } from '../push-forms';
import { findSubscription, listSubscriptions } from '../queries/find-subscriptions';
import { holdKeys, holdLiveKey } from '../store/keys';
import { alterSubscription, changeSealedSecret, holdSubscription, type HeldSubscription } from '../store/subscriptions';
import { deleteWebhook, insertWebhook, moveWebhook, switchWebhook } from '../store/webhooks';
import { readWebhookUrl } from '../webhook-url';
import { admitKey, refuseAnyQuery } from './admit-key';
import { versionHeader } from './list-events';
import { saidOf } from './push-due';
import { readJson } from './read-json';

const looks = { calls: callbackLooksPerHour, perMs: 3_600_000 };

/**
 * Subscribes the company of a key to events (`POST /v2/event-subscriptions`): an address among its others, pushed to by the same
 * queue. It is told what is written to the feed from now on, and stays when the key is revoked, as it is the company's.
 *
 * @throws BusinessError as `admitKey` does; 400 that names the field, for an address that we do not call or that does not answer
 * HEAD by 204, and when the company has as many addresses as it may.
 */
export async function subscribe(parts: OpenApiParts, call: StandardCall): Promise<StandardAnswer> {
  const { holder } = await admit(parts, call);
  const { callbackUrl, secret, filter } = rightOf(readNewSubscription(readJson(call.body)));
  const { ownerKey, keyId, madeBy, name } = holder;
  const url = urlOf(parts, callbackUrl);
  const { clock, securityLog } = parts.platform;
  const [subscriptionId, salt] = [randomUUID(), makeToken()];
  // How long it takes is the other side's to say: no turn is held meanwhile.
  await lookAt(parts, call, holder, url);
  await call.inTurn(`company ${ownerKey}`, false, () =>
    byKey(parts, holder, async (tx) => {
      const sealedSecret = parts.signer.seal(salt, Buffer.from(secret, 'base64'));
      const subscription = { id: subscriptionId, sealedSecret, filter };
      const made = { ownerKey, name, url, eventTypes: typesOf(filter), salt, madeBy, subscription };
      const id = await insertWebhook(tx, made, webhooksMax, clock.nowMs());
      if (id === null) throw new BusinessError(400, webhookTexts.full);
      await securityLog.record(tx, { name: 'webhook-made', userId: madeBy, subject: `webhook ${id} by key ${keyId}` });
      await parts.requestTelling(tx, ownerKey);
    }),
  );
  return answer(201, tellSubscription(subscriptionId, url, filter));
}

/** What a company's programs have subscribed to, a page of it (`GET /v2/event-subscriptions`). @throws BusinessError as `admitKey` does; 400 for a query or a cursor that is not understood. */
export async function showSubscriptions(parts: OpenApiParts, call: StandardCall): Promise<StandardAnswer> {
  const fields = [...new URLSearchParams(call.query)];
  const { ownerKey } = await admitKey(parts, call, fields, 'events:subscribe');
  const query = readEventsQuery(call.query, fields, pageParameters);
  if (typeof query === 'string') throw new BusinessError(400, query);
  // A cursor of events opens no page of subscriptions.
  const sealed = `${ownerKey} subscriptions`;
  const place = query.cursor === null ? { after: 0, filter: {} } : parts.cursors.open(sealed, query.cursor);
  if (place === null) throw new BusinessError(400, callTexts.cursorWrong);
  const { limit } = query;
  const found = await call.inTurn(`company ${ownerKey}`, false, () =>
    listSubscriptions(parts.platform.database, ownerKey, place.after, limit + 1),
  );
  const page = found.slice(0, limit);
  const link = (after: number): string =>
    `${parts.publicUrl}${call.path}?limit=${limit}&cursor=${parts.cursors.seal(sealed, { after, filter: {} })}`;
  const told = answer(
    200,
    page.map(({ subscriptionId, url, filter }) => tellSubscription(subscriptionId, url, filter)),
  );
  return {
    ...told,
    headers: {
      ...told.headers,
      'Current-Page': link(place.after),
      ...(found.length > limit && { 'Next-Page': link(page.at(-1)!.id) }),
    },
  };
}

/** A subscription of the company of a key (`GET /v2/event-subscriptions/{subscriptionID}`). @throws BusinessError as `admitKey` does; 404 where the company has none such. */
export async function showSubscription(parts: OpenApiParts, call: StandardCall): Promise<StandardAnswer> {
  const { holder, subscriptionId } = await admit(parts, call);
  const { url, filter } = await find(parts, call, holder, subscriptionId);
  return answer(200, tellSubscription(subscriptionId, url, filter));
}

/**
 * Alters a subscription as a whole, but for its secret (`PUT /v2/event-subscriptions/{subscriptionID}`). One that was switched
 * off for its receiver's sake goes on; what a person switched off stays so.
 *
 * @throws BusinessError as `subscribe` does; 404 where the company has none such.
 */
export async function changeSubscription(parts: OpenApiParts, call: StandardCall): Promise<StandardAnswer> {
  const { holder, subscriptionId } = await admit(parts, call);
  const before = await find(parts, call, holder, subscriptionId);
  const { callbackUrl, filter } = rightOf(readAlteredSubscription(readJson(call.body), subscriptionId));
  const url = urlOf(parts, callbackUrl);
  if (url !== before.url || isOffByItself(before)) await lookAt(parts, call, holder, url);
  await call.inTurn(`company ${holder.ownerKey}`, false, () =>
    onSubscription(parts, holder, subscriptionId, 'webhook-changed', async (tx, held) => {
      await alterSubscription(tx, holder.ownerKey, held.id, { eventTypes: typesOf(filter), filter });
      await moveWebhook(tx, holder.ownerKey, held.id, url, parts.platform.clock.nowMs());
      // Of one that went off since then nobody has asked whether it answers.
      if (isOffByItself(before) && isOffByItself(held)) await switchWebhook(tx, holder.ownerKey, held, true, parts.platform.clock.nowMs());
    }),
  );
  return answer(200, tellSubscription(subscriptionId, url, filter));
}

/** Gives a subscription another secret (`PUT /v2/event-subscriptions/{subscriptionID}/secret`). @throws BusinessError as `admitKey` does; 404, and 400 for what is no secret. */
export async function changeSecret(parts: OpenApiParts, call: StandardCall): Promise<StandardAnswer> {
  const { holder, subscriptionId } = await admit(parts, call);
  await find(parts, call, holder, subscriptionId);
  const { secret } = rightOf(readNewSecret(readJson(call.body)));
  await call.inTurn(`company ${holder.ownerKey}`, false, () =>
    onSubscription(parts, holder, subscriptionId, 'webhook-secret-rotated', (tx, { id, salt }) =>
      changeSealedSecret(tx, holder.ownerKey, id, parts.signer.seal(salt, Buffer.from(secret, 'base64'))),
    ),
  );
  return answer(204, null);
}

/** Ends a subscription (`DELETE /v2/event-subscriptions/{subscriptionID}`), and what was sent to it. @throws BusinessError as `admitKey` does; 404 where the company has none such. */
export async function unsubscribe(parts: OpenApiParts, call: StandardCall): Promise<StandardAnswer> {
  const { holder, subscriptionId } = await admit(parts, call);
  await call.inTurn(`company ${holder.ownerKey}`, false, () =>
    onSubscription(parts, holder, subscriptionId, 'webhook-deleted', (tx, { id }) => deleteWebhook(tx, holder.ownerKey, id)),
  );
  return answer(204, null);
}

/** Who calls, and of which subscription he speaks: none, where no number may be this. */
async function admit(parts: OpenApiParts, call: StandardCall): Promise<{ readonly holder: KeyHolder; readonly subscriptionId: string }> {
  const subscriptionId = call.inPath['subscriptionID'] ?? '';
  const query = [...new URLSearchParams(call.query)];
  const holder = await admitKey(parts, call, [...query, ['subscriptionID', subscriptionId]], 'events:subscribe');
  refuseAnyQuery(query);
  return { holder, subscriptionId: subscriptionId.toLowerCase() };
}

const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function find(parts: OpenApiParts, call: StandardCall, { ownerKey }: KeyHolder, subscriptionId: string) {
  const found = uuidShape.test(subscriptionId)
    ? await call.inTurn(`company ${ownerKey}`, false, () => findSubscription(parts.platform.database, ownerKey, subscriptionId))
    : null;
  if (found === null) throw new BusinessError(404, texts.none);
  return found;
}

/** Works by a key that opens something still: a company that is closed meanwhile waits, and what is made ends with it. */
function byKey<T>(
  { platform: { database } }: OpenApiParts,
  { ownerKey, keyId }: KeyHolder,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  // Of the system: the security event is nobody's row.
  return inTransaction(database, 'system', async (tx) => {
    await holdKeys(tx, ownerKey);
    if (!(await holdLiveKey(tx, ownerKey, keyId))) throw new BusinessError(401, callTexts.keyWrong);
    return work(tx);
  });
}

function onSubscription(
  parts: OpenApiParts,
  holder: KeyHolder,
  subscriptionId: string,
  event: 'webhook-changed' | 'webhook-secret-rotated' | 'webhook-deleted',
  work: (tx: Transaction, held: HeldSubscription) => Promise<void>,
): Promise<void> {
  if (!uuidShape.test(subscriptionId)) throw new BusinessError(404, texts.none);
  return byKey(parts, holder, async (tx) => {
    const held = await holdSubscription(tx, holder.ownerKey, subscriptionId);
    if (held === null) throw new BusinessError(404, texts.none);
    await work(tx, held);
    const subject = `webhook ${held.id} by key ${holder.keyId}`;
    await parts.platform.securityLog.record(tx, { name: event, userId: holder.madeBy, subject });
  });
}

/** @throws BusinessError 400 for an address that does not answer HEAD by 204, 429 when too many were asked. */
async function lookAt({ webhooks }: OpenApiParts, call: StandardCall, { ownerKey }: KeyHolder, url: string): Promise<void> {
  // Whose address it is nobody has proven: not many are knocked at.
  const retryAfterSeconds = call.limit(`callbacks of ${ownerKey}`, looks);
  if (retryAfterSeconds > 0) {
    call.tell('limit-reached');
    throw new BusinessError(429, texts.looksMany, { retryAfterSeconds });
  }
  const called = await webhooks.look(url, { 'user-agent': pushHeaders['user-agent'] });
  const { outcome, status } = saidOf(called);
  if (status !== 204)
    throw refuseField({ field: 'callbackUrl', message: texts.notLooked(status === null ? sayAnswer(outcome, null) : String(status)) });
}

function urlOf({ webhookOrigins }: OpenApiParts, callbackUrl: string): string {
  const read = readWebhookUrl(callbackUrl, webhookOrigins);
  if ('fault' in read) throw refuseField({ field: 'callbackUrl', message: webhookTexts.url[read.fault] });
  return read.url;
}

function rightOf<Read extends object>(read: Read | SubscriptionFault): Read {
  if ('field' in read) throw refuseField(read as SubscriptionFault);
  return read as Read;
}

const refuseField = ({ field, message }: SubscriptionFault): BusinessError =>
  new BusinessError(400, field === '' ? message : callTexts.faulty(field, message));

const typesOf = ({ eventType }: SubscriptionFilter): readonly string[] => eventType ?? eventTypes;

const isOffByItself = ({ offWhy }: Pick<HeldSubscription, 'offWhy'>): boolean => offWhy !== null && offWhy !== 'person';

const answer = (status: number, body: object | null): StandardAnswer => ({
  status,
  headers: versionHeader,
  body: body === null ? '' : JSON.stringify(body),
});

import { webhookSwitchedOff } from '@mastlight/domain/open-api/events';
import { judgeWebhook, readRetryAfter, type WebhookAnswer } from '@mastlight/domain/open-api/judge-webhook';
import { answerKeptLength, webhookFailingMs, webhookTimeoutMs } from '@mastlight/domain/open-api/limits';
import { storableText } from '../../../platform/db/json-text';
import { inTransaction } from '../../../platform/db/transaction';
import type { Called } from '../../../platform/gateways/webhook/webhook-caller';
import type { OpenApiParts } from '../parts';
import { writePush } from '../push-forms';
import { findDueWebhooks, hasWaiting } from '../queries/find-due-webhooks';
import { claimDue, endDelivery, readFeed, reviveLost, type ClaimedDelivery } from '../store/deliveries';
import { switchOffByItself } from '../store/webhooks';

type Parts = Pick<OpenApiParts, 'platform' | 'outbox' | 'webhooks' | 'signer'>;

/** Events of a feed that are put down for an address at one time. */
const eventsPerRound = 500;
/** While so many of an address are not over, the feed is read no further for it. */
const waitingMax = 2_000;
/** Bills of one address that are told at once. */
const atOnce = 8;
/** So many addresses are pushed to at once: one that hangs holds up its own alone. */
const lanesMax = 200;
/** An attempt that has not ended by then was made by a process that died. */
const lostMs = 4 * webhookTimeoutMs;

/** After so long an address that has more to do waits for its next turn, ms. */
const turnMs = 30_000;

/** Addresses that this process is pushing to: each has a lane of its own, and where there are too few they go round. */
export class Lanes {
  readonly running = new Map<number, Promise<void>>();
  /** The address that got the last lane: whose turn it is comes behind it. */
  last = 0;

  constructor(readonly max = lanesMax) {}

  /** Waits for what is on its way. */
  async settle(): Promise<void> {
    await Promise.all(this.running.values());
  }
}

/** Begins to push what is due, each address by itself. */
export async function pushDue(parts: Parts, lanes: Lanes, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = parts.platform;
  const nowMs = Math.trunc(clock.nowMs());
  const due = await inTransaction(database, 'system', async (tx) => {
    await reviveLost(tx, nowMs - lostMs, nowMs);
    return findDueWebhooks(tx, { nowMs, waitingMax, behind: lanes.last });
  });
  for (const { id, ownerKey } of due) {
    if (lanes.running.size >= lanes.max || signal.aborted) return;
    if (lanes.running.has(id)) continue;
    const lane = pushTo(parts, ownerKey, id, signal)
      .catch((error: unknown) => log.warn({ err: error, webhook: id }, 'pushing events failed'))
      .finally(() => lanes.running.delete(id));
    lanes.running.set(id, lane);
    lanes.last = id;
  }
}

/** Pushes to one address until nothing of it is due, or its turn is over. */
async function pushTo(parts: Parts, ownerKey: string, id: number, signal: AbortSignal): Promise<void> {
  const { database, clock } = parts.platform;
  const untilMs = clock.nowMs() + turnMs;
  while (!signal.aborted && clock.nowMs() < untilMs) {
    const nowMs = Math.trunc(clock.nowMs());
    const { read, claimed } = await inTransaction(database, { ownerKey }, async (tx) => ({
      read: (await hasWaiting(tx, id, waitingMax)) ? 0 : await readFeed(tx, id, eventsPerRound, nowMs),
      claimed: await claimDue(tx, id, atOnce, nowMs),
    }));
    if (claimed.length === 0 && read < eventsPerRound) return;
    await Promise.all(claimed.map((delivery) => push(parts, delivery)));
  }
}

async function push({ platform, outbox, webhooks, signer }: Parts, delivery: ClaimedDelivery): Promise<void> {
  const { database, clock } = platform;
  const { tries, failingFromMs, ownerKey, webhookId } = delivery;
  const startedMs = clock.nowMs();
  const { headers, body } = writePush(signer, delivery, delivery, startedMs);
  const called = await webhooks.call(delivery.url, headers, body);
  const nowMs = Math.trunc(clock.nowMs());
  const { state, dueMs, holdsUntilMs, switchesOff } = judgeWebhook(answerOf(called, nowMs), {
    tries,
    nowMs,
    failingFromMs,
    chance: Math.random(),
  });
  await inTransaction(database, { ownerKey }, async (tx) => {
    const tookMs = Math.max(0, Math.round(nowMs - startedMs));
    if (!(await endDelivery(tx, delivery, { state, ...saidOf(called), tookMs, dueMs, holdsUntilMs, nowMs }))) return;
    if (switchesOff === null) return;
    const name = await switchOffByItself(tx, { id: webhookId, why: switchesOff, failingSinceMs: nowMs - webhookFailingMs, nowMs });
    if (name !== null) await outbox.emit(tx, webhookSwitchedOff, { ownerKey, webhookId, name, why: switchesOff });
  });
}

/** A call as it is judged. */
export function answerOf(called: Called, nowMs: number): WebhookAnswer {
  return called.kind === 'status'
    ? { kind: 'status', status: called.status, retryAfterMs: readRetryAfter(called.retryAfter, nowMs) }
    : { kind: called.kind };
}

/** A call as it is kept: what was said as plain text on one line, the first of it. */
export function saidOf(called: Called): { readonly outcome: string; readonly status: number | null; readonly answer: string } {
  if (called.kind !== 'status') return { outcome: called.kind, status: null, answer: '' };
  const said = called.said.subarray(0, answerKeptLength * 4).toString('utf8');
  const plain = said.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return { outcome: 'status', status: called.status, answer: storableText(plain.slice(0, answerKeptLength)) };
}

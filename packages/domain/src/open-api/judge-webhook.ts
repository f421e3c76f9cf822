/** What an answer to a webhook means: taken, again and when, given up, the address switched off (Standard Webhooks 1.0). Pure. */
import { webhookFailingMs, webhookHoldMaxMs, webhookTriesMs } from './limits';
import { deliveryTexts as texts } from './messages';

/** How a call can end without an answer. */
export const callFailures = ['timeout', 'broken', 'private-address', 'unknown-host', 'certificate', 'too-long'] as const;
export type CallFailure = (typeof callFailures)[number];

/** What came back: a status, or why none did. */
export type WebhookAnswer =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterMs: number | null }
  | { readonly kind: CallFailure };

/** Why an address is off: its company said so, it told that it is gone, or nothing got through for days. */
export const offReasons = ['person', 'gone', 'failing'] as const;
export type OffReason = (typeof offReasons)[number];

/** What is to be done after a call. */
export interface Judged {
  readonly state: 'delivered' | 'waiting' | 'failed';
  /** When it is tried again, ms since epoch; null: it is over. */
  readonly dueMs: number | null;
  /** Until when the address wants nothing at all; null: it said nothing of it. */
  readonly holdsUntilMs: number | null;
  readonly switchesOff: Exclude<OffReason, 'person'> | null;
}

/**
 * @param tries how often it was tried, this call included.
 * @param failingFromMs since when nothing but failures came back, before this call; null: the last one was taken.
 * @param chance from 0 to 1: waits differ by a fifth, so that not all come back at once.
 */
export function judgeWebhook(
  answer: WebhookAnswer,
  {
    tries,
    nowMs,
    failingFromMs,
    chance,
  }: { readonly tries: number; readonly nowMs: number; readonly failingFromMs: number | null; readonly chance: number },
): Judged {
  if (isTaken(answer)) return { state: 'delivered', dueMs: null, holdsUntilMs: null, switchesOff: null };
  const wait = webhookTriesMs[tries];
  const askedMs = answer.kind === 'status' && answer.retryAfterMs !== null ? Math.min(answer.retryAfterMs, webhookHoldMaxMs) : null;
  const tableMs = wait === undefined ? null : Math.round(wait * (0.8 + 0.4 * chance));
  const isGone = answer.kind === 'status' && answer.status === 410;
  return {
    state: tableMs === null ? 'failed' : 'waiting',
    dueMs: tableMs === null ? null : nowMs + Math.max(tableMs, askedMs ?? 0),
    holdsUntilMs: askedMs === null ? null : nowMs + askedMs,
    switchesOff: isGone ? 'gone' : failingFromMs !== null && nowMs - failingFromMs >= webhookFailingMs ? 'failing' : null,
  };
}

const isTaken = (answer: WebhookAnswer): boolean => answer.kind === 'status' && answer.status >= 200 && answer.status < 300;

/** What an answer is in words. */
export function sayAnswer(outcome: string, status: number | null): string {
  if (outcome !== 'status' || status === null) return texts.failures[outcome as CallFailure] ?? texts.failures.broken;
  if (status >= 200 && status < 300) return texts.taken(status);
  if (status === 410) return texts.gone;
  if (status === 429 || status === 503) return texts.busy(status);
  if (status >= 300 && status < 400) return texts.elsewhere(status);
  return status >= 500 ? texts.broke(status) : texts.refused(status);
}

/** How long an answer's `Retry-After` asks us to wait, seconds or a date as HTTP has them; null: it says nothing that counts. */
export function readRetryAfter(text: string | null, nowMs: number): number | null {
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text.trim())) return Number(text) * 1_000;
  // Dates begin with the day of the week; what else a date may be read from is none.
  const atMs = /^[A-Z][a-z]{2,8},? /.test(text.trim()) && text.length < 60 ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}

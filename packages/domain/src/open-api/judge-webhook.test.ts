// Guarantee: the truth table of webhooks: what an answer means at each attempt, when it is sent again, and what people read.
import { describe, expect, it } from 'vitest';
import { judgeWebhook, readRetryAfter, sayAnswer, type WebhookAnswer } from './judge-webhook';
import { webhookFailingMs, webhookTriesMs } from './limits';

const nowMs = Date.UTC(2026, 9, 12, 4);
const judge = (answer: WebhookAnswer, tries: number, { failingFromMs = null as number | null, chance = 0.5 } = {}) =>
  judgeWebhook(answer, { tries, nowMs, failingFromMs, chance });
const status = (code: number, retryAfterMs: number | null = null): WebhookAnswer => ({ kind: 'status', status: code, retryAfterMs });

const waits = ['at once', '5 s', '5 min', '30 min', '2 h', '5 h', '10 h', '14 h', '20 h', '24 h'];
const [s, min, h] = [1_000, 60_000, 3_600_000];
it('R-06 the table of waits is that of Standard Webhooks: 75 hours, 35 minutes and 5 seconds', () => {
  expect(webhookTriesMs).toEqual([0, 5 * s, 5 * min, 30 * min, 2 * h, 5 * h, 10 * h, 14 * h, 20 * h, 24 * h]);
  expect(webhookTriesMs.length).toBe(waits.length);
});

const answers: readonly (readonly [string, WebhookAnswer, 'delivered' | 'again', string])[] = [
  ['200', status(200), 'delivered', '对方收下了（200）'],
  ['204', status(204), 'delivered', '对方收下了（204）'],
  ['302', status(302), 'again', '对方要转到别的地址，推送不跟着转（302）'],
  ['400', status(400), 'again', '对方没有接受（400）'],
  ['404', status(404), 'again', '对方没有接受（404）'],
  ['429', status(429), 'again', '对方说忙，晚些再推（429）'],
  ['500', status(500), 'again', '对方出错（500）'],
  ['503', status(503), 'again', '对方说忙，晚些再推（503）'],
  ['no answer in time', { kind: 'timeout' }, 'again', '15 秒没等到回答'],
  ['a reset', { kind: 'broken' }, 'again', '连不上或中途断开'],
  ['a private address', { kind: 'private-address' }, 'again', '域名指向本机或内网，没有推'],
  ['no such name', { kind: 'unknown-host' }, 'again', '找不到这个域名'],
  ['a wrong certificate', { kind: 'certificate' }, 'again', '对方的 HTTPS 证书不对'],
  ['an endless answer', { kind: 'too-long' }, 'again', '回答太长，没有读完'],
];
const attempts = Array.from({ length: 10 }, (_, at) => at + 1);

describe.each(answers)('%s', (_name, answer, wanted, words) => {
  it.each(attempts)('after attempt %i', (tries) => {
    const judged = judge(answer, tries);
    expect(sayAnswer(answer.kind, answer.kind === 'status' ? answer.status : null)).toBe(words);
    const [isTaken, isLast] = [wanted === 'delivered', tries === webhookTriesMs.length];
    expect(judged).toEqual({
      state: isTaken ? 'delivered' : isLast ? 'failed' : 'waiting',
      dueMs: isTaken || isLast ? null : nowMs + webhookTriesMs[tries]!,
      holdsUntilMs: null,
      switchesOff: null,
    });
  });
});

it.each([
  [0, 4_000],
  [0.5, 5_000],
  [1, 6_000],
])('R-06 chance %d moves a wait by a fifth: %i ms', (chance, wait) => {
  expect(judge(status(500), 1, { chance }).dueMs).toBe(nowMs + wait);
});

it.each([
  ['longer than the table', 1, 60_000, 60_000, 60_000],
  ['shorter than the table', 2, 1_000, 300_000, 1_000],
  ['a year', 1, 365 * 24 * h, 24 * h, 24 * h],
  ['zero', 1, 0, 5_000, 0],
])('Retry-After %s: the event and the address wait', (_, tries, askedMs, waitMs, holdMs) => {
  for (const code of [429, 503, 500])
    expect(judge(status(code, askedMs), tries)).toMatchObject({ dueMs: nowMs + waitMs, holdsUntilMs: nowMs + holdMs, state: 'waiting' });
});

it('410 switches the address off at once, at the first attempt as at the last', () => {
  expect(judge(status(410), 1)).toMatchObject({ switchesOff: 'gone', state: 'waiting' });
  expect(judge(status(410), 10)).toMatchObject({ switchesOff: 'gone', state: 'failed' });
  expect(sayAnswer('status', 410)).toBe('对方说这个地址不再接收（410）');
});

it('five days of nothing but failures switch it off, one millisecond less does not, and what is taken never does', () => {
  const since = (ms: number) => ({ failingFromMs: nowMs - ms });
  expect(judge(status(500), 3, since(webhookFailingMs)).switchesOff).toBe('failing');
  expect(judge({ kind: 'timeout' }, 3, since(webhookFailingMs)).switchesOff).toBe('failing');
  expect(judge(status(500), 3, since(webhookFailingMs - 1)).switchesOff).toBeNull();
  expect(judge(status(200), 3, since(webhookFailingMs)).switchesOff).toBeNull();
});

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Mon, 12 Oct 2026 04:01:00 GMT', 60_000],
  ['Mon, 12 Oct 2026 03:00:00 GMT', 0],
  ['-5', null],
  ['1.5', null],
  ['1e9', null],
  ['soon', null],
  ['', null],
  ['9999999999', null],
  ['2026-10-12', null],
  [null, null],
])('Retry-After %j asks for %j ms', (text, ms) => {
  expect(readRetryAfter(text, nowMs)).toBe(ms);
});

/** Wire contract of the operator's desk: how things stand, for the desk alone (ADR 0024). */
import * as z from 'zod/mini';
import { get, post } from '../contract-kit/endpoint';
import { experienceChanges, experienceCodes } from '../preferences/index';
import { isPhone } from '../vocabulary/phone';
import { redrivenAtOnceMax } from './limits';
import { operationsRefusals as refusals } from './refusals';

const text = z.nullable(z.string());
const counts = {
  received: z.int(),
  applied: z.int(),
  duplicate: z.int(),
  quarantined: z.int(),
  waiting: z.int(),
};

const source = z.object({
  source: z.string(),
  ...counts,
  /** Receipts of the last 24 hours, the oldest first; the last is the hour that runs. */
  hourly: z.array(z.int()),
  lastReceivedTime: text,
  /** How long ago that was, and for how long the oldest has waited. */
  lastReceivedSeconds: z.nullable(z.number()),
  oldestWaitingSeconds: z.nullable(z.number()),
  /** By how much its clock stands ahead (negative: behind), where that is most of a day or more, and how often it was. */
  skewSeconds: z.nullable(z.number()),
  skewed: z.int(),
});

const oddity = z.object({
  source: z.string(),
  /** The finding's. */
  code: z.string(),
  /** What it quotes; empty: all beyond those that are counted one by one. */
  value: z.string(),
  messages: z.int(),
  lastSeenTime: z.string(),
  lastMessageId: z.int(),
  lastSegment: z.nullable(z.int()),
  lastOffset: z.int(),
});

const ids = z.array(z.int()).check(z.maxLength(redrivenAtOnceMax));

export const operations = {
  queryDesk: get('/ops/desk', {
    summary: '运营台：各来源收报总账、隔离、不认识的代码、任务队列、死信和安全事件',
    request: z.object({}),
    response: z.object({
      /** Of the server's clock; ages count from it. */
      nowTime: z.string(),
      sources: z.array(source),
      /** The same over all sources. */
      total: z.object({
        ...counts,
        refusedMessages: z.int(),
        quarantinedBytes: z.int(),
        oldestQuarantinedSeconds: z.nullable(z.number()),
      }),
      oddities: z.array(oddity),
      jobs: z.array(
        z.object({
          task: z.string(),
          /** Due and not taken up; set for later; being worked on; failed for good. */
          due: z.int(),
          later: z.int(),
          running: z.int(),
          failed: z.int(),
        }),
      ),
      failedJobs: z.array(z.object({ id: z.string(), task: z.string(), attempts: z.int(), reason: z.string(), failedTime: z.string() })),
      deadLetterCount: z.int(),
      deadLetters: z.array(
        z.object({ id: z.int(), task: z.string(), name: z.string(), version: z.int(), reason: z.string(), laidAsideTime: z.string() }),
      ),
      /** Newest first; people by number, networks by a keyed digest (ADR 0012). */
      securityEvents: z.array(
        z.object({
          id: z.int(),
          time: z.string(),
          name: z.string(),
          userId: z.nullable(z.int()),
          network: text,
          subject: text,
          count: z.int(),
        }),
      ),
    }),
    policy: 'desk',
    showsErrors: false,
  }),
  redriveWork: post('/ops/redrive', {
    summary: '把失败的任务和死信放回队列；读不了的会再回到死信',
    idempotency: 'natural',
    request: z.object({ jobIds: z._default(ids, []), letterIds: z._default(ids, []) }),
    response: z.object({ jobs: z.int(), letters: z.int() }),
    policy: 'desk',
  }),
  /** R-6-13: as `npm run admin -- <phone> --experience <flag>` does it. */
  giveExperience: post('/ops/experience', {
    summary: '给一个注册过的手机号开通或收回一个体验功能，例如义乌市采',
    idempotency: 'natural',
    request: z.object({
      phone: z.string().check(z.refine(isPhone, '请填 11 位手机号')),
      experience: z.enum(experienceCodes),
      isGiven: z.boolean(),
    }),
    response: z.object({ change: z.enum(experienceChanges) }),
    policy: 'desk',
    refusals: [refusals.unknownPhone],
    showsErrors: false,
  }),
} as const;

/** Wire contract of outbound messages: the way of each, and for the desk those that nobody can tell anything of. */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { noteLengthMax } from './limits';
import { dispatchTexts as texts } from './messages';
import { dispatchRefusals as refusals } from './refusals';
import { submissionStates } from './submission-state';
import { deadReasons, eventKinds } from './timeline';

const reference = z.string().check(z.regex(/^[0-9A-Z]{14}$/, '参考号不对'));
const note = z.string().check(z.trim(), z.minLength(1, texts.noteWrong), z.maxLength(noteLengthMax, texts.noteWrong));

const event = z.object({
  kind: z.enum(eventKinds),
  /** The counterpart's words, or where the way failed. */
  note: z.string(),
  /** The message of the intake that told it. */
  messageId: z.nullable(z.int()),
  time: z.string(),
});

const submission = z.object({
  reference: z.string(),
  product: z.string(),
  gateway: z.string(),
  fileName: z.string(),
  state: z.enum(submissionStates),
  /** 1 received there, 2 accepted, 3 final. */
  level: z.int(),
  /** Why it is laid aside; null: it is not. */
  deadReason: z.nullable(z.enum(deadReasons)),
  /** Why it was refused, in the counterpart's words. */
  reason: z.string(),
  sends: z.int(),
  submitTime: z.string(),
  settleTime: z.string(),
  subjects: z.array(z.object({ subject: z.string(), finalTime: z.string() })),
  events: z.array(event),
});
export type SubmissionTold = z.output<typeof submission>;

export const dispatch = {
  showTimeline: get('/dispatch/timeline', {
    summary: '一次发送的全过程：提交、发送、核实、三级回执',
    request: z.object({ reference }),
    response: submission,
    policy: 'owner',
  }),
  listDead: get('/dispatch/dead', {
    summary: '运营台：停下来等人工核实的发送，以及有了结果又收到相反回执的发送',
    request: z.object({}),
    response: z.object({
      list: z.array(
        z.extend(submission, {
          ownerKey: z.string(),
          /** It is settled, and a later receipt says the opposite: it stays as it is, and is only to be looked at. */
          isContradicted: z.boolean(),
        }),
      ),
    }),
    policy: 'desk',
    showsErrors: false,
  }),
  redrive: post('/dispatch/redrive', {
    summary: '运营台：重新核实一笔停下来的发送，先问对方再决定发不发；收到相反回执的只记下核实经过，结果不变',
    idempotency: 'none',
    request: z.object({ reference, note }),
    response: done,
    policy: 'desk',
    refusals: [refusals.notDead],
  }),
  abandon: post('/dispatch/abandon', {
    summary: '运营台：已向对方核实没有收到，结束这一笔，费用退回',
    idempotency: 'none',
    request: z.object({ reference, note }),
    response: done,
    policy: 'desk',
    refusals: [refusals.notDead],
  }),
} as const;

/** What overseas tracking refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { overseasTexts as texts } from './messages';

const upTo = z.object({ max: z.int() });

export const overseasRefusals = {
  subscriptionsUsedUp: defineRefusal('overseas.subscriptionsUsedUp', 429, upTo, ({ max }) => texts.subscriptionsUsedUp(max)),
  unheardUsedUp: defineRefusal('overseas.unheardUsedUp', 429, upTo, ({ max }) => texts.unheardUsedUp(max)),
  alreadyHeard: defineRefusal('overseas.alreadyHeard', 400, noParams, () => texts.alreadyHeard),
  followedThere: defineRefusal('overseas.followedThere', 400, noParams, () => texts.followedThere),
  notConnected: defineRefusal('overseas.notConnected', 400, z.object({ line: z.string() }), ({ line }) => texts.notConnected(line)),
  tariffWrong: defineRefusal('overseas.tariffWrong', 400, z.object({ problem: z.string() }), ({ problem }) => problem),
} as const;

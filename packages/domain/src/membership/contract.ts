/** Wire contract of membership (R-7.6-21); amounts in fen, days of Shanghai. */
import * as z from 'zod/mini';
import { feesOf, paidAnswer, paidRefusals } from '../billing/index';
import { get, noRequest, post } from '../contract-kit/endpoint';
import { isCalendarDay } from '../vocabulary/shanghai-time';
import { levels, soldLevels } from './levels';
import { membershipTexts as texts } from './messages';
import { membershipRefusals as refusals } from './refusals';

const fen = z.int();
const day = z.string().check(z.refine((text) => isCalendarDay(text), texts.dayWrong));

export const membership = {
  listLevels: get('/vip/levels', {
    summary: '会员等级：一期（12 个月）的价、会员价是价目表的百分之几、各项一次多少',
    request: noRequest,
    response: z.object({
      list: z.array(
        z.object({
          level: z.enum(levels),
          name: z.string(),
          price: fen,
          percent: z.int(),
          /** What each thing costs whoever has the level, the same things in the same order for all. */
          prices: z.array(z.object({ thing: z.string(), price: fen })),
        }),
      ),
    }),
    policy: 'session',
    showsErrors: false,
  }),
  showMine: get('/vip/mine', {
    summary: '当前身份的会员：等级、到期日、本期用量，和此刻能买的等级各要多少',
    request: noRequest,
    response: z.object({
      level: z.enum(levels),
      name: z.string(),
      percent: z.int(),
      /** Null for who has none that ends. */
      lastDay: z.nullable(z.string()),
      daysLeft: z.int(),
      /** What was paid for by member's price since the level began: how many things, their price by the list, what they cost. */
      usage: z.nullable(z.object({ fromDay: z.string(), count: z.int(), full: fen, paid: fen })),
      offers: z.array(
        z.object({
          level: z.enum(soldLevels),
          kind: z.enum(['join', 'renew', 'upgrade']),
          price: fen,
          /** What is left of the level before. */
          credit: fen,
          pay: fen,
          fromDay: z.string(),
          lastDay: z.string(),
        }),
      ),
    }),
    policy: 'session',
    showsErrors: false,
  }),
  upgrade: post('/vip/upgrade', {
    summary: '开通、续费或升级会员，一期 12 个月：pay 和 lastDay 是看到的价和到期日，和此刻的不一致就不扣',
    idempotency: 'keyed',
    request: z.object({ level: z.enum(soldLevels), pay: fen.check(z.gte(0)), lastDay: day }),
    response: z.object({ level: z.enum(soldLevels), lastDay: z.string(), ...paidAnswer }),
    policy: 'session',
    permission: 'company.finance',
    fees: feesOf('FEE_VIP_SILVER', 'FEE_VIP_GOLD'),
    refusals: [refusals.offerChanged, refusals.lower, refusals.early, ...paidRefusals],
  }),
} as const;

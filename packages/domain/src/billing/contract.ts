/** Wire contract of the wallet (R-7.2-13, R-7.4-22, R-7.5). */
import * as z from 'zod/mini';
import { get, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { fees, origins } from './fee';
import { billingTexts as texts } from './messages';
import { billingRefusals as refusals } from './refusals';
import { recordTypes } from './transfer';

const fen = z.int();
/** R-3.1-05: what somebody has, in fen; the free parts are of this month. */
const wallet = z.object({ balance: fen, freeBalance: fen, nbFreeBalance: fen, held: fen });
const day = z.optional(z.union([z.literal(''), z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, texts.dateWrong))]));

export const billing = {
  showAccount: get('/user/getAccount', {
    summary: '当前身份的火币余额，单位分；companyId 只能是当前公司',
    request: z.object({ companyId: z.optional(z.string().check(z.maxLength(64))) }),
    response: wallet,
    policy: 'session',
    showsErrors: false,
  }),
  checkFreeBalance: post('/pay/account/user/verFreeBalanceEn', {
    summary: '这次要的免费额度够不够；不够答 402，什么都不扣',
    idempotency: 'natural',
    request: z.object({
      companyId: z.optional(z.union([z.string().check(z.maxLength(64)), z.int(), z.null()])),
      origin: z.enum(origins),
      /** Taken and not used: who may spend what, the token says (T5). */
      role: z.optional(z.string().check(z.maxLength(64))),
      payAccountMoneyEnum: z.enum(fees),
      /** How many things are wanted. */
      count: z._default(z.int().check(z.gte(1), z.lte(1_000)), 1),
    }),
    response: z.object({ freeFen: fen, wantedFen: fen }),
    policy: 'session',
    showsErrors: false,
    refusals: [refusals.freeShort],
  }),
  queryRecords: get('/pay/account/record/queryAccountRecord', {
    summary: '消费记录：每一笔前后余额',
    request: z.object({ ...pagingFields, type: z.optional(z.union([z.literal(''), z.enum(recordTypes)])), dateFrom: day, dateTo: day }),
    response: pageOf(
      z.object({
        id: z.int(),
        accountType: z.union([z.literal(0), z.literal(1)]),
        direction: z.enum(['IN', 'OUT']),
        type: z.enum(recordTypes),
        /** What was moved altogether, and of that what was free; fen, never negative. */
        amount: fen,
        freeAmount: fen,
        balanceBefore: fen,
        balanceAfter: fen,
        freeAfter: fen,
        nbFreeAfter: fen,
        held: fen,
        fee: z.nullable(z.enum(fees)),
        bizNo: z.string(),
        remark: z.string(),
        operator: z.string(),
        createTime: z.string(),
      }),
    ),
    policy: 'session',
  }),
} as const;

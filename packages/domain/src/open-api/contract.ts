/** Wire contract of a company's keys. What the keys open has a form of others: DCSA Track & Trace 2.2 (ADR 0054). */
import * as z from 'zod/mini';
import { done, get, noRequest, post } from '../contract-kit/endpoint';
import { keyNameLengthMax } from './limits';
import { openApiTexts as texts } from './messages';
import { openApiRefusals as refusals } from './refusals';
import { scopeCodes } from './scopes';

const scope = z.enum(scopeCodes);
const name = z.string().check(
  z.trim(),
  z.minLength(1, texts.nameWrong),
  z.maxLength(keyNameLengthMax, texts.nameWrong),
  z.refine((text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text), texts.nameWrong),
);
const key = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(scope),
  /** Its last four letters: the key itself is kept nowhere. */
  tail: z.string(),
  /** Who made it; empty where nobody of that number is left. */
  maker: z.string(),
  madeAt: z.string(),
  /** Null: it was never used. */
  usedAt: z.nullable(z.string()),
});
export type ApiKey = z.output<typeof key>;

/** Keys are a company's: who acts for himself has none. */
const inCompany = { policy: 'company', outsider: refusals.noCompany } as const;

export const openApi = {
  listKeys: get('/openApi/keys', {
    summary: '公司有效的接口密钥，新的在前；和近 30 天每天的调用次数',
    request: noRequest,
    response: z.object({
      list: z.array(key),
      /** Of days with calls, the latest first; keys that were revoked meanwhile are among them. */
      usage: z.array(z.object({ keyId: z.int(), name: z.string(), tail: z.string(), day: z.string(), calls: z.int(), limited: z.int() })),
    }),
    ...inCompany,
    showsErrors: false,
  }),
  makeKey: post('/openApi/key/make', {
    summary: '新建接口密钥；密钥只在这次回答里出现',
    idempotency: 'none',
    request: z.object({
      name,
      scopes: z.array(scope).check(z.minLength(1, texts.scopesWrong), z.maxLength(scopeCodes.length, texts.scopesWrong)),
    }),
    response: z.object({ id: z.int(), key: z.string() }),
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.keysFull],
  }),
  revokeKey: post('/openApi/key/revoke', {
    summary: '作废接口密钥，马上生效',
    idempotency: 'natural',
    request: z.object({ id: z.int() }),
    response: done,
    ...inCompany,
    permission: 'company.manage',
    refusals: [refusals.noKey],
  }),
} as const;

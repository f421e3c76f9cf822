/** Wire contract of ads (R-7.3-11, R-7.3-12): who opened which, and how long he stayed. */
import * as z from 'zod/mini';
import { done, post } from '../contract-kit/endpoint';
import { stayMaxS } from './limits';
import { adTexts as texts } from './messages';
import { adRefusals as refusals } from './refusals';
import { adKeys } from './registry';

/** Of a view; a form brings it as text. */
const viewId = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/, texts.idWrong))]), z.transform(Number));
/** Seconds; a form brings them as text. */
const staySeconds = z.pipe(
  z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, texts.stayWrong))], texts.stayWrong), z.transform(Number)),
  z.int(texts.stayWrong).check(z.minimum(0, texts.stayWrong), z.maximum(stayMaxS, texts.stayWrong)),
);

export const ad = {
  openAd: post('/ad/addRecord', {
    summary: '记下打开了一个推广；返回这次的编号，关闭时用',
    encoding: 'form',
    idempotency: 'none',
    request: z.object({ adName: z.enum(adKeys, texts.adUnknown) }),
    response: z.int(),
    policy: 'session',
    showsErrors: false,
    refusals: [refusals.viewedEnough],
  }),
  closeAd: post('/ad/closeAd', {
    summary: '推广关闭了：停留多少秒，新窗口打开的是 0；再报一次不改变第一次',
    encoding: 'form',
    idempotency: 'natural',
    request: z.object({ adId: viewId, stayTime: staySeconds }),
    response: done,
    policy: 'owner',
    showsErrors: false,
  }),
} as const;

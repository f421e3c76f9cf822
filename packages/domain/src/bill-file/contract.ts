/** Wire contract of files on a bill: papers that colleagues share, and what of them the client may open. */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { portCodes } from '../vocabulary/port';
import { clientFile } from './client-file';
import { filesPerBillMax } from './limits';
import { billFileTexts as texts } from './messages';
import { paperKinds } from './paper-kind';
import { billFileRefusals as refusals } from './refusals';

const bill = {
  port: z.enum(portCodes, texts.billWrong),
  blno: z.string(texts.billWrong).check(z.trim(), z.minLength(1, texts.billWrong), z.maxLength(40, texts.billWrong)),
} as const;
const kind = z.enum(paperKinds, texts.kindWrong);
const id = z.int(texts.billWrong).check(z.minimum(0, texts.billWrong));
const own = { policy: 'owner', showsErrors: false } as const;
const change = { ...own, permission: 'company.operate', idempotency: 'natural' } as const;

export const billFile = {
  list: get('/billFile/list', {
    ...own,
    summary: '一票上的文件，新的在前；同一公司的同事都看得到',
    request: z.object(bill),
    response: z.object({
      list: z.array(
        z.extend(clientFile, {
          /** Fetched by `/file/get`. */
          url: z.string(),
          /** Who put it there; empty: he is not there any more. */
          by: z.string(),
          time: z.string(),
          /** Whether the client may open it by his link. */
          isShown: z.boolean(),
          /** Since when no client may, as the bill has another one than it was ticked for; null: nobody took it from him so. */
          clientChanged: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  add: post('/billFile/add', {
    ...change,
    summary: `把传好的文件（url）放到一票上：PDF、图片或 Excel，一票最多 ${filesPerBillMax} 个；同一个文件再放一次不变`,
    request: z.object({
      ...bill,
      kind,
      url: z.string(texts.fileWrong).check(z.minLength(1, texts.fileWrong), z.maxLength(200, texts.fileWrong)),
    }),
    response: done,
    refusals: [refusals.billUnfollowed, refusals.fileGone, refusals.wrongType, refusals.tooLarge, refusals.tooMany, refusals.accountFull],
  }),
  show: post('/billFile/show', {
    ...change,
    summary: '一个文件给不给客户看：给，客户凭链接能打开；不给，马上打不开',
    request: z.object({
      id,
      isShown: z.boolean(),
      /** Whom it is shown to, as the page has it: refused where the bill has another client by now; null: it has none. */
      clientName: z.nullable(z.string().check(z.maxLength(200, texts.billWrong))),
    }),
    response: done,
    refusals: [refusals.clientChanged],
  }),
  remove: post('/billFile/remove', {
    ...change,
    summary: '删除一个文件，不能恢复',
    request: z.object({ id }),
    response: done,
  }),
} as const;

export type BillFile = z.output<typeof billFile.list.response>['list'][number];

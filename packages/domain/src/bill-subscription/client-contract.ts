/**
 * Client companies (客户公司) in the contract of bill subscriptions: who the bills
 * are for, whom to call there, and the key by which a client sees its own bills
 * (R-7.4-55 to -58, ADR 0034).
 */
import * as z from 'zod/mini';
import { done, post } from '../contract-kit/endpoint';
import { pageOf, pagingFields } from '../contract-kit/paging';
import { portCodes } from '../vocabulary/port';
import { clientName, id, remark, text } from './fields';
import { contactLineMax, contactsMax, listBytesMax } from './limits';
import { billSubscriptionRefusals as refusals } from './refusals';

const line = z.string().check(z.maxLength(contactLineMax, `最多 ${contactLineMax} 个字`));

/** Somebody to call at a client; one that says nothing at all is dropped. */
export const clientContact = z.object({ name: line, phone: line, role: line, remark });
export type ClientContact = z.output<typeof clientContact>;

/** What a client is edited as. */
export const clientForm = z.object({
  clientName,
  remark,
  contacts: z.array(clientContact).check(z.maxLength(contactsMax, `联系人最多 ${contactsMax} 位`)),
});

const client = z.object({
  id: z.int(),
  clientName: z.string(),
  /** The first contact. */
  contact: text,
  phone: text,
  remark: text,
  /** Live bills, of one port or of all. */
  count: z.int(),
  /** The same by port; none where there are none. */
  ports: z.array(z.object({ port: z.enum(portCodes), count: z.int() })),
  contacts: z.array(clientContact),
  /** Another client of this spelling but for signs, blanks and capitals. */
  alike: z.nullable(z.object({ id: z.int(), clientName: z.string() })),
  /** Its key, as far as it may be known again: the key itself is shown once. `madeBy`: a colleague, empty for one's own. */
  key: z.nullable(
    z.object({ madeBy: z.string(), madeTime: z.string(), expiresTime: z.string(), lastUsedTime: text, hasEnded: z.boolean() }),
  ),
});
export type Client = z.output<typeof client>;

export const clientCalls = {
  listClients: post('/blno/userBlno/getClientCompanys', {
    summary: '客户公司及票数',
    idempotency: 'natural',
    encoding: 'form',
    request: z.object({
      systemKey: z.optional(z.enum(portCodes)),
      /** Names, contacts and phones. */
      keyword: z.optional(z.string().check(z.maxLength(200, '查询内容太长'))),
      /** 1: only those with live bills. */
      isUsed: z.optional(z.literal('1')),
      ...pagingFields,
    }),
    response: pageOf(client),
    policy: 'owner',
  }),
  addClient: post('/blno/userBlno/addClientCompany', {
    summary: '添加客户公司；同名的改第一位联系人和备注',
    idempotency: 'natural',
    request: z.object({ clientName, contact: z.optional(line), phone: z.optional(line), remark: z.optional(remark) }),
    response: z.object({ id: z.int() }),
    policy: 'owner',
    permission: 'company.operate',
    refusals: [refusals.emptyClient, refusals.clientsFull],
  }),
  saveClient: post('/blno/userBlno/saveClientCompany', {
    summary: '保存整家客户公司：名称（提单跟着改）、备注、全部联系人；不带 id 即新的',
    idempotency: 'natural',
    request: z.extend(clientForm, { id: z.optional(id) }),
    response: z.object({ id: z.int() }),
    policy: 'owner',
    permission: 'company.operate',
    refusals: [refusals.emptyClient, refusals.clientExists, refusals.clientsFull],
    maxBodyBytes: listBytesMax,
  }),
  mergeClients: post('/blno/userBlno/mergeClientCompany', {
    summary: '合并客户公司：id 并入 intoId，提单和联系人归后者，前者的访问密钥失效',
    idempotency: 'natural',
    request: z.object({ id, intoId: id }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    refusals: [refusals.mergedWithItself, refusals.mergedTooLarge],
  }),
  deleteClient: post('/blno/userBlno/delCompany', {
    summary: '删除客户公司；它的提单变为未指派，访问密钥失效',
    idempotency: 'natural',
    encoding: 'form',
    request: z.object({ id }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
  }),
  assignClient: post('/blno/userBlno/setClientCompany', {
    summary: '指派客户公司',
    idempotency: 'natural',
    encoding: 'form',
    request: z.object({
      ids: z.pipe(
        z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,999}$/, '编号必须是数字，用逗号分开')),
        z.transform((v) => v.split(',').map(Number)),
      ),
      clientName,
    }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
    refusals: [refusals.clientsFull],
    maxBodyBytes: listBytesMax,
  }),
  makeClientKey: post('/blno/userBlno/makeClientKey', {
    summary: '生成客户访问密钥，只显示这一次；旧密钥立即失效',
    idempotency: 'none',
    request: z.object({ id }),
    response: z.object({ key: z.string(), expiresTime: z.string() }),
    policy: 'owner',
    permission: 'company.operate',
  }),
  revokeClientKey: post('/blno/userBlno/revokeClientKey', {
    summary: '停用客户访问密钥，立即生效',
    idempotency: 'natural',
    request: z.object({ id }),
    response: done,
    policy: 'owner',
    permission: 'company.operate',
  }),
} as const;

/** Wire contract of market procurement (R-7.6-16): its books. Orders, declarations and documents are to come. */
import * as z from 'zod/mini';
import { ofBook } from '../contract-kit/book-product';
import { post } from '../contract-kit/endpoint';
import { rowId } from '../contract-kit/list-product';
import { applicant, consignee, customsGoods, merchant, passport, shipAgent, supplier } from './books';

export const marketAssistant = {
  ...ofBook('applicant', applicant.entries),
  ...ofBook('consignee', consignee.entries),
  ...ofBook('merchant', merchant.entries),
  ...ofBook('passport', passport.entries),
  /** Lists have it masked (R-2.2-34). */
  passportInfo: post('/market-assistant/passport/info', {
    summary: '一本护照，护照号完整，用来修改；列表和导出里的是遮住的',
    idempotency: 'natural',
    request: z.object({ id: rowId }),
    response: z.object({ id: z.int(), version: z.int(), fields: passport.texts }),
    policy: 'owner',
    permission: 'company.operate',
  }),
  ...ofBook('supplier', supplier.entries),
  ...ofBook('customsGoods', customsGoods.entries),
  ...ofBook('shipAgent', shipAgent.entries),
} as const;

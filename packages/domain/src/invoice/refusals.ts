/** What invoices refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { invoiceTexts as texts } from './messages';

type Plain = { [K in keyof typeof texts]: (typeof texts)[K] extends string ? K : never }[keyof typeof texts];
const plain = (name: Plain, code: number) => defineRefusal(`invoice.${name}`, code, noParams, () => texts[name]);

export const invoiceRefusals = {
  titlesFull: plain('titlesFull', 400),
  titleIncomplete: plain('titleIncomplete', 400),
  noPostAddress: plain('noPostAddress', 400),
  /** Somebody else's, one that is not paid and one that does not exist are alike. */
  topUpGone: plain('topUpGone', 400),
  invoicedBefore: plain('invoicedBefore', 409),
  amountDiffers: plain('amountDiffers', 400),
  notIssued: plain('notIssued', 409),
  noPaper: plain('noPaper', 409),
  fileLost: plain('fileLost', 410),
} as const;

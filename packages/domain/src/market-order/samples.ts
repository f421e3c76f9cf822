/** A valid request for each endpoint, for the authorization matrix. */
import { bookSamples } from '../contract-kit/book-product';
import type { SamplesOf } from '../contract-kit/sample';
import type { marketOrder } from './contract';
import { sampleOrder } from './sample-order';
import { beginTemplate } from './templates';

export const marketOrderSamples: SamplesOf<typeof marketOrder> = {
  listOrders: () => ({}),
  showOrder: ({ marketOrderId }) => ({ id: marketOrderId }),
  saveOrder: ({ marketOrderId }) => ({ id: marketOrderId, content: sampleOrder }),
  deleteOrders: ({ marketOrderId }) => ({ ids: [marketOrderId] }),
  restoreOrders: ({ marketDeletedOrderId }) => ({ ids: [marketDeletedOrderId] }),
  importGoods: { code: 400, make: () => ({ file: '' }) },
  writeGoodsTemplate: () => ({}),
  checkRules: () => ({ content: sampleOrder }),
  lastOfBuyer: () => ({ buyer: 'DEMO BUYER' }),
  submitOrder: ({ marketOrderId }) => ({ id: marketOrderId }),
  recallOrder: ({ marketSubmittedOrderId }) => ({ id: marketSubmittedOrderId }),
  judgeOrder: ({ marketSubmittedOrderId }) => ({ id: marketSubmittedOrderId, isApproved: false, reason: 'x' }),
  declareOrder: ({ marketCheckedOrderId }) => ({ id: marketCheckedOrderId }),
  settleOrder: ({ marketReleasedOrderId }) => ({ id: marketReleasedOrderId, settledDay: '', filedMonth: '' }),
  exportDocument: ({ marketOrderId }) => ({ id: marketOrderId, document: 'packing', part: 0 }),
  listDeclarations: () => ({}),
  saveDeclaration: ({ marketDeclarationId }) => ({
    id: marketDeclarationId,
    declarationNo: '',
    declaredDay: '2026-05-20',
    releasedDay: '',
    closedDay: '',
  }),
  deleteDeclarations: ({ marketDeclarationId }) => ({ ids: [marketDeclarationId] }),
  importDeclarations: { code: 400, make: () => ({ file: '' }) },
  ...bookSamples('template', ({ marketTemplateId }) => marketTemplateId, { ...beginTemplate('packing'), name: '约旦客户' }),
  templateInfo: ({ marketTemplateId }) => ({ id: marketTemplateId }),
};

/** A valid request for each endpoint, for the authorization matrix. */
import { bookSamples } from '../contract-kit/book-product';
import type { SamplesOf } from '../contract-kit/sample';
import type { marketAssistant } from './contract';
import { marketEntries as entries } from './sample-entries';

export const marketAssistantSamples: SamplesOf<typeof marketAssistant> = {
  ...bookSamples('applicant', ({ marketApplicantId }) => marketApplicantId, entries.applicant),
  ...bookSamples('consignee', ({ marketConsigneeId }) => marketConsigneeId, entries.consignee),
  ...bookSamples('merchant', ({ marketMerchantId }) => marketMerchantId, entries.merchant),
  ...bookSamples('passport', ({ marketPassportId }) => marketPassportId, entries.passport),
  passportInfo: ({ marketPassportId }) => ({ id: marketPassportId }),
  ...bookSamples('supplier', ({ marketSupplierId }) => marketSupplierId, entries.supplier),
  ...bookSamples('customsGoods', ({ marketGoodsId }) => marketGoodsId, entries.customsGoods),
  ...bookSamples('shipAgent', ({ marketAgentId }) => marketAgentId, entries.shipAgent),
};

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
  ...bookSamples('goodDict', ({ marketDictId }) => marketDictId, entries.goodDict),
  ...bookSamples('gNameToCodeTs', ({ marketCodeId }) => marketCodeId, entries.gNameToCodeTs),
  goodDictOldList: () => ({}),
  goodDictOldImportExcel: { code: 400, make: () => ({ file: '' }) },
  goodDictOldExportExcel: () => ({}),
  goodDictOldMigrate: ({ marketOldGoodId }) => ({ ids: [marketOldGoodId] }),
  userList: () => ({}),
  userSave: ({ colleagueId }) => ({ userId: colleagueId, duties: ['entry'] }),
  userDeleteList: ({ colleagueId }) => ({ ids: [colleagueId] }),
  userImportExcel: { code: 400, make: () => ({ file: '' }) },
  ...bookSamples('shipAgent', ({ marketAgentId }) => marketAgentId, entries.shipAgent),
};

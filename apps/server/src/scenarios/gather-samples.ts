import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OwnObjects, Sample } from '@mastlight/domain/contract-kit/sample';

/** Number of an object that does not exist. */
export const absentId = 999_999_999;

/** Objects that do not exist. */
export const absent: OwnObjects = {
  userId: absentId,
  id: absentId,
  billNo: 'DEMO00000404',
  clientId: absentId,
  otherClientId: absentId - 1,
  messageId: absentId,
  containerNo: 'CSQU3054383',
  vesselId: absentId,
  bookingId: absentId,
  termId: absentId,
  fileAddress: 'A'.repeat(32),
  paperAddress: 'B'.repeat(32),
  billFileId: absentId,
  adViewId: absentId,
  invoiceTitleId: absentId,
  invoiceRecordId: absentId,
  filingId: absentId,
  sentFilingId: absentId,
  sentFilingBillNo: 'DEMO30000000',
  sentFilingWharf: 'YS4',
  deletedFilingId: absentId,
  shanghaiBillNo: 'DEMO00000405',
  shManifestId: absentId,
  shBinnedId: absentId,
  shSentId: absentId,
  shRefusedId: absentId,
  shEmailedId: absentId,
  shSenderId: absentId,
  shConsigneeId: absentId,
  shNotifyId: absentId,
  shCombinationId: absentId,
  submissionReference: '26112400000000',
  savedViewId: absentId,
  exportTaskId: absentId,
  mailedListId: absentId,
  provenMailbox: 'zhou@demo.example',
  truckPlate: '浙B00000',
  overseasId: absentId,
  analysisId: absentId,
  marketApplicantId: absentId,
  marketConsigneeId: absentId,
  marketMerchantId: absentId,
  marketPassportId: absentId,
  marketSupplierId: absentId,
  marketGoodsId: absentId,
  marketAgentId: absentId,
  marketOrderId: absentId,
  marketDeletedOrderId: absentId,
  marketSubmittedOrderId: absentId,
  marketCheckedOrderId: absentId,
  marketReleasedOrderId: absentId,
  marketDeclarationId: absentId,
  preSheetId: absentId,
  submittedPreSheetId: absentId,
  marketDictId: absentId,
  marketCodeId: absentId,
  marketOldGoodId: absentId,
  marketTemplateId: absentId,
  companyId: absentId,
  colleagueId: absentId,
  companyInvitationId: absentId,
};

/** A sample, whoever may call: its request, and the code it is answered with. */
export interface GatheredSample {
  readonly make: (own: OwnObjects) => object;
  readonly code: number;
}

const domain = resolve(import.meta.dirname, '../../../../packages/domain/src');

/** The samples of all contracts by the name of their route, from `domain/<capability>/samples.ts`. */
export async function gatherSamples(): Promise<ReadonlyMap<string, GatheredSample>> {
  const samples = new Map<string, GatheredSample>();
  for (const file of readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('/samples.ts'))) {
    const [ofContract] = Object.values((await import(join(domain, file))) as Record<string, Record<string, Sample<never>>>);
    for (const [endpoint, sample] of Object.entries(ofContract!)) {
      const { make, code } = (typeof sample === 'function' ? { make: sample, code: 200 } : sample) as GatheredSample;
      samples.set(`${file.split('/')[0]}.${endpoint}`, { make, code });
    }
  }
  return samples;
}

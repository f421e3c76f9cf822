import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { containerTypes, customsOfficeOf, findEntry } from '@mastlight/domain/sh-manifest/dictionaries';
import { blankFiling, blankLine, type ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { isImoNo } from '@mastlight/domain/vocabulary/imo-no';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import type { BillStatus } from '@mastlight/domain/tracking/index';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { spellVesselName, spellVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wharfCode } from '@mastlight/domain/vocabulary/wharf';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';

/**
 * What tracking knows of a bill, as the beginning of a manifest (R-7.4-59): its call, its boxes and what they weigh.
 *
 * @throws BusinessError 400 when nothing was ever heard of the bill (R-8-23); 429 when a day allows no more look-ups.
 */
export async function prefillManifest({ tracking }: Parts, session: Session, billNo: string): Promise<ManifestFiling> {
  await tracking.countOthers(session, 1);
  const found = (await tracking.readBills('SH', [billNo])).get(billNo);
  if (found === undefined) throw refuse(refusals.noManifest, {}, { field: 'billno' });
  return filingOf(billNo, found.status);
}

function filingOf(billNo: string, status: BillStatus): ManifestFiling {
  const wharf = status.terminal === null ? '' : wharfCode('SH', status.terminal);
  const imoNo = status.vesselCode?.replace(/^(?:UN|IMO)/i, '') ?? '';
  const sailing = status.plan?.etdMs ?? status.plan?.etaMs ?? null;
  const carrier = carriers.find(({ prefixes }) => prefixes.some((prefix) => billNo.startsWith(prefix)));
  return {
    ...blankFiling,
    head: {
      ...blankFiling.head,
      billNo,
      vesselName: status.vesselName === null ? '' : spellVesselName(status.vesselName),
      voyage: status.voyage === null ? '' : spellVoyage(status.voyage),
      imoNo: isImoNo(imoNo) ? imoNo : '',
      carrier: carrier?.code ?? '',
      loadingPort: 'CNSHA',
      wharf,
      customsOffice: customsOfficeOf(wharf) ?? '',
      loadingDate: sailing === null ? '' : shanghaiDay(sailing),
    },
    goods: status.boxes.map(({ containerNo, sealNo, sizeType }) => ({
      ...blankLine,
      containerNo,
      sealNo: sealNo ?? '',
      containerType: findEntry(containerTypes, sizeType ?? '')?.code ?? '',
    })),
  };
}

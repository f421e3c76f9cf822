import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { containerTypes, customsOfficeOf, findEntry } from '@mastlight/domain/sh-manifest/dictionaries';
import { blankFiling, blankLine, type ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { writeThousandths } from '@mastlight/domain/sh-manifest/numbers';
import { prefillFiling } from '@mastlight/domain/sh-manifest/prefill';
import { isImoNo } from '@mastlight/domain/vocabulary/imo-no';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import type { BillStatus, VesselCall } from '@mastlight/domain/tracking/index';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { portOfLocode } from '@mastlight/domain/vocabulary/port';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { spellVesselName, spellVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wharfCode } from '@mastlight/domain/vocabulary/wharf';
import type { Session } from '../../../platform/http/session';
import type { PreManifest } from '../../manifest-query/index';
import type { Parts } from '../parts';
import { findEarlierFilings } from '../queries/find-earlier-filings';

/**
 * The beginning of a manifest (R-7.4-59): what tracking knows of the bill, its call and its boxes, what customs' pre-manifest
 * says that they carry, and for the rest, the parties above all, what the same owner filed of it before. What others filed
 * is nobody else's.
 *
 * @throws BusinessError 400 when nothing was ever heard of the bill, nor filed (R-8-23); 429 when a day allows no more look-ups.
 */
export async function prefillManifest(parts: Parts, session: Session, billNo: string): Promise<ManifestFiling> {
  const { tracking, manifests, platform } = parts;
  await tracking.countOthers(session, 1);
  const [found, earlier] = await Promise.all([
    tracking.readBills('SH', [billNo]).then((bills) => bills.get(billNo)),
    findEarlierFilings(platform.database, session.ownerKey, billNo),
  ]);
  const listed = await manifests.findPreManifest(session.ownerKey, { billNo, call: found?.status ?? anyCall });
  if (found !== undefined) return prefillFiling(filingOf(billNo, found.status, listed), earlier);
  // Of a bill that no port tells of yet customs may have the pre-manifest, as the manifest query shows it.
  if (listed !== null && portOfLocode(listed.portCode?.slice(0, 5) ?? '') === 'SH') {
    const { vesselName, voyage, vesselCode } = listed;
    const declared = { vesselName, voyage, vesselCode, terminal: null, plan: null, dischargePort: null, boxes: [] };
    return prefillFiling(filingOf(billNo, declared, listed), earlier);
  }
  if (earlier.length === 0) throw refuse(refusals.noManifest, {}, { field: 'billno' });
  return prefillFiling(null, earlier);
}

const anyCall: VesselCall = { vesselName: null, vesselCode: null, voyage: null };

/** Ports name places by codes of their own as well, which customs do not take. */
const locode = /^[A-Z]{2}[A-Z2-9]{3}$/;
const spellPlace = (place: string | null | undefined): string => (place != null && locode.test(place) ? place : '');

type Known = Pick<BillStatus, 'vesselName' | 'voyage' | 'vesselCode' | 'terminal' | 'plan' | 'dischargePort' | 'boxes'>;

/** What was heard of a bill. What a gate weighs is box and cargo together: weights are those of the list alone. */
function filingOf(billNo: string, status: Known, listed: PreManifest | null): ManifestFiling {
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
      dischargePort: spellPlace(listed?.unloading) || spellPlace(status.dischargePort),
      loadingDate: sailing === null ? '' : shanghaiDay(sailing),
      billPackages: spellCount(listed?.packages),
      billWeightKg: spellThousandths(listed?.grossWeightKg),
      billVolumeM3: spellThousandths(listed?.volumeM3),
    },
    goods: [...new Set([...status.boxes.map(({ containerNo }) => containerNo), ...(listed?.boxes.keys() ?? [])])].map((containerNo) => {
      const inPort = status.boxes.find((box) => box.containerNo === containerNo);
      const stated = listed?.boxes.get(containerNo);
      const sizeType = inPort?.sizeType ?? stated?.sizeType ?? '';
      return {
        ...blankLine,
        containerNo,
        sealNo: inPort?.sealNo ?? stated?.sealNos[0] ?? '',
        containerType: findEntry(containerTypes, sizeType)?.code ?? '',
        packages: spellCount(stated?.packages),
        weightKg: spellThousandths(stated?.grossWeightKg),
      };
    }),
  };
}

/** Nothing is carried in no packages and weighs nothing: a nought stands where its sender does not know. */
const isTold = (value: number | null | undefined): value is number => value != null && value > 0;
const spellCount = (count: number | null | undefined): string => (isTold(count) ? String(count) : '');
const spellThousandths = (amount: number | null | undefined): string =>
  isTold(amount) ? writeThousandths(Math.round(amount * 1_000)) : '';

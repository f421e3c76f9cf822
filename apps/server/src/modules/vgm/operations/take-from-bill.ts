import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Fact } from '@mastlight/domain/tracking/index';
import { vgmRefusals as refusals } from '@mastlight/domain/vgm/refusals';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { portOfLocode } from '@mastlight/domain/vocabulary/port';
import { spellVesselName, spellVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wharfCode } from '@mastlight/domain/vocabulary/wharf';
import type { Session } from '../../../platform/http/session';
import type { VgmParts } from '../parts';
import { vgmPort } from '@mastlight/domain/vgm/limits';
import { readWindow, showWindow } from '../read-window';

/**
 * What is known of a bill for a filing of it: ship, terminal, and containers with the cargo's weight of the manifest, as the
 * port tells it, where it does not as his own manifest that customs have accepted does, and then as customs' pre-manifest does. Who names a bill is told of it as its followers are; one
 * that he does not follow is a look of the day (ADR 0011).
 *
 * @throws BusinessError 400 when he does not follow it and nothing was heard of it in Shanghai; 429 when the day's looks are used up.
 */
export async function takeFromBill(parts: VgmParts, session: Session, typed: string) {
  const billNo = typed.trim().toUpperCase();
  const isFollowed = (await parts.follow.findFollowed(session.ownerKey, 'bill', [billNo])).includes(billNo);
  const own = await parts.declared.findDeclared(session.ownerKey, billNo);
  await parts.tracking.countOthers(session, isFollowed || own !== null ? 0 : 1);
  const bill = (await parts.tracking.readBills(vgmPort, [billNo])).get(billNo);
  const declared = await parts.manifests.findPreManifest(session.ownerKey, { billNo, call: bill?.status ?? anyCall });
  const listed = declared !== null && portOfLocode(declared.portCode?.slice(0, 5) ?? '') === vgmPort ? declared : null;
  if (!isFollowed && bill === undefined && own === null && listed === null) throw refuse(refusals.unknownBill, {}, { field: 'billNo' });
  const weights = cargoWeights(bill?.facts ?? [], billNo);
  const vesselName = spellVesselName(bill?.status.vesselName ?? own?.vesselName ?? listed?.vesselName ?? '');
  const voyage = spellVoyage(bill?.status.voyage ?? own?.voyage ?? listed?.voyage ?? '');
  const terminal = bill?.status.terminal ?? null;
  const carrier = carriers.find(({ prefixes }) => prefixes.some((prefix) => billNo.startsWith(prefix)));
  const ownBoxes = new Map(own?.boxes.map((box) => [box.containerNo, box]));
  const inPort = new Map(bill?.status.boxes.map((box) => [box.containerNo, box]));
  return {
    vesselName,
    voyage,
    shipCompany: carrier?.code ?? own?.carrier ?? '',
    wharf: terminal === null ? (own?.wharf ?? '') : wharfCode(vgmPort, terminal),
    window: showWindow(await readWindow(parts, { vesselName, voyage })),
    containers: [...new Set([...inPort.keys(), ...ownBoxes.keys(), ...(listed?.boxes.keys() ?? [])])].map((ctnNo) => {
      const stated = listed?.boxes.get(ctnNo);
      const kg = weights.get(ctnNo) ?? ownBoxes.get(ctnNo)?.cargoKg ?? stated?.grossWeightKg ?? 0;
      return {
        ctnNo,
        ctnType: inPort.get(ctnNo)?.sizeType ?? ownBoxes.get(ctnNo)?.sizeType ?? stated?.sizeType ?? '',
        // A nought stands where its sender does not know.
        manifestWeight: kg > 0 ? Math.round(kg) : null,
      };
    }),
  };
}

const anyCall = { vesselName: null, vesselCode: null, voyage: null };

/** The cargo's weight of each container as the bill's newest manifest has it: no tare is in it. */
function cargoWeights(facts: readonly Fact[], billNo: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const fact of facts.toSorted((a, b) => a.heardMs - b.heardMs)) {
    if (fact.kind !== 'manifest' || fact.billNo !== billNo || fact.containerNo === null) continue;
    if (fact.detail.cargoWeightKg !== null) weights.set(fact.containerNo, Math.round(fact.detail.cargoWeightKg));
  }
  return weights;
}

import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Fact } from '@mastlight/domain/tracking/index';
import { vgmRefusals as refusals } from '@mastlight/domain/vgm/refusals';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { spellVesselName, spellVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { wharfCode } from '@mastlight/domain/vocabulary/wharf';
import type { VgmParts } from '../parts';
import { vgmPort } from '@mastlight/domain/vgm/limits';
import { readWindow, showWindow } from '../read-window';

/**
 * What is known of a bill that the caller follows, for a filing of it: ship, terminal, and containers with the cargo's weight
 * of the manifest.
 *
 * @throws BusinessError 400 when he does not follow it: a number alone tells nobody its boxes (ADR 0011).
 */
export async function takeFromBill(parts: VgmParts, ownerKey: string, typed: string) {
  const billNo = typed.trim().toUpperCase();
  const followed = await parts.follow.findFollowed(ownerKey, 'bill', [billNo]);
  if (!followed.includes(billNo)) throw refuse(refusals.notFollowed, {}, { field: 'billNo' });
  const bill = (await parts.tracking.readBills(vgmPort, [billNo])).get(billNo);
  const weights = cargoWeights(bill?.facts ?? [], billNo);
  const vesselName = spellVesselName(bill?.status.vesselName ?? '');
  const voyage = spellVoyage(bill?.status.voyage ?? '');
  const terminal = bill?.status.terminal ?? null;
  const carrier = carriers.find(({ prefixes }) => prefixes.some((prefix) => billNo.startsWith(prefix)));
  return {
    vesselName,
    voyage,
    shipCompany: carrier?.code ?? '',
    wharf: terminal === null ? '' : wharfCode(vgmPort, terminal),
    window: showWindow(await readWindow(parts, { vesselName, voyage })),
    containers: (bill?.status.boxes ?? []).map((box) => ({
      ctnNo: box.containerNo,
      ctnType: box.sizeType ?? '',
      manifestWeight: weights.get(box.containerNo) ?? null,
    })),
  };
}

/** The cargo's weight of each container as the bill's newest manifest has it: no tare is in it. */
function cargoWeights(facts: readonly Fact[], billNo: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const fact of facts.toSorted((a, b) => a.heardMs - b.heardMs)) {
    if (fact.kind !== 'manifest' || fact.billNo !== billNo || fact.containerNo === null) continue;
    if (fact.detail.cargoWeightKg !== null) weights.set(fact.containerNo, Math.round(fact.detail.cargoWeightKg));
  }
  return weights;
}

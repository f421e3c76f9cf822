/** Peers idea 7: a verified mass against what the manifest declares of the cargo and what the gate has weighed. */
import type { VgmContainer } from './filing';
import { differenceSharePercent, sumToleranceKg } from './limits';

/** Ours less theirs. */
export interface WeightDifference {
  readonly kg: number;
  /** Of theirs, in percent, to one decimal. */
  readonly percent: number;
  /** Whether it is so small that nobody will ask. */
  readonly isSame: boolean;
}

/** Ours less theirs; null where either is not known, or theirs is no weight. */
function difference(oursKg: number | null, theirsKg: number | null): WeightDifference | null {
  if (oursKg === null || theirsKg === null || theirsKg <= 0) return null;
  const kg = oursKg - theirsKg;
  return { kg, percent: Math.round((kg / theirsKg) * 1000) / 10, isSame: Math.abs(kg) * 100 <= theirsKg * differenceSharePercent };
}

/** Net against the cargo's weight on the manifest, which holds no tare. */
export function againstManifest({ netKg }: Pick<VgmContainer, 'netKg'>, manifestKg: number | null): WeightDifference | null {
  return difference(netKg, manifestKg);
}

/** Gross against what the gate has weighed: the container with its cargo. */
export function againstGate({ grossKg }: Pick<VgmContainer, 'grossKg'>, gateKg: number | null): WeightDifference | null {
  return difference(grossKg, gateKg);
}

/**
 * Whether a difference to the manifest is the tare, as if it had been added or taken off once too often, and what gross
 * would be without that; null when it is not.
 */
export function tareTakenTwice(
  { tareKg, netKg, grossKg }: Pick<VgmContainer, 'tareKg' | 'netKg' | 'grossKg'>,
  manifestKg: number | null,
): { readonly was: 'added' | 'subtracted'; readonly grossKg: number } | null {
  if (tareKg === null || netKg === null || grossKg === null || manifestKg === null || tareKg <= 0) return null;
  const kg = netKg - manifestKg;
  if (Math.abs(kg - tareKg) <= sumToleranceKg) return { was: 'added', grossKg: grossKg - tareKg };
  if (Math.abs(kg + tareKg) <= sumToleranceKg) return { was: 'subtracted', grossKg: grossKg + tareKg };
  return null;
}

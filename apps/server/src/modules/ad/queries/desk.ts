import type { AdStat, ManagedAd } from '@mastlight/domain/ad/contract';
import { viewDayMs } from '@mastlight/domain/ad/limits';
import type { AdParts } from '../parts';
import { countStays } from './count-stays';
import { findAds } from './find-ads';
import { isStanding } from './show-ad';

/** All ads as their administrator sees them, in their order. */
export async function listManaged({ database, clock }: Pick<AdParts, 'database' | 'clock'>): Promise<ManagedAd[]> {
  const nowMs = clock.nowMs();
  return (await findAds(database)).map((ad) => ({ ...ad, isStanding: isStanding(ad, nowMs) }));
}

/** Sums of the last days, 30 unless told, to the second. */
export async function countRecentStays({ database, clock }: Pick<AdParts, 'database' | 'clock'>, days = 30): Promise<AdStat[]> {
  return countStays(database, clock.nowMs() - days * viewDayMs);
}

import { lorryKmh, roadFactor, wayToTerminal } from '@mastlight/domain/position/index';
import type { TruckPosition } from '@mastlight/domain/truck/contract';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../../../platform/catalogue';
import { truckWords } from '../texts/zh-CN';

/** When a truck that drives may be at the terminal ahead of it, and by what that was estimated; nothing of any other. */
export function WayAhead({ position }: { readonly position: TruckPosition }) {
  const say = useTexts(truckWords);
  const way = wayToTerminal({ ...position, atMs: position.fixMs });
  if (way === null) return null;
  const time = formatShanghai(way.atMs).slice(11, 16);
  return <p>{say('towards', { place: way.place, time, km: way.km, factor: String(roadFactor), speed: lorryKmh })}</p>;
}

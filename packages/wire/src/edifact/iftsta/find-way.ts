import type { EventLeg, TransportLeg } from '../../message';

type Way = NonNullable<EventLeg['way']>;

/** 8067 */
const waysByMode: Readonly<Record<string, Way>> = {
  '1': 'sea',
  '2': 'rail',
  '3': 'road',
  '4': 'air',
  '8': 'inland-water',
};

/** 8179, where no mode is told. */
const waysByMeans: Readonly<Record<string, Way>> = { '13': 'sea', '25': 'rail', '31': 'road' };

/** How a leg goes, by mode, else by means of transport; null when neither tells. */
export function findWay({ mode, means }: Pick<TransportLeg, 'mode' | 'means'>): EventLeg['way'] {
  if (mode !== null && Object.hasOwn(waysByMode, mode)) return waysByMode[mode] ?? null;
  return means !== null && Object.hasOwn(waysByMeans, means) ? (waysByMeans[means] ?? null) : null;
}

/** The 8067 code of a way. */
export function modeOfWay(way: EventLeg['way']): string | null {
  return Object.entries(waysByMode).find(([, word]) => word === way)?.[0] ?? null;
}

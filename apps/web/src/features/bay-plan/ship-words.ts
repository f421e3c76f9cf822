/** What is said of a ship and her boxes, on the page and over her picture. */
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { textsOf } from '../../platform/catalogue';
import type { ShownVessel } from './api';
import type { PictureWords } from './ship-picture';
import { bayPlanWords } from './texts/zh-CN';

export const numbers = ['gateIn', 'released', 'inspected', 'loaded'] as const;

/** What a picture of a ship says over her: which she is, when the port closes, what is counted, and as of when. */
export function wordsOfPicture(vessel: ShownVessel): PictureWords {
  const { ship, berth, containers, counts, at, portNow } = vessel;
  const say = textsOf(bayPlanWords);
  const closes = berth.portCloseTime?.slice(5, 16) ?? say('unknown');
  const count = (of: number | null): string => (of === null ? say('unknown') : String(of));
  const outside = containers.filter((box) => box.mine && box.state === 'absent').length;
  const [takes, sailed] = [takesBoxes(vessel), sailedOf(vessel)];
  const closing = takes === null ? '' : ` · ${say(takes.isShut ? 'outside.closed' : 'outside.closes', { time: takes.until })}`;
  const waiting = outside > 0 ? [say('outside.title', { count: outside }) + closing] : [];
  const counted = numbers.map(
    (name) => `${say(`numbers.${name}`)} ${count(counts[name])}${name === 'gateIn' ? ` ${sayWhole(vessel)}`.trimEnd() : ''}`,
  );
  return {
    title: `${ship.vesselsName} / ${ship.voyage}`,
    lines: [
      `${berth.wharf === null ? say('yard.unknown') : wharfName(defaultPort, berth.wharf)} · ${say('berth.portClose')} ${closes}`,
      `${say(counts.of === 'own' ? 'picture.own' : 'picture.ship')}：${counted.join(' · ')}`,
      ...(sailed === null ? waiting : [saySailed(sailed)]),
      say('picture.asOf', { time: (at ?? portNow).slice(0, 16) }),
    ],
  };
}

/** Beside the boxes that are in: of how many, or of how many others that is not known; empty where neither is to be said. */
export function sayWhole({ counts, containers }: Pick<ShownVessel, 'counts' | 'containers'>): string {
  const say = textsOf(bayPlanWords);
  if (counts.of === 'own') return counts.total === null ? '' : say('numbers.of', { total: counts.total });
  const unknown = containers.filter(({ state }) => state === 'unknown').length;
  return counts.gateIn === null || unknown === 0 ? '' : say('numbers.ofShip', { count: unknown });
}

/** Until when the port takes boxes, and whether that has passed; null: no plan tells. */
export function takesBoxes({
  berth,
  at,
  portNow,
}: Pick<ShownVessel, 'berth' | 'at' | 'portNow'>): { readonly until: string; readonly isShut: boolean } | null {
  const until = berth.ctnApplyEndTime ?? berth.portCloseTime;
  return until === null ? null : { until: until.slice(5, 16), isShut: until <= (at ?? portNow) };
}

/** When she sailed, and how many own boxes were not on her; null: she has not. */
export function sailedOf({ berth, containers, at, portNow }: ShownVessel): { readonly time: string; readonly left: number } | null {
  const time = berth.atdTime;
  if (time === null || time > (at ?? portNow)) return null;
  const left = containers.filter(({ mine, state }) => mine && state !== 'loaded' && state !== 'discharged').length;
  return { time: time.slice(5, 16), left };
}

export const saySailed = ({ time, left }: { readonly time: string; readonly left: number }): string =>
  textsOf(bayPlanWords)(left > 0 ? 'sailedWithout' : 'sailed', { time, count: left });

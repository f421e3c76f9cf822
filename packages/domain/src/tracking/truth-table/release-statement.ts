/**
 * Section 8 of docs/bill-rules.md a second time, over the letters of `release-legs.ts` and not over a status: nothing here
 * is taken from the code that explains a release, and nothing there may be taken from here.
 */
import type { PortCode } from '../../ports/index';
import { portTables, type LegClock, type LegRow } from './release-legs';

/** Minutes from now to each clock; null: no plan tells any. */
export type ClockTimes = Readonly<Record<LegClock, number>> | null;

export interface StatedLeg {
  readonly state: string;
  /** Null: nobody can be asked for it now. */
  readonly clause: string | null;
}

/** Letters that may be said of a leg. */
export const lettersOf: Readonly<Record<LegRow['stage'], string>> = {
  pre: '.DYX',
  clean: '.nYT',
  gate: '.YL',
  arrival: '.YXT',
  release: '.YXTI',
  permit: '.nYT',
  stow: '.YT',
};

const isStep = ({ stage }: LegRow): boolean => stage === 'gate' || stage === 'arrival' || stage === 'release' || stage === 'permit';

/** How each leg of a box stands, and what is said of it. */
export function stateLegs(port: PortCode, said: string, times: ClockTimes): readonly StatedLeg[] {
  const { legs, clocks } = portTables[port];
  const steps = legs.map((leg, at) => ({ leg, letter: said[at]! })).filter(({ leg }) => isStep(leg));
  const word = steps.map(({ letter }) => letter).join('');
  const hasLeft = word.startsWith('L');
  const reached = hasLeft ? 0 : Math.max(word.lastIndexOf('Y') + 1, word.lastIndexOf('T'), word.lastIndexOf('I'));
  const held = word.search(/[XTI]/);
  const waits = hasLeft || held === -1 ? reached : Math.min(held, reached);
  const arrivalAt = steps.findIndex(({ leg }) => leg.stage === 'arrival');

  return legs.map((leg, at): StatedLeg => {
    const letter = said[at]!;
    const place = steps.findIndex((step) => step.leg === leg);
    const { lack, by, does } = leg;
    const say = (what: string, who: string, verb: string): string => {
      const left = times?.[leg.clock];
      const until =
        left === undefined ? '' : left > 0 ? `，距${clocks[leg.clock]} ${hours(left)}` : `，${clocks[leg.clock]}已过 ${hours(-left)}`;
      return `${what}：由${who}${verb}，找${leg.call}${until}`;
    };
    if (letter === 'Y') return { state: 'given', clause: null };
    if (letter === 'X') return { state: 'refused', clause: say(`${leg.name}被退单`, '海关', '退回') };
    if (letter === 'T') return { state: 'withdrawn', clause: say(`${leg.name}已取消`, by, '收回') };
    if (letter === 'I') return { state: 'inspection', clause: say('查验未完', '海关', '查验') };
    if (letter === 'L') return { state: 'awaited', clause: say('又出港', by, '送回').replace(`找${leg.call}`, '找码头和车队') };
    const awaited = letter === 'D' ? say('预配未回执', '海关', '答复') : say(lack, by, does);
    switch (leg.stage) {
      case 'pre':
        return waits <= arrivalAt ? { state: 'awaited', clause: awaited } : { state: 'implied', clause: null };
      case 'clean':
        return waits < steps.length ? { state: 'awaited', clause: awaited } : { state: 'implied', clause: null };
      case 'stow':
        return { state: 'later', clause: null };
      default:
        if (place < reached) return { state: 'implied', clause: null };
        return place === waits ? { state: 'awaited', clause: awaited } : { state: 'later', clause: null };
    }
  });
}

/** The sentence of a box that is ashore while its ship has not gone. */
export function stateBox(port: PortCode, said: string, times: ClockTimes): string {
  const { legs } = portTables[port];
  const stated = stateLegs(port, said, times);
  const later = legs.filter((_, at) => stated[at]!.state === 'later').map(({ name }) => name);
  const open = stated.flatMap(({ clause }) => clause ?? []);
  if (open.length === 0) return `手续齐，等${later[0] ?? '装船'}`;
  const isLate = legs.some((leg, at) => leg.clock !== 'papers' && stated[at]!.clause !== null && times !== null && times[leg.clock] <= 0);
  return `${open.join('；')}${later.length > 0 ? `。之后还要${later.join('、')}` : ''}${isLate ? '。问码头能不能等，不行就改配' : ''}`;
}

function hours(minutes: number): string {
  const whole = Math.floor(minutes / 60);
  if (whole >= 24) return `${Math.floor(whole / 24)}天${whole % 24 > 0 ? `${whole % 24}h` : ''}`;
  const rest = minutes % 60;
  if (whole === 0) return `${rest}m`;
  return rest > 0 ? `${whole}h${rest}m` : `${whole}h`;
}

import type { Tone } from '@mastlight/ui';
import type { BoxFacts, NodeFacts } from './facts-shown';
import { said } from '../../platform/said';

/** The nodes of the bar, by which a box's own step is named and placed. */
export type Steps = readonly Pick<NodeFacts, 'code' | 'name'>[];

/** Where a box stands: what is said of it (an id of `box.step` in the texts) at which step, and how loudly. */
export interface BoxStep {
  readonly what: 'refused' | 'withdrawn' | 'inspection' | 'heldLater' | 'waits' | 'clear' | 'loaded';
  /** Name of the step; empty where none is left. */
  readonly step: string;
  readonly tone: Tone;
}

const toneOfHold = { refused: 'danger', withdrawn: 'danger', inspection: 'customs' } as const;

/** The step at which a box is held, or that it waits for. */
export function boxStep(box: BoxFacts, steps: Steps): BoxStep {
  const step = said(steps.find(({ code }) => code === box.waitsFor)?.name ?? '');
  if (box.loadTime !== null) return { what: 'loaded', step, tone: 'done' };
  if (box.held !== null) return { what: box.held, step, tone: toneOfHold[box.held] };
  if (box.isHeld) return { what: 'heldLater', step, tone: 'att' };
  return box.waitsFor === null ? { what: 'clear', step, tone: 'done' } : { what: 'waits', step, tone: 'idle' };
}

/** The boxes that cause trouble first: what holds one before what lets it wait, an early step before a late one, those on board last. */
export function troubledFirst(boxes: readonly BoxFacts[], steps: Steps): readonly BoxFacts[] {
  const rankOf = (box: BoxFacts): number => {
    if (box.loadTime !== null) return 4;
    if (box.held !== null) return 0;
    if (box.isHeld) return 1;
    return box.waitsFor === null ? 3 : 2;
  };
  const placeOf = (box: BoxFacts): number => steps.findIndex(({ code }) => code === box.waitsFor);
  return boxes.toSorted((a, b) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b));
}

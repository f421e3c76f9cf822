import type { Tone } from '@mastlight/ui';
import type { BoxFacts, BoxReleaseFacts, NodeFacts } from './facts-shown';
import { said } from '../../platform/said';

/** The nodes of the bar, by which a box's own step is named and placed. */
export type Steps = readonly Pick<NodeFacts, 'code' | 'name'>[];

/** Where a box stands: what is said of it (an id of `box.step` in the texts) at which step, and how loudly. */
export interface BoxStep {
  readonly what: 'refused' | 'withdrawn' | 'inspection' | 'heldLater' | 'waits' | 'lacksPaper' | 'clear' | 'loaded';
  /** Name of the step; empty where none is left. */
  readonly step: string;
  readonly tone: Tone;
}

const toneOfHold = { refused: 'danger', withdrawn: 'danger', inspection: 'customs' } as const;

/** The step at which a box is held, or that it waits for; `need`: what it still needs, its bill's papers with it. */
export function boxStep(box: BoxFacts, steps: Steps, need?: BoxReleaseFacts): BoxStep {
  const step = said(steps.find(({ code }) => code === box.waitsFor)?.name ?? '');
  if (box.loadTime !== null) return { what: 'loaded', step, tone: 'done' };
  if (box.held !== null) return { what: box.held, step, tone: toneOfHold[box.held] };
  if (box.isHeld) return { what: 'heldLater', step, tone: 'att' };
  if (box.waitsFor !== null) return { what: 'waits', step, tone: 'idle' };
  // All its own steps are given: a paper of its bill may still keep it ashore.
  return need !== undefined && need.tone !== 'done' ? { what: 'lacksPaper', step, tone: 'att' } : { what: 'clear', step, tone: 'done' };
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

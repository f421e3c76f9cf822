import type { LegState, NodeState } from '@mastlight/domain/vocabulary/bill-progress';
import type { LampKind } from '@mastlight/ui';
import type { BoxFacts, FactTone } from './facts-shown';

/** The lamp that stands for a node's state (R-3.8-14). */
export const lampOfState: Readonly<Record<NodeState, LampKind>> = {
  none: 'unlit',
  running: 'running',
  part: 'partial',
  done: 'done',
  exception: 'fault',
  inspection: 'inspect',
  'other-call': 'elsewhere',
};

/** The lamp of a leg; one that is missing burns as its clock has it. */
export function lampOfLeg({ state, tone }: { readonly state: LegState; readonly tone: FactTone }): LampKind {
  if (state === 'later') return 'unlit';
  return lampOfTone[tone];
}

/** The lamp before an event. */
export const lampOfTone: Readonly<Record<FactTone, LampKind>> = {
  done: 'done',
  danger: 'fault',
  attention: 'changed',
  running: 'running',
  customs: 'inspect',
  idle: 'unlit',
};

/** The lamp of a port's flag: refused by customs, released, withdrawn, or not yet. */
export function lampOfFlag({ value, refused }: BoxFacts['flags'][number]): LampKind {
  if (refused || value === 'T') return 'fault';
  return value === 'Y' ? 'done' : 'unlit';
}

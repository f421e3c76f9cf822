import type { NodeState } from '@mastlight/domain/vocabulary/bill-progress';
import type { LampKind } from '@mastlight/ui';
import type { FactTone } from './facts-shown';

/** The lamp that stands for a node's state (R-3.8-14). */
export const lampOfState: Readonly<Record<NodeState, LampKind>> = {
  none: 'unlit',
  running: 'running',
  part: 'partial',
  done: 'done',
  exception: 'fault',
  inspection: 'inspect',
};

/** The lamp before an event. */
export const lampOfTone: Readonly<Record<FactTone, LampKind>> = {
  done: 'done',
  danger: 'fault',
  attention: 'changed',
  running: 'running',
  customs: 'inspect',
  idle: 'unlit',
};

/** The lamp of a port's flag: released, withdrawn, or not yet. */
export function lampOfFlag(flag: string | null): LampKind {
  if (flag === 'Y') return 'done';
  return flag === 'T' ? 'fault' : 'unlit';
}

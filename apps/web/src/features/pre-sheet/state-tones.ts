import type { PreSheetState } from '@mastlight/domain/pre-sheet/states';
import type { Tone } from '@mastlight/ui';

/** How each state is coloured. */
export const stateTones: Readonly<Record<PreSheetState, Tone>> = {
  draft: 'idle',
  submitted: 'run',
  withdrawing: 'att',
  accepted: 'done',
  returned: 'danger',
};

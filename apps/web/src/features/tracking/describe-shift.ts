import type { Say } from '../../platform/catalogue';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { splitMove } from '@mastlight/domain/vocabulary/move-of-time';
import type { chinese } from './texts/zh-CN';

/** How far a cut-off was moved, in words; null when one of its times is not known or nothing moved. */
export function describeShift(
  from: string | null,
  to: string | null,
  say: Say<typeof chinese>,
): { readonly text: string; readonly isEarlier: boolean } | null {
  const fromMs = from === null ? undefined : parseShanghai(from);
  const toMs = to === null ? undefined : parseShanghai(to);
  if (fromMs === undefined || toMs === undefined || fromMs === toMs) return null;
  const isEarlier = toMs < fromMs;
  const amount = splitMove(toMs - fromMs)
    .map(({ unit, count }) => say(`shift.${unit}`, { count }))
    .join(' ');
  return { text: isEarlier ? say('shift.earlier', { amount }) : say('shift.later', { amount }), isEarlier };
}

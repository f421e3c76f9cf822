import type { Say } from '../../platform/catalogue';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
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
  const minutes = Math.round(Math.abs(toMs - fromMs) / 60_000);
  const hours = minutes / 60;
  const isEarlier = toMs < fromMs;
  const amount =
    minutes < 60
      ? say('shift.minutes', { count: minutes })
      : hours < 48
        ? say('shift.hours', { count: String(Number(hours.toFixed(1))) })
        : say('shift.days', { count: String(Number((hours / 24).toFixed(1))) });
  return { text: isEarlier ? say('shift.earlier', { amount }) : say('shift.later', { amount }), isEarlier };
}

import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';

/** How far a cut-off was moved, in words; null when one of its times is not known or nothing moved. */
export function describeShift(from: string | null, to: string | null): { readonly text: string; readonly isEarlier: boolean } | null {
  const fromMs = from === null ? undefined : parseShanghai(from);
  const toMs = to === null ? undefined : parseShanghai(to);
  if (fromMs === undefined || toMs === undefined || fromMs === toMs) return null;
  const minutes = Math.round(Math.abs(toMs - fromMs) / 60_000);
  const hours = minutes / 60;
  const amount =
    minutes < 60 ? `${minutes} 分钟` : hours < 48 ? `${Number(hours.toFixed(1))} 小时` : `${Number((hours / 24).toFixed(1))} 天`;
  return { text: `${toMs < fromMs ? '提前' : '推迟'} ${amount}`, isEarlier: toMs < fromMs };
}

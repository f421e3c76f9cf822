const minuteMs = 60_000;

/**
 * How long ago something was heard, as every datum on the screen tells it
 * (ux 3). `short` is for table cells ("3分"), `long` for sentences ("3 分钟前").
 */
export function formatAge(ageMs: number, form: 'short' | 'long'): string {
  const minutes = Math.floor(ageMs / minuteMs);
  if (minutes < 1) return '刚刚';
  if (minutes < 60) return form === 'short' ? `${minutes}分` : `${minutes} 分钟前`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return form === 'short' ? `${hours}时` : `${hours} 小时前`;
  const days = Math.floor(hours / 24);
  return form === 'short' ? `${days}天` : `${days} 天前`;
}

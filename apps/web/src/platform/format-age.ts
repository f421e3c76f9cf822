import { textsOf } from './catalogue';
import { platformTexts } from './texts/zh-CN';

const minuteMs = 60_000;

/**
 * How long ago something was heard, as every datum on the screen tells it
 * (ux 3). `short` is for table cells ("3m"), `long` for sentences ("3 minutes ago").
 */
export function formatAge(ageMs: number, form: 'short' | 'long'): string {
  const say = textsOf(platformTexts);
  const minutes = Math.floor(ageMs / minuteMs);
  if (minutes < 1) return say('age.now');
  if (minutes < 60) return say(`age.${form}.minutes`, { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return say(`age.${form}.hours`, { count: hours });
  return say(`age.${form}.days`, { count: Math.floor(hours / 24) });
}

/** "收到 18 分钟前": how long ago a report came in, beside the time of what it reports. */
export function sayHeard(ageMs: number): string {
  return textsOf(platformTexts)('age.heard', { age: formatAge(ageMs, 'long') });
}

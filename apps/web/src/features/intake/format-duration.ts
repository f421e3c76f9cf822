import { textsOf } from '../../platform/catalogue';
import { intakeTexts } from './texts/zh-CN';

/** A waiting time for people: seconds, minutes or hours. */
export function formatDuration(seconds: number): string {
  const say = textsOf(intakeTexts);
  if (seconds < 60) return say('durations.seconds', { count: Math.round(seconds) });
  if (seconds < 3600) return say('durations.minutes', { count: Math.floor(seconds / 60) });
  return say('durations.hours', { count: Math.floor(seconds / 3600) });
}

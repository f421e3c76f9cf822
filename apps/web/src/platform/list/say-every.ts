import { textsOf } from '../catalogue';
import { listTexts } from './texts/zh-CN';

/** How often a source is heard: `40 分钟`. */
export function sayEvery(seconds: number): string {
  const say = textsOf(listTexts);
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 120 ? say('sourceEvery.minutes', { count: minutes }) : say('sourceEvery.hours', { count: Math.round(minutes / 60) });
}

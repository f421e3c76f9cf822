import { makeCatalogue } from '../../../platform/catalogue';

/** What was known of a bill at an instant, in words. */
export const chinese = {
  title: '当时知道的',
  past: '这是 {time} 当时知道的：之后才听到的不算，按现在的规则推算',
  now: '现在知道的。往回拖，看当时知道什么',
  typedShip: '您改的船名航次没有留下改的时间，这里按港口当时说的',
  backToNow: '回到现在',
  close: '收起回放',
  slider: '听到消息的时刻',
  stop: '{time}，听到 {statements, number} 条',
  stopNow: '现在',
  told: '{time} 当时知道的：最近一次新增 {heard, number} 条{struck, plural, =0 {} other {，划去 # 条}}',
  time: '看哪个时刻',
  timeHint: '2026-11-29 14:00',
  look: '看',
  refused: '{reason}。下面是现在的',
} as const;

export const lookBackTexts = makeCatalogue('bill-subscription.look-back', chinese, async () => (await import('./look-back.en-US')).english);

import { listOpeningBills } from '../world/opening';
import type { World } from '../world/world';

/** A chat message as a forwarder gets it: bill numbers among words, two of them twice, one too short. */
export interface SampleChat {
  readonly text: string;
  /** The different bill numbers in it that exist in the world. */
  readonly billNos: readonly string[];
}

/** Opening bills that the message names: one for each kind of trouble, and a few without any. */
const named = [0, 4, 5, 8, 12, 13, 16, 17, 18, 21, 24, 27, 36, 42];

/** Writes the sample message of this world; the same for the same seed. */
export function writeSampleChat(world: World): SampleChat {
  const opening = listOpeningBills(world);
  const billNos = named.map((index) => opening[index]).filter((billNo) => billNo !== undefined);
  const at = (index: number): string => billNos[index] ?? '';
  const text = `小周早，这周要盯的票（演示）：
1）${at(0)}，${at(1)} 这两票客户催得急
2）${at(2)} / ${at(3)} 截港好像提前了，帮看下
${at(4)}　${at(5)}；${at(6)}
${at(7)}、${at(8)}，昨天退单那票是 ${at(12)}
@陈甬 再加 ${at(9)} ${at(10)} ${at(11)}
${at(1)} 和 ${at(3)} 上面发过了，别重复订
还有一票 COSU6412 号码没发全，等客户补
${at(13)} 已装船，看下开了没，电话 19900000001`;
  return { text, billNos };
}

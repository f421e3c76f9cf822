import { useTexts } from '../../platform/catalogue';
import { describeShift } from './describe-shift';
import { trackingTexts } from './texts/zh-CN';

/** How far a cut-off was moved, in the words of the reader; see `describeShift`. */
export function useShift(): (from: string | null, to: string | null) => ReturnType<typeof describeShift> {
  const say = useTexts(trackingTexts);
  return (from, to) => describeShift(from, to, say);
}

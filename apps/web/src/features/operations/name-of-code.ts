import { findText, type Messages, type Say } from '../../platform/catalogue';
import type { chinese } from './texts/zh-CN';

/** Says what the desk says. */
export type SayOperations = Say<typeof chinese>;

/** What a code of the server is called; the code itself where a newer server tells one that nobody has named. */
export function nameOfCode(say: SayOperations, group: 'reason' | 'oddity' | 'events' | 'subjects' | 'formats', code: string): string {
  return findText(say as unknown as Say<Messages>, `${group}.${code}`) ?? code;
}

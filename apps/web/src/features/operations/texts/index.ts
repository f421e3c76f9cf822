import { findText, makeCatalogue, type Messages, type Say } from '../../../platform/catalogue';
import { chinese } from './zh-CN';

/** The texts of the operator's desk. */
export const operationsTexts = makeCatalogue('operations', chinese, async () => (await import('./en-US')).english);

export type SayOperations = Say<typeof chinese>;

/** What a code of the server is called; the code itself where a newer server tells one that nobody has named. */
export function nameOfCode(say: SayOperations, group: 'reason' | 'oddity' | 'events' | 'subjects' | 'formats', code: string): string {
  return findText(say as unknown as Say<Messages>, `${group}.${code}`) ?? code;
}

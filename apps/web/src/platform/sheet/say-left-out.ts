import { showToast } from '@mastlight/ui';
import { textsOf } from '../catalogue';
import { leftOutTexts } from './texts/left-out.zh-CN';

/** What an import tells of a file that it did not read whole. */
export interface LeftOut {
  readonly hiddenRows: number;
  /** Titles of columns in which something stands, and that name nothing known. */
  readonly unreadTitles: readonly string[];
}

/** What of a file was left out, in sentences; none where all was read. */
export function sayLeftOut({ hiddenRows, unreadTitles }: LeftOut): string[] {
  const say = textsOf(leftOutTexts);
  return [
    ...(hiddenRows > 0 ? [say('hiddenRows', { count: hiddenRows })] : []),
    ...(unreadTitles.length > 0 ? [say('unread', { titles: unreadTitles.join('、') })] : []),
  ];
}

/** Shows each of these sentences. */
export function tellLeftOut(read: LeftOut): void {
  for (const text of sayLeftOut(read)) showToast({ tone: 'warning', text });
}

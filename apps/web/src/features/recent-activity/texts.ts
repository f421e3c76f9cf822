import type { RecentEntry } from './api';

export const captions = {
  label: '近期订阅',
  stop: '停止滚动',
  resume: '继续滚动',
} as const;

interface EntryWords {
  readonly action: string;
  readonly title: string;
  readonly value: string;
}

/** R-3.3-02, -03: what somebody did, to what. */
export function describeEntry(entry: RecentEntry): EntryWords {
  if (entry.carNo) return { action: '添加了', title: '车牌号', value: entry.carNo };
  if (entry.blno) return { action: '订阅了', title: '提单号', value: entry.blno };
  const value = [entry.vesselsName, entry.voyage].filter(Boolean).join('/');
  return { action: '订阅了', title: '船名/航次', value };
}

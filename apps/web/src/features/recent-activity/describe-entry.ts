import type { Say } from '../../platform/catalogue';
import type { RecentEntry } from './api';
import type { chinese } from './texts/zh-CN';

interface EntryWords {
  readonly action: string;
  readonly title: string;
  readonly value: string;
}

/** R-3.3-02, -03: what somebody did, to what. */
export function describeEntry(entry: RecentEntry, say: Say<typeof chinese>): EntryWords {
  if (entry.carNo) return { action: say('truck.action'), title: say('truck.title'), value: entry.carNo };
  if (entry.blno) return { action: say('bill.action'), title: say('bill.title'), value: entry.blno };
  const value = [entry.vesselsName, entry.voyage].filter(Boolean).join('/');
  return { action: say('call.action'), title: say('call.title'), value };
}

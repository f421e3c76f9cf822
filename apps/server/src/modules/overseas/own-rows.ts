import { overseasList } from '@mastlight/domain/overseas/contract';
import type { TimedRows } from '../../platform/list/end-by-time';
import { OwnRowCommands } from '../../platform/list/own-row-commands';
import { settleHolds } from './operations/settle-holds';
import type { OverseasParts } from './parts';
import { findEndable } from './queries/find-endable';
import { overseasServed } from './queries/overseas-list';
import { markLetGo } from './store';

/** What is done with rows of the list, by who has them and as they end by themselves; money that still waits goes back with them. */
export function overseasRows(parts: OverseasParts): { readonly rows: OwnRowCommands; readonly timed: TimedRows } {
  const { platform, follow } = parts;
  const { topic } = overseasList;
  const rows = new OwnRowCommands(platform, {
    table: overseasServed.table,
    topic,
    async letGo(tx, ids, { ownerKey, userId = 0, trace }, why) {
      await follow.end(tx, topic.name, ids);
      await settleHolds(parts, tx, { ownerKey, userId, ...(trace && { trace }) }, ids, why === 'deleted' ? 'let-go' : 'no-data');
      await markLetGo(tx, ids, Math.trunc(platform.portClock.nowMs()));
    },
    bring: async () => undefined,
  });
  return {
    rows,
    timed: { topic, find: (...within) => findEndable(...within), end: (...which) => rows.end(...which), payBack: async () => undefined },
  };
}

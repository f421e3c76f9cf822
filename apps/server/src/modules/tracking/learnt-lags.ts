import { usualLags, type PinnedLag, type UsualLags } from '@mastlight/domain/tracking/usual-lags';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import type { Transaction } from '../../platform/db/transaction';
import { loadLearntSince } from './store/usual-lags';

interface Known {
  readonly pinned: readonly PinnedLag[];
  readonly lastId: number;
  readonly lags: UsualLags;
}

/** What is usual at each port. What was learnt is never changed, so each time only what is new is asked for. */
export class LearntLags {
  readonly #known = new Map<PortCode, Known>();

  /** What is usual at a port by everything learnt until now. */
  async of(transaction: Transaction, port: PortCode): Promise<UsualLags> {
    const before = this.#known.get(port);
    const { pinned, lastId } = await loadLearntSince(transaction, port, before?.lastId ?? 0);
    if (before && lastId === null) return before.lags;
    const all = [...(before?.pinned ?? []), ...pinned];
    const known = { pinned: all, lastId: lastId ?? 0, lags: usualLags(port, all) };
    this.#known.set(port, known);
    return known.lags;
  }
}

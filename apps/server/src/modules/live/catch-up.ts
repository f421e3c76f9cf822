import type { KeyOf } from '@mastlight/domain/contract-kit/topic';
import { catchUpMostMs, requestWayMs } from '@mastlight/domain/live/contract';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { Clock } from '../../platform/clock/clock';
import type { PageChange } from '../../platform/live';
import type { FollowDoor, Subjects, subjectsChanged } from '../follow/index';

type ChangedSubject = KeyOf<typeof subjectsChanged>;

/** So many changes of each kind are kept; a page that asks for more fetches everything anew. */
const keptMost = 20_000;

/** Whom more subjects concern than these is not looked up for each page that opens after a bulk: it fetches everything anew. */
const subjectsMost = 3_000;

/** The changes of the last minute, oldest first. */
class Recent<T> {
  #kept: { readonly atMs: number; readonly change: T }[] = [];
  /** When the newest of those was heard that are gone; at first, when listening began. */
  #goneMs: number;

  constructor(beganMs: number) {
    this.#goneMs = beganMs;
  }

  add(atMs: number, changes: readonly T[]): void {
    for (const change of changes) this.#kept.push({ atMs, change });
    // Half at a time, so that a change costs the same however many are kept.
    if (this.#kept.length > keptMost || (this.#kept[0]?.atMs ?? atMs) < atMs - 2 * catchUpMostMs) this.#forget(atMs);
  }

  /** What was heard since; null: not all of it is known any more. */
  since(sinceMs: number): readonly T[] | null {
    if (sinceMs <= this.#goneMs) return null;
    return this.#kept.filter(({ atMs }) => atMs >= sinceMs).map(({ change }) => change);
  }

  /** Some changes were not heard. */
  lose(nowMs: number): void {
    this.#kept = [];
    this.#goneMs = nowMs;
  }

  #forget(nowMs: number): void {
    const from = Math.max(
      this.#kept.findIndex(({ atMs }) => atMs >= nowMs - catchUpMostMs),
      this.#kept.length > keptMost ? this.#kept.length - keptMost / 2 : 0,
    );
    this.#goneMs = this.#kept[from - 1]?.atMs ?? this.#goneMs;
    this.#kept = this.#kept.slice(from);
  }
}

/**
 * Tells a page that opens its stream what changed since it began to fetch: the rows that it has may be older than the
 * change, and the change was heard before anybody listened for this page.
 */
export class CatchUp {
  readonly #rows: Recent<PageChange>;
  readonly #subjects: Recent<ChangedSubject>;

  constructor(
    readonly follow: Pick<FollowDoor, 'findConcerned'>,
    readonly clock: Clock,
  ) {
    this.#rows = new Recent(clock.nowMs());
    this.#subjects = new Recent(clock.nowMs());
  }

  noteRows(change: PageChange): void {
    this.#rows.add(this.clock.nowMs(), [change]);
  }

  noteSubjects(changed: readonly ChangedSubject[]): void {
    this.#subjects.add(this.clock.nowMs(), changed);
  }

  /** Changes may have been missed, nobody knows which. */
  lose(): void {
    this.#rows.lose(this.clock.nowMs());
    this.#subjects.lose(this.clock.nowMs());
  }

  /** Rows of an owner that changed since a page began to fetch, `agoMs` ago; null: nobody knows, everything is to be fetched anew. */
  async findMissed(ownerKey: string, agoMs: number): Promise<PageChange[] | null> {
    const sinceMs = this.clock.nowMs() - agoMs - requestWayMs;
    const rows = this.#rows.since(sinceMs);
    const subjects = this.#subjects.since(sinceMs);
    if (rows === null || subjects === null) return null;
    const asked = [...groupBy(subjects, ({ kind, port }) => `${kind} ${port}`).values()].map((changed): Subjects => {
      const { kind, port } = changed[0]!;
      return { kind, port, subjects: [...new Set(changed.map(({ subject }) => subject))] };
    });
    if (asked.reduce((count, one) => count + one.subjects.length, 0) > subjectsMost) return null;
    const missed = rows.filter((change) => change.ownerKey === ownerKey);
    for (const one of asked) {
      for (const { product, rowIds } of await this.follow.findConcerned(one, [ownerKey])) {
        missed.push({ ownerKey, topic: product, ids: rowIds });
      }
    }
    return missed;
  }
}

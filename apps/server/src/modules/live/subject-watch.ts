import type { Log } from '../../platform/log';
import type { KeyOf } from '@mastlight/domain/contract-kit/topic';
import type { FollowDoor, Subjects, subjectsChanged } from '../follow/index';
import type { LiveHub } from './live-hub';

/**
 * Finds the rows that follow what has changed, of those owners alone who have
 * a page open. One look at a time: what changes meanwhile is looked up
 * together, so that a burst costs few looks.
 */
export class SubjectWatch {
  readonly #waiting = new Map<string, Omit<Subjects, 'subjects'> & { readonly subjects: Set<string> }>();
  #looking: Promise<void> | null = null;

  constructor(
    readonly hub: LiveHub,
    readonly follow: Pick<FollowDoor, 'findConcerned'>,
    readonly log: Log,
  ) {}

  /** Takes in what has changed; without an open page it costs nothing. */
  hear(changed: readonly KeyOf<typeof subjectsChanged>[]): void {
    if (this.hub.count() === 0) return;
    for (const { kind, port, subject } of changed) {
      const key = `${kind} ${port}`;
      const waiting = this.#waiting.get(key) ?? { kind, port, subjects: new Set<string>() };
      waiting.subjects.add(subject);
      this.#waiting.set(key, waiting);
    }
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
  }

  /** Resolves when nothing is being looked up. */
  async settled(): Promise<void> {
    await this.#looking;
  }

  async #look(): Promise<void> {
    for (const [key, waiting] of this.#waiting) {
      this.#waiting.delete(key);
      try {
        const changed: Subjects = { ...waiting, subjects: [...waiting.subjects] };
        for (const { ownerKey, product, rowIds } of await this.follow.findConcerned(changed, this.hub.ownerKeys())) {
          this.hub.hear({ ownerKey, topic: product, ids: rowIds });
        }
      } catch (error) {
        // Who was concerned is not known: every page fetches anew.
        this.log.warn({ err: error }, 'who follows what changed cannot be looked up');
        this.hub.sendAway();
      }
    }
  }
}

import type { Log } from '../../platform/log';
import type { SubjectChange } from '../../platform/live';
import type { FollowDoor, Subjects } from '../follow/index';
import type { LiveHub } from './live-hub';

/**
 * Finds the rows that follow what has changed, of those owners alone who have
 * a page open. One look at a time: what changes meanwhile is looked up
 * together, so that a burst costs few looks.
 */
export class SubjectWatch {
  readonly #waiting = new Map<string, { readonly kind: string; readonly port: string; readonly subjects: Set<string> }>();
  #looking: Promise<void> | null = null;

  constructor(
    readonly hub: LiveHub,
    readonly follow: Pick<FollowDoor, 'findConcerned'>,
    readonly log: Log,
  ) {}

  /** Takes in a change; without an open page it costs nothing. */
  hear({ kind, port, subjects }: SubjectChange): void {
    if (this.hub.count() === 0) return;
    const key = `${kind} ${port}`;
    const waiting = this.#waiting.get(key) ?? { kind, port, subjects: new Set<string>() };
    for (const subject of subjects) waiting.subjects.add(subject);
    this.#waiting.set(key, waiting);
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
        const changed = { ...waiting, subjects: [...waiting.subjects] } as Subjects;
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

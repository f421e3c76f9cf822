import type { KeyOf } from '@mastlight/domain/contract-kit/topic';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import type { Log } from '../../platform/log';
import { Rounds } from '../../platform/rounds';
import type { FollowDoor, subjectsChanged } from '../follow/index';
import type { LiveHub } from './live-hub';

type Changed = KeyOf<typeof subjectsChanged>;

/**
 * Finds the rows that follow what has changed, of those owners alone who have
 * a page open. One look at a time: what changes meanwhile is looked up
 * together, so that a burst costs few looks.
 */
export class SubjectWatch {
  readonly #rounds = new Rounds<readonly Changed[], void>(async (told) => {
    await this.#look(told.flat());
    return told.map(() => ({ status: 'fulfilled', value: undefined }));
  }, Infinity);
  #lastTold: Promise<void> = Promise.resolve();

  constructor(
    readonly hub: LiveHub,
    readonly follow: Pick<FollowDoor, 'findConcerned'>,
    readonly log: Log,
  ) {}

  /** Takes in what has changed; without an open page it costs nothing. */
  hear(changed: readonly Changed[]): void {
    if (this.hub.count() > 0) this.#lastTold = this.#rounds.ask(changed);
  }

  /** Resolves when nothing is being looked up: rounds are answered in their order. */
  settled(): Promise<void> {
    return this.#lastTold;
  }

  async #look(changed: readonly Changed[]): Promise<void> {
    for (const [, alike] of groupBy(changed, ({ kind, port }) => `${kind} ${port}`)) {
      const { kind, port } = alike[0]!;
      try {
        const subjects = [...new Set(alike.map(({ subject }) => subject))];
        for (const { ownerKey, product, rowIds } of await this.follow.findConcerned({ kind, port, subjects }, this.hub.ownerKeys())) {
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

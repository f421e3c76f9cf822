import { accountRefusals as refusals } from '@mastlight/domain/account/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import {
  passwordHashesAtOnce,
  passwordHashesOfStrangersAtOnce,
  passwordHashesWaitingMax,
  passwordPlacesPerHolder,
  strangersWaitingMax,
} from '@mastlight/domain/account/limits';
import { networkOf } from '../../platform/network-of';
import { Tally } from '../../platform/tally';

/** Whoever asks for a slow hash. */
export interface HashPlace {
  /**
   * Whether something was proved before: a browser the person has signed in
   * with, a session, a code sent to the phone. Everybody else is a stranger.
   */
  readonly isProven: boolean;
  /** Its network may hold a few places at once. */
  readonly address: string;
  /** The record that a try is counted in; it may hold a few places too. */
  readonly guardKey?: string;
}

type Lane = 'proven' | 'stranger';

/**
 * Turns at the slow hash (S-03). Two run at once and fifty wait; strangers
 * never take both running places nor the last waiting ones, and the proven go
 * first, so a flood of guesses does not keep out who has been in before.
 */
export class HashQueue {
  readonly #running: Record<Lane, number> = { proven: 0, stranger: 0 };
  readonly #waiting: Record<Lane, (() => void)[]> = { proven: [], stranger: [] };
  readonly #held = new Tally();

  /**
   * Does `work` in its turn.
   *
   * @throws BusinessError 429 at once when there is no place left; `work` has not begun then.
   */
  async run<T>(place: HashPlace, work: () => Promise<T>): Promise<T> {
    const lane: Lane = place.isProven ? 'proven' : 'stranger';
    // Proven and strangers of one network are counted apart: an attacker next door takes nothing from his neighbour.
    const holders = [`${lane} ${networkOf(place.address)}`, ...(place.guardKey === undefined ? [] : [place.guardKey])];
    if (!this.#hasRoom(lane) || holders.some((holder) => this.#held.of(holder) >= passwordPlacesPerHolder)) {
      throw refuse(refusals.loginBusy, {}, { retryAfterSeconds: 2 });
    }
    for (const holder of holders) this.#held.add(holder, 1);
    if (this.#canStart(lane)) this.#running[lane]++;
    // Whoever ends gives the place on, counted already.
    else await new Promise<void>((resolve) => this.#waiting[lane].push(resolve));
    try {
      return await work();
    } finally {
      this.#running[lane]--;
      for (const holder of holders) this.#held.add(holder, -1);
      this.#startNext();
    }
  }

  #hasRoom(lane: Lane): boolean {
    const { proven, stranger } = this.#waiting;
    if (this.#canStart(lane)) return true;
    if (proven.length + stranger.length >= passwordHashesWaitingMax) return false;
    return lane === 'proven' || stranger.length < strangersWaitingMax;
  }

  #canStart(lane: Lane): boolean {
    const { proven, stranger } = this.#running;
    if (proven + stranger >= passwordHashesAtOnce) return false;
    return lane === 'proven' || stranger < passwordHashesOfStrangersAtOnce;
  }

  #startNext(): void {
    for (const lane of ['proven', 'stranger'] as const) {
      while (this.#waiting[lane].length > 0 && this.#canStart(lane)) {
        this.#running[lane]++;
        this.#waiting[lane].shift()!();
      }
    }
  }
}

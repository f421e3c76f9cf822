import { hash, verify } from '@node-rs/argon2';
import { HashQueue, type HashPlace } from './hash-queue';
import type { SecretDigests } from './secret-digests';

/** argon2id, 19 MiB, two passes: a setting that OWASP names; about 30 ms. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const parameterMark = '$argon2id$v=19$m=19456,t=2,p=1$';

/**
 * Whether the password fits. Without a stored hash (nobody has this phone) a
 * decoy is compared, so that the answer takes the same time (S-04).
 */
export type Verify = (storedHash: string | null, hashedPassword: string) => Promise<boolean>;

/** Slow salted hashes of the received MD5 (T10), each in its turn of the queue. */
export class PasswordHasher {
  readonly #queue = new HashQueue();
  #decoy: Promise<string> | null = null;

  constructor(readonly digests: Pick<SecretDigests, 'password'>) {}

  /** @throws BusinessError 429 when too many wait. */
  hash(hashedPassword: string, place: HashPlace): Promise<string> {
    return this.#queue.run(place, () => hash(this.digests.password(hashedPassword), parameters));
  }

  /**
   * Waits for a turn and lends `work` the comparison. What belongs to a try,
   * such as counting it, happens in there: who gets no turn has not tried.
   *
   * @throws BusinessError 429 when too many wait; `work` has not begun then.
   */
  inTurn<T>(place: HashPlace, work: (verify: Verify) => Promise<T>): Promise<T> {
    return this.#queue.run(place, () => work((storedHash, hashedPassword) => this.#verify(storedHash, hashedPassword)));
  }

  /** Whether a stored hash was made with weaker parameters than today's. */
  isOutdated(storedHash: string): boolean {
    return !storedHash.startsWith(parameterMark);
  }

  async #verify(storedHash: string | null, hashedPassword: string): Promise<boolean> {
    this.#decoy ??= hash('decoy', parameters);
    const decoy = await this.#decoy;
    const fits = await verify(storedHash ?? decoy, this.digests.password(hashedPassword));
    return fits && storedHash !== null;
  }
}

import { hash, verify } from '@node-rs/argon2';
import { passwordHashesAtOnce, passwordHashesWaitingMax } from '@mastlight/domain/account/limits';
import { accountTexts } from '@mastlight/domain/account/messages';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import type { SecretDigests } from './secret-digests';

/** argon2id, 19 MiB, two passes: a setting that OWASP names; about 30 ms. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const parameterMark = '$argon2id$v=19$m=19456,t=2,p=1$';

/**
 * Slow salted hashes of the received MD5 (T10). At most two are computed at
 * once and fifty wait, so that guessing slows guessers and not the product.
 */
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #decoy: Promise<string> | null = null;

  constructor(readonly digests: Pick<SecretDigests, 'password'>) {}

  /** @throws BusinessError 429 when too many wait. */
  hash(hashedPassword: string): Promise<string> {
    return this.#inTurn(() => hash(this.digests.password(hashedPassword), parameters));
  }

  /**
   * Whether the password fits. Without a stored hash (nobody has this phone) a
   * decoy is compared, so that the answer takes the same time (S-04).
   *
   * @throws BusinessError 429 when too many wait.
   */
  async verify(storedHash: string | null, hashedPassword: string): Promise<boolean> {
    this.#decoy ??= hash('decoy', parameters);
    const decoy = await this.#decoy;
    const fits = await this.#inTurn(() => verify(storedHash ?? decoy, this.digests.password(hashedPassword)));
    return fits && storedHash !== null;
  }

  /** Whether a stored hash was made with weaker parameters than today's. */
  isOutdated(storedHash: string): boolean {
    return !storedHash.startsWith(parameterMark);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= passwordHashesAtOnce) {
      if (this.#waiting.length >= passwordHashesWaitingMax) {
        throw new BusinessError(429, accountTexts.loginBusy, { retryAfterSeconds: 2 });
      }
      // Whoever ends hands the place over, so the count stays.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}

import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { CallTrace, KeyedCall, Session } from './session';

/** The caller's own, as an answer; made by an ownership scope alone. */
export class OwnedAnswer<T> {
  /** No object of another shape passes for one. */
  readonly #answer: T;

  private constructor(answer: T) {
    this.#answer = answer;
  }

  /** For `OwnedScope`. */
  static of<T>(_scope: OwnedScope, answer: T): OwnedAnswer<T> {
    return new OwnedAnswer(answer);
  }

  /** What goes into the envelope. */
  get answer(): T {
    return this.#answer;
  }
}

/**
 * What a handler of policy `owner` has in place of the session: whose objects
 * it may touch, the one way to say that there is no such object, and the only
 * way to answer. Operations take it as the session it stands for.
 */
export class OwnedScope implements Session {
  readonly userId: number;
  readonly ownerKey: string;
  readonly identity: Session['identity'];
  readonly roles: Session['roles'];
  readonly permissions: Session['permissions'];
  readonly tokenDigest: string;
  readonly trace?: CallTrace;
  readonly keyed?: KeyedCall;

  constructor(session: Session) {
    this.userId = session.userId;
    this.ownerKey = session.ownerKey;
    this.identity = session.identity;
    this.roles = session.roles;
    this.permissions = session.permissions;
    this.tokenDigest = session.tokenDigest;
    if (session.trace) this.trace = session.trace;
    if (session.keyed) this.keyed = session.keyed;
  }

  /**
   * An object that was looked up among the owner's.
   *
   * @throws BusinessError 404 when there is none: somebody else's answers exactly as an absent one (S-01).
   */
  found<T>(record: T | null | undefined): T {
    if (record === null || record === undefined) throw new BusinessError(404);
    return record;
  }

  /** The answer, when it is there. */
  async answer<T>(answer: T | Promise<T>): Promise<OwnedAnswer<T>> {
    return OwnedAnswer.of(this, await answer);
  }

  /** The answer of a change without a result (R-0-03), when it is done. */
  async done(change: Promise<void>): Promise<OwnedAnswer<true>> {
    await change;
    return OwnedAnswer.of(this, true);
  }
}

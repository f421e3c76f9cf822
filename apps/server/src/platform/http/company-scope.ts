import type { OwnerScope } from '../db/database';
import { OwnedScope } from './owned';
import type { Session } from './session';

/**
 * What a handler of policy `company` has in place of the session: the company
 * that the caller acts for, as the token says, who he is in it, and the only way
 * to answer.
 */
export class CompanyScope extends OwnedScope {
  readonly companyId: number;

  /** @throws Error for a session that acts for no company: the door lets none in. */
  constructor(session: Session) {
    super(session);
    if (session.identity.kind !== 'company') throw new Error('The session acts for no company.');
    this.companyId = Number(session.identity.companyId);
  }

  /**
   * The company's own rows, without holding the session: whoever ends sessions
   * holds the company first, so what holds the company here holds no session
   * before it, and asks of the membership instead.
   */
  get rows(): OwnerScope {
    return { ownerKey: this.ownerKey };
  }
}

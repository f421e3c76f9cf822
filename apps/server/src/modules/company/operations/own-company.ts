import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Session } from '../../../platform/http/session';

/**
 * The company that a session acts for; what a request names must be it.
 *
 * @throws BusinessError 403, for somebody else's company as for one that does not exist (S-01).
 */
export function requireOwnCompany(session: Pick<Session, 'identity'>, companyId?: number): number {
  const { identity } = session;
  const own = identity.kind === 'company' ? Number(identity.companyId) : null;
  if (own === null || (companyId !== undefined && companyId !== own)) throw refuse(refusals.foreignCompany, {});
  return own;
}

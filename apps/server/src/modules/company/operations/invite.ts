import { colleaguesMax, companiesPerPersonMax, invitationMs, lookUpsPerHour, openInvitationsMax } from '@mastlight/domain/company/limits';
import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction } from '../../../platform/db/transaction';
import type { CallContext } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { makeToken, sha256 } from '../../../platform/ids';
import type { CompanyParts } from '../parts';
import { findInvitation, type Invitation } from '../queries/find-companies';
import {
  countCompanies,
  countInvitations,
  countMembers,
  findDuty,
  holdCompany,
  insertInvitation,
  insertMember,
  noteChange,
  useInvitation,
} from '../store';
import { requireOwnCompany } from './own-company';

/** Codes have 128 bits. */
const codeBytes = 16;
const lookUps = { calls: lookUpsPerHour, perMs: 3_600_000 };

/** Makes a code that lets people in for seven days, each once (R-7.4-92). */
export async function makeInvitation(
  parts: CompanyParts,
  session: Session,
  companyId: number,
): Promise<{ code: string; expiresAtMs: number }> {
  const own = requireOwnCompany(session, companyId);
  const nowMs = parts.clock.nowMs();
  const code = makeToken(codeBytes);
  const expiresAtMs = nowMs + invitationMs;
  await inTransaction(parts.database, 'system', async (tx) => {
    const company = await holdCompany(tx, own);
    if (!company || (await findDuty(tx, own, session.userId)) !== 'Management') throw refuse(refusals.notAllowed, {});
    if ((await countInvitations(tx, company, nowMs)) >= openInvitationsMax) throw refuse(refusals.invitationsFull, {});
    await insertInvitation(tx, company, { digest: sha256(code), madeBy: session.userId, expiresAtMs });
    await noteChange(tx, company, { what: 'invited', actorId: session.userId }, nowMs);
  });
  return { code, expiresAtMs };
}

/**
 * An invitation as its code names it. Each look-up counts against the caller's network, right or wrong: codes cannot
 * be guessed, and who tries stops nobody else.
 *
 * @throws BusinessError 410 when there is none, 429 for too many look-ups.
 */
export async function showInvitation(parts: CompanyParts, code: string, caller: Pick<CallContext, 'limitNetwork'>): Promise<Invitation> {
  caller.limitNetwork('invitation', lookUps);
  const invitation = await findInvitation(parts.database, sha256(code), parts.clock.nowMs());
  if (!invitation) throw refuse(refusals.invitationEnded, {});
  return invitation;
}

/**
 * Takes the caller into the company of a code, with the duty that looks alone: Management gives another (ADR 0028).
 * Who is in it already is told so by the company.
 *
 * @throws BusinessError 410 for a code that does not work or that he has used, 400 when the company or his list is full.
 */
export async function acceptInvitation(
  parts: CompanyParts,
  session: Session,
  code: string,
  caller: Pick<CallContext, 'limitNetwork'>,
): Promise<Invitation> {
  const invitation = await showInvitation(parts, code, caller);
  const nowMs = parts.clock.nowMs();
  await inTransaction(parts.database, 'system', async (tx) => {
    const user = await parts.people.holdUser(tx, session.userId);
    if (!user) throw new BusinessError(401);
    const company = await holdCompany(tx, invitation.companyId);
    if (!company) throw refuse(refusals.invitationEnded, {});
    if (await findDuty(tx, company.id, user.id)) return;
    if (!(await useInvitation(tx, company, invitation.id, user.id, nowMs))) throw refuse(refusals.invitationUsed, {});
    if ((await countMembers(tx, company)) >= colleaguesMax) throw refuse(refusals.colleaguesFull, {});
    if ((await countCompanies(tx, user.id)).all >= companiesPerPersonMax) throw refuse(refusals.companiesFull, {});
    await insertMember(tx, company, user.id, 'read-only', nowMs);
    await noteChange(tx, company, { what: 'joined', actorId: user.id, personId: user.id, duty: 'read-only' }, nowMs);
  });
  return invitation;
}

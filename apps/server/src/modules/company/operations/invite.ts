import {
  colleaguesMax,
  companiesPerPersonMax,
  invitationMs,
  invitationsPerPhonePerDay,
  invitedPhonesPerDay,
  messagesPerDay,
  openInvitationsMax,
} from '@mastlight/domain/company/limits';
import type { Duty } from '@mastlight/domain/company/duty';
import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { maskPhone } from '@mastlight/domain/vocabulary/phone';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import { SmsError } from '../../../platform/gateways/sms/sms-gateway';
import type { CompanyScope } from '../../../platform/http/company-scope';
import type { Session } from '../../../platform/http/session';
import { makeToken, sha256 } from '../../../platform/ids';
import type { CompanyParts } from '../parts';
import { findInvitation, type Invitation } from '../queries/find-companies';
import { listMembers } from '../queries/list-people';
import {
  countCompanies,
  countInvitations,
  countMembers,
  countSentInvitations,
  deleteInvitation,
  endInvitation,
  findDuty,
  holdCompany,
  holdInvitation,
  insertInvitation,
  insertMember,
  lockInvitedPhone,
  lockSender,
  noteChange,
  useInvitation,
  withdrawInvitation as withdrawStored,
  wasRemovedSince,
  type HeldCompany,
} from '../store';
import { countLookUp, countMessage, type Counted } from './count-look-up';

/** Codes have 128 bits. */
const codeBytes = 16;
const dayMs = 24 * 3_600_000;

/** An invitation that was made; its code leaves with the answer or with the message, and is kept nowhere. */
interface MadeInvitation {
  readonly code: string;
  readonly expiresAtMs: number;
  readonly companyName: string;
}

/** What somebody is in the company that invited him, and whether he was not before. */
interface Accepted {
  readonly company: HeldCompany;
  readonly duty: Duty;
  readonly isNew: boolean;
}

/**
 * Makes a code that lets people in for seven days, each once (R-7.4-92); with a phone, the person of that phone alone.
 *
 * @throws BusinessError 403 for whoever does not manage the company, 400 or 429 when too many were made.
 */
export async function makeInvitation(parts: CompanyParts, own: CompanyScope, phone: string | null = null): Promise<MadeInvitation> {
  const { userId } = own;
  const nowMs = parts.clock.nowMs();
  const code = makeToken(codeBytes);
  const expiresAtMs = nowMs + invitationMs;
  const companyName = await inTransaction(parts.database, own.rows, async (tx) => {
    const company = await holdCompany(tx, own.companyId);
    if (!company || (await findDuty(tx, company.id, userId)) !== 'Management') throw refuse(refusals.notAllowed, {});
    if (company.certState !== 'certified') throw refuse(refusals.notCertified, {});
    const sentSinceMs = nowMs - dayMs;
    if ((await countInvitations(tx, company, { nowMs, sentSinceMs })) >= openInvitationsMax) throw refuse(refusals.invitationsFull, {});
    if (phone !== null) await refuseManyMessages(tx, company, { userId, phone }, sentSinceMs);
    const sentAtMs = phone === null ? null : nowMs;
    await insertInvitation(tx, company, { digest: sha256(code), madeBy: userId, phone, sentAtMs, expiresAtMs });
    if (phone === null) await noteChange(tx, company, { what: 'invited', actorId: userId }, nowMs);
    return company.name;
  });
  return { code, expiresAtMs, companyName };
}

/** @throws BusinessError 429 when the company, its person for all of his companies, or the phone has had enough within a day. */
async function refuseManyMessages(
  tx: Transaction,
  company: HeldCompany,
  to: { readonly userId: number; readonly phone: string },
  sentSinceMs: number,
): Promise<void> {
  await lockSender(tx, to.userId);
  await lockInvitedPhone(tx, to.phone);
  const sent = await countSentInvitations(tx, company, to, sentSinceMs);
  if (sent.byPerson >= messagesPerDay) throw refuse(refusals.sentEnough, { max: messagesPerDay }, { retryAfterSeconds: 3_600 });
  if (sent.ofCompany >= invitedPhonesPerDay) throw refuse(refusals.invitedEnough, {}, { retryAfterSeconds: 3_600 });
  if (sent.toPhone >= invitationsPerPhonePerDay) throw refuse(refusals.phoneInvitedEnough, {}, { retryAfterSeconds: 3_600 });
}

/**
 * Sends an invitation by text message (R-7.4-91). Whether somebody is registered with the phone makes no difference.
 *
 * @throws BusinessError as `makeInvitation`, 409 for a colleague, 503 when the message could not be sent; then there is no invitation.
 */
export async function inviteByPhone(parts: CompanyParts, own: CompanyScope, phone: string, caller: Counted): Promise<MadeInvitation> {
  const person = await parts.people.findByPhone(phone);
  if (person && (await listMembers(parts.database, own.ownerKey)).some(({ userId }) => userId === person.id)) {
    throw refuse(refusals.alreadyColleague, {}, { field: 'phone' });
  }
  // However many companies somebody has.
  const takeBack = countMessage(caller);
  const made = await makeInvitation(parts, own, phone).catch((error: unknown) => {
    takeBack();
    throw error;
  });
  const digest = sha256(made.code);
  try {
    await parts.people.sendInvitation(phone, { company: made.companyName, code: made.code });
  } catch (error) {
    const isUnsure = error instanceof SmsError && error.outcome === 'unsure';
    // One that may have left counts, and opens nothing: who made it is told that it was not sent.
    await inTransaction(parts.database, own.rows, (tx) =>
      isUnsure ? endInvitation(tx, digest, parts.clock.nowMs()) : deleteInvitation(tx, digest),
    );
    if (!(error instanceof SmsError)) throw error;
    parts.log.warn({ reason: error.reason }, 'invitation not sent');
    throw refuse(refusals.inviteNotSent, {}, { retryAfterSeconds: 5 });
  }
  // Only what was sent was done.
  await inTransaction(parts.database, own.rows, async (tx) => {
    const company = await holdCompany(tx, own.companyId);
    if (!company) return;
    const change = { what: 'invited', actorId: own.userId, maskedPhone: maskPhone(phone) } as const;
    await noteChange(tx, company, change, parts.clock.nowMs());
  });
  return made;
}

/** Takes back an invitation that works; one that has ended meanwhile is as good as taken back. @throws BusinessError 403 for whoever does not manage the company, 404 for another company's, as for none. */
export async function withdrawInvitation(parts: CompanyParts, own: CompanyScope, id: number): Promise<void> {
  await inTransaction(parts.database, own.rows, async (tx) => {
    const company = await holdCompany(tx, own.companyId);
    if (!company || (await findDuty(tx, company.id, own.userId)) !== 'Management') throw refuse(refusals.notAllowed, {});
    const taken = await withdrawStored(tx, company, id, parts.clock.nowMs());
    if (taken === 'none') throw new BusinessError(404);
    if (taken === 'ended') return;
    const change = { what: 'invitation-withdrawn', actorId: own.userId } as const;
    const ofPhone = taken.phone === null ? change : { ...change, maskedPhone: maskPhone(taken.phone) };
    await noteChange(tx, company, ofPhone, parts.clock.nowMs());
  });
}

/**
 * Invites a person whom Management has found (R-7.4-87), at his phone: nobody is put into a company that he has not
 * accepted. Counts as looking somebody up.
 *
 * @throws BusinessError as `inviteByPhone`, 400 when there is no such person.
 */
export async function invitePerson(parts: CompanyParts, own: CompanyScope, userId: number, caller: Counted): Promise<MadeInvitation> {
  countLookUp(caller, 'person-by-phone');
  const phone = await parts.people.findPhone(userId);
  if (phone === null) throw refuse(refusals.noPerson, {}, { field: 'userId' });
  return inviteByPhone(parts, own, phone, caller);
}

/**
 * An invitation as its code names it. A wrong code counts against the caller and his network: codes cannot be guessed,
 * and an office that comes by one link is not kept out.
 *
 * @throws BusinessError 410 when there is none, 429 for too many look-ups.
 */
export async function showInvitation(parts: CompanyParts, code: string, caller: Counted): Promise<Invitation> {
  const takeBack = countLookUp(caller, 'invitation');
  const invitation = await findInvitation(parts.database, sha256(code), parts.clock.nowMs());
  if (!invitation) throw refuse(refusals.invitationEnded, {});
  takeBack();
  return invitation;
}

/**
 * Takes the caller into the company of a code, with the duty that looks alone: Management gives another (ADR 0028).
 * Who is in it already stays what he is.
 *
 * @throws BusinessError 410 for a code that does not work or that he has used, 400 when the company or his list is full.
 */
export async function acceptInvitation(parts: CompanyParts, session: Session, code: string, caller: Counted): Promise<Accepted> {
  const invitation = await showInvitation(parts, code, caller);
  const phone = invitation.phone === null ? null : await parts.people.findPhone(session.userId);
  const nowMs = parts.clock.nowMs();
  return inTransaction(parts.database, 'system', async (tx) => {
    const user = await parts.people.holdUser(tx, session.userId);
    if (!user) throw new BusinessError(401);
    const company = await holdCompany(tx, invitation.companyId);
    // Taken back or run out since it was looked at.
    if (!company || !(await holdInvitation(tx, invitation.id, nowMs))) throw refuse(refusals.invitationEnded, {});
    const duty = await findDuty(tx, company.id, user.id);
    if (duty) return { company, duty, isNew: false };
    // Taken out after it was made, he does not come back by it.
    if (await wasRemovedSince(tx, company, user.id, invitation.expiresAtMs - invitationMs)) throw refuse(refusals.invitationEnded, {});
    // Somebody else's is as none.
    if (invitation.phone !== null && invitation.phone !== phone) throw refuse(refusals.invitationEnded, {});
    if (!(await useInvitation(tx, company, invitation.id, user.id, nowMs))) throw refuse(refusals.invitationUsed, {});
    if ((await countMembers(tx, company)) >= colleaguesMax) throw refuse(refusals.colleaguesFull, {});
    if ((await countCompanies(tx, user.id)).all >= companiesPerPersonMax) throw refuse(refusals.companiesFull, {});
    await insertMember(tx, company, user.id, 'read-only', nowMs);
    await noteChange(tx, company, { what: 'joined', actorId: user.id, personId: user.id, duty: 'read-only' }, nowMs);
    return { company, duty: 'read-only', isNew: true };
  });
}

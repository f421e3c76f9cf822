import type { Duty, GivenDuty } from '@mastlight/domain/company/duty';
import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { HeldUser } from '../../account/index';
import type { CompanyParts } from '../parts';
import { deleteMember, findDuty, holdCompany, noteChange, setDuty, withdrawLinks, type HeldCompany } from '../store';
import { requireOwnCompany } from './own-company';

/** Two people of one company, held in this transaction, and what they are in it. */
interface Held {
  readonly company: HeldCompany;
  readonly actor: HeldUser;
  readonly person: HeldUser;
  readonly duty: Duty;
}

/**
 * Does something with a colleague (his sessions first, then what he is) in one transaction that holds both people and
 * then the company, so that of two changes at once the second sees what the first has done. What the actor is, is asked
 * of the row again.
 *
 * @throws BusinessError 403 for another company, or when the actor is not what he must be any more; 400 when nobody is there.
 */
async function changeColleague<T>(
  parts: CompanyParts,
  session: Session,
  wish: { readonly companyId: number; readonly userId: number },
  change: (tx: Transaction, held: Held) => Promise<T>,
): Promise<T> {
  const companyId = requireOwnCompany(session, wish.companyId);
  const done = await inTransaction(parts.database, 'system', async (tx) => {
    const held = new Map<number, HeldUser | null>();
    // In the order of their numbers: no two wait for each other.
    for (const id of new Set([session.userId, wish.userId].sort((a, b) => a - b))) held.set(id, await parts.people.holdUser(tx, id));
    const company = await holdCompany(tx, companyId);
    const [actor, person] = [held.get(session.userId), held.get(wish.userId)];
    const actorDuty = company && (await findDuty(tx, companyId, session.userId));
    if (!company || !actor || !actorDuty) throw refuse(refusals.foreignCompany, {});
    const isSelf = wish.userId === session.userId;
    if (!isSelf && actorDuty !== 'Management') throw refuse(refusals.notAllowed, {});
    const duty = await findDuty(tx, companyId, wish.userId);
    if (!person || !duty) throw refuse(refusals.noColleague, {}, { field: 'userId' });
    return change(tx, { company, actor, person, duty });
  });
  parts.people.forgetSessions([session.userId, wish.userId]);
  return done;
}

/** Takes a colleague out of the company, or the caller himself; his sessions for it end with that (S-07). */
export function removeColleague(parts: CompanyParts, session: Session, wish: { companyId: number; userId: number }): Promise<void> {
  return changeColleague(parts, session, wish, async (tx, { company, actor, person, duty }) => {
    if (duty === 'Management') throw refuse(refusals.managementStays, {});
    await parts.people.endSessions(tx, person, company.id);
    await deleteMember(tx, company, person.id);
    const what = actor.id === person.id ? 'left' : 'removed';
    if (what === 'removed') await withdrawLinks(tx, company);
    await noteChange(tx, company, { what, actorId: actor.id, personId: person.id, duty }, parts.clock.nowMs());
  });
}

/** Gives a colleague another duty; his sessions bear the old one and end. */
export function changeDuty(
  parts: CompanyParts,
  session: Session,
  wish: { companyId: number; userId: number; role: GivenDuty },
): Promise<void> {
  return changeColleague(parts, session, wish, async (tx, { company, actor, person, duty }) => {
    if (duty === 'Management') throw refuse(refusals.managementStays, {});
    if (actor.id === person.id) throw refuse(refusals.notAllowed, {});
    if (duty === wish.role) return;
    await parts.people.endSessions(tx, person, company.id);
    await setDuty(tx, company, person.id, wish.role);
    await noteChange(tx, company, { what: 'duty-changed', actorId: actor.id, personId: person.id, duty: wish.role }, parts.clock.nowMs());
  });
}

/**
 * Hands Management over to a colleague (R-7.4-89): both change duties in one step. The colleague's sessions end, and
 * so do the actor's others; he goes on with the token in the answer.
 */
export function turnOver(parts: CompanyParts, session: Session, wish: { companyId: number; userId: number }): Promise<string> {
  return changeColleague(parts, session, wish, async (tx, { company, actor, person }) => {
    if (actor.id === person.id) throw refuse(refusals.ownDuty, {}, { field: 'userId' });
    await parts.people.endSessions(tx, person, company.id);
    await parts.people.endSessions(tx, actor, company.id, session.tokenDigest);
    // One Management a company: the old one goes first.
    await setDuty(tx, company, actor.id, 'operator');
    await setDuty(tx, company, person.id, 'Management');
    await withdrawLinks(tx, company);
    await noteChange(tx, company, { what: 'turned-over', actorId: actor.id, personId: person.id, duty: 'Management' }, parts.clock.nowMs());
    return parts.people.switchIdentity(tx, actor, session, { companyId: company.id, duty: 'operator' });
  });
}

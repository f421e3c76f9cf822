import { operatorNoMore, personLeft } from '@mastlight/domain/company/events';
import { permissionsOf, type Duty, type GivenDuty } from '@mastlight/domain/company/duty';
import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { CompanyScope } from '../../../platform/http/company-scope';
import type { HeldUser } from '../../account/index';
import type { CompanyParts } from '../parts';
import { isTurningOver } from '../queries/find-turn-over';
import {
  deleteMember,
  findDuty,
  holdCompany,
  noteChange,
  setDuty,
  withdrawInvitations,
  withdrawInvitationsTo,
  type HeldCompany,
} from '../store';

/** Two people of one company, held in this transaction, and what they are in it. */
export interface Held {
  readonly company: HeldCompany;
  readonly actor: HeldUser;
  readonly person: HeldUser;
  readonly duty: Duty;
}

/**
 * Does something with a colleague (his sessions first, then what he is) in one transaction that holds both people and
 * then the company, so that of two changes at once the second sees what the first has done. What the actor is, is asked
 * of the row again. With `isManagementAlone` false, `change` says itself who may. It runs as the system: people and their
 * sessions are nobody's rows but their own.
 *
 * @throws BusinessError 403 when the actor is not what he must be any more; 400 when nobody is there.
 */
export async function changeColleague<T>(
  parts: CompanyParts,
  { companyId, userId }: CompanyScope,
  personId: number,
  change: (tx: Transaction, held: Held) => Promise<T>,
  { isManagementAlone = true }: { readonly isManagementAlone?: boolean } = {},
): Promise<T> {
  const done = await inTransaction(parts.database, 'system', async (tx) => {
    const held = new Map<number, HeldUser | null>();
    // In the order of their numbers: no two wait for each other.
    for (const id of new Set([userId, personId].sort((a, b) => a - b))) held.set(id, await parts.people.holdUser(tx, id));
    const company = await holdCompany(tx, companyId);
    const [actor, person] = [held.get(userId), held.get(personId)];
    const actorDuty = company && (await findDuty(tx, companyId, userId));
    if (!company || !actor || !actorDuty) throw refuse(refusals.foreignCompany, {});
    const isSelf = personId === userId;
    if (isManagementAlone && !isSelf && actorDuty !== 'Management') throw refuse(refusals.notAllowed, {});
    const duty = await findDuty(tx, companyId, personId);
    if (!person || !duty) throw refuse(refusals.noColleague, {}, { field: 'userId' });
    return change(tx, { company, actor, person, duty });
  });
  parts.people.forgetSessions([userId, personId]);
  return done;
}

/** Takes a colleague out of the company, or the caller himself; his sessions for it end with that (S-07). */
export async function removeColleague(parts: CompanyParts, own: CompanyScope, userId: number): Promise<void> {
  // Under another number he has the same phone.
  const phone = await parts.people.findPhone(userId);
  await changeColleague(parts, own, userId, async (tx, { company, actor, person, duty }) => {
    if (duty === 'Management') throw refuse(refusals.managementStays, {});
    // Whoever turned Management over stays for the day in which that can be taken back: neither throws the other out of it.
    if (await isTurningOver(tx, company, person.id, parts.clock.nowMs())) throw refuse(refusals.turnedOverLately, {});
    await parts.people.endSessions(tx, person, company.id);
    await deleteMember(tx, company, person.id);
    const what = actor.id === person.id ? 'left' : 'removed';
    const nowMs = parts.clock.nowMs();
    if (what === 'removed') await withdrawInvitations(tx, company, { madeBy: [person.id] }, nowMs);
    if (phone !== null) await withdrawInvitationsTo(tx, company, phone, nowMs);
    await noteChange(tx, company, { what, actorId: actor.id, personId: person.id, duty }, nowMs);
    await parts.outbox.emit(tx, personLeft, { companyId: company.id, userId: person.id });
  });
}

/** Gives a colleague another duty; his sessions bear the old one and end. */
export function changeDuty(
  parts: CompanyParts,
  own: CompanyScope,
  wish: { readonly userId: number; readonly role: GivenDuty },
): Promise<void> {
  return changeColleague(parts, own, wish.userId, async (tx, { company, actor, person, duty }) => {
    if (duty === 'Management') throw refuse(refusals.managementStays, {});
    if (actor.id === person.id) throw refuse(refusals.notAllowed, {});
    if (duty === wish.role) return;
    await parts.people.endSessions(tx, person, company.id);
    await giveDuty(parts, tx, company, person.id, wish.role);
    await noteChange(tx, company, { what: 'duty-changed', actorId: actor.id, personId: person.id, duty: wish.role }, parts.clock.nowMs());
  });
}

/** Sets what somebody is in a company, and tells that he acts for it no more where he did: what he opened to others ends. */
export async function giveDuty(
  { outbox }: Pick<CompanyParts, 'outbox'>,
  tx: Transaction,
  company: HeldCompany,
  userId: number,
  duty: Duty,
): Promise<void> {
  const before = await findDuty(tx, company.id, userId);
  await setDuty(tx, company, userId, duty);
  if (!mayOperate(before) || mayOperate(duty)) return;
  await outbox.emit(tx, operatorNoMore, { companyId: company.id, userId });
}

const mayOperate = (duty: Duty | null): boolean => permissionsOf(duty).includes('company.operate');

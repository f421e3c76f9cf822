import type { GivenDuty } from '@mastlight/domain/company/duty';
import { companyRefusals as refusals } from '@mastlight/domain/company/refusals';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { Transaction } from '../../../platform/db/transaction';
import type { CompanyScope } from '../../../platform/http/company-scope';
import type { CompanyParts } from '../parts';
import { findHeldTurnOver, findTurnOver } from '../queries/find-turn-over';
import { noteChange, withdrawInvitations, type ChangeWord } from '../store';
import { changeColleague, giveDuty, type Held } from './change-people';

/**
 * Hands Management over to a colleague (R-7.4-89): both change duties in one step. The colleague's sessions end, and
 * so do the actor's others; he goes on with the token in the answer. For a day both may take it back (`turnBack`), so
 * it is not handed on meanwhile.
 *
 * @throws BusinessError 403 for whoever does not manage the company, 400 for himself or a stranger, 409 within a day of the last time.
 */
export function turnOver(parts: CompanyParts, own: CompanyScope, userId: number): Promise<string> {
  return changeColleague(parts, own, userId, async (tx, held) => {
    const { company, actor, person, duty } = held;
    if (duty === 'Management') throw refuse(refusals.ownDuty, {}, { field: 'userId' });
    if (await findHeldTurnOver(tx, company, parts.clock.nowMs())) throw refuse(refusals.turnedOverLately, {});
    return exchange(parts, own, tx, held, { managementId: person.id, otherId: actor.id, otherDuty: 'operator' }, duty);
  });
}

/**
 * Takes back, within a day, that Management was turned over: he who had it has it again, and he who got it is what he
 * was. Both may: nobody manages a company against his will, and who turned over by mistake or was robbed of his session
 * does not lose it for good.
 *
 * @throws BusinessError 409 when there is nothing that he can take back.
 */
export async function turnBack(parts: CompanyParts, own: CompanyScope): Promise<string> {
  const found = await findTurnOver(parts.database, own.ownerKey, parts.clock.nowMs());
  if (!found || ![found.fromId, found.toId].includes(own.userId)) throw refuse(refusals.noTurnBack, {});
  return changeColleague(
    parts,
    own,
    own.userId === found.fromId ? found.toId : found.fromId,
    async (tx, held) => {
      const open = await findHeldTurnOver(tx, held.company, parts.clock.nowMs());
      if (open?.id !== found.id) throw refuse(refusals.noTurnBack, {});
      return exchange(parts, own, tx, held, { managementId: open.fromId, otherId: open.toId, otherDuty: open.dutyBefore }, null);
    },
    { isManagementAlone: false },
  );
}

/** Gives Management to one of two and another duty to the other; `dutyBefore`: what he was who gets it, null when he has it back. */
async function exchange(
  parts: CompanyParts,
  own: CompanyScope,
  tx: Transaction,
  { company, actor, person }: Held,
  to: { readonly managementId: number; readonly otherId: number; readonly otherDuty: GivenDuty },
  dutyBefore: GivenDuty | null,
): Promise<string> {
  await parts.people.endSessions(tx, person, company.id);
  await parts.people.endSessions(tx, actor, company.id, own.tokenDigest);
  // One Management a company: the old one goes first.
  await giveDuty(parts, tx, company, to.otherId, to.otherDuty);
  await giveDuty(parts, tx, company, to.managementId, 'Management');
  await withdrawInvitations(tx, company, { madeBy: [actor.id, person.id] }, parts.clock.nowMs());
  const what: ChangeWord = dutyBefore === null ? 'turned-back' : 'turned-over';
  const change = { what, actorId: actor.id, personId: to.managementId, duty: 'Management' } as const;
  await noteChange(tx, company, dutyBefore === null ? change : { ...change, dutyBefore }, parts.clock.nowMs());
  const duty = actor.id === to.managementId ? 'Management' : to.otherDuty;
  return parts.people.switchIdentity(tx, actor, own, { companyId: company.id, duty });
}

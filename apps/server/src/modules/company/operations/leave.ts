import { certificationTexts } from '@mastlight/domain/company/messages';
import type { Duty } from '@mastlight/domain/company/duty';
import type { Transaction } from '../../../platform/db/transaction';
import type { HeldUser } from '../../account/index';
import type { CompanyParts } from '../parts';
import { closeCompany, countMembers, deleteMember, noteChange, type HeldCompany } from '../store';

/**
 * Takes a person out of a company by his own wish: his sessions for it first, then what he is in it. One in which he
 * was alone is closed.
 *
 * @returns false, and nothing is done, for a Management that has colleagues: it must be turned over first.
 */
export async function leaveCompany(
  { people, clock }: Pick<CompanyParts, 'people' | 'clock'>,
  tx: Transaction,
  { company, person, duty }: { readonly company: HeldCompany; readonly person: HeldUser; readonly duty: Duty },
): Promise<boolean> {
  const isAlone = (await countMembers(tx, company)) === 1;
  if (duty === 'Management' && !isAlone) return false;
  await people.endSessions(tx, person, company.id);
  await deleteMember(tx, company, person.id);
  if (isAlone) await closeCompany(tx, company, certificationTexts.closed);
  await noteChange(tx, company, { what: 'left', actorId: person.id, personId: person.id, duty }, clock.nowMs());
  return true;
}

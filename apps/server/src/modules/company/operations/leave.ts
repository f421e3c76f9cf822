import { certificationTexts } from '@mastlight/domain/company/messages';
import { personLeft } from '@mastlight/domain/company/events';
import type { Duty } from '@mastlight/domain/company/duty';
import type { Transaction } from '../../../platform/db/transaction';
import type { HeldUser } from '../../account/index';
import type { CompanyParts, MoneyLeft } from '../parts';
import { isTurningOver } from '../queries/find-turn-over';
import { closeCompany, countMembers, deleteMember, noteChange, type HeldCompany } from '../store';

/** What taking a person out needs. */
export type LeaveParts = Pick<CompanyParts, 'people' | 'money' | 'clock' | 'outbox' | 'endOwned'>;

/**
 * Takes a person out of a company by his own wish: his sessions for it first, then what he is in it. One in which he
 * was alone is closed, and what is its goes, unless it has money: that would be nobody's.
 *
 * @param refuseMoney what is thrown then.
 *
 * @returns false, and nothing is done, for a Management that has colleagues: it must be turned over first, a day before.
 */
export async function leaveCompany(
  { people, money, clock, outbox, endOwned }: LeaveParts,
  tx: Transaction,
  { company, person, duty }: { readonly company: HeldCompany; readonly person: HeldUser; readonly duty: Duty },
  refuseMoney: (left: MoneyLeft) => Error,
): Promise<boolean> {
  const isAlone = (await countMembers(tx, company)) === 1;
  if (duty === 'Management' && !isAlone) return false;
  if (await isTurningOver(tx, company, person.id, clock.nowMs())) return false;
  await people.endSessions(tx, person, company.id);
  // After his sessions: who places an order holds his first, and the orders after it.
  const ownerKey = `c:${company.id}`;
  const left = isAlone ? await money.findLeft(tx, ownerKey) : null;
  if (left) throw refuseMoney(left);
  await deleteMember(tx, company, person.id);
  if (isAlone) {
    await closeCompany(tx, company, certificationTexts.closed, clock.nowMs());
    await endOwned(tx, ownerKey);
  }
  await noteChange(tx, company, { what: 'left', actorId: person.id, personId: person.id, duty }, clock.nowMs());
  await outbox.emit(tx, personLeft, { companyId: company.id, userId: person.id });
  return true;
}

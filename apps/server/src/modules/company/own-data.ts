import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { Transaction } from '../../platform/db/transaction';
import type { OwnData, OwnPerson } from '../../platform/own-data';
import { leaveCompany, type LeaveParts } from './operations/leave';
import { findDuty, holdCompany, listMemberships } from './store';

const stays = { stays: "a company's, which goes on without him" } as const;
const notTold = { not: "a company's, not a person's" } as const;

/** Memberships are the person's; all else of a company stays with it (S-16). */
export function ownMemberships(parts: LeaveParts): OwnData {
  return {
    tables: [
      { name: 'company', key: 'id', told: notTold, going: stays },
      {
        name: 'company_member',
        whose: 'user_id',
        key: 'company_id',
        told: {
          as: 'memberships',
          columns: 'c.name as "company", duty, joined_at as "joinedAt"',
          from: 'company_member join company c on c.id = company_id',
        },
        going: 'module',
      },
      { name: 'company_invitation', key: 'id', told: notTold, going: stays },
      { name: 'company_invitation_use', whose: 'user_id', key: 'invitation_id', told: notTold, going: 'delete' },
      { name: 'company_change', key: 'id', told: notTold, going: stays },
    ],
    leave: async (tx, leaver) => (leaver.userId === null ? undefined : leaveCompanies(parts, tx, leaver)),
  };
}

/**
 * Takes a person out of all his identities: his own first, then his companies in the order of their numbers; one in which
 * he was alone is closed. With money in one of them he stays: it would be nobody's.
 */
async function leaveCompanies(parts: LeaveParts, tx: Transaction, { userId, ownerKey }: OwnPerson): Promise<void> {
  const left = await parts.money.findLeft(tx, ownerKey);
  if (left) throw parts.people.refuseMoneyLeft(left);
  const person = await parts.people.holdUser(tx, userId);
  for (const companyId of await listMemberships(tx, userId)) {
    if (!person) throw new BusinessError(401);
    const company = await holdCompany(tx, companyId);
    const duty = company && (await findDuty(tx, companyId, userId));
    if (!company || !duty) continue;
    if (!(await leaveCompany(parts, tx, { company, person, duty }, parts.people.refuseMoneyLeft)))
      throw parts.people.refuseDeletion(company.name);
  }
}

import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { Transaction } from '../../platform/db/transaction';
import type { OwnData, OwnPerson } from '../../platform/own-data';
import type { CompanyParts } from './parts';
import { leaveCompany } from './operations/leave';
import { findDuty, holdCompany, listMemberships } from './store';

const stays = { stays: "a company's, which goes on without him" } as const;
const notTold = { not: "a company's, not a person's" } as const;

/** Memberships are the person's; all else of a company stays with it (S-16). */
export function ownMemberships(parts: Pick<CompanyParts, 'people' | 'clock'>): OwnData {
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
    leave: (tx, person) => leaveCompanies(parts, tx, person),
  };
}

/** Takes a person out of all his companies, in the order of their numbers; one in which he was alone is closed. */
async function leaveCompanies(parts: Pick<CompanyParts, 'people' | 'clock'>, tx: Transaction, { userId }: OwnPerson): Promise<void> {
  const person = await parts.people.holdUser(tx, userId);
  for (const companyId of await listMemberships(tx, userId)) {
    if (!person) throw new BusinessError(401);
    const company = await holdCompany(tx, companyId);
    const duty = company && (await findDuty(tx, companyId, userId));
    if (!company || !duty) continue;
    if (!(await leaveCompany(parts, tx, { company, person, duty }))) throw parts.people.refuseDeletion(company.name);
  }
}

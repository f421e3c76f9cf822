import type { OwnData } from '../../platform/own-data';
import type { CompanyParts } from './parts';
import { findMemberships } from './queries/find-companies';
import { countMembers, deleteMember, findCompaniesOf, holdCompany, noteChange } from './store';

/**
 * What companies keep is theirs; of a person they know that he belongs to them (S-16). Whoever leaves leaves them too, but
 * not as the Management of others.
 */
export function ownDataOfCompanies({ clock }: Pick<CompanyParts, 'clock'>): OwnData {
  return {
    tables: ['company_invitation_use', 'company_invitation', 'company_change', 'company_member', 'company'].map((name) => ({
      name,
      exported: null,
    })),
    async tell(database, { userId }) {
      const memberships = await findMemberships(database, userId);
      return { companies: memberships.map(({ companyId, name, duty }) => ({ id: companyId, name, duty })) };
    },
    async leave(tx, { userId }) {
      // In the order of their numbers: no two wait for each other.
      for (const { companyId, duty } of await findCompaniesOf(tx, userId)) {
        const company = await holdCompany(tx, companyId);
        if (!company) continue;
        const isAlone = (await countMembers(tx, company)) === 1;
        if (duty === 'Management' && !isAlone) return 'management';
        await deleteMember(tx, company, userId);
        await noteChange(tx, company, { what: 'left', actorId: userId, personId: userId, duty }, clock.nowMs());
      }
    },
  };
}

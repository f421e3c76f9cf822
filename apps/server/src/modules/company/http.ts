import { certStates, certStateWords } from '@mastlight/domain/company/cert-state';
import { company } from '@mastlight/domain/company/contract';
import { companyPageSize } from '@mastlight/domain/company/limits';
import { isPilotCompany } from '@mastlight/domain/company/pilot-companies';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { maskName } from '@mastlight/domain/vocabulary/mask-name';
import { maskPhone } from '@mastlight/domain/vocabulary/phone';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { implement, type Route } from '../../platform/http/route';
import type { Session } from '../../platform/http/session';
import { apply } from './operations/apply';
import { changeDuty, removeColleague } from './operations/change-people';
import { acceptInvitation, inviteByPhone, invitePerson, makeInvitation, showInvitation, withdrawInvitation } from './operations/invite';
import { judgeClaim, revokeCertification } from './operations/judge-certification';
import {
  findByName,
  findPerson,
  ownerKeyOf,
  requireMembership,
  openLicence,
  seeApplication,
  seeCompany,
  seesAll,
} from './operations/see-company';
import { switchIdentity } from './operations/switch-identity';
import { turnBack, turnOver } from './operations/turn-over';
import { withdrawApplication } from './operations/withdraw-application';
import type { CompanyParts } from './parts';
import { findCompanyPage, findMemberships, type CompanyRecord, type Membership } from './queries/find-companies';
import { fileHeaders } from '../file/index';
import { findNames } from './queries/find-names';
import { findColleagues } from './queries/find-colleagues';
import { findTurnOver } from './queries/find-turn-over';
import { listChanges, listInvitations } from './queries/list-people';

const showRecord = ({ id, name, creditCode, certState, certReason, isClaim, createdAtMs }: CompanyRecord) => ({
  cid: id,
  cname: name,
  taxId: creditCode,
  certState: certStateWords[certState],
  certReason,
  isPilot: isPilotCompany(id),
  isClaim,
  time: formatShanghai(createdAtMs),
});

const showMembership = ({ companyId, name, duty, certState }: Membership) => ({
  cid: companyId,
  cname: name,
  role: duty,
  certState: certStateWords[certState],
});

const showSent = ({ expiresAtMs }: { readonly expiresAtMs: number }) => ({ expires: formatShanghai(expiresAtMs) });

/** Binds the contract to the operations. */
export function createRoutes(parts: CompanyParts): Route[] {
  const { database, people } = parts;

  async function showColleagues(session: Session, companyId?: number) {
    const ownerKey = ownerKeyOf(session, companyId);
    const found = await findColleagues(database, people, ownerKey);
    const open = await findTurnOver(database, ownerKey, parts.clock.nowMs());
    return {
      turnedOver: open && { from: open.fromId, to: open.toId, until: formatShanghai(open.untilMs) },
      list: found.map(({ userId, userName, phone, avatar, duty, joinedAtMs }) => ({
        id: userId,
        userName,
        phone: maskPhone(phone),
        avatar,
        role: duty,
        time: formatShanghai(joinedAtMs),
      })),
    };
  }

  return implement(
    'company',
    company,
    {
      switchIdentity: async ({ companyId = '' }, { session }) => ({ token: await switchIdentity(parts, session, companyId) }),
      checkEntry: async ({ companyId }, { session }) => ({
        canEnter: (await findMemberships(database, session.userId, companyId)).length > 0,
      }),
      async showIdentity(_request, { session }) {
        const { identity } = session;
        if (identity.kind === 'personal') return { cid: null, cname: '', role: null, certState: null };
        return showMembership(await requireMembership(parts, session, Number(identity.companyId)));
      },
      listOwnColleagues: (_request, { session }) => showColleagues(session),
      listColleagues: ({ companyId }, { session }) => showColleagues(session, companyId),
      async listCompanies({ name, status, ...fields }, { session }) {
        const paging = readPaging(fields, companyPageSize);
        const certState = certStates.find((state) => certStateWords[state] === status);
        const userId = seesAll(session) ? null : session.userId;
        const filter = { userId, ...(name ? { name } : {}), ...(certState ? { certState } : {}) };
        const { list, total } = await findCompanyPage(database, filter, paging);
        return { list: list.map(showRecord), total, pageNo: paging.pageNo, pageSize: paging.pageSize };
      },
      findByName: async ({ name }, context) => ({
        list: (await findByName(parts, name, context)).map((candidate) => ({
          cname: candidate.name,
          taxId: candidate.creditCode,
          certState: certStateWords.certified,
        })),
      }),
      listMemberships: async (_request, { session }) => ({
        list: (await findMemberships(database, session.userId)).map(showMembership),
      }),
      listRoles: async (_request, { session }) => ({
        list: (await findMemberships(database, session.userId)).map(({ companyId, duty }) => ({ cid: companyId, role: duty })),
      }),
      findRole: async ({ companyId }, { session }) => ({ role: (await requireMembership(parts, session, companyId)).duty }),
      findCompany: async ({ companyId }, { session }) => showRecord(await seeCompany(parts, session, companyId)),
      showCompany: async ({ companyId }, { session }) => showRecord(await seeCompany(parts, session, companyId)),
      async findByPhone({ phone }, context) {
        const person = await findPerson(parts, context.session, phone, context);
        return { id: person?.id ?? null, userName: person ? maskName(person.userName) : '', exists: person !== null };
      },
      async apply({ companyId, cname, taxId, licenseUrl, legalPerson, contact, phone, isClaim = false }, { session }) {
        const application = { name: cname, creditCode: taxId, licenseUrl, legalPerson, contact, phone, isClaim };
        return { cid: await apply(parts, session, application, companyId) };
      },
      async withdrawApplication({ companyId }, { session }) {
        await withdrawApplication(parts, session, companyId);
        return true as const;
      },
      async showApplication({ companyId }, { session }) {
        const { record, application } = await seeApplication(parts, session, companyId);
        const { legalPerson, contact, phone, licenseUrl, managementId, claimed } = application;
        const nameOf = await findNames(
          people,
          [managementId, claimed?.managementId ?? null].filter((id) => id !== null),
        );
        return {
          ...showRecord(record),
          legalPerson,
          contact,
          phone,
          hasLicence: licenseUrl !== '',
          manager: managementId === null ? '' : nameOf(managementId),
          claimed: claimed && { cid: claimed.id, cname: claimed.name, manager: nameOf(claimed.managementId) },
        };
      },
      async fetchLicence({ companyId }, { session, reply }) {
        const answer = await openLicence(parts, session, companyId);
        void reply.headers(fileHeaders);
        return answer;
      },
      async judgeClaim(verdict) {
        await judgeClaim(parts, verdict);
        return true as const;
      },
      async revokeCertification(verdict) {
        await revokeCertification(parts, verdict);
        return true as const;
      },
      turnOver: async (wish, { session }) => ({ token: await turnOver(parts, session, wish) }),
      turnBack: async ({ companyId }, { session }) => ({ token: await turnBack(parts, session, companyId) }),
      async changeDuty(wish, { session }) {
        await changeDuty(parts, session, wish);
        return true as const;
      },
      async removeColleague(wish, { session }) {
        await removeColleague(parts, session, wish);
        return true as const;
      },
      async makeInvitation({ companyId }, { session }) {
        const { code, expiresAtMs } = await makeInvitation(parts, session, companyId);
        return { code, url: `${parts.publicUrl}/invite?code=${code}`, expires: formatShanghai(expiresAtMs) };
      },
      async listInvitations({ companyId }, { session }) {
        const open = await listInvitations(database, ownerKeyOf(session, companyId), parts.clock.nowMs());
        const nameOf = await findNames(
          people,
          open.map(({ madeBy }) => madeBy),
        );
        return {
          list: open.map(({ id, madeBy, phone, expiresAtMs }) => ({
            id,
            inviter: nameOf(madeBy),
            phone: phone && maskPhone(phone),
            expires: formatShanghai(expiresAtMs),
          })),
        };
      },
      async withdrawInvitation(wish, { session }) {
        await withdrawInvitation(parts, session, wish);
        return true as const;
      },
      async encryptCompany({ cid }, { session }) {
        const { code, expiresAtMs } = await makeInvitation(parts, session, cid);
        return { code, expires: formatShanghai(expiresAtMs) };
      },
      inviteByPhone: async (wish, context) => showSent(await inviteByPhone(parts, context.session, wish, context)),
      addPerson: async (wish, context) => showSent(await invitePerson(parts, context.session, wish, context)),
      async showInvitation({ code }, context) {
        const { companyName, madeBy, expiresAtMs } = await showInvitation(parts, code, context);
        const nameOf = await findNames(people, [madeBy]);
        return { cname: companyName, inviter: maskName(nameOf(madeBy)), expires: formatShanghai(expiresAtMs) };
      },
      async acceptInvitation({ code }, context) {
        const { company: joined, duty, isNew } = await acceptInvitation(parts, context.session, code, context);
        return { cid: joined.id, cname: joined.name, role: duty, isNew };
      },
      async listChanges({ companyId }, { session }) {
        const changes = await listChanges(database, ownerKeyOf(session, companyId));
        const nameOf = await findNames(
          people,
          changes.flatMap(({ actorId, personId }) => (personId === null ? [actorId] : [actorId, personId])),
        );
        return {
          list: changes.map(({ id, what, actorId, personId, duty, maskedPhone, changedAtMs }) => ({
            id,
            what,
            actor: nameOf(actorId),
            person: personId === null ? null : nameOf(personId),
            phone: maskedPhone,
            role: duty,
            time: formatShanghai(changedAtMs),
          })),
        };
      },
    },
    { judgeClaim: [{ path: '/api/company/CertAudit', fixed: {} }] },
  );
}

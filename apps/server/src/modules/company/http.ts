import { certStates, certStateWords } from '@mastlight/domain/company/cert-state';
import { company } from '@mastlight/domain/company/contract';
import { companyPageSize } from '@mastlight/domain/company/limits';
import { isPilotCompany } from '@mastlight/domain/company/pilot-companies';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { maskName } from '@mastlight/domain/vocabulary/mask-name';
import { maskPhone } from '@mastlight/domain/vocabulary/phone';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { implement, type Route } from '../../platform/http/route';
import type { CompanyScope } from '../../platform/http/company-scope';
import { apply } from './operations/apply';
import { changeDuty, removeColleague } from './operations/change-people';
import { acceptInvitation, inviteByPhone, invitePerson, makeInvitation, showInvitation, withdrawInvitation } from './operations/invite';
import { judgeClaim, revokeCertification } from './operations/judge-certification';
import { findByName, findPerson, requireMembership, openLicence, seeApplication, seeCompany, seesAll } from './operations/see-company';
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

  async function showColleagues({ ownerKey }: CompanyScope) {
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
      listOwnColleagues: (_request, { own }) => own.answer(showColleagues(own)),
      listColleagues: (_request, { own }) => own.answer(showColleagues(own)),
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
        const person = await findPerson(parts, context.own, phone, context);
        return context.own.answer({ id: person?.id ?? null, userName: person ? maskName(person.userName) : '', exists: person !== null });
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
      turnOver: ({ userId }, { own }) => own.answer(turnOver(parts, own, userId).then((token) => ({ token }))),
      turnBack: (_request, { own }) => own.answer(turnBack(parts, own).then((token) => ({ token }))),
      changeDuty: (wish, { own }) => own.done(changeDuty(parts, own, wish)),
      removeColleague: ({ userId }, { own }) => own.done(removeColleague(parts, own, userId)),
      async makeInvitation(_request, { own }) {
        const { code, expiresAtMs } = await makeInvitation(parts, own);
        return own.answer({ code, url: `${parts.publicUrl}/invite?code=${code}`, expires: formatShanghai(expiresAtMs) });
      },
      async listInvitations(_request, { own }) {
        const open = await listInvitations(database, own.ownerKey, parts.clock.nowMs());
        const nameOf = await findNames(
          people,
          open.map(({ madeBy }) => madeBy),
        );
        return own.answer({
          list: open.map(({ id, madeBy, phone, expiresAtMs }) => ({
            id,
            inviter: nameOf(madeBy),
            phone: phone && maskPhone(phone),
            expires: formatShanghai(expiresAtMs),
          })),
        });
      },
      withdrawInvitation: ({ id }, { own }) => own.done(withdrawInvitation(parts, own, id)),
      async encryptCompany(_request, { own }) {
        const { code, expiresAtMs } = await makeInvitation(parts, own);
        return own.answer({ code, expires: formatShanghai(expiresAtMs) });
      },
      inviteByPhone: ({ phone }, context) => context.own.answer(inviteByPhone(parts, context.own, phone, context).then(showSent)),
      addPerson: ({ userId }, context) => context.own.answer(invitePerson(parts, context.own, userId, context).then(showSent)),
      async showInvitation({ code }, context) {
        const { companyName, madeBy, expiresAtMs } = await showInvitation(parts, code, context);
        const nameOf = await findNames(people, [madeBy]);
        return { cname: companyName, inviter: maskName(nameOf(madeBy)), expires: formatShanghai(expiresAtMs) };
      },
      async acceptInvitation({ code }, context) {
        const { company: joined, duty, isNew } = await acceptInvitation(parts, context.session, code, context);
        return { cid: joined.id, cname: joined.name, role: duty, isNew };
      },
      async listChanges(_request, { own }) {
        const changes = await listChanges(database, own.ownerKey);
        const nameOf = await findNames(
          people,
          changes.flatMap(({ actorId, personId }) => (personId === null ? [actorId] : [actorId, personId])),
        );
        return own.answer({
          list: changes.map(({ id, what, actorId, personId, duty, maskedPhone, changedAtMs }) => ({
            id,
            what,
            actor: nameOf(actorId),
            person: personId === null ? null : nameOf(personId),
            phone: maskedPhone,
            role: duty,
            time: formatShanghai(changedAtMs),
          })),
        });
      },
    },
    { judgeClaim: [{ path: '/api/company/CertAudit', fixed: {} }] },
  );
}

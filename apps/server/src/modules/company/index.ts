/** Companies as identities: who is in them as what, switching to them, inviting, removing, turning over (ADR 0028). */
import type { Duty } from '@mastlight/domain/company/duty';
import type { Transaction } from '../../platform/db/transaction';
import type { Platform, ServerModule } from '../../platform/module';
import { addJob } from '../../platform/queue/queue';
import type { RegistryGateway } from '../../platform/gateways/registry/registry-gateway';
import { deleteOwn, type OwnData } from '../../platform/own-data';
import { createRoutes } from './http';
import { certifyJob, defineCertify } from './jobs/certify';
import { defineEndClosed } from './jobs/end-closed';
import { ownMemberships } from './own-data';
import { findCompanyPage, type CompanyRecord } from './queries/find-companies';
import type { CompanyParts, MoneyDoor, People } from './parts';
import { findCompanyNames } from './queries/find-company-names';
import { findColleagues, type FoundColleague } from './queries/find-colleagues';
import { findNames } from './queries/find-names';
import { hasFreeQuota, holdMembership } from './store';

export interface CompanyModule {
  readonly module: ServerModule;
  /** Takes what modules say of what is somebody's, from below to above, for companies in which nobody is left; done once, at the wiring. */
  keepOwnData(parts: readonly OwnData[]): void;
  /** What somebody is in a company, kept so until the transaction ends; null when he is not in it. */
  holdDuty(tx: Transaction, companyId: number, userId: number): Promise<Duty | null>;
  /** Whether a company has a free quota of the month that began at an instant. */
  hasFreeQuota(tx: Transaction, companyId: number, sinceMs: number): Promise<boolean>;
  /** The name of a company; null where there is none. */
  findCompanyName(companyId: number): Promise<string | null>;
  /** The name that the registry knows a company by, for strangers; null where it is not certified: its name is nobody's word then. */
  findCertifiedName(companyId: number): Promise<string | null>;
  /** Names of companies by number; those that are not there are missing. */
  findCompanyNames(companyIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Numbers of companies with these signs in their name, the oldest first, for the desk. */
  findCompaniesNamed(name: string, limit: number): Promise<readonly number[]>;
  /** Everybody in a company by its owner key, Management first; phones are whole. */
  findColleagues(ownerKey: string): Promise<readonly FoundColleague[]>;
  /** The names of people, for those who are or were their colleagues; empty where there is nobody any more. */
  findNames(userIds: readonly number[]): Promise<(userId: number) => string>;
}

/** Builds the module above the one that knows people and their sessions; who keeps money is asked later. */
export function createCompanyModule(
  platform: Platform,
  people: People,
  files: CompanyParts['files'],
  registry: RegistryGateway,
  money: MoneyDoor,
): CompanyModule {
  const { config, database, clock, log, outbox } = platform;
  const ownData: OwnData[] = [];
  const endOwned = (tx: Transaction, ownerKey: string): Promise<void> => deleteOwn(tx, ownData, { userId: null, ownerKey });
  const parts: CompanyParts = {
    config,
    database,
    clock,
    log,
    outbox,
    people,
    money,
    files,
    publicUrl: config.publicUrl.replace(/\/+$/, ''),
    endOwned,
    requestCertification: (tx) => addJob(tx, certifyJob, {}),
  };
  const find = async (companyId: number): Promise<CompanyRecord | undefined> =>
    (await findCompanyPage(database, { userId: null, companyId }, { pageSize: 1, offset: 0 })).list[0];
  return {
    module: {
      name: 'company',
      routes: createRoutes(parts),
      jobs: [defineCertify({ database, clock, log, registry }), defineEndClosed({ database, endOwned })],
      ownData: ownMemberships(parts),
    },
    keepOwnData: (given) => void ownData.push(...given),
    holdDuty: holdMembership,
    hasFreeQuota,
    findCertifiedName: async (companyId) => {
      const found = await find(companyId);
      return found?.certState === 'certified' ? found.name : null;
    },
    findCompanyName: async (companyId) => (await findCompanyNames(database, [companyId])).get(companyId) ?? null,
    findCompanyNames: (companyIds) => findCompanyNames(database, companyIds),
    findCompaniesNamed: async (name, limit) =>
      (await findCompanyPage(database, { userId: null, name }, { pageSize: limit, offset: 0 })).list.map(({ id }) => id),
    findColleagues: (ownerKey) => findColleagues(database, people, ownerKey),
    findNames: (userIds) => findNames(people, userIds),
  };
}

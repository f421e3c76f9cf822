/** Companies as identities: who is in them as what, switching to them, inviting, removing, turning over (ADR 0028). */
import type { Duty } from '@mastlight/domain/company/duty';
import type { Transaction } from '../../platform/db/transaction';
import type { Platform, ServerModule } from '../../platform/module';
import { addJob } from '../../platform/queue/queue';
import type { RegistryGateway } from '../../platform/gateways/registry/registry-gateway';
import { createRoutes } from './http';
import { certifyJob, defineCertify } from './jobs/certify';
import { ownMemberships } from './own-data';
import type { CompanyParts, People } from './parts';
import { findNames } from './queries/find-names';
import { holdMembership } from './store';

export interface CompanyModule {
  readonly module: ServerModule;
  /** What somebody is in a company, kept so until the transaction ends; null when he is not in it. */
  holdDuty(tx: Transaction, companyId: number, userId: number): Promise<Duty | null>;
  /** The names of people, for those who are or were their colleagues; empty where there is nobody any more. */
  findNames(userIds: readonly number[]): Promise<(userId: number) => string>;
}

/** Builds the module above the one that knows people and their sessions. */
export function createCompanyModule(
  platform: Platform,
  people: People,
  files: CompanyParts['files'],
  registry: RegistryGateway,
): CompanyModule {
  const { config, database, clock, log } = platform;
  const parts: CompanyParts = {
    database,
    clock,
    log,
    people,
    files,
    publicUrl: config.publicUrl.replace(/\/+$/, ''),
    requestCertification: (tx) => addJob(tx, certifyJob, {}),
  };
  return {
    module: {
      name: 'company',
      routes: createRoutes(parts),
      jobs: [defineCertify({ database, clock, log, registry })],
      ownData: ownMemberships(parts),
    },
    holdDuty: holdMembership,
    findNames: (userIds) => findNames(people, userIds),
  };
}

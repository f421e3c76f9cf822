/** Companies as identities: who is in them as what, switching to them, inviting, removing, turning over (ADR 0028). */
import type { Platform, ServerModule } from '../../platform/module';
import { addJob } from '../../platform/queue/queue';
import type { RegistryGateway } from '../../platform/gateways/registry/registry-gateway';
import { createRoutes } from './http';
import { certifyJob, defineCertify } from './jobs/certify';
import type { CompanyParts, People } from './parts';

/** Builds the module above the one that knows people and their sessions. */
export function createCompanyModule(platform: Platform, people: People, registry: RegistryGateway): { readonly module: ServerModule } {
  const { config, database, clock, log } = platform;
  const parts: CompanyParts = {
    database,
    clock,
    people,
    publicUrl: config.publicUrl.replace(/\/+$/, ''),
    requestCertification: (tx) => addJob(tx, certifyJob, {}),
  };
  return { module: { name: 'company', routes: createRoutes(parts), jobs: [defineCertify({ database, clock, log, registry })] } };
}

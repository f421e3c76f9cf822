/** Companies as identities: who is in them as what, switching to them, inviting, removing, turning over (ADR 0028). */
import type { Platform, ServerModule } from '../../platform/module';
import { createRoutes } from './http';
import type { People } from './parts';

/** Builds the module above the one that knows people and their sessions. */
export function createCompanyModule(platform: Platform, people: People): { readonly module: ServerModule } {
  const { config, database, clock } = platform;
  const parts = { database, clock, people, publicUrl: config.publicUrl.replace(/\/+$/, '') };
  return { module: { name: 'company', routes: createRoutes(parts) } };
}

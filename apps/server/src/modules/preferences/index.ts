/** Settings of one person (columns, seen notes) and read-only entries of the system, by key. */
import type { Platform, ServerModule } from '../../platform/module';
import { createRoutes } from './http';
import { ownPreferences } from './own-data';
import type { PreferencesParts } from './parts';

export { giveExperience } from './operations/give-experience';

/**
 * Builds the module. `findPhone` comes from the module that knows people;
 * whoever wires the modules hands it in, since this one stands below it.
 */
export function createPreferencesModule(
  platform: Platform,
  people: Pick<PreferencesParts, 'findPhone'>,
): { readonly module: ServerModule } {
  const { database, clock } = platform;
  const parts: PreferencesParts = { database, clock, findPhone: people.findPhone };
  return { module: { name: 'preferences', routes: createRoutes(parts), ownData: ownPreferences } };
}

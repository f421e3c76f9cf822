/**
 * Levels of members: who has which until when, what each costs, and buying one from the wallet.
 * Not here: prices, money and what a member pays for a thing (billing, which asks `findMemberPercent`).
 */
import type { Platform, ServerModule } from '../../platform/module';
import type { BillingDoor } from '../billing/index';
import { createMembershipRoutes } from './http';
import { ownMembership } from './own-data';

export { findMemberPercent } from './queries/find-member-percent';

/** Builds the module on what the platform lends it, and on money. */
export function createMembershipModule({ database, clock }: Platform, billing: BillingDoor): { readonly module: ServerModule } {
  return { module: { name: 'membership', routes: createMembershipRoutes({ database, clock, billing }), ownData: ownMembership } };
}

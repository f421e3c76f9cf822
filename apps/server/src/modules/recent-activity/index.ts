/**
 * Recent activity: the ticker of what others have just subscribed to, masked.
 * Fed by events alone. Not here: the subscriptions themselves.
 */
import type { Platform, ServerModule } from '../../platform/module';
import { recentActivityRoutes } from './http';
import type { AccountModule } from '../account/index';
import { recentActivityReactions } from './reactions';

/** Builds the module on account's door, which knows people's names. */
export function createRecentActivityModule(
  platform: Platform,
  { findUserName }: Pick<AccountModule, 'findUserName'>,
): { module: ServerModule } {
  return {
    module: {
      name: 'recent-activity',
      routes: recentActivityRoutes(platform),
      reactions: recentActivityReactions(platform, findUserName),
    },
  };
}

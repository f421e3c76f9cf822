/**
 * VGM (核实重量): filings of verified masses, sent to the terminals of Shanghai. Not here: how a message goes out once and what
 * comes back (dispatch), and whose money pays for it (billing).
 */
import type { Platform, ServerModule } from '../../platform/module';
import { createVgmRoutes } from './http';
import { ownFilings } from './own-data';
import type { VgmParts } from './parts';
import { vgmReactions } from './reactions';

export { createVgmGateway } from './vgm-gateway';

/** Builds the module on the doors of whoever sends, charges, knows ships and bills, and knows people. */
export function createVgmModule(platform: Platform, doors: Omit<VgmParts, 'platform'>): { readonly module: ServerModule } {
  const parts: VgmParts = { platform, ...doors };
  return { module: { name: 'vgm', routes: createVgmRoutes(parts), reactions: vgmReactions(parts), ownData: ownFilings } };
}

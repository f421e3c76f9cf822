/**
 * VGM (核实重量): filings of verified masses, sent to the terminals of Shanghai. Not here: how a message goes out once and what
 * comes back (dispatch), and whose money pays for it (billing).
 */
import type { Platform, ServerModule } from '../../platform/module';
import type { Payer } from '../billing/index';
import { createVgmRoutes } from './http';
import { declareFiling, type DeclareWish } from './operations/declare-filing';
import { ownFilings } from './own-data';
import type { VgmParts } from './parts';
import { showDeclaration } from './queries/show-declaration';
import { vgmReactions } from './reactions';

export { createVgmGateway } from './vgm-gateway';

/** Builds the module on the doors of whoever sends, charges, knows ships and bills, and knows people; and what declares for programs. */
export function createVgmModule(platform: Platform, doors: Omit<VgmParts, 'platform'>) {
  const parts: VgmParts = { platform, ...doors };
  const module: ServerModule = { name: 'vgm', routes: createVgmRoutes(parts), reactions: vgmReactions(parts), ownData: ownFilings };
  return {
    module,
    declarations: {
      declare: (caller: Payer, wish: DeclareWish) => declareFiling(parts, caller, wish),
      show: (ownerKey: string, reference: string) => showDeclaration(platform.database, ownerKey, reference),
    },
  };
}

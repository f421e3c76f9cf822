/**
 * Pre-sheets (预配单): what a forwarder asks of a shipping agent for one bill, sent to the agent's desk and answered there;
 * and the agents themselves. Not here: how a message goes out once and what comes back (dispatch).
 */
import type { Platform, ServerModule } from '../../platform/module';
import { createPreSheetRoutes } from './http';
import { ownPreSheets } from './own-data';
import type { PreSheetParts } from './parts';
import { preSheetReactions } from './reactions';

export { createAgentGateway } from './agent-gateway';
export { enterAgent, removeAgent } from './operations/enter-agent';

/** Builds the module on the door of whoever sends. */
export function createPreSheetModule(platform: Platform, dispatch: PreSheetParts['dispatch']): { readonly module: ServerModule } {
  const parts: PreSheetParts = { platform, dispatch };
  return {
    module: { name: 'pre-sheet', routes: createPreSheetRoutes(parts), reactions: preSheetReactions(parts), ownData: ownPreSheets },
  };
}

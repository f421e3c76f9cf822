import { createDispatchModule, createMailGateway } from '../modules/dispatch/index';
import { createMarketCustomsGateway } from '../modules/market-order/index';
import { createAgentGateway } from '../modules/pre-sheet/index';
import { createManifestGateway } from '../modules/sh-manifest/index';
import { createVgmGateway } from '../modules/vgm/index';
import type { Platform } from '../platform/module';

/** For a process that sends nothing, and asks for nothing. */
export const receiveNothing = { receive: (): Promise<never> => Promise.reject(new Error('Nothing is asked for here.')) };

/** Dispatch with every way out that there is. A further one is one line here. */
export function openDispatch(
  platform: Platform,
  intake: Parameters<typeof createDispatchModule>[1],
): ReturnType<typeof createDispatchModule> {
  const dispatch = createDispatchModule(platform, intake);
  dispatch.open(createVgmGateway(platform.config, platform.clock));
  dispatch.open(createManifestGateway(platform.config, platform.clock));
  dispatch.open(createMarketCustomsGateway(platform.config, platform.clock));
  dispatch.open(createAgentGateway(platform.config, platform.clock));
  dispatch.open(createMailGateway(platform.config));
  return dispatch;
}

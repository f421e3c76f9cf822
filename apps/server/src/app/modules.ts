import { createTrackingModule } from '../modules/tracking/index';
import type { Platform, ServerModule } from '../platform/module';
import type { Authenticate } from '../platform/http/session';

/** The modules of the server, in rank order, and how a token becomes a session. */
export interface Modules {
  readonly list: readonly ServerModule[];
  readonly authenticate: Authenticate;
}

/** Builds every module. A new capability is one import and one line here. */
export function createModules(platform: Platform): Modules {
  const tracking = createTrackingModule(platform);
  return {
    list: [tracking.module],
    authenticate: async () => null,
  };
}

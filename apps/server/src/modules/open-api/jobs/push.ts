import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { pushDue, Lanes } from '../operations/push-due';
import type { OpenApiParts } from '../parts';

/** Real time between two looks at what is to be pushed. */
const pushEveryMs = 1_000;

/** Pushes what is due, again and again; the end waits for what is on its way. */
export function startPushing(parts: Pick<OpenApiParts, 'platform' | 'outbox' | 'webhooks' | 'signer'>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const lanes = new Lanes();
  const watch = watchPortTime(parts.platform, pushEveryMs, () => pushDue(parts, lanes, stopping.signal), 'looking for what to push failed');
  return {
    async stop() {
      stopping.abort();
      await watch.stop();
      await lanes.settle();
    },
  };
}

import { watchPortTime } from '../../../platform/clock/watch-port-time';
import { inTransaction } from '../../../platform/db/transaction';
import { decideDueAnew, dispatchMessages } from '../operations/dispatch-messages';
import { lookAtAll } from '../operations/look-at-followed';
import { sendDue, type KindsAtWork } from '../operations/send-due';
import type { NotificationParts } from '../parts';

/** Real time between two looks at what is to be sent: a message comes so much later at most. */
const sendEveryMs = 1_000;
/** Real time between two looks at all that is followed: what one change did not tell of is found by it. */
const sweepEveryMs = 60_000;

/** Sends what is due, again and again, and now and then looks at everything that is followed. */
export function startTelling(parts: NotificationParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const atWork: KindsAtWork = new Map();
  const send = async (): Promise<void> => {
    while ((await dispatchMessages(parts)) > 0);
    await sendDue(parts, atWork, stopping.signal);
  };
  const running = [
    watchPortTime(parts.platform, sendEveryMs, send, 'sending messages failed'),
    watchPortTime(parts.platform, sweepEveryMs, () => lookAtAll(parts), 'looking for news failed'),
  ];
  // Where the port's clock is moved, what waits for a cut-off to come near may be due.
  let deciding: Promise<void> = Promise.resolve();
  const forget = parts.platform.portClock.onChange(() => {
    deciding = deciding
      .then(() => inTransaction(parts.platform.database, 'system', (tx) => decideDueAnew(parts, tx, null)))
      .catch((error: unknown) => parts.platform.log.warn({ err: error }, 'deciding anew when messages are due failed'));
  });
  return {
    async stop() {
      stopping.abort();
      forget();
      await deciding;
      await Promise.all(running.map((watch) => watch.stop()));
      await Promise.all(atWork.values());
    },
  };
}

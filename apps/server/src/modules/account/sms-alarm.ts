import { smsPerHourAlarm } from '@mastlight/domain/account/limits';
import { inTransaction } from '../../platform/db/transaction';
import type { Platform } from '../../platform/module';
import { countSentMessage } from './store/sms-codes';

const hourMs = 3_600_000;

/** Counts messages of all phones and all processes, and logs an alarm when an hour costs more than it should, and each time as much again (S-05). */
export class SmsAlarm {
  constructor(readonly platform: Pick<Platform, 'database' | 'clock' | 'log'>) {}

  /** Counts one message that is about to be sent; that it could not be counted keeps nobody from his code. */
  async count(): Promise<void> {
    const { database, clock, log } = this.platform;
    const fromMs = Math.floor(clock.nowMs() / hourMs) * hourMs;
    try {
      const sent = await inTransaction(database, 'system', (tx) => countSentMessage(tx, fromMs));
      if (sent % smsPerHourAlarm === 0) log.error({ sent }, 'text messages of this hour above budget');
    } catch (error) {
      log.warn({ err: error }, 'text message not counted');
    }
  }
}

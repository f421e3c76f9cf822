import { smsPerHourAlarm } from '@mastlight/domain/account/limits';
import type { Clock } from '../../platform/clock/clock';
import type { Log } from '../../platform/log';

/** Counts messages of all phones and logs an alarm when an hour costs more than it should (S-05). */
export class SmsAlarm {
  #fromMs = 0;
  #sent = 0;

  constructor(
    readonly clock: Clock,
    readonly log: Log,
  ) {}

  count(): void {
    const nowMs = this.clock.nowMs();
    if (nowMs - this.#fromMs >= 3_600_000) {
      this.#fromMs = nowMs;
      this.#sent = 0;
    }
    this.#sent++;
    if (this.#sent === smsPerHourAlarm) this.log.error({ sent: this.#sent }, 'text messages of this hour above budget');
  }
}

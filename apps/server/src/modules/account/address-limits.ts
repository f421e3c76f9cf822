import {
  codeChecksPerAddressPerMinute,
  loginsPerAddressPerMinute,
  registrationChecksPerAddressPerMinute,
  smsPerAddressPerHour,
  ticketsPerAddressPerMinute,
} from '@mastlight/domain/account/limits';
import { BusinessError } from '@mastlight/domain/vocabulary/envelope';
import type { Clock } from '../../platform/clock/clock';
import { networkOf } from '../../platform/network-of';

const rules = {
  login: { perWindow: loginsPerAddressPerMinute, windowMs: 60_000 },
  ticket: { perWindow: ticketsPerAddressPerMinute, windowMs: 60_000 },
  sms: { perWindow: smsPerAddressPerHour, windowMs: 3_600_000 },
  codeCheck: { perWindow: codeChecksPerAddressPerMinute, windowMs: 60_000 },
  registrationCheck: { perWindow: registrationChecksPerAddressPerMinute, windowMs: 60_000 },
} as const;
export type LimitedCall = keyof typeof rules;

/** Addresses remembered at once; beyond it the oldest are forgotten. */
const addressesMax = 50_000;

/**
 * Calls per network address, counted in the memory of this process. Several
 * processes allow as many times more; what protects one account or phone is
 * counted in the database.
 */
export class AddressLimits {
  readonly #windows = new Map<string, { fromMs: number; count: number }>();

  constructor(readonly clock: Clock) {}

  /** @throws BusinessError 429 with the time to wait. */
  count(call: LimitedCall, address: string): void {
    const { perWindow, windowMs } = rules[call];
    const key = `${call} ${networkOf(address)}`;
    const nowMs = this.clock.nowMs();
    const open = this.#windows.get(key);
    if (!open || nowMs - open.fromMs >= windowMs || nowMs < open.fromMs) {
      this.#windows.delete(key);
      if (this.#windows.size >= addressesMax) this.#windows.delete(this.#windows.keys().next().value!);
      this.#windows.set(key, { fromMs: nowMs, count: 1 });
      return;
    }
    if (open.count >= perWindow) {
      const retryAfterSeconds = Math.ceil((open.fromMs + windowMs - nowMs) / 1000);
      throw new BusinessError(429, undefined, { retryAfterSeconds });
    }
    open.count++;
  }
}

import {
  codeChecksPerAddressPerMinute,
  loginsPerAddressPerMinute,
  registrationChecksPerAddressPerMinute,
  smsPerAddressPerHour,
  ticketsPerAddressPerMinute,
} from '@mastlight/domain/account/limits';
import type { Allowance } from '../../platform/http/call-limits';
import type { Caller } from './parts';

const minuteMs = 60_000;
const allowances = {
  login: { calls: loginsPerAddressPerMinute, perMs: minuteMs },
  ticket: { calls: ticketsPerAddressPerMinute, perMs: minuteMs },
  sms: { calls: smsPerAddressPerHour, perMs: 60 * minuteMs },
  codeCheck: { calls: codeChecksPerAddressPerMinute, perMs: minuteMs },
  registrationCheck: { calls: registrationChecksPerAddressPerMinute, perMs: minuteMs },
} as const satisfies Record<string, Allowance>;

/**
 * Counts a call of sign-in against its caller's network.
 *
 * @throws BusinessError 429 with the time to wait.
 */
export function limitNetwork(caller: Caller, call: keyof typeof allowances): void {
  caller.limitNetwork(call, allowances[call]);
}

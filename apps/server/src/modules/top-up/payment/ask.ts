import { callOut, type Answer, type CallOut } from '../../../platform/gateways/call-out';
import { PaymentError } from './payment-method';

/** Asks a payment method. @throws PaymentError when there is no answer. */
export function ask(url: string, init: Omit<CallOut, 'failed'>): Promise<Answer> {
  return callOut(url, { ...init, failed: (reason) => new PaymentError(reason) });
}

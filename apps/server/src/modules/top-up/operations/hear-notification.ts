import type { PayType } from '@mastlight/domain/top-up/order-state';
import { inTransaction } from '../../../platform/db/transaction';
import type { CallContext, FileAnswer } from '../../../platform/http/route';
import type { TopUpParts } from '../parts';
import { notePaying } from '../store';
import { settlePayment } from './settle-payment';

/** What each method reads as "do not tell again", and as "not believed". */
const answers: Readonly<Record<PayType, { readonly heard: FileAnswer; readonly refused: FileAnswer }>> = {
  WXPAY: {
    heard: { contentType: 'application/json', body: '{"code":"SUCCESS"}' },
    refused: { contentType: 'application/json', body: '{"message":"refused","code":"FAIL"}', httpStatus: 400 },
  },
  ALIPAY: {
    heard: { contentType: 'text/plain; charset=utf-8', body: 'success' },
    refused: { contentType: 'text/plain; charset=utf-8', body: 'failure', httpStatus: 400 },
  },
};

/**
 * Hears a notification: what is not believed is refused and told as a security event, by its reason (P-01); what is
 * believed is credited once, however often it comes (P-02). What the database could not take is not acknowledged, so that
 * the method tells it again (P-05).
 */
export async function hearNotification(
  parts: TopUpParts,
  code: PayType,
  body: Uint8Array,
  { headers, tell }: Pick<CallContext, 'headers' | 'tell'>,
): Promise<FileAnswer> {
  const { heard, refused } = answers[code];
  const method = parts.methods.get(code);
  const reading = method?.readNotification({ headers, body: Buffer.from(body) });
  if (!reading || reading.kind === 'refused') {
    tell('callback-forged');
    parts.log.warn({ method: code, reason: reading?.kind === 'refused' ? reading.reason : 'not-configured' }, 'notification refused');
    return refused;
  }
  if (reading.kind === 'paid') await settlePayment(parts, reading.payment);
  if (reading.kind === 'unpaid' && reading.isScanned) {
    await inTransaction(parts.database, 'system', (tx) => notePaying(tx, reading.orderNo, code, true));
  }
  return heard;
}

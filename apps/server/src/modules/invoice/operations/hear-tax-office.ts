import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { inTransaction } from '../../../platform/db/transaction';
import type { CallContext } from '../../../platform/http/route';
import type { InvoiceParts } from '../parts';

/**
 * A notice of the tax office that an answer is there. It says nothing that is believed: the answer is asked for.
 *
 * @throws BusinessError 403 for a wrong signature or one out of time; it is told of.
 */
export async function hearTaxOffice(
  { taxOffice, database, requestAnswer }: InvoiceParts,
  body: Uint8Array,
  { headers, tell }: Pick<CallContext, 'headers' | 'tell'>,
): Promise<void> {
  const read = (name: string): string => (typeof headers[name] === 'string' ? headers[name] : '');
  if (!taxOffice.isAuthentic({ body, date: read('x-tax-date'), signature: read('x-tax-signature') })) {
    tell('callback-forged');
    throw new BusinessError(403);
  }
  await inTransaction(database, 'system', requestAnswer);
}

import type { Interchange } from '../../message';
import type { EdifactEnvelope } from '../write/write-interchange';

/**
 * The envelope of a receipt to `interchange`: back to its sender, from the
 * recipient it names.
 *
 * @returns null where the sender does not say who he is
 */
export function receiptEnvelope(
  { sender, recipient, senderQualifier, recipientQualifier }: Interchange,
  told: Pick<EdifactEnvelope, 'controlReference' | 'preparedMs' | 'level'>,
): EdifactEnvelope | null {
  if (sender === null) return null;
  return {
    sender: recipient ?? '',
    recipient: sender,
    senderQualifier: recipientQualifier ?? null,
    recipientQualifier: senderQualifier ?? null,
    ...told,
  };
}

import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { CallContext } from '../../../platform/http/route';
import type { CallbackSignature } from '../../../platform/gateways/wechat/wechat-gateway';
import type { AccountParts } from '../parts';

/**
 * Lets in what the messaging service has signed.
 *
 * @throws BusinessError 403 for a wrong signature or one out of time; it is told of.
 */
export function requireSigned({ wechat }: Pick<AccountParts, 'wechat'>, signature: CallbackSignature, tell: CallContext['tell']): void {
  if (wechat.isAuthentic(signature)) return;
  tell('callback-forged');
  throw new BusinessError(403);
}

/**
 * Answers the messaging service's question whether the address of callbacks is
 * ours, by the word that it sent.
 *
 * @throws BusinessError 403 for a wrong signature, or a word of another form.
 */
export function verifyCallbackAddress(
  parts: Pick<AccountParts, 'wechat'>,
  signature: CallbackSignature,
  word: string,
  tell: CallContext['tell'],
): string {
  requireSigned(parts, signature, tell);
  if (/^[A-Za-z0-9_-]{1,64}$/.test(word)) return word;
  tell('callback-forged');
  throw new BusinessError(403);
}

import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { callTexts as texts } from '@mastlight/domain/open-api/messages';
import { refuseUnstorable } from '../../../platform/http/read-request';

/**
 * The body of a program's call.
 *
 * @throws BusinessError 400 for what is no JSON of UTF-8, or holds what no text of ours takes.
 */
export function readJson(body: Buffer): unknown {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new BusinessError(400, texts.notJson);
  }
  if (typeof json === 'object' && json !== null) refuseUnstorable(json);
  return json;
}

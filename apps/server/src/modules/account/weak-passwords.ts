import { createHash } from 'node:crypto';
import { commonPasswords } from '@mastlight/domain/account/common-passwords';
import { fieldTexts } from '@mastlight/domain/account/messages';
import { BusinessError, codeTexts } from '@mastlight/domain/vocabulary/envelope';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

let known: ReadonlySet<string> | null = null;

/**
 * Refuses hashes of passwords that are guessed first: none at all, the common
 * ones, the own phone. Length and classes of characters cannot be seen in a
 * hash; the form alone checks those.
 *
 * @throws BusinessError 400 naming the field `pwd`.
 */
export function refuseWeakPassword(hashedPassword: string, phone: string): void {
  known ??= new Set(['', ...commonPasswords].map(md5));
  if (!known.has(hashedPassword) && hashedPassword !== md5(phone)) return;
  const text = fieldTexts.passwordCommon;
  throw new BusinessError(400, `${codeTexts[400]}：${text}`, { fields: { pwd: text } });
}

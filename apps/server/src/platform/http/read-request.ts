import * as z from 'zod/mini';
import { zhCN } from 'zod/locales';
import { BusinessError, codeTexts } from '@mastlight/domain/vocabulary/envelope';
import type { Endpoint } from '@mastlight/domain/vocabulary/endpoint';

z.config(zhCN());

/**
 * Checks a request against its schema.
 *
 * @throws BusinessError 400 whose `fields` names each refused field with its
 * reason; the message repeats the first one.
 */
export function readRequest<E extends Endpoint>(endpoint: E, raw: unknown): z.output<E['request']> {
  const result = endpoint.request.safeParse(raw ?? {});
  if (result.success) return result.data as z.output<E['request']>;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'body';
    fields[field] ??= issue.message;
  }
  const [first] = Object.entries(fields);
  const text = first ? `${codeTexts[400]}：${first[0]} ${first[1]}` : codeTexts[400]!;
  throw new BusinessError(400, text, { fields });
}

import * as z from 'zod/mini';
import { BusinessError, codeTexts } from '@mastlight/domain/vocabulary/envelope';
import type { Endpoint } from '@mastlight/domain/vocabulary/endpoint';
import { requestTexts as texts } from '@mastlight/domain/vocabulary/platform-texts';

type Issue = z.core.$ZodRawIssue;

z.config({ localeError: describeIssue });

/** What no text column takes: the character zero, and halves of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;
const unstorableAll = new RegExp(unstorable, 'gu');

/**
 * Checks a request against its schema.
 *
 * @throws BusinessError 400 whose `fields` names each refused field with its
 * reason; the message repeats the first one.
 */
export function readRequest<E extends Endpoint>(endpoint: E, raw: object): z.output<E['request']> {
  refuseUnstorable(raw);
  const result = endpoint.request.safeParse(raw);
  if (result.success) return result.data as z.output<E['request']>;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw refusalOf(fields);
}

/** A refusal that names fields: each with its reason, the first one in the message as well. */
export function refusalOf(fields: Record<string, string>): BusinessError {
  const [first] = Object.entries(fields);
  return new BusinessError(400, first ? `${codeTexts[400]}：${first[0]} ${first[1]}` : codeTexts[400], { fields });
}

/**
 * Refuses text that cannot be stored, wherever it stands, also in fields that
 * no schema knows and in their names: past this point every text is one that
 * the database takes.
 *
 * @throws BusinessError 400 that names the field.
 */
export function refuseUnstorable(raw: object): void {
  // Not by recursion: a body may be nested as deep as it is long.
  const waiting: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: raw }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { path, value } = at;
    if (typeof value === 'string') {
      if (unstorable.test(value)) throw refusalOf({ [path]: texts.unstorable });
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [key, inner] of Object.entries(value)) {
        const field = path ? `${path}.${key}` : key;
        if (unstorable.test(key)) throw refusalOf({ [field.replace(unstorableAll, '\uFFFD')]: texts.unstorable });
        if (typeof inner === 'string' || typeof inner === 'object') waiting.push({ path: field, value: inner });
      }
    }
  }
}

/** The reason of a refusal where the schema brings none of its own. */
function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? texts.missing : texts.wrongType(issue.expected);
    case 'invalid_value':
      return texts.oneOf(issue.values.map(String));
    case 'too_big':
      return texts.tooBig(issue.origin, Number(issue.maximum));
    case 'too_small':
      return texts.tooSmall(issue.origin, Number(issue.minimum));
    default:
      return issue.input === undefined ? texts.missing : texts.wrongForm;
  }
}

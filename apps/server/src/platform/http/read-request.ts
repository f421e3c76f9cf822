import * as z from 'zod/mini';
import { BusinessError, codeTexts } from '@mastlight/domain/contract-kit/envelope';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { requestTexts as texts } from '@mastlight/domain/vocabulary/platform-texts';

type Issue = z.core.$ZodRawIssue;

z.config({ localeError: describeIssue });

/** What no text column takes: the character zero, and halves of a surrogate pair. */
const unstorable = /\0|\p{Surrogate}/u;
const unstorableAll = new RegExp(unstorable, 'gu');

/** Fields of a request, and names in all that it nests; no contract comes near that does not say so. */
const topNamesMax = 100;
const usualNamesMax = 5_000;
/** Items of all lists of a request: each costs more to check, and to refuse, than to send. No contract takes half of it. */
const itemsMax = 20_000;
const depthMax = 20;
/** A refusal tells of so many fields, by names of so many characters. */
const fieldsToldMax = 20;
const fieldNameMax = 64;

/**
 * Checks a request against its schema.
 *
 * @throws BusinessError 400 whose `fields` names each refused field with its
 * reason; the message repeats the first one.
 */
export function readRequest<E extends Endpoint>(endpoint: E, raw: object): z.output<E['request']> {
  refuseUnstorable(raw, endpoint.maxBodyNames);
  const result = endpoint.request.safeParse(raw);
  if (result.success) return result.data as z.output<E['request']>;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues.slice(0, fieldsToldMax)) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw refusalOf(fields);
}

/** A refusal that names fields: each with its reason, the first one in the message as well. */
export function refusalOf(fields: Record<string, string>): BusinessError {
  const told = Object.entries(fields)
    .slice(0, fieldsToldMax)
    .map(([name, reason]) => [cut(name), reason] as const);
  const [first] = told;
  return new BusinessError(400, first ? `${codeTexts[400]}：${first[0]} ${first[1]}` : codeTexts[400], {
    fields: Object.fromEntries(told),
  });
}

function cut(name: string): string {
  return name.length > fieldNameMax ? `${name.slice(0, fieldNameMax - 1)}…` : name;
}

/**
 * Refuses a request of more fields than any contract knows.
 *
 * @throws BusinessError 400.
 */
export function refuseManyFields(raw: object): void {
  if (Object.keys(raw).length > topNamesMax) throw refusalOf({ body: texts.tooManyFields });
}

/** A value on the walk, and the way to it; written out only when it is refused. */
interface Place {
  readonly above: Place | null;
  readonly key: string;
  readonly value: unknown;
  readonly depth: number;
}

function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place | null = place; at?.above; at = at.above) keys.unshift(at.key);
  return keys.join('.');
}

/**
 * Refuses text that cannot be stored, wherever it stands, also in fields that
 * no schema knows and in their names: past this point every text is one that
 * the database takes.
 *
 * @throws BusinessError 400 that names the field; also for more fields or items,
 * or a deeper nesting, than any contract knows.
 */
export function refuseUnstorable(raw: object, namesMax = usualNamesMax): void {
  let names = 0;
  let items = 0;
  const waiting: Place[] = [{ above: null, key: '', value: raw, depth: 0 }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { value, depth } = at;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (depth > depthMax) throw refusalOf({ [pathOf(at)]: texts.tooDeep });
    const isList = Array.isArray(value);
    if (isList && (items += value.length) > itemsMax) throw refusalOf({ [pathOf(at) || 'body']: texts.tooManyItems });
    const keys = Object.keys(value);
    if (!isList && (names += keys.length) > namesMax) throw refusalOf({ [pathOf(at) || 'body']: texts.tooManyFields });
    for (const key of keys) {
      const inner = (value as Record<string, unknown>)[key];
      const place = (): Place => ({ above: at!, key, value: inner, depth: depth + 1 });
      if (!isList && unstorable.test(key)) throw refusalOf({ [pathOf(place()).replace(unstorableAll, '\uFFFD')]: texts.unstorable });
      if (typeof inner === 'string') {
        if (unstorable.test(inner)) throw refusalOf({ [pathOf(place())]: texts.unstorable });
      } else if (typeof inner === 'object') {
        waiting.push(place());
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

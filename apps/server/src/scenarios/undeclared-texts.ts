import type * as z from 'zod/mini';
import { formsHeldBy } from '@mastlight/domain/contract-kit/text-form';

/** What of a schema leads to what it holds; zod keeps it in its definition. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.core.$ZodType;
  readonly out?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
}

/**
 * The places of an answer where a string is JSON and its contract declares no
 * form for it: there each side would read it by an idea of its own (M-07).
 */
export function findUndeclaredTexts(schema: z.core.$ZodType, value: unknown, path = 'data'): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') return isJson(value) && !isDeclared(schema) ? [path] : [];
  const definition = schema._zod.def as unknown as Definition;
  const inner = definition.innerType ?? definition.out;
  if (inner) return findUndeclaredTexts(inner, value, path);
  if (Array.isArray(value)) {
    const { element } = definition;
    return element ? value.flatMap((item, index) => findUndeclaredTexts(element, item, `${path}[${index}]`)) : [];
  }
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const field = definition.shape?.[name] ?? definition.valueType;
    return field ? findUndeclaredTexts(field, part, `${path}.${name}`) : [];
  });
}

function isDeclared(schema: z.core.$ZodType): boolean {
  const { innerType, out } = schema._zod.def as unknown as Definition;
  const inner = innerType ?? out;
  return formsHeldBy(schema) !== null || (inner !== undefined && isDeclared(inner));
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A value as JSON that jsonb takes: texts without NUL and half surrogate
 * pairs, which PostgreSQL does not know and a message may hold. The texts are
 * cleaned, never the JSON: `\u0000` that somebody typed as six letters stays.
 */
export function jsonText(value: unknown): string {
  const json = JSON.stringify(value);
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storableText(part) : part));
}

/** A text as PostgreSQL keeps it: without NUL, half surrogate pairs replaced. */
export function storableText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '');
}

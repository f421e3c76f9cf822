/** Values as a line of PostgreSQL's COPY text format. */
export function copyLine(values: readonly (string | number | Buffer | null)[]): string {
  let line = '';
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (i > 0) line += '\t';
    if (value === null) line += '\\N';
    else if (typeof value === 'string') line += escapeText(value);
    else if (typeof value === 'number') line += String(value);
    else line += `\\\\x${value.toString('hex')}`;
  }
  return `${line}\n`;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' };

/** NUL is no character to PostgreSQL; a message that holds one keeps it in its raw bytes alone. */
function escapeText(text: string): string {
  // eslint-disable-next-line no-control-regex -- NUL is what is looked for
  return /[\\\t\n\r\0]/.test(text) ? text.replace(/[\\\t\n\r\0]/g, (char) => escapes[char]!) : text;
}

const firstStorableMs = Date.UTC(1900, 0, 1);
const endStorableMs = Date.UTC(9999, 0, 1);

/** A time as `timestamptz` text; null stays null. Instants outside the calendar of people are none. */
export function copyTime(instantMs: number | null): string | null {
  if (instantMs === null || !(instantMs >= firstStorableMs && instantMs < endStorableMs)) return null;
  return new Date(instantMs).toISOString();
}

/**
 * A detail as JSON that jsonb takes: without what is null, in one order of
 * fields, and without NUL and half surrogate pairs, which jsonb does not know
 * and a port's row may hold.
 */
export function detailJson(detail: object): string {
  const told: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(detail)) if (value !== null) told[key] = value;
  const json = JSON.stringify(told);
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return json;
  return JSON.stringify(told, (_key, part: unknown) =>
    typeof part === 'string' ? Buffer.from(part, 'utf8').toString('utf8').replaceAll('\0', '') : part,
  );
}

/** As `detailJson`, with the fields in the order of their names: jsonb forgets any other. */
export function sortedDetailJson(detail: object): string {
  return detailJson(Object.fromEntries(Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1))));
}

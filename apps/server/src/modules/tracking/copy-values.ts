/** Values as PostgreSQL's COPY text format wants them. */

const copyNull = '\\N';
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' };

/** A text, or null. NUL is no character to PostgreSQL; a message that holds one keeps it in its raw bytes alone. */
export function copyText(text: string | null): string {
  if (text === null) return copyNull;
  // NUL is what is looked for.
  return /[\\\t\n\r\0]/.test(text) ? text.replace(/[\\\t\n\r\0]/g, (char) => escapes[char]!) : text;
}

const firstStorableMs = Date.UTC(1900, 0, 1);
const endStorableMs = Date.UTC(9999, 0, 1);

/** The boxes of a message share most of their times; the last few texts are kept. */
const recentTimes = new Map<number, string>();
const recentTimesMax = 256;

/** A time as `timestamptz`; null, and instants outside the calendar of people, are none. */
export function copyTime(instantMs: number | null): string {
  if (instantMs === null || !(instantMs >= firstStorableMs && instantMs < endStorableMs)) return copyNull;
  const recent = recentTimes.get(instantMs);
  if (recent !== undefined) return recent;
  if (recentTimes.size >= recentTimesMax) recentTimes.clear();
  const text = new Date(instantMs).toISOString();
  recentTimes.set(instantMs, text);
  return text;
}

/**
 * Query strings as people type and share them: every value is text, nothing is quoted or guessed, so
 * `?code=0123` keeps its zero.
 */
export const plainSearch = {
  parse: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),
  /** Values that are not there are not written. */
  stringify: (search: Readonly<Record<string, unknown>>): string => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(search)) {
      if (typeof value === 'number' || typeof value === 'boolean') query.set(name, String(value));
      else if (typeof value === 'string' && value !== '') query.set(name, value);
    }
    const text = query.toString();
    return text ? `?${text}` : '';
  },
};

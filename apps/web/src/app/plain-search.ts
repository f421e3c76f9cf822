/**
 * Query strings as people type and share them: every value is text, nothing is quoted or guessed, so
 * `?code=0123` keeps its zero.
 */
export const plainSearch = {
  parse(search: string): Record<string, string> {
    return Object.fromEntries(new URLSearchParams(search));
  },
  stringify(search: Record<string, unknown>): string {
    const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
    const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
    return text ? `?${text}` : '';
  },
};

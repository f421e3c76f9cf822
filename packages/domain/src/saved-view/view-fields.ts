/** What a view may be called, and which part of an address it keeps. */
import { cleanNote } from '../vocabulary/clean-note';
import { viewNameLengthMax, viewQueryLengthMax } from './limits';

/** A name as it is kept, in one line; null when it is none or too long. */
export function cleanViewName(text: string): string | null {
  const clean = cleanNote(text.replace(/\s+/g, ' '));
  return clean !== null && Array.from(clean).length <= viewNameLengthMax ? clean : null;
}

/** `name=value` pairs, escaped as an address bar has them: no path, no scheme, no fragment, nothing that does not print. */
const parameters = /^(?:[A-Za-z][\w.-]{0,39}=[^\s&=#?<>"\p{C}]*(?:&|$))*$/u;

/**
 * Whether a text is the query of an address and nothing else, without the leading `?`. A view is opened on its own list's
 * page whatever it says; that it leads nowhere else is seen to here already.
 */
export function isPlainQuery(text: string): boolean {
  if (text.length > viewQueryLengthMax || !parameters.test(text) || text.endsWith('&')) return false;
  const said = unescapeQuery(text);
  return said !== null && !said.includes('://') && !/\p{Cc}/u.test(said);
}

function unescapeQuery(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * What HTML that people write for others may hold (S-09). Both cleaners, the server's when it is written and the
 * browser's when it is shown, read this one list. Nothing that loads, styles, names, runs or nests a document.
 */

export const richTextTags = [
  'h3',
  'h4',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'mark',
  'code',
  'blockquote',
  'hr',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** Of links, and the only attribute there is. */
export const richTextAttribute = 'href';

/** So deep may tags stand in one another. */
export const richTextDepthMax = 20;

/** Where a link may lead: an https address, or a page of this site. */
export const richTextLink = /^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i;

/** The words that `mark` sets before a change, and the status pair of each. */
export const changeTones: Readonly<Record<string, 'done' | 'run' | 'idle'>> = { 新: 'done', 改: 'run', 修: 'idle' };

import { richTextAttribute, richTextDepthMax, richTextLink, richTextTags } from '@mastlight/domain/vocabulary/rich-text';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** What stands in these is no text of a note and goes with them; of all other tags the words stay. */
const droppedWhole = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'title',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'xmp',
  'plaintext',
  'svg',
  'math',
];

const options: IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: [richTextAttribute] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nonTextTags: droppedWhole,
  nestingLimit: richTextDepthMax,
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: richTextLink.test(href) ? { href } : {} }),
  },
};

/**
 * HTML that somebody wrote for others, with nothing left in it but the tags and links of `vocabulary/rich-text`
 * (S-09). For what is to be stored; whoever shows it cleans it once more.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/** Whether cleaned HTML has anything to read. */
export function hasWords(html: string): boolean {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim() !== '';
}

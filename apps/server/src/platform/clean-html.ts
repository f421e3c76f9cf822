import { richTextAttribute, richTextDepthMax, richTextLink, richTextTags } from '@mastlight/domain/vocabulary/rich-text';
import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html';

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
    a: (tagName, { href = '' }): Tag => ({ tagName, attribs: richTextLink.test(href) ? { href } : {} }),
  },
};

/**
 * HTML that somebody wrote for others, with nothing left in it but the tags and links of `vocabulary/rich-text`
 * (S-09). For what is to be stored; whoever shows it cleans it once more.
 */
export function cleanHtml(html: string): string {
  // As HTML spells them; what looks like a tag in the words is escaped.
  return sanitizeHtml(html, options)
    .replace(/<([bh]r) \/>/g, '<$1>')
    .trim();
}

/** Whether cleaned HTML has anything to read. */
export function hasWords(html: string): boolean {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim() !== '';
}

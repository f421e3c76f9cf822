import { changeTones, richTextAttribute, richTextLink, richTextTags } from '@mastlight/domain/vocabulary/rich-text';
import DOMPurify, { type Config } from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

/** The fragment is built by the cleaner, under its own Trusted Types policy: no markup of a string reaches the page. */
const options: Config & { readonly RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: [richTextAttribute],
  ALLOWED_URI_REGEXP: richTextLink,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

/** HTML that somebody wrote, as nodes with nothing in them but what `vocabulary/rich-text` lists, whatever the server sent (S-09). */
function cleanFragment(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, options);
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (href === null || !href.startsWith('https:')) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  for (const mark of fragment.querySelectorAll('mark')) {
    const tone = Object.hasOwn(changeTones, mark.textContent) ? changeTones[mark.textContent] : undefined;
    if (tone) mark.dataset['tone'] = tone;
  }
  return fragment;
}

/** The HTML, cleaned. It brings the cleaner along, so it comes as a chunk of its own: `RichText` is its door. */
export function CleanedHtml({ html }: { readonly html: string }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => root.current?.replaceChildren(cleanFragment(html)), [html]);
  return <div className="rich-text" ref={root} />;
}

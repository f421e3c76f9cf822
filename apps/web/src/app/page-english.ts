/** Brings the English of the pages' titles with that of everything else: the router knows titles before any page. */
import { productName, productNameLatin } from '@mastlight/domain/vocabulary/product-name';
import type { Phrase } from '@mastlight/domain/vocabulary/read-english';
import { makeCatalogue } from '../platform/catalogue';
import { bringPhrases } from '../platform/said';
import { declaredPages } from './declared-pages';
import type { pageEnglish } from './texts/pages.en-US';

/** The phrases of the declared pages; a page that has no English stays as it is. */
export function phrasesOfPages(english: typeof pageEnglish): readonly Phrase[] {
  const own = declaredPages.flatMap(({ path, title, menu, sideMenu }) => {
    const told = english[path];
    const pairs = [
      [title, told?.title],
      [menu?.tip, told?.tip],
      [sideMenu?.label, told?.label],
    ] as const;
    return pairs.flatMap(([chinese, words]): readonly Phrase[] => (chinese === undefined || words === undefined ? [] : [[chinese, words]]));
  });
  return [[productName, productNameLatin], ...own];
}

/** It has no words of its own: that it is made is all. */
makeCatalogue('pages', {}, async () => {
  await bringPhrases(async () => phrasesOfPages((await import('./texts/pages.en-US')).pageEnglish));
  return {};
});

import { useIsTimeForMore } from '../../../platform/idle';
import { lazyPart } from '../../../platform/lazy-part';

const NewsLine = lazyPart(async () => (await import('./news-line')).NewsLine);

/** What the operator tells (V-16), once the first look at the page is over. */
export function LazyNews() {
  return useIsTimeForMore('unasked') && <NewsLine />;
}

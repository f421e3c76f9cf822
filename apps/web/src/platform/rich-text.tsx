import { SkeletonRows } from '@mastlight/ui';
import { lazy } from 'react';
import { LazyPart } from './lazy-part';
import { loadChunk } from './load-chunk';
import './rich-text.css';

const CleanedHtml = lazy(() => loadChunk(async () => ({ default: (await import('./cleaned-html')).CleanedHtml })));

/** Shows HTML that somebody wrote for others, with nothing in it but what `vocabulary/rich-text` lists (S-09). */
export function RichText({ html }: { readonly html: string }) {
  return (
    <LazyPart fallback={<SkeletonRows rows={6} />}>
      <CleanedHtml html={html} />
    </LazyPart>
  );
}

import { lazy, Suspense } from 'react';

const Gallery = lazy(async () => ({ default: (await import('@mastlight/ui/gallery')).Gallery }));

/** Every part in every state, in development builds. */
export function PartGalleryPage() {
  return (
    <Suspense>
      <Gallery />
    </Suspense>
  );
}

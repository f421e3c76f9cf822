import { ErrorState } from '@mastlight/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ChunkLost } from '../../platform/load-chunk';
import { captions } from '../texts';
import { reportLostChunk } from './lost-chunks';

/** Stands where a page broke; header and menu around it go on working (R-8-31). */
export function PageProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isLost = error instanceof ChunkLost;
  useEffect(() => {
    if (isLost) reportLostChunk();
    else console.error('page', error);
  }, [error, isLost]);
  return (
    <div className="page-problem">
      <ErrorState
        title={isLost ? captions.pageUpdated : captions.pageFailed}
        message={captions.pageFailedText}
        onRetry={() => {
          // A chunk that is gone stays gone; only a fresh page knows its new name.
          if (isLost) location.reload();
          else {
            reset();
            void router.invalidate();
          }
        }}
      />
    </div>
  );
}

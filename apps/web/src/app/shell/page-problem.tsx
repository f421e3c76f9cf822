import { Button, ErrorState } from '@mastlight/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ChunkLost } from '../../platform/load-chunk';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';

/** Stands where a page broke or did not arrive; header and menu around it go on working (R-8-31). */
export function PageProblem({ error, reset }: ErrorComponentProps) {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const isLost = error instanceof ChunkLost;
  useEffect(() => {
    if (!isLost) console.error('page', error);
  }, [error, isLost]);

  if (isLost) {
    return (
      <section className="page-problem" role="alert">
        <h1>{say(navigator.onLine ? 'pageUpdated' : 'pageOffline')}</h1>
        {/* The user reloads, never the page itself: a part that is gone for good would make it a loop. */}
        <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
          {say('refresh')}
        </Button>
      </section>
    );
  }
  return (
    <div className="page-problem">
      <ErrorState
        title={say('pageFailed')}
        message={say('pageFailedText')}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </div>
  );
}

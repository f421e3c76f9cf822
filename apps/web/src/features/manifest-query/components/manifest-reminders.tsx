import { manifestHeardTopic } from '@mastlight/domain/manifest-query/topics';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onLive } from '../../../platform/live';

/**
 * Says on whichever page one is that a bill that was waited for has data. Nothing is asked or loaded before that: a page
 * without a network would say that a part is missing which nobody has asked for.
 */
export function ManifestReminders() {
  const router = useRouter();
  useEffect(
    () =>
      onLive(manifestHeardTopic, {
        changed: (ids) =>
          void import('../pages/manifest-query-page')
            .then(({ tellHeard }) => tellHeard(ids, (href) => router.history.push(href)))
            .catch(() => undefined),
        // What was missed stands on the page itself.
        gap: () => undefined,
      }),
    [router],
  );
  return null;
}

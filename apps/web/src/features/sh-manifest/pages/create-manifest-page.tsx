import { EmptySea, ErrorState, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { bringBill } from '@mastlight/domain/sh-manifest/bring-bill';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { useTexts } from '../../../platform/catalogue';
import { CallError, callEndpoint } from '../../../platform/http-client';
import { broughtBy } from '../../../platform/brought-bill';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { product } from '../api';
import { ManifestEditor } from '../editor/manifest-editor';
import { shManifestWords } from '../texts/zh-CN';

/** R-2.2-03: the form of a new manifest, with a bill that was brought, or with `?id=` of one that is there. */
export function CreateManifestPage() {
  const say = useTexts(shManifestWords);
  const isSignedIn = useSession(loginState);
  const router = useRouter();
  const asked = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('id') });
  const onTheWay = useRouterState({ select: ({ location }) => broughtBy(location.state) });
  // The address follows a draft that gets its number while it is written; another number is another manifest.
  const [shown, setShown] = useState({ id: asked, brought: onTheWay, opening: 0 });
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (shown.id !== null || asked === null) setShown({ id: asked, brought: onTheWay, opening: shown.opening + 1 });
  }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [product, 'manifest', shown.id, shown.opening],
    queryFn: () => callEndpoint(shManifest.readManifest, { id: shown.id! }, { showsErrors: false }),
    enabled: isSignedIn && shown.id !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const reload = useCallback(
    (kept: number | null) =>
      setShown(({ id, opening }) => ({ id: kept === null ? id : String(kept), brought: null, opening: opening + 1 })),
    [],
  );
  // What is brought is brought once: from then on it is in the draft, and the way does not hold it any more.
  const isBrought = isSignedIn && shown.id === null && onTheWay !== null;
  useEffect(() => {
    if (isBrought) router.history.replace('/sh_manifest/new');
  }, [isBrought, router]);
  if (!isSignedIn) {
    return (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  if (shown.id !== null && error instanceof CallError) {
    return <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (shown.id !== null && data === undefined) return <SkeletonRows rows={12} />;
  const brought = shown.id === null && shown.brought !== null ? { brought: bringBill(shown.brought) } : {};
  return <ManifestEditor key={`${shown.id} ${shown.opening}`} opened={data ?? null} {...brought} onReload={reload} />;
}

import { EmptySea, ErrorState, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { bringGoods } from '@mastlight/domain/sh-manifest/bring-goods';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { useTexts } from '../../../platform/catalogue';
import { CallError, callEndpoint } from '../../../platform/http-client';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { goodsOfAnalysis } from '../../class-analysis';
import { product } from '../api';
import { ManifestEditor } from '../editor/manifest-editor';
import { shManifestWords } from '../texts/zh-CN';

/** R-2.2-03: the form of a new manifest, with `?analysis=` of the goods of a bill that was read, or with `?id=` of one that is there. */
export function CreateManifestPage() {
  const say = useTexts(shManifestWords);
  const isSignedIn = useSession(loginState);
  const router = useRouter();
  const askedBy = (name: string) => (state: { readonly location: { readonly searchStr: string } }) =>
    new URLSearchParams(state.location.searchStr).get(name);
  const asked = useRouterState({ select: askedBy('id') });
  const askedAnalysis = useRouterState({ select: askedBy('analysis') });
  // The address follows a draft that gets its number while it is written; another number is another manifest.
  const [shown, setShown] = useState({ id: asked, analysis: askedAnalysis, opening: 0 });
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (shown.id !== null || asked === null) setShown({ id: asked, analysis: askedAnalysis, opening: shown.opening + 1 });
  }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [product, 'manifest', shown.id, shown.opening],
    queryFn: () => callEndpoint(shManifest.readManifest, { id: shown.id! }, { showsErrors: false }),
    enabled: isSignedIn && shown.id !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const { analysis } = shown;
  const brought = useQuery({
    queryKey: [product, 'brought', analysis],
    queryFn: async () => bringGoods(await goodsOfAnalysis(analysis!)),
    enabled: isSignedIn && shown.id === null && analysis !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const reload = useCallback(
    (kept: number | null) =>
      setShown(({ id, opening }) => ({ id: kept === null ? id : String(kept), analysis: null, opening: opening + 1 })),
    [],
  );
  // What is brought is brought once: from then on it is in the draft, and the address does not name it any more.
  const isBrought = brought.data !== undefined && askedAnalysis !== null && shown.id === null;
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
  const isBringing = shown.id === null && analysis !== null;
  if (isBringing && brought.error instanceof CallError) {
    return <ErrorState message={brought.error.message} isRetrying={brought.isFetching} onRetry={() => void brought.refetch()} />;
  }
  if (isBringing && brought.data === undefined) return <SkeletonRows rows={12} />;
  return (
    <ManifestEditor
      key={`${shown.id} ${shown.opening}`}
      opened={data ?? null}
      {...(isBringing ? { brought: brought.data } : {})}
      onReload={reload}
    />
  );
}

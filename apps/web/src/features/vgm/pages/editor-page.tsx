import { EmptySea, ErrorState, SkeletonRows } from '@mastlight/ui';
import { vgmRowsTopic } from '@mastlight/domain/vgm/topics';
import { bringBoxes } from '@mastlight/domain/vgm/bring-boxes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { broughtBy } from '../../../platform/brought-bill';
import { useTexts } from '../../../platform/catalogue';
import { onLive } from '../../../platform/live';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { timelineKey } from '../../dispatch';
import { fetchFiling, product } from '../api';
import { FilingEditor } from '../editor/filing-editor';
import { vgmWords } from '../texts/zh-CN';

/** R-2.2-20: a new filing, with a bill that was brought, or with `id` one that is there: to be put right, to be corrected, or to be looked at. */
export function CreateVGM() {
  const say = useTexts(vgmWords);
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const { id: text } = useSearch({ strict: false }) as { readonly id?: string | number };
  const asked = /^\d{1,15}$/.test(String(text ?? '')) ? Number(text) : null;
  // The address follows a draft that gets its number while it is written; another number is another filing.
  const router = useRouter();
  const onTheWay = useRouterState({ select: ({ location }) => broughtBy(location.state) });
  const [shown, setShown] = useState({ id: asked, brought: onTheWay, opening: 0 });
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (shown.id !== null || asked === null) setShown({ id: asked, brought: onTheWay, opening: shown.opening + 1 });
  }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [product, 'opened', shown.id, shown.opening],
    queryFn: () => fetchFiling(shown.id!),
    enabled: isSignedIn && shown.id !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const reload = useCallback(
    (kept: number | null) => setShown(({ id, opening }) => ({ id: kept ?? id, brought: null, opening: opening + 1 })),
    [],
  );
  // What is brought is brought once: from then on it is in the draft, and the way does not hold it any more.
  const isBrought = isSignedIn && shown.id === null && onTheWay !== null;
  useEffect(() => {
    if (isBrought) router.history.replace('/VGM/new');
  }, [isBrought, router]);
  useEffect(() => {
    if (followed === null) return undefined;
    const refresh = (): void => void client.invalidateQueries({ queryKey: timelineKey('').slice(0, 2) });
    return onLive(vgmRowsTopic, { changed: (ids) => void (ids.includes(followed) && refresh()), gap: refresh });
  }, [client, followed]);
  if (!isSignedIn) {
    return (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  if (shown.id !== null && data === undefined) {
    return error ? (
      <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={8} />
    );
  }
  const brought = shown.id === null && shown.brought !== null ? { brought: bringBoxes(shown.brought) } : {};
  return <FilingEditor key={`${shown.id} ${shown.opening}`} filing={data ?? null} {...brought} onReload={reload} />;
}

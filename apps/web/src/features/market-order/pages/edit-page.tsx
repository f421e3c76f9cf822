import { SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { orderQuery } from '../api';
import { MarketPage } from '../components/market-page';
import { OrderEditor } from '../editor/order-editor';

/** R-2.2-28: the form of a new order, or with `?id=` of one that is there. */
export function EditPage() {
  return (
    <MarketPage at="orders">
      <Editor />
    </MarketPage>
  );
}

function Editor() {
  const asked = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('id') });
  // The address follows a draft that gets its number while it is written; another number is another order.
  const [shown, setShown] = useState({ id: asked, opening: 0 });
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (shown.id !== null || asked === null) setShown({ id: asked, opening: shown.opening + 1 });
  }
  const id = shown.id === null ? null : Number(shown.id);
  const { data, error, isFetching, refetch } = useQuery({ ...orderQuery(id, shown.opening), staleTime: Infinity, gcTime: 0 });
  const reload = useCallback(() => setShown(({ id: was, opening }) => ({ id: was ?? followed, opening: opening + 1 })), [followed]);
  if (id !== null && error) return <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (id !== null && data === undefined) return <SkeletonRows rows={12} />;
  return <OrderEditor key={`${shown.id} ${shown.opening}`} opened={data ?? null} onReload={reload} />;
}

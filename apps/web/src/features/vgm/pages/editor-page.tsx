import { EmptySea, ErrorState, SkeletonRows } from '@mastlight/ui';
import { vgmRowsTopic } from '@mastlight/domain/vgm/topics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { onLive } from '../../../platform/live';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { timelineKey } from '../../dispatch';
import { filingKey, filingQuery } from '../api';
import { FilingEditor } from '../editor/filing-editor';
import { vgmWords } from '../texts/zh-CN';

/** R-2.2-20: a new filing, or with `id` one that is there: to be put right, to be corrected, or to be looked at. */
export function CreateVGM() {
  const say = useTexts(vgmWords);
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const { id: text } = useSearch({ strict: false }) as { readonly id?: string | number };
  const id = /^\d{1,15}$/.test(String(text ?? '')) ? Number(text) : null;
  const query = useQuery({ ...filingQuery(id ?? 0), enabled: isSignedIn && id !== null });
  useEffect(() => {
    if (id === null) return undefined;
    const refresh = (): void => {
      void client.invalidateQueries({ queryKey: filingKey(id) });
      void client.invalidateQueries({ queryKey: timelineKey('').slice(0, 2) });
    };
    return onLive(vgmRowsTopic, { changed: (ids) => void (ids.includes(id) && refresh()), gap: refresh });
  }, [client, id]);
  if (!isSignedIn) {
    return (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  if (id !== null && !query.data) {
    return query.error ? (
      <ErrorState message={query.error.message} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    ) : (
      <SkeletonRows rows={8} />
    );
  }
  const filing = id === null ? null : query.data!;
  // What was sent, refused or accepted meanwhile is another form; what was typed stays otherwise.
  return <FilingEditor key={filing ? `${filing.id} ${filing.status} ${filing.isUpdating}` : 'new'} filing={filing} />;
}

import { EmptySea, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { product, vgmLists } from '../api';
import { VgmHead } from '../components/vgm-head';
import { groups, vgmSearch } from '../list-search';
import { vgmWords } from '../texts/zh-CN';
import '../components/vgm.css';

/** R-2.2-18: how many filings stand how, each leading to its list. */
export function OverviewPage() {
  const say = useTexts(vgmWords);
  const router = useRouter();
  const isSignedIn = useSession(loginState);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [product, 'overview'],
    queryFn: ({ signal }) => vgmLists.all.fetchPage(vgmLists.all.filterOf(vgmSearch.plain), { page: 1, limit: 1 }, signal),
    enabled: isSignedIn,
  });
  if (!isSignedIn) {
    return (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  if (data?.counts.all === 0) {
    return (
      <div className="list-page">
        <VgmHead shown="all" />
        <EmptySea
          title={say('empty.title')}
          text={say('empty.text')}
          action={{ label: say('empty.action'), icon: 'plus', onSelect: () => router.history.push('/VGM/new') }}
        />
      </div>
    );
  }
  return (
    <div className="list-page">
      <VgmHead shown="all" />
      {!data && error && <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {!data && !error && <SkeletonRows rows={2} />}
      <nav className="vgm-overview" aria-label={say('pageTitle')}>
        {groups.map((group) => (
          <Link key={group} to={'/VGM/all' as never} search={{ group } as never}>
            <span>{say(`statuses.${group}`)}</span>
            <b>{data?.counts[group] ?? '-'}</b>
          </Link>
        ))}
        <Link to={'/VGM/new' as never}>
          <span>{say('create')}</span>
          <b>+</b>
        </Link>
      </nav>
    </div>
  );
}

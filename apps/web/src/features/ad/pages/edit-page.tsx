import { EmptySea, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { managedQuery } from '../api';
import { AdForm } from '../components/ad-form';
import { adPageWords } from '../texts/pages.zh-CN';
import './ad-pages.css';

/** R-2.3-12: a new ad. */
export function AddPage() {
  const say = useTexts(adPageWords);
  return (
    <div className="ad-page">
      <h1 className="page-title ad-title">{say('title.add')}</h1>
      <AdForm before={null} />
    </div>
  );
}

/** R-2.3-13: an ad as it is, to be changed; what it was when it was opened decides whether somebody else came between. */
export function UpdatePage() {
  const say = useTexts(adPageWords);
  const router = useRouter();
  const { key } = useSearch({ strict: false }) as { key: string };
  // Asked anew at each visit: a form over an old answer would only be refused.
  const { data, error, isFetching, refetch } = useQuery({
    ...managedQuery,
    queryKey: [...managedQuery.queryKey, key],
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const ad = data?.find((one) => one.key === key);
  return (
    <div className="ad-page">
      <h1 className="page-title ad-title">{say('title.update')}</h1>
      {ad ? (
        <AdForm key={ad.updatedMs} before={ad} />
      ) : data ? (
        <section className="ad-empty">
          <EmptySea
            title={say('gone.title')}
            text={say('gone.text')}
            action={{ label: say('title.manage'), onSelect: () => router.history.push('/advManage') }}
          />
        </section>
      ) : error ? (
        <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}

import { EmptySea, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import * as api from '../api';
import { CompanyDetail } from '../components/company-detail';
import { tokerWords } from '../texts/zh-CN';
import '../components/toker.css';

/** R-2.3-04: a company by `?id=`. */
export function TokerDetailPage() {
  const say = useTexts(tokerWords);
  const router = useRouter();
  const isSignedIn = useSession(loginState);
  const { id: asked } = useSearch({ strict: false }) as { readonly id?: string | number };
  const id = /^\d{1,15}$/.test(String(asked ?? '')) ? Number(asked) : null;
  const { data, error, isFetching, refetch } = useQuery({ ...api.companyQuery(id ?? 0), enabled: isSignedIn && id !== null });
  if (!isSignedIn) {
    return (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  if (id === null || (error instanceof CallError && error.code === 404)) {
    return (
      <EmptySea
        title={say('detail.none')}
        text={say('detail.noneText')}
        action={{ label: say('detail.back'), icon: 'search', onSelect: () => void router.navigate({ to: '/toker' }) }}
      />
    );
  }
  if (!data) return error ? <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} /> : <SkeletonRows rows={8} />;
  return (
    <div className="tk-page tk-alone">
      <h1>{data.company.name}</h1>
      <CompanyDetail
        key={id}
        told={data}
        onOpen={(other) => void router.navigate({ to: '/tokerDetail', search: { id: other } as never })}
      />
    </div>
  );
}

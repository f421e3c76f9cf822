import { agentEntries } from '@mastlight/domain/pre-sheet/agent-menu';
import { EmptySea, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useRouter } from '@tanstack/react-router';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { settingsQuery } from '../api';
import { SignedOut } from '../components/signed-out';
import { preSheetWords } from '../texts/zh-CN';
import '../pre-sheet.css';

/** R-2.2-44: the module leads to the agent that is worked with first, the default one where there is one. */
export function AgentsPage() {
  const say = useTexts(preSheetWords);
  const router = useRouter();
  const isSignedIn = useSession(loginState);
  const { data, error, isFetching, refetch } = useQuery({ ...settingsQuery, enabled: isSignedIn });
  if (!isSignedIn) return <SignedOut />;
  if (data === undefined) {
    return error ? <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} /> : <SkeletonRows rows={8} />;
  }
  const { agentCodes, defaultAgent } = data.settings;
  const first = data.agents.find(({ agentCode }) => agentCode === (defaultAgent || agentCodes[0]));
  const to = first && agentEntries([{ ...first, company: first.company || '-' }])?.[0]?.path;
  if (to !== undefined) return <Navigate to={to} replace />;
  return (
    <section className="pre-sheet-empty">
      <EmptySea
        title={say('none.title')}
        text={say('none.text')}
        action={{ label: say('none.action'), icon: 'settings', onSelect: () => void router.navigate({ to: '/user/pre-sheet' }) }}
      />
    </section>
  );
}

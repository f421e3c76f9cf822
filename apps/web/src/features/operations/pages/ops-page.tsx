import { useQuery } from '@tanstack/react-query';
import { Button, EmptySea, SkeletonRows } from '@mastlight/ui';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { deskIntervalMs, deskQuery, type Desk } from '../api';
import { OdditiesCard } from '../components/oddities-card';
import { QuarantineCard } from '../components/quarantine-card';
import { ReceiptsCard } from '../components/receipts-card';
import { RoomsCard } from '../components/rooms-card';
import { SecurityCard } from '../components/security-card';
import { WorkCard } from '../components/work-card';
import { operationsTexts } from '../texts/zh-CN';
import './ops-page.css';

/** The operator's desk: how receipts, quarantine, jobs and security stand, asked for again every few seconds. */
export function OpsPage() {
  const say = useTexts(operationsTexts);
  const isSignedIn = useSession(loginState);
  const { data, error, isFetching, refetch } = useQuery({ ...deskQuery, enabled: isSignedIn });

  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user' as const, onSelect: () => sendSignal('login-needed', {}) };
    return <EmptySea title={say('signedOut.title')} text={say('signedOut.text')} action={action} />;
  }
  // Whoever has lost the role sees nothing more of what was shown before.
  if (error instanceof CallError && (error.code === 403 || error.code === 401)) {
    return <EmptySea title={say('noAccess.title')} text={say('noAccess.text')} />;
  }
  return (
    <div className="ops-page">
      <header className="ops-head">
        <h1 className="page-title">{say('pageTitle')}</h1>
        {data && !error && (
          <p className="ops-age">{say('asOf', { time: data.nowTime.slice(11), seconds: String(deskIntervalMs / 1000) })}</p>
        )}
        <a href="/ops/money">{say('moneyTitle')}</a>
        <a href="/ops/reports">{say('reports')}</a>
        <a href="/ops/topups">{say('topUpsTitle')}</a>
        <a href="/ops/invoices">{say('invoicesTitle')}</a>
        <a href="/ops/dispatch">{say('dispatch')}</a>
        <a href="/ops/contests">{say('contests')}</a>
        <a href="/ops/notices">{say('notices')}</a>
        <small>{say('note')}</small>
      </header>
      {data && error && (
        <p className="ops-stale" role="alert">
          {say('stale', { time: data.nowTime.slice(11), reason: error.message })}
          <Button size={24} isLoading={isFetching} onClick={() => void refetch()}>
            {say('retry')}
          </Button>
        </p>
      )}
      {data ? (
        <DeskCards desk={data} />
      ) : error ? (
        <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={14} />
      )}
    </div>
  );
}

function DeskCards({ desk }: { readonly desk: Desk }) {
  return (
    <div className="ops-cards">
      <ReceiptsCard desk={desk} />
      <OdditiesCard desk={desk} />
      <QuarantineCard desk={desk} />
      <WorkCard desk={desk} />
      <RoomsCard />
      <SecurityCard desk={desk} />
    </div>
  );
}

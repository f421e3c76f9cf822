import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { EmptySea, SkeletonRows } from '@mastlight/ui';
import { defaultPort, findPort } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { portNowMs } from '../../../platform/live';
import { useNearHours } from '../../../platform/list/near-hours';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { billDetailQuery } from '../api';
import { billNoOf } from '../detail-address';
import { BillDetail } from '../components/bill-detail';
import { BillNumber, BillSummary } from '../components/bill-heading';
import { BillTools } from '../components/bill-tools';
import { billTexts } from '../texts/zh-CN';
import { useBillMenu } from '../use-bill-menu';
import { useLiveDetail } from '../use-live-detail';
import './detail-page.css';

/** The detail of one bill as a page of its own: `?blno=&port=` (R-2.3-06). */
export function DetailPage() {
  const router = useRouter();
  const say = useTexts(billTexts);
  const query = useRouterState({ select: (state) => state.location.searchStr });
  const { billNo, port } = useMemo(() => {
    const params = new URLSearchParams(query);
    return {
      billNo: billNoOf(params),
      port: findPort(params.get('port') ?? '')?.code ?? defaultPort,
    };
  }, [query]);
  const isSignedIn = useSession(loginState);
  const { data, error, isFetching, refetch } = useQuery({
    ...billDetailQuery(port, billNo),
    enabled: isSignedIn && billNo !== '',
  });

  const isPrinted = new URLSearchParams(query).has('print');
  const isShown = data !== undefined;
  useEffect(() => {
    // What is on screen when its faces have come is what stands on paper.
    if (isPrinted && isShown) void document.fonts.ready.then(() => window.print());
  }, [isPrinted, isShown]);

  // Where it lies over a list, the list has asked for them.
  useNearHours();
  useLiveDetail(port, billNo, data?.bill.id);

  const goToList = (): void => void router.navigate({ to: '/logistics' });
  const menu = useBillMenu(goToList);
  let body;
  if (!isSignedIn) {
    body = (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  } else if (billNo === '') {
    body = <EmptySea title={say('noNumber.title')} text={say('noNumber.text')} action={{ label: say('backToList'), onSelect: goToList }} />;
  } else if (data) {
    body = (
      <>
        <header className="bill-detail-head">
          <h1>
            <BillNumber billNo={billNo} />
          </h1>
          <BillSummary bill={data.bill} />
          <span className="bill-detail-tools">
            <BillTools bill={data.bill} menu={menu} />
          </span>
        </header>
        {isPrinted && <p className="bill-printed-at">{say('printedAt', { time: formatShanghai(portNowMs()).slice(0, 16) })}</p>}
        <BillDetail detail={data} waysOf={menu.waysOf} onRemark={menu.askRemark} />
      </>
    );
  } else if (error instanceof CallError && error.code === 404) {
    body = (
      <EmptySea
        title={say('notSubscribed.title', { billNo })}
        text={say('notSubscribed.text')}
        action={{ label: say('backToList'), onSelect: goToList }}
      />
    );
  } else if (error) {
    body = <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  } else {
    body = <SkeletonRows rows={14} />;
  }
  return (
    <div className="bill-detail-page">
      {body}
      {menu.dialogs}
    </div>
  );
}

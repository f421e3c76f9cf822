import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Button, EmptySea, SkeletonRows } from '@mastlight/ui';
import { defaultPort, findPort } from '@mastlight/domain/vocabulary/port';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { lazyPart } from '../../../platform/lazy-part';
import { portNowMs } from '../../../platform/live';
import { useNearHours } from '../../../platform/list/near-hours';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { billAsOfQuery, billDetailQuery } from '../api';
import { billNoOf, instantOf, nowOfAddress } from '../detail-address';
import { BillDetail } from '../components/bill-detail';
import { BillNumber, BillSummary } from '../components/bill-heading';
import { BillTools } from '../components/bill-tools';
import { billTexts } from '../texts/zh-CN';
import { sayWhyNotThen } from '../say-why-not-then';
import { useBillMenu } from '../use-bill-menu';
import { useLiveDetail } from '../use-live-detail';
import './detail-page.css';

const noHearings: readonly never[] = [];
const LookBack = lazyPart(async () => (await import('../components/look-back')).LookBack);

/** The detail of one bill as a page of its own: `?blno=&port=` (R-2.3-06); with `&at=` as it was known at that instant. */
export function DetailPage() {
  const router = useRouter();
  const say = useTexts(billTexts);
  const query = useRouterState({ select: (state) => state.location.searchStr });
  const { billNo, port, at } = useMemo(() => {
    const params = new URLSearchParams(query);
    return {
      billNo: billNoOf(params),
      at: instantOf(params),
      port: findPort(params.get('port') ?? '')?.code ?? defaultPort,
    };
  }, [query]);
  const isSignedIn = useSession(loginState);
  const { data, error, isFetching, refetch } = useQuery({
    ...billDetailQuery(port, billNo),
    enabled: isSignedIn && billNo !== '',
  });

  const canLookBack = isSignedIn && billNo !== '' && at !== null;
  const hearings =
    useQuery({ ...billAsOfQuery(port, billNo, ''), enabled: canLookBack && data !== undefined }).data?.hearings ?? noHearings;
  const asOf = useQuery({
    ...billAsOfQuery(port, billNo, at ?? ''),
    enabled: canLookBack && at !== '',
    // Between two instants the one before stays, under its own time.
    placeholderData: (before) => (before?.detail.bill.billNo === billNo && before.detail.bill.area === port ? before : undefined),
  });
  const past = canLookBack && at !== '' ? (asOf.data ?? null) : null;
  const isAwaited = canLookBack && at !== '' && asOf.isPending;
  const lookAt = (wish: string | null): void => {
    const { at: _at, print: _print, ...search } = Object.fromEntries(new URLSearchParams(query));
    const named = wish === null ? search : { ...search, at: wish.replace(' ', 'T') || nowOfAddress };
    void router.navigate({ to: '/detail', search: named as never, replace: true, resetScroll: false });
  };

  const isPrinted = new URLSearchParams(query).has('print');
  const isShown = data !== undefined && !isAwaited;
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
  } else if (data && !isAwaited) {
    const detail = past?.detail ?? data;
    const printedTime = formatShanghai(portNowMs()).slice(0, 16);
    const named = at ? parseShanghai(at) : undefined;
    body = (
      <>
        <header className="bill-detail-head">
          <h1>
            <BillNumber billNo={billNo} />
          </h1>
          <BillSummary bill={detail.bill} />
          <span className="bill-detail-tools">
            {at === null && data.bill.source !== null && (
              <Button variant="icon" icon="clock" aria-label={say('lookBack')} data-tip={say('lookBack')} onClick={() => lookAt('')} />
            )}
            {past === null && <BillTools bill={data.bill} menu={menu} />}
          </span>
        </header>
        {isPrinted && (
          <p className="bill-printed-at">
            {past === null ? say('printedAt', { time: printedTime }) : say('printedPast', { time: printedTime, at: past.at })}
          </p>
        )}
        {canLookBack && (
          <LookBack
            hearings={hearings}
            shown={past}
            at={named === undefined ? null : formatShanghai(named)}
            refusal={at !== '' && asOf.error ? sayWhyNotThen(asOf.error) : null}
            isShipTyped={data.bill.changeVessels}
            onLook={lookAt}
            onClose={() => lookAt(null)}
          />
        )}
        <BillDetail
          detail={detail}
          waysOf={menu.waysOf}
          onRemark={menu.askRemark}
          pastMs={past === null ? undefined : parseShanghai(past.at)}
        />
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

import { Button, copyToClipboard, Drawer, EmptySea, Icon, SegmentedControl, showToast, SkeletonRows } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { manifestHeardTopic } from '@mastlight/domain/manifest-query/topics';
import { manifestsMax } from '@mastlight/domain/manifest-query/limits';
import { readAskedManifests } from '@mastlight/domain/manifest-query/read-asked';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { saveFile } from '../../../platform/list/save-file';
import { onLive } from '../../../platform/live';
import { useIsNarrow } from '../../../platform/mobile-head';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { exportFile, historyQuery, manifestsQuery, remind, remindersQuery, type ManifestBill, type Mode } from '../api';
import { AskBar } from '../components/ask-bar';
import { BillLine } from '../components/bill-line';
import { ManifestCard } from '../components/manifest-card';
import { ManifestPanel } from '../components/manifest-panel';
import { PrintSheet } from '../components/print-sheet';
import { RecentChips } from '../components/recent-chips';
import { readManifestSearch, type ManifestSearch } from '../search';
import { lightLooks, lightOrder, type Light } from '../signs';
import { manifestQueryWords } from '../texts/zh-CN';
import '../manifest-query.css';

// One chunk with the page: what two chunks share would come with every first visit.
export { tellHeard } from '../components/tell-heard';

/** Under so many pixels the comparison lies over the cards instead of beside them. */
const sideBySideMin = 1_099;
/** More bills than these stand a line each: thirty of them are one screen, and as cards seven. */
const cardsMax = 6;
type View = 'lines' | 'cards';
const modes = ['sea', 'air'] as const;

/** R-2.1-13: many bills in one look; whether customs have them, where their messages differ, who still owes which. */
export function ManifestQueryPage() {
  const say = useTexts(manifestQueryWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow(sideBySideMin);
  const isSignedIn = useSession(loginState);
  const { mode, blnos, bill: openNo } = readManifestSearch(useSearch({ strict: false }));
  const asked = useMemo(() => readAskedManifests(mode, blnos), [mode, blnos]);
  const query = useQuery({ ...manifestsQuery(mode, asked.join(',')), enabled: isSignedIn && asked.length > 0 });
  const reminding = useQuery({ ...remindersQuery, enabled: isSignedIn });
  const reminders = reminding.data ?? [];
  const [light, setLight] = useState<Light | null>(null);
  const bills = query.data ?? [];
  const shown = bills.filter((bill) => light === null || bill.light === light);
  const [wished, setWished] = useState<View | null>(null);
  const view = wished ?? (bills.length > cardsMax ? 'lines' : 'cards');
  // Cards have one beside them from the beginning; lines have the whole width until one is asked for.
  const first = isNarrow || view === 'lines' ? undefined : shown.find((bill) => bill.light !== 'none');
  const open = shown.find(({ blno }) => blno === openNo) ?? first;
  const go = (part: Partial<ManifestSearch>): void => {
    const next = { mode, blnos, bill: openNo, ...part };
    void navigate({
      to: '.',
      search: {
        ...(next.mode === 'air' && { mode: next.mode }),
        ...(next.blnos && { blnos: next.blnos }),
        ...(next.bill && { bill: next.bill }),
      } as never,
    });
  };
  const hasAwaited = bills.some(({ isAwaited }) => isAwaited);
  const { refetch, dataUpdatedAt } = query;
  useEffect(() => {
    // Asking is remembered by the server, and ends the wait for what was found.
    if (dataUpdatedAt === 0) return;
    void client.invalidateQueries({ queryKey: historyQuery.queryKey });
    void client.invalidateQueries({ queryKey: remindersQuery.queryKey });
  }, [client, dataUpdatedAt]);
  useEffect(
    () =>
      onLive(manifestHeardTopic, {
        // Whoever waits for other bills is told on the page; to ask again for these would cost looks of the day.
        changed: () => void (hasAwaited && refetch()),
        gap: () => undefined,
      }),
    [hasAwaited, refetch],
  );

  function ask(nextMode: Mode, numbers: readonly string[]): void {
    setLight(null);
    const text = numbers.join(',');
    if (nextMode === mode && text === asked.join(',')) void refetch();
    else go({ mode: nextMode, blnos: text, bill: '' });
  }
  async function wait(bill: ManifestBill, on: boolean): Promise<void> {
    try {
      await remind(bill.mode, bill.blno, on);
      client.setQueryData(manifestsQuery(mode, asked.join(',')).queryKey, (old) =>
        old?.map((one) => (one.blno === bill.blno ? { ...one, isAwaited: on } : one)),
      );
      await client.invalidateQueries({ queryKey: remindersQuery.queryKey });
      showToast({ tone: 'done', text: say(on ? 'reminded' : 'notReminded') });
    } catch {
      // The reason has been shown.
    }
  }
  async function waitForAll(missing: readonly ManifestBill[]): Promise<void> {
    const awaited = new Set<string>();
    try {
      // One after the other: the first that is refused ends it, and those before it are waited for.
      for (const { mode: of, blno } of missing) {
        await remind(of, blno, true);
        awaited.add(blno);
      }
      showToast({ tone: 'done', text: say('reminded') });
    } catch {
      // The reason has been shown.
    } finally {
      client.setQueryData(manifestsQuery(mode, asked.join(',')).queryKey, (old) =>
        old?.map((one) => (awaited.has(one.blno) ? { ...one, isAwaited: true } : one)),
      );
      await client.invalidateQueries({ queryKey: remindersQuery.queryKey });
    }
  }
  async function copyBoxes(): Promise<void> {
    const lines = shown.flatMap(({ boxes }) => boxes.map(({ ctnNo, sealNos }) => `${ctnNo}\t${sealNos.join(' ')}`));
    if (lines.length === 0) return showToast({ tone: 'info', text: say('noBoxes') });
    const isCopied = await copyToClipboard(lines.join('\n'));
    const total = shown.reduce((sum, { boxesTotal }) => sum + boxesTotal, 0);
    const done =
      total > lines.length ? say('boxesCopiedInPart', { count: lines.length, total }) : say('boxesCopied', { count: lines.length });
    showToast(isCopied ? { tone: 'done', text: done } : { tone: 'danger', text: say('copyFailed') });
  }

  const heard = reminders.filter(({ heardTime }) => heardTime !== null);
  const waiting = reminders.filter(({ heardTime }) => heardTime === null);
  const missing = shown.filter(({ light: one, canAwait, isAwaited }) => one === 'none' && canAwait && !isAwaited);
  const askMain = (blno: string): void => ask(mode, [...asked.filter((one) => one !== blno), blno]);
  const OneBill = view === 'lines' ? BillLine : ManifestCard;
  return (
    <div className="mq-page">
      <header className="mq-head">
        <h1 className="page-title">{say('pageTitle')}</h1>
        <SegmentedControl<Mode>
          label={say('mode.label')}
          segments={[
            { value: 'sea', label: say('mode.sea') },
            { value: 'air', label: say('mode.air') },
          ]}
          value={mode}
          onChange={(next) => go({ mode: next, blnos: '', bill: '' })}
        />
        <p className="mq-quiet">{say('note')}</p>
        {bills.length > 0 && (
          <Button variant="icon" icon="refresh" aria-label={say('refresh')} isLoading={query.isFetching} onClick={() => void refetch()} />
        )}
      </header>
      {isSignedIn ? (
        <>
          <AskBar mode={mode} asked={asked} bills={bills} isAsking={query.isFetching} onAsk={(numbers) => ask(mode, numbers)} />
          <RecentChips onAsk={(of, blno) => ask(of, [blno])} />
          {!reminding.data && reminding.error && (
            <CallErrorState error={reminding.error} isRetrying={reminding.isFetching} onRetry={reminding.refetch} />
          )}
          {heard.length > 0 && (
            <p className="mq-heard" role="status">
              <Icon name="bell" size={14} /> {say('heard', { blnos: heard.map(({ blno }) => blno).join('、') })}
              <button
                type="button"
                className="mq-link"
                onClick={() =>
                  ask(
                    heard[0]!.mode,
                    heard.filter((one) => one.mode === heard[0]!.mode).map(({ blno }) => blno),
                  )
                }
              >
                {say('look')}
              </button>
            </p>
          )}
          {waiting.length > 0 && (
            <p className="mq-quiet mq-waiting">
              {say('waitingCount', { count: waiting.length })}
              {modes
                .map((of) => waiting.filter((one) => one.mode === of).map(({ blno }) => blno))
                .map((blnos, at) =>
                  blnos.length === 0 ? null : (
                    <button key={modes[at]} type="button" className="mq-link" onClick={() => ask(modes[at]!, blnos.slice(0, manifestsMax))}>
                      {say(`mode.${modes[at]!}`)} <b className="ml-mono">{blnos.length}</b>
                    </button>
                  ),
                )}
            </p>
          )}
          {query.isRefetchError && (
            <p className="mq-error" role="alert">
              {say('stale', { reason: query.error.message, time: shortTime(formatShanghai(dataUpdatedAt)) })}
            </p>
          )}
          {bills.length > 0 && (
            <div className="mq-tools">
              <div className="mq-lights" role="group" aria-label={say('filter')}>
                <button type="button" aria-pressed={light === null} onClick={() => setLight(null)}>
                  {say('all')} <b className="ml-mono">{bills.length}</b>
                </button>
                {lightOrder.map((one) => {
                  const count = bills.filter((bill) => bill.light === one).length;
                  return count === 0 ? null : (
                    <button
                      key={one}
                      type="button"
                      aria-pressed={light === one}
                      data-tone={lightLooks[one].tone}
                      onClick={() => setLight(light === one ? null : one)}
                    >
                      <Icon name={lightLooks[one].icon} size={14} /> {say(`lights.${one}`)} <b className="ml-mono">{count}</b>
                    </button>
                  );
                })}
              </div>
              <div className="mq-acts">
                {missing.length > 1 && (
                  <Button icon="bell" onClick={() => void waitForAll(missing)}>
                    {say('remindAll', { count: missing.length })}
                  </Button>
                )}
                {bills.length > 1 && (
                  <SegmentedControl<View>
                    label={say('view.label')}
                    segments={[
                      { value: 'lines', label: say('view.lines') },
                      { value: 'cards', label: say('view.cards') },
                    ]}
                    value={view}
                    onChange={setWished}
                  />
                )}
                <Button icon="copy" onClick={() => void copyBoxes()}>
                  {say('copyBoxes')}
                </Button>
                <Button icon="print" onClick={() => window.print()}>
                  {say('print')}
                </Button>
                <Button icon="download" onClick={() => void saveFile(() => exportFile(mode, shown.map(({ blno }) => blno).join(',')))}>
                  {say('export')}
                </Button>
              </div>
            </div>
          )}
          {asked.length === 0 ? (
            <section className="mq-empty">
              <EmptySea title={say('start.title')} text={say('start.text')} />
            </section>
          ) : query.data === undefined ? (
            query.error ? (
              <CallErrorState error={query.error} isRetrying={query.isFetching} onRetry={refetch} />
            ) : (
              <SkeletonRows rows={8} />
            )
          ) : (
            <div className="mq-results">
              <div className={view === 'lines' ? 'mq-lines' : 'mq-cards'} role="list" aria-label={say('results')}>
                {shown.length === 0 && <p className="mq-quiet">{say('noMatch')}</p>}
                {shown.map((bill) => (
                  <div key={bill.blno} role="listitem">
                    <OneBill
                      bill={bill}
                      isOpen={bill === open}
                      onOpen={() => go({ bill: bill.blno })}
                      onRemind={(on) => void wait(bill, on)}
                      onAsk={askMain}
                    />
                  </div>
                ))}
              </div>
              {open && !isNarrow && (
                <ManifestPanel key={open.blno} bill={open} {...(view === 'lines' ? { onClose: () => go({ bill: '' }) } : {})} />
              )}
            </div>
          )}
          <PrintSheet bills={shown} />
          {open && isNarrow && (
            <Drawer title={open.blno} width={760} onClose={() => go({ bill: '' })}>
              <ManifestPanel bill={open} />
            </Drawer>
          )}
        </>
      ) : (
        <section className="mq-empty">
          <EmptySea
            title={say('signedOut.title')}
            text={say('signedOut.text')}
            action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
          />
        </section>
      )}
    </div>
  );
}

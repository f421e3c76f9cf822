import { Button, ConfirmDialog, Select, showToast, SkeletonRows, Tag } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Panel, PanelTable } from '../../../platform/panel';
import { deleteAd, managedQuery, refreshAds, sortAds, statQuery, type AdStat, type ManagedAd } from '../api';
import { EnquiriesPanel } from '../components/enquiries-panel';
import { adPageWords } from '../texts/pages.zh-CN';
import './ad-pages.css';

const statDays = ['7', '30', '183'] as const;

/** R-2.3-11: all ads in their order, which stand, how they were looked at; and what was asked of suppliers. */
export function ManagePage() {
  const say = useTexts(adPageWords);
  const client = useQueryClient();
  const router = useRouter();
  const { data, error, isFetching, refetch } = useQuery(managedQuery);
  const [days, setDays] = useState<(typeof statDays)[number]>('30');
  const { data: stats, error: statError } = useQuery(statQuery(Number(days)));
  const [leaving, setLeaving] = useState<ManagedAd | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function act(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      showToast({ tone: 'done', text: done });
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    }
    setBusy(false);
    setLeaving(null);
    await refreshAds(client);
  }
  function move(list: readonly ManagedAd[], at: number, step: 1 | -1): void {
    const keys = list.map(({ key }) => key);
    [keys[at], keys[at + step]] = [keys[at + step]!, keys[at]!];
    void act(() => sortAds(keys), say('list.sorted'));
  }

  const gone = (stats ?? []).filter(({ key }) => data?.every((ad) => ad.key !== key));
  return (
    <div className="ad-page">
      <h1 className="page-title">{say('title.manage')}</h1>
      <Panel
        title={say('list.title')}
        note={say('list.statNote')}
        actions={
          <>
            <Select
              label={say('list.statLabel')}
              isLabelHidden
              options={statDays.map((value) => ({ value, label: say('list.statDays', { days: Number(value) }) }))}
              value={days}
              onChange={(value) => setDays(value === '' ? '30' : value)}
            />
            <Button variant="primary" icon="plus" onClick={() => router.history.push('/advAddManage')}>
              {say('list.add')}
            </Button>
          </>
        }
      >
        {data === undefined ? (
          error ? (
            <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonRows rows={4} />
          )
        ) : data.length === 0 ? (
          <p className="panel-empty">{say('list.empty')}</p>
        ) : (
          <PanelTable label={say('title.manage')}>
            <thead>
              <tr>
                {(['order', 'ad', 'stands', 'supplier', 'views', 'stay'] as const).map((column) => (
                  <th key={column} scope="col">
                    {say(`list.${column}`)}
                  </th>
                ))}
                <th scope="col" aria-label={say('list.edit')} />
              </tr>
            </thead>
            <tbody>
              {data.map((ad, at) => (
                <tr key={ad.key}>
                  <td data-kind="actions">
                    <Button
                      variant="text"
                      size={24}
                      aria-label={say('list.up', { title: ad.title })}
                      disabled={at === 0 || isBusy}
                      onClick={() => move(data, at, -1)}
                    >
                      ↑
                    </Button>
                    <Button
                      variant="text"
                      size={24}
                      aria-label={say('list.down', { title: ad.title })}
                      disabled={at === data.length - 1 || isBusy}
                      onClick={() => move(data, at, 1)}
                    >
                      ↓
                    </Button>
                  </td>
                  <td>
                    {ad.title}
                    <span className="ad-sub ml-mono">{ad.key}</span>
                  </td>
                  <td>
                    <Standing ad={ad} />
                  </td>
                  <td>{ad.supplier === '' ? emptyCellText : ad.supplier}</td>
                  <StatCells stat={stats?.find(({ key }) => key === ad.key)} isKnown={stats !== undefined && !statError} />
                  <td data-kind="actions">
                    <Button
                      size={24}
                      aria-label={say('list.editOf', { title: ad.title })}
                      onClick={() => router.history.push(`/advUpdateManage?key=${ad.key}`)}
                    >
                      {say('list.edit')}
                    </Button>{' '}
                    <Link
                      className="ad-preview"
                      to={'/advDetail' as never}
                      search={{ key: ad.key } as never}
                      aria-label={say('list.previewOf', { title: ad.title })}
                    >
                      {say('list.preview')}
                    </Link>{' '}
                    <Button
                      size={24}
                      variant="danger"
                      aria-label={say('list.removeOf', { title: ad.title })}
                      onClick={() => setLeaving(ad)}
                    >
                      {say('list.remove')}
                    </Button>
                  </td>
                </tr>
              ))}
              {gone.map((stat) => (
                <tr key={stat.key}>
                  <td />
                  <td colSpan={3}>{say('list.gone', { key: stat.key })}</td>
                  <StatCells stat={stat} isKnown />
                  <td />
                </tr>
              ))}
            </tbody>
          </PanelTable>
        )}
      </Panel>
      <EnquiriesPanel />
      {leaving && (
        <ConfirmDialog
          confirmLabel={say('list.remove')}
          isLoading={isBusy}
          onConfirm={() => void act(() => deleteAd(leaving.key), say('list.removed', { title: leaving.title }))}
          onClose={() => setLeaving(null)}
        >
          {say('list.removeText', { title: leaving.title })}
        </ConfirmDialog>
      )}
    </div>
  );
}

function Standing({ ad }: { readonly ad: ManagedAd }) {
  const say = useTexts(adPageWords);
  const days = [ad.fromDay && say('list.from', { day: ad.fromDay }), ad.untilDay && say('list.until', { day: ad.untilDay })];
  return (
    <>
      <Tag tone={ad.isStanding ? 'done' : 'idle'} icon={ad.isStanding ? 'check' : 'clock'}>
        {say(ad.isStanding ? 'list.standing' : 'list.notStanding')}
      </Tag>
      {ad.hidden && (
        <Tag tone="idle" icon="eye">
          {say('list.hidden')}
        </Tag>
      )}
      <span className="ad-sub">{days.filter(Boolean).join('，') || say('list.always')}</span>
    </>
  );
}

function StatCells({ stat, isKnown }: { readonly stat: AdStat | undefined; readonly isKnown: boolean }) {
  const say = useTexts(adPageWords);
  const seconds = (value: number): string => String(Math.round(value * 10) / 10);
  const stay =
    stat?.averageS == null || stat.medianS == null
      ? say('list.noStay')
      : say('list.stayOf', { average: seconds(stat.averageS), median: seconds(stat.medianS) });
  return (
    <>
      <td>{isKnown ? (stat ? say('list.viewsOf', { views: stat.views, people: stat.people }) : say('list.noViews')) : emptyCellText}</td>
      <td>{isKnown && stat ? stay : emptyCellText}</td>
    </>
  );
}

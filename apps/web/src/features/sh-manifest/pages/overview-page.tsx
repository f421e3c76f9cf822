import { Button, SkeletonRows } from '@mastlight/ui';
import { shManifest, type RecordRow } from '@mastlight/domain/sh-manifest/contract';
import { manifestRecordColumns } from '@mastlight/domain/sh-manifest/record-columns';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { callEndpoint } from '../../../platform/http-client';
import { ColumnCells, ColumnHeads } from '../../../platform/list/column-cells';
import { Panel, PanelTable } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { CurrentNotices } from '../../notice';
import { product } from '../api';
import { ManifestFrame, useCounts } from '../components/manifest-frame';
import { Orphans } from '../components/orphans';
import { places } from '../list-search';
import { shManifestWords } from '../texts/zh-CN';

const cards = [
  { status: '0', count: 'waiting', to: places.wait.path },
  { status: '1', count: 'review', to: `${places.wait.path}?status=1` },
  { status: '-1', count: 'rejected', to: `${places.wait.path}?status=-1` },
  { status: '2', count: 'sent', to: '/sh_manifest/already' },
  { status: '-3', count: 'deleted', to: `${places.dustbin.path}?status=-3` },
  { status: '-2', count: 'binned', to: places.dustbin.path },
] as const;

/** R-2.2-01: how many stand in each status, what to do first, what it costs (R-1-15), and the notices that stand. */
export function OverviewPage() {
  const say = useTexts(shManifestWords);
  const router = useRouter();
  const counts = useCounts();
  return (
    <ManifestFrame at="overview">
      <div className="manifest-plain">
        <header className="manifest-head">
          <h1>{say('overview.title')}</h1>
          <Button variant="primary" icon="plus" onClick={() => router.history.push('/sh_manifest/new')}>
            {say('create')}
          </Button>
          <span className="manifest-fee">{say('fee')}</span>
        </header>
        <p>{say('overview.text')}</p>
        <div className="manifest-counts">
          {cards.map(({ status, count, to }) => (
            <Link key={status} to={to} className="manifest-count">
              <b className="ml-mono">{counts?.[count] ?? '-'}</b>
              {say(`status.${status}`)}
            </Link>
          ))}
        </div>
        <Orphans />
        <CurrentNotices />
        <RecentRecords />
      </div>
    </ManifestFrame>
  );
}

/** R-3.9-14, -15: the youngest manifests, with what their goods come to. */
function RecentRecords() {
  const say = useTexts(shManifestWords);
  const router = useRouter();
  const isSignedIn = useSession(loginState);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [product, 'records', 'recent'],
    queryFn: () => callEndpoint(shManifest.listRecords, {}, { showsErrors: false }),
    enabled: isSignedIn,
  });
  if (!data && error) return <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (!data && isSignedIn) return <SkeletonRows rows={3} />;
  if (!data || data.total === 0) return null;
  const open = (row: RecordRow): void => router.history.push(`/sh_manifest/new?id=${row.id}`);
  return (
    <Panel title={say('overview.recent')} note={say('overview.score')}>
      <PanelTable label={say('overview.recent')}>
        <thead>
          <tr>
            <ColumnHeads columns={manifestRecordColumns} />
            <th aria-label={say('open')} />
          </tr>
        </thead>
        <tbody>
          {data.list.map((row) => (
            <tr key={row.id}>
              <ColumnCells columns={manifestRecordColumns} row={row} />
              <td>
                <Button variant="text" size={24} onClick={() => open(row)}>
                  {say('open')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </PanelTable>
    </Panel>
  );
}

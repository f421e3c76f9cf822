import { Button, EmptySea, SkeletonRows, Tag, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Fragment, useEffect, useState } from 'react';
import type { FilingChange } from '@mastlight/domain/sh-manifest/compare-filings';
import type { ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import type { ManifestColumn } from '@mastlight/domain/sh-manifest/columns';
import { changeColumns, counterColumns, sentColumns } from '@mastlight/domain/sh-manifest/record-columns';
import { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { pageSizeDefault } from '@mastlight/domain/sh-manifest/limits';
import { shManifestRowsTopic } from '@mastlight/domain/sh-manifest/topics';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { callEndpoint } from '../../../platform/http-client';
import { onLive } from '../../../platform/live';
import { ColumnCells, ColumnHeads } from '../../../platform/list/column-cells';
import { Pager } from '../../../platform/list/pager';
import { useSettledText } from '../../../platform/list/use-settled-text';
import { Panel, PanelTable } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { product } from '../api';
import { ChangesTable } from '../components/changes-table';
import { ManifestFrame } from '../components/manifest-frame';
import { shManifestWords } from '../texts/zh-CN';

type Records = 'already' | 'uandd' | 'counter';
type Shown = Readonly<Record<string, unknown>> & { readonly id: number; readonly changes?: readonly FilingChange[] };

/** What a correction changes; of anything else nothing. */
const changesOf = ({ changes }: Shown): readonly FilingChange[] => changes ?? [];

const lists = {
  already: { call: shManifest.listSent, columns: sentColumns },
  uandd: { call: shManifest.listChanges, columns: changeColumns },
  counter: { call: shManifest.listCounterDeletions, columns: counterColumns },
} as const satisfies Record<Records, { readonly call: unknown; readonly columns: readonly ManifestColumn[] }>;

/** R-2.2-05, -06, -09: what was sent, corrections and deletions, and deletions at the counter; newest first. */
function RecordsPage({ records }: { readonly records: Records }) {
  const say = useTexts(shManifestWords);
  const router = useRouter();
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useSettledText(keyword, (text) => {
    setKeyword(text);
    setPage(1);
  });
  const { call, columns } = lists[records];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [product, 'records', records, keyword, page],
    queryFn: async (): Promise<{ readonly list: readonly Shown[]; readonly total: number }> =>
      callEndpoint(call, { ...(keyword && { keyword }), page }, { showsErrors: false }),
    enabled: isSignedIn,
  });
  // What customs answer changes what stands here.
  useEffect(() => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: [product, 'records'] });
    return onLive(shManifestRowsTopic, { changed: refresh, gap: refresh });
  }, [client]);
  if (!isSignedIn) {
    return (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  const idOf = (row: Shown): number => (typeof row['manifestId'] === 'number' ? row['manifestId'] : row.id);
  return (
    <ManifestFrame at={records}>
      <div className="manifest-plain">
        <header className="manifest-head">
          <h1>{say(`titles.${records}`)}</h1>
        </header>
        <Panel
          title={say(`titles.${records}`)}
          actions={
            <TextField
              label={say('records.search')}
              isLabelHidden
              type="search"
              icon="search"
              placeholder={say('records.search')}
              value={typed}
              onChange={setTyped}
            />
          }
        >
          {!data && error ? (
            <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
          ) : !data ? (
            <SkeletonRows rows={4} />
          ) : data.total === 0 ? (
            <p className="manifest-fee">{say('records.none')}</p>
          ) : (
            <PanelTable label={say(`titles.${records}`)}>
              <thead>
                <tr>
                  <ColumnHeads columns={columns} />
                  <th aria-label={say('records.open')} />
                </tr>
              </thead>
              <tbody>
                {data.list.map((row) => (
                  <Fragment key={row.id}>
                    <tr>
                      <ColumnCells<Shown> columns={columns as readonly ListColumn<never>[] as readonly ListColumn<Shown>[]} row={row} />
                      <td>
                        {(row['kind'] === 'modify' || row['kind'] === 'cancel') && <Tag tone="idle">{say(`records.${row['kind']}`)}</Tag>}
                        {records === 'already' && (
                          <Button variant="text" size={24} onClick={() => router.history.push(`/sh_manifest/detail/email?id=${idOf(row)}`)}>
                            {say('email.open')}
                          </Button>
                        )}
                        {records !== 'counter' && (
                          <Button variant="text" size={24} onClick={() => router.history.push(`/sh_manifest/new?id=${idOf(row)}`)}>
                            {say('records.open')}
                          </Button>
                        )}
                      </td>
                    </tr>
                    {changesOf(row).length > 0 && (
                      <tr>
                        <td colSpan={columns.length + 1}>
                          <ChangesTable changes={changesOf(row)} />
                        </td>
                      </tr>
                    )}
                  </Fragment>
                ))}
              </tbody>
            </PanelTable>
          )}
          {data && data.total > pageSizeDefault && (
            <Pager
              total={data.total}
              unit={say('records.unit')}
              page={page}
              size={pageSizeDefault}
              sizes={[pageSizeDefault]}
              onPage={setPage}
              onSize={() => {}}
            />
          )}
        </Panel>
      </div>
    </ManifestFrame>
  );
}

export const SentPage = () => <RecordsPage records="already" />;
export const ChangesPage = () => <RecordsPage records="uandd" />;
export const CounterPage = () => <RecordsPage records="counter" />;

import { useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { BatchBar, Button, CopyText, DataGrid, EmptySea, ErrorState, QueryBar, SegmentedControl } from '@mastlight/ui';
import { pageSizeChoices, pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import { shortTime } from '@mastlight/domain/bill-subscription/cell-text';
import { defaultPort, findPort, ports } from '@mastlight/domain/vocabulary/port';
import { CallError } from '../../../platform/http-client';
import { useIsPhone } from '../../../platform/mobile-head';
import { useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { useDensity } from '../../preferences';
import { deletedQuery, type DeletedBill } from '../api';
import { buildHistoryColumns } from '../history-columns';
import { Pager } from '../components/pager';
import { recallWithToast } from '../delete-with-undo';
import { texts } from '../texts';
import './logistics-page.css';
import './history-page.css';

const segments = ports.map((port) => ({ value: port.code, label: port.name, code: port.code }));
const rowId = (row: DeletedBill): string => String(row.id);
const noRows: readonly DeletedBill[] = [];

/** Deleted subscriptions with the reason, and the way back (R-2.1-14, R-4.10-19, -20). */
export function HistoryPage() {
  const router = useRouter();
  const client = useQueryClient();
  const query = useRouterState({ select: (state) => state.location.searchStr });
  const isPhone = useIsPhone();
  const { density } = useDensity();
  const isSignedIn = useSession((session) => session.token !== null);
  const params = useMemo(() => new URLSearchParams(query), [query]);
  const port = findPort(params.get('port') ?? '')?.code ?? defaultPort;
  const keyword = (params.get('keyword') ?? '').slice(0, 4000);
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const size = pageSizeChoices.find((choice) => choice === Number(params.get('size'))) ?? pageSizeDefault;
  const [typed, setTyped] = useState(keyword);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [recalling, setRecalling] = useState<ReadonlySet<number>>(new Set());
  const list = useQuery({ ...deletedQuery(port, keyword, page, size), enabled: isSignedIn });
  const rows = list.data?.list ?? noRows;
  const total = list.data?.total ?? 0;

  const change = (part: Readonly<Record<string, string>>): void => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(part)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (!('page' in part)) next.delete('page');
    setSelection(new Set());
    const text = next.toString();
    router.history.push(`${router.state.location.pathname}${text ? `?${text}` : ''}`);
  };

  async function recall(ids: readonly number[]): Promise<void> {
    setRecalling(new Set(ids));
    await recallWithToast(client, ids);
    setRecalling(new Set());
    setSelection(new Set());
  }

  const columns = useMemo(
    () => buildHistoryColumns({ isRecalling: (id) => recalling.has(id), recall: (id) => void recall([id]) }),
    // `recall` works on what it is given; a new one at each render must not redraw the rows.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [recalling],
  );

  const error = list.error instanceof CallError && !list.data ? list.error : null;
  const empty = !isSignedIn ? (
    <EmptySea
      title={texts.signedOutTitle}
      text="登录后查看删除过的订阅"
      action={{ label: texts.signedOutAction, icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
    />
  ) : list.isPending ? null : (
    <EmptySea
      title={keyword ? '没有找到' : '没有删除过的订阅'}
      text={keyword ? `没有与“${keyword}”有关的记录` : '删除或完结的提单会留在这里，可以召回'}
      action={{ label: '回到物流跟踪', onSelect: () => void router.navigate({ to: '/logistics' }) }}
    />
  );
  const slot = error ? (
    <ErrorState
      message={error.message}
      {...(error.requestId ? { requestId: error.requestId } : {})}
      isRetrying={list.isFetching}
      onRetry={() => void list.refetch()}
    />
  ) : undefined;

  return (
    <div className="bill-page">
      <header className="bill-history-head">
        <h1>{texts.historyTitle}</h1>
        <SegmentedControl
          label="港口"
          segments={segments}
          value={port}
          onChange={(code) => change({ port: code === defaultPort ? '' : code })}
        />
      </header>
      <QueryBar
        search={{
          value: typed,
          placeholder: texts.searchPlaceholder,
          onChange: (text) => {
            setTyped(text);
            if (text === '' && keyword) change({ keyword: '' });
          },
          onSubmit: (text) => change({ keyword: text.trim() }),
        }}
      />
      {isPhone ? (
        <section className="bill-phone-list">
          {rows.length > 0 ? (
            <ul className="bill-history-cards">
              {rows.map((row) => (
                <li key={row.id} className="ml-card">
                  <p>
                    <CopyText text={row.billNo} />
                    <Button size={32} icon="undo" isLoading={recalling.has(row.id)} onClick={() => void recall([row.id])}>
                      召回
                    </Button>
                  </p>
                  <p>
                    {row.deleteReasonText || '-'} <span className="ml-mono">{shortTime(row.deleteTime)}</span>
                  </p>
                </li>
              ))}
            </ul>
          ) : (
            <div className="bill-phone-slot">{slot ?? empty}</div>
          )}
        </section>
      ) : (
        <section className="bill-table">
          <DataGrid
            label={texts.historyTitle}
            rows={rows}
            columns={columns}
            rowId={rowId}
            density={density}
            totalCount={total}
            selection={selection}
            onSelectionChange={setSelection}
            isLoading={isSignedIn && list.isPending}
            isRefreshing={list.isPlaceholderData}
            empty={empty}
            error={slot}
          />
        </section>
      )}
      {total > 0 && (
        <Pager
          total={total}
          unit="票"
          page={page}
          size={size}
          onPage={(next) => change({ page: next === 1 ? '' : String(next) })}
          onSize={(next) => change({ size: next === pageSizeDefault ? '' : String(next) })}
        />
      )}
      <BatchBar
        count={selection.size}
        onCancel={() => setSelection(new Set())}
        actions={[
          {
            id: 'recall',
            label: '召回',
            icon: 'undo',
            isDisabled: recalling.size > 0,
            onSelect: () => void recall([...selection].map(Number)),
          },
        ]}
      />
    </div>
  );
}

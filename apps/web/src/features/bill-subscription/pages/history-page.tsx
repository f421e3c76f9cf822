import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button, CopyText, QueryBar, SegmentedControl } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { ports } from '@mastlight/domain/vocabulary/port';
import { ListView } from '../../../platform/list/list-view';
import { useList } from '../../../platform/list/use-list';
import { deletedList, refreshLists } from '../api';
import { buildHistoryColumns } from '../history-columns';
import { pageSizes } from '../list-search';
import { recallWithToast } from '../row-calls';
import { texts } from '../texts';
import './history-page.css';

const segments = ports.map((port) => ({ value: port.code, label: port.name, code: port.code }));

/** Deleted subscriptions with the reason, and the way back (R-2.1-14, R-4.10-19, -20). */
export function HistoryPage() {
  const router = useRouter();
  const client = useQueryClient();
  const list = useList(deletedList);
  const { port, keyword } = list.search;
  const [typed, setTyped] = useState(keyword);
  const [recalling, setRecalling] = useState<ReadonlySet<number>>(new Set());

  async function recall(ids: readonly number[]): Promise<void> {
    setRecalling(new Set(ids));
    await recallWithToast(ids);
    await refreshLists(client);
    setRecalling(new Set());
    list.select(new Set());
  }

  const columns = useMemo(
    () => buildHistoryColumns({ isRecalling: (id) => recalling.has(id), recall: (id) => void recall([id]) }),
    // `recall` works on what it is given; a new one at each render must not redraw the rows.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [recalling],
  );

  return (
    <div className="list-page">
      <header className="bill-history-head">
        <h1>{texts.historyTitle}</h1>
        <SegmentedControl label="港口" segments={segments} value={port} onChange={(code) => list.change({ port: code })} />
      </header>
      <QueryBar
        search={{
          value: typed,
          placeholder: texts.searchPlaceholder,
          onChange: (text) => {
            setTyped(text);
            if (text === '') list.change({ keyword: '' });
          },
          onSubmit: (text) => list.change({ keyword: text.trim() }),
        }}
      />
      <ListView
        list={list}
        columns={columns}
        label={texts.historyTitle}
        unit="票"
        sizes={pageSizes.choices}
        filters={[]}
        noMatch={texts.historyNone}
        signedOut={{ title: texts.signedOutTitle, text: texts.historySignedOut, action: texts.signedOutAction }}
        empty={{
          title: keyword ? texts.historyNone : texts.historyEmpty,
          text: keyword ? texts.historyNoneFor(keyword) : texts.historyEmptyText,
          action: texts.backToList,
          onAction: () => void router.navigate({ to: '/logistics' }),
        }}
        nameOf={(row) => row.billNo}
        renderCard={(row) => (
          <li key={row.id} className="ml-card bill-history-card">
            <p>
              <CopyText text={row.billNo} />
              <Button size={32} icon="undo" isLoading={recalling.has(row.id)} onClick={() => void recall([row.id])}>
                {texts.recall}
              </Button>
            </p>
            <p>
              {row.deleteReasonText || '-'} <span className="ml-mono">{shortTime(row.deleteTime)}</span>
            </p>
          </li>
        )}
        batch={[
          {
            id: 'recall',
            label: texts.recall,
            icon: 'undo',
            isDisabled: recalling.size > 0,
            onSelect: () => void recall(list.selected.map((row) => row.id)),
          },
        ]}
      />
    </div>
  );
}

import { useCallback, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button, QueryBar } from '@mastlight/ui';
import { deletionReasonText } from '@mastlight/domain/vocabulary/deletion-reason';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { useTexts } from '../../../platform/catalogue';
import { ListView } from '../../../platform/list/list-view';
import type { List } from '../../../platform/list/use-list';
import { refreshLists, type DeletedBill, type DeletedPage } from '../api';
import { buildHistoryColumns } from '../history-columns';
import { pageSizes, type DeletedSearch } from '../list-search';
import { recallWithToast } from '../row-calls';
import { billTexts } from '../texts/zh-CN';
import { EndedBill } from './ended-bill';
import { ReasonChips } from './reason-chips';
import { said } from '../../../platform/said';

/** Deleted subscriptions with the reason, and the way back (R-2.1-14, R-4.10-19, -20). */
export function EndedBills({ list }: { readonly list: List<DeletedBill, DeletedSearch, DeletedPage> }) {
  const router = useRouter();
  const say = useTexts(billTexts);
  const client = useQueryClient();
  const { select } = list;
  const { keyword, reason } = list.search;
  const [typed, setTyped] = useState(keyword);
  const [opened, setOpened] = useState<DeletedBill | null>(null);
  const [recalling, setRecalling] = useState<ReadonlySet<number>>(new Set());
  const recall = useCallback(
    async (ids: readonly number[]): Promise<void> => {
      setRecalling(new Set(ids));
      await recallWithToast(ids);
      await refreshLists(client);
      setRecalling(new Set());
      select(new Set());
    },
    [client, select],
  );

  const columns = useMemo(
    () => buildHistoryColumns(say, { isRecalling: (id) => recalling.has(id), recall: (id) => void recall([id]), open: setOpened }),
    [recall, recalling, say],
  );

  return (
    <>
      <QueryBar
        search={{
          value: typed,
          placeholder: say('searchPlaceholder'),
          onChange: (text) => {
            setTyped(text);
            if (text === '') list.change({ keyword: '' });
          },
          onSubmit: (text) => list.change({ keyword: text.trim() }),
        }}
      />
      <ReasonChips reason={reason} counts={list.page?.counts} onReason={(next) => list.change({ reason: next })} />
      <ListView
        list={list}
        onOpen={setOpened}
        columns={columns}
        label={say('historyTitle')}
        unit={say('unit')}
        sizes={pageSizes.choices}
        filters={reason === '' ? [] : [{ name: 'reason', label: said(deletionReasonText(Number(reason))) }]}
        noMatch={say('historyNone')}
        signedOut={{ title: say('signedOut.title'), text: say('historySignedOut'), action: say('signedOut.action') }}
        empty={{
          title: keyword ? say('historyNone') : say('historyEmpty'),
          text: keyword ? say('historyNoneFor', { keyword }) : say('historyEmptyText'),
          action: say('backToList'),
          onAction: () => void router.navigate({ to: '/logistics' }),
        }}
        nameOf={(row) => row.billNo}
        renderCard={(row) => (
          <li key={row.id} className="ml-card bill-history-card">
            <p>
              <button type="button" className="bill-history-open ml-mono" onClick={() => setOpened(row)}>
                {row.billNo}
              </button>
              <Button size={32} icon="undo" isLoading={recalling.has(row.id)} onClick={() => void recall([row.id])}>
                {say('recall')}
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
            label: say('recall'),
            icon: 'undo',
            isDisabled: recalling.size > 0,
            onSelect: () => void recall(list.selected.map((row) => row.id)),
          },
        ]}
      />
      {opened && (
        <EndedBill
          bill={opened}
          isRecalling={recalling.has(opened.id)}
          onRecall={() => void recall([opened.id]).then(() => setOpened(null))}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

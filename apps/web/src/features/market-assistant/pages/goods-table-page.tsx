import { Button, EmptySea, showToast, SkeletonRows, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookPageSize } from '@mastlight/domain/contract-kit/book-product';
import { goodDict } from '@mastlight/domain/market-assistant/books';
import { callsOf, wholeBook } from '../../../platform/book/book-calls';
import { FaultsDialog, type RowFault } from '../../../platform/book/faults-dialog';
import { bookWords } from '../../../platform/book/texts/zh-CN';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { useMayOperate } from '../../../platform/list/only-looking';
import { Pager } from '../../../platform/list/pager';
import { saveFile } from '../../../platform/list/save-file';
import { useSettledText } from '../../../platform/list/use-settled-text';
import { Panel } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { FileButton } from '../../../platform/sheet/file-button';
import { sendSignal } from '../../../platform/signals';
import { GoodsSheet } from '../components/goods-sheet';
import { useSignedOutWords } from '../components/market-book';
import { MarketFrame } from '../components/market-frame';
import { tellLeftOut } from '../../../platform/sheet/say-left-out';
import { marketWords } from '../texts/zh-CN';

/** R-2.2-40: the goods dictionary as an editable grid, from and to spreadsheets. */
export function GoodsTablePage() {
  const say = useTexts(marketWords);
  const sayBook = useTexts(bookWords);
  const client = useQueryClient();
  const signedOut = useSignedOutWords();
  const isSignedIn = useSession(loginState);
  const mayOperate = useMayOperate();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [unsaved, setUnsaved] = useState(0);
  const [faults, setFaults] = useState<readonly RowFault[]>([]);
  const [typed, setTyped] = useSettledText(keyword, (text) => {
    setKeyword(text);
    setPage(1);
  });
  const calls = callsOf(goodDict);
  const filter = { ...wholeBook, keyword };
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: ['book', goodDict.path, 'grid', filter, page],
    queryFn: ({ signal }) => calls.list(filter, page, signal),
    enabled: isSignedIn,
    // Nothing is read anew below what somebody types.
    staleTime: Infinity,
    gcTime: 0,
  });

  if (!isSignedIn) {
    const { title, text, action } = signedOut;
    return <EmptySea title={title} text={text} action={{ label: action, icon: 'user', onSelect: () => sendSignal('login-needed', {}) }} />;
  }
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ['book', goodDict.path] });
  async function take(file: string): Promise<void> {
    const read = await calls.take(file);
    const { saved, list } = read;
    if (saved > 0) showToast({ tone: 'done', text: sayBook('taken', { count: saved }) });
    tellLeftOut(read);
    setFaults(list);
    await refresh();
  }
  const isBusy = unsaved > 0;
  return (
    <MarketFrame at="goodDictTable">
      <div className="book-page">
        <header className="book-head">
          <h1 className="page-title">{say('titles.goodDictTable')}</h1>
          <Button icon="download" onClick={() => void saveFile(calls.writeTemplate)}>
            {sayBook('template')}
          </Button>
          <FileButton disabled={!mayOperate || isBusy} onFile={take}>
            {sayBook('import')}
          </FileButton>
          <Button icon="download" disabled={!data?.total} onClick={() => void saveFile(() => calls.write(filter))}>
            {sayBook('export')}
          </Button>
        </header>
        <Panel
          title={goodDict.noun}
          note={say('grid.hint')}
          actions={
            <TextField
              label={sayBook('search', { noun: goodDict.noun })}
              isLabelHidden
              type="search"
              icon="search"
              placeholder={sayBook('search', { noun: goodDict.noun })}
              disabled={isBusy}
              value={typed}
              onChange={setTyped}
            />
          }
        >
          {!data ? (
            error ? (
              <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
            ) : (
              <SkeletonRows rows={8} />
            )
          ) : data.total === 0 && keyword !== '' ? (
            <div className="panel-empty">{sayBook('none.found')}</div>
          ) : (
            <GoodsSheet
              key={`${dataUpdatedAt} ${page} ${keyword}`}
              entries={data.list}
              mayOperate={mayOperate}
              onUnsaved={setUnsaved}
              onReload={() => {
                setUnsaved(0);
                void refresh();
              }}
            />
          )}
          {data && data.total > bookPageSize && !isBusy && (
            <Pager
              total={data.total}
              unit={sayBook('unit')}
              page={page}
              size={bookPageSize}
              sizes={[bookPageSize]}
              onPage={setPage}
              onSize={() => {}}
            />
          )}
        </Panel>
        {faults.length > 0 && <FaultsDialog faults={faults} onClose={() => setFaults([])} />}
      </div>
    </MarketFrame>
  );
}

import { Button, Dialog, EmptySea, SegmentedControl, showToast, SkeletonRows, Tag, TextField } from '@mastlight/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { bookPageSize, type Book, type BookField } from '@mastlight/domain/contract-kit/book-product';
import { CallErrorState } from '../call-error-state';
import { textsOf, useTexts } from '../catalogue';
import { CallError } from '../http-client';
import { useMayOperate } from '../list/only-looking';
import { Pager } from '../list/pager';
import { saveFile } from '../list/save-file';
import { useSettledText } from '../list/use-settled-text';
import { Panel, PanelTable } from '../panel';
import { useSession } from '../session';
import { XlsxButton } from '../sheet/xlsx-button';
import { sendSignal } from '../signals';
import { callsOf, type BookEntry } from './book-calls';
import { EntryDialog, type WrittenEntry } from './entry-dialog';
import { bookWords } from './texts';
import './book-page.css';

interface Taken {
  readonly rowNo: number;
  readonly message: string;
}

/** How an entry stands with the day on which it ends. */
export function ExpiryTag({ days, warnDays }: { readonly days: number | null; readonly warnDays: number }) {
  const say = useTexts(bookWords);
  if (days === null || days > warnDays) return null;
  if (days < 0) return <Tag tone="danger">{say('over', { days: -days })}</Tag>;
  return <Tag tone="att">{days === 0 ? say('today') : say('left', { days })}</Tag>;
}

/**
 * The page of a book: its entries, by words and by what ends soon; added, corrected, deleted and brought back; from and to
 * spreadsheets.
 *
 * @param readWhole of a book that masks: an entry with all of it, to correct it.
 */
export function BookPage(props: {
  readonly book: Book;
  readonly signedOut: { readonly title: string; readonly text: string; readonly action: string };
  readonly readWhole?: (id: number) => Promise<WrittenEntry>;
}) {
  const { book, readWhole } = props;
  const { noun, expires } = book;
  const say = useTexts(bookWords);
  const client = useQueryClient();
  const isSignedIn = useSession((session) => session.token !== null);
  const mayOperate = useMayOperate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const [keyword, setKeyword] = useState('');
  const [isExpiring, setExpiring] = useState(expires !== null && search['expiring'] === '1');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useSettledText(keyword, (text) => {
    setKeyword(text);
    setPage(1);
  });
  const [written, setWritten] = useState<WrittenEntry | null>(null);
  const [faults, setFaults] = useState<readonly Taken[]>([]);
  const calls = callsOf(book);
  const filter = { keyword, isExpiring };
  const root = ['book', book.path];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...root, filter, page],
    queryFn: ({ signal }) => calls.list(filter, page, signal),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: root });

  if (!isSignedIn) {
    const { title, text, action } = props.signedOut;
    return <EmptySea title={title} text={text} action={{ label: action, icon: 'user', onSelect: () => sendSignal('login-needed', {}) }} />;
  }

  /** What the server refuses has been shown. */
  async function tell(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
    }
    await refresh();
  }
  const edit = (entry: BookEntry): Promise<void> => tell(async () => setWritten(readWhole ? await readWhole(entry.id) : entry));
  const remove = ({ id }: BookEntry): Promise<void> =>
    tell(async () => {
      await calls.remove(id);
      const undo = (): void =>
        void tell(async () => {
          const { restored } = await calls.restore(id);
          const sayNow = textsOf(bookWords);
          showToast(restored > 0 ? { tone: 'done', text: sayNow('restored') } : { tone: 'warning', text: sayNow('notRestored') });
        });
      showToast({ tone: 'done', text: say('removed'), undo });
    });
  async function take(file: string): Promise<void> {
    const { saved, list, hiddenRows } = await calls.take(file);
    if (saved > 0) showToast({ tone: 'done', text: say('taken', { count: saved }) });
    if (hiddenRows > 0) showToast({ tone: 'warning', text: say('hidden', { count: hiddenRows }) });
    setFaults(list);
    await refresh();
  }

  return (
    <div className="book-page">
      <header className="book-head">
        <h1 className="page-title">{noun}</h1>
        <Button icon="download" onClick={() => void saveFile(calls.writeTemplate)}>
          {say('template')}
        </Button>
        <XlsxButton disabled={!mayOperate} onFile={take}>
          {say('import')}
        </XlsxButton>
        <Button icon="download" disabled={!data?.total} onClick={() => void saveFile(() => calls.write(filter))}>
          {say('export')}
        </Button>
        <Button variant="primary" icon="plus" disabled={!mayOperate} onClick={() => setWritten({ id: null, version: null, fields: {} })}>
          {say('add')}
        </Button>
      </header>
      <Panel
        title={noun}
        note={
          expires && data ? (
            <SegmentedControl
              label={noun}
              segments={[
                { value: 'all', label: say('all', { count: data.counts.all }) },
                { value: 'expiring', label: say('expiring', { days: expires.warnDays, count: data.counts.expiring }) },
              ]}
              value={isExpiring ? 'expiring' : 'all'}
              onChange={(value) => {
                setExpiring(value === 'expiring');
                setPage(1);
              }}
            />
          ) : undefined
        }
        actions={
          <TextField
            label={say('search', { noun })}
            isLabelHidden
            type="search"
            icon="search"
            placeholder={say('search', { noun })}
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
        ) : data.total === 0 ? (
          <div className="panel-empty">
            {keyword !== '' ? (
              say('none.found')
            ) : isExpiring ? (
              say('none.notExpiring')
            ) : (
              <>
                <p>{say('none.title', { noun })}</p>
                <p>{say('none.text')}</p>
              </>
            )}
          </div>
        ) : (
          <EntryTable book={book} entries={data.list} mayOperate={mayOperate} onEdit={edit} onRemove={remove} />
        )}
        {data && data.total > bookPageSize && (
          <Pager
            total={data.total}
            unit={say('unit')}
            page={page}
            size={bookPageSize}
            sizes={[bookPageSize]}
            onPage={setPage}
            onSize={() => {}}
          />
        )}
      </Panel>
      {written && (
        <EntryDialog
          book={book}
          entry={written}
          onClose={() => setWritten(null)}
          onSaved={() => {
            showToast({ tone: 'done', text: say('saved') });
            setWritten(null);
            void refresh();
          }}
        />
      )}
      {faults.length > 0 && (
        <Dialog
          title={say('faults', { count: faults.length })}
          width={640}
          onClose={() => setFaults([])}
          actions={<Button onClick={() => setFaults([])}>{say('close')}</Button>}
        >
          <ul className="book-faults">
            {faults.map(({ rowNo, message }) => (
              <li key={rowNo}>{say('fault', { row: rowNo, message })}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

function EntryTable(props: {
  readonly book: Book;
  readonly entries: readonly BookEntry[];
  readonly mayOperate: boolean;
  readonly onEdit: (entry: BookEntry) => Promise<void>;
  readonly onRemove: (entry: BookEntry) => Promise<void>;
}) {
  const { book, entries, mayOperate, onEdit, onRemove } = props;
  const say = useTexts(bookWords);
  const cell = ({ prop, form }: BookField, { fields, daysLeft }: BookEntry) => (
    <td key={prop} className={form === 'text' || form === 'choice' ? undefined : 'book-cell ml-mono'}>
      {fields[prop] || '-'}
      {book.expires?.prop === prop && <ExpiryTag days={daysLeft} warnDays={book.expires.warnDays} />}
    </td>
  );
  return (
    <PanelTable label={book.noun}>
      <thead>
        <tr>
          {book.fields.map(({ prop, title, width }) => (
            <th key={prop} scope="col" style={{ minWidth: Math.min(width, 120) }}>
              {title}
            </th>
          ))}
          <th scope="col" aria-label={say('edit')} />
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const title = entry.fields[book.titleProp]!;
          return (
            <tr key={entry.id}>
              {book.fields.map((field) => cell(field, entry))}
              <td data-kind="actions">
                <Button
                  variant="text"
                  size={24}
                  disabled={!mayOperate}
                  aria-label={say('editRow', { title })}
                  onClick={() => void onEdit(entry)}
                >
                  {say('edit')}
                </Button>
                <Button
                  variant="text"
                  size={24}
                  disabled={!mayOperate}
                  aria-label={say('removeRow', { title })}
                  onClick={() => void onRemove(entry)}
                >
                  {say('remove')}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </PanelTable>
  );
}

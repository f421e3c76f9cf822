import { Button, EmptySea, SegmentedControl, showToast, SkeletonRows, TextField } from '@mastlight/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { bookPageSize, type Book } from '@mastlight/domain/contract-kit/book-product';
import { CallErrorState } from '../call-error-state';
import { textsOf, useTexts } from '../catalogue';
import { CallError } from '../http-client';
import { useMayOperate } from '../list/only-looking';
import { Pager } from '../list/pager';
import { saveFile } from '../list/save-file';
import { useSettledText } from '../list/use-settled-text';
import { Panel } from '../panel';
import { loginState, useSession } from '../session';
import { FileButton } from '../sheet/file-button';
import { sendSignal } from '../signals';
import { callsOf, type BookCounts, type BookEntry } from './book-calls';
import { EntryDialog, type WrittenEntry } from './entry-dialog';
import { EntryTable, type EntryCommands } from './entry-table';
import { FaultsDialog, type RowFault } from './faults-dialog';
import { tellLeftOut } from '../sheet/say-left-out';
import { bookWords } from './texts/zh-CN';
import './book-page.css';

/** Among the groups of a book the one of what ends soon. */
const expiring = 'expiring';

/**
 * The page of a book: its entries, by words and by what ends soon; added, corrected, deleted and brought back; from and to
 * spreadsheets.
 *
 * @param readWhole of a book that masks: an entry with all of it, to correct it
 * @param isReadOnly nobody writes in it: it is read, and brought by a file
 * @param renderTools what can be done besides, before all else
 * @param draw the entries, where they are no table
 * @param drawn how the text of a field is drawn in the table, where it is not as it stands
 * @param onWrite opens an entry, or with null a new one, where they are written on a page of their own
 */
export function BookPage(props: {
  readonly book: Book;
  readonly signedOut: { readonly title: string; readonly text: string; readonly action: string };
  readonly readWhole?: (id: number) => Promise<WrittenEntry>;
  readonly isReadOnly?: boolean;
  readonly renderTools?: (counts: BookCounts | null) => ReactNode;
  readonly draw?: (entries: readonly BookEntry[], commands: EntryCommands) => ReactNode;
  readonly drawn?: Readonly<Record<string, (text: string) => ReactNode>>;
  readonly onWrite?: (id: number | null) => void;
}) {
  const { book, readWhole, isReadOnly = false, renderTools, draw, drawn, onWrite } = props;
  const { noun, expires } = book;
  const say = useTexts(bookWords);
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const mayOperate = useMayOperate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const [keyword, setKeyword] = useState('');
  const [isExpiring, setExpiring] = useState(expires !== null && search['expiring'] === '1');
  const [group, setGroup] = useState('');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useSettledText(keyword, (text) => {
    setKeyword(text);
    setPage(1);
  });
  const [written, setWritten] = useState<WrittenEntry | null>(null);
  const [faults, setFaults] = useState<readonly RowFault[]>([]);
  const calls = callsOf(book);
  const filter = { keyword, isExpiring, group };
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
  const edit = async (entry: BookEntry): Promise<void> =>
    onWrite ? onWrite(entry.id) : tell(async () => setWritten(readWhole ? await readWhole(entry.id) : entry));
  const add = (): void => (onWrite ? onWrite(null) : setWritten({ id: null, version: null, fields: {} }));
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
    const read = await calls.take(file);
    const { saved, list } = read;
    if (saved > 0) showToast({ tone: 'done', text: say('taken', { count: saved }) });
    tellLeftOut(read);
    setFaults(list);
    await refresh();
  }

  const commands = { mayOperate, onEdit: edit, onRemove: remove };
  return (
    <div className="book-page">
      <header className="book-head">
        <h1 className="page-title">{noun}</h1>
        <Button icon="download" onClick={() => void saveFile(calls.writeTemplate)}>
          {say('template')}
        </Button>
        <FileButton disabled={!mayOperate} onFile={take}>
          {say('import')}
        </FileButton>
        <Button icon="download" disabled={!data?.total} onClick={() => void saveFile(() => calls.write(filter))}>
          {say('export')}
        </Button>
        {!isReadOnly && (
          <Button variant="primary" icon="plus" disabled={!mayOperate} onClick={add}>
            {say('add')}
          </Button>
        )}
        {renderTools?.(data?.counts ?? null)}
      </header>
      <Panel
        title={noun}
        note={
          data && (expires || book.groupProp !== null) ? (
            <SegmentedControl
              label={noun}
              segments={[
                { value: '', label: say('all', { count: data.counts.all }) },
                ...(expires
                  ? [{ value: expiring, label: say('expiring', { days: expires.warnDays, count: data.counts.expiring }) }]
                  : book.groups.map((choice) => ({
                      value: choice,
                      label: say('group', { choice, count: data.counts.groups[choice] ?? 0 }),
                    }))),
              ]}
              value={isExpiring ? expiring : group}
              onChange={(value) => {
                setExpiring(value === expiring);
                setGroup(value === expiring ? '' : value);
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
            ) : group !== '' ? (
              say('none.inGroup')
            ) : (
              <>
                <p>{say('none.title', { noun })}</p>
                <p>{say(isReadOnly ? 'none.textByFile' : 'none.text')}</p>
              </>
            )}
          </div>
        ) : draw ? (
          draw(data.list, commands)
        ) : (
          <EntryTable book={book} entries={data.list} commands={isReadOnly ? null : commands} drawn={drawn} />
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
      {faults.length > 0 && <FaultsDialog faults={faults} onClose={() => setFaults([])} />}
    </div>
  );
}

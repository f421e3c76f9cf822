import { Button, Dialog, EmptySea, SkeletonRows, showToast, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { combinationColumns, partyColumns } from '@mastlight/domain/sh-manifest/party-columns';
import type { CombinationRow, PartyRow } from '@mastlight/domain/sh-manifest/contract';
import { blankParty, partyFields, partyRoles, type Party, type PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { pageSizeDefault } from '@mastlight/domain/sh-manifest/limits';
import { readParty } from '@mastlight/domain/sh-manifest/wire-names';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Pager } from '../../../platform/list/pager';
import { useMayOperate } from '../../../platform/list/only-looking';
import { useSettledText } from '../../../platform/list/use-settled-text';
import { Panel, PanelTable } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { FileButton } from '../../../platform/sheet/file-button';
import { sendSignal } from '../../../platform/signals';
import { product } from '../api';
import { ManifestFrame } from '../components/manifest-frame';
import { combinations, partyBooks } from '../party-books';
import { tellLeftOut } from '../../../platform/sheet/say-left-out';
import { shManifestWords } from '../texts/zh-CN';

type BookName = 'revice' | 'send' | 'notice' | 'rsn';
const roleOf = { revice: 'consignee', send: 'shipper', notice: 'notify' } as const;

/** An entry while it is written: of a book its one party, of a template all three. */
interface Written {
  readonly id: number | null;
  readonly nickName: string;
  readonly parties: Readonly<Partial<Record<PartyRole, Party>>>;
}

type Shown = Readonly<Record<string, unknown>> & { readonly id: number; readonly nickName: string };

/** R-2.2-14 to -17: one party book, or the saved combinations. */
function PartiesPage({ book }: { readonly book: BookName }) {
  const say = useTexts(shManifestWords);
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const mayOperate = useMayOperate();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useSettledText(keyword, (text) => {
    setKeyword(text);
    setPage(1);
  });
  const [written, setWritten] = useState<Written | null>(null);
  const [faults, setFaults] = useState<readonly { readonly rowNo: number; readonly message: string }[]>([]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [product, 'book', book, keyword, page],
    queryFn: async (): Promise<{ readonly list: readonly Shown[]; readonly total: number }> =>
      book === 'rsn' ? combinations.list(keyword, page) : partyBooks[roleOf[book]].list(keyword, page),
    enabled: isSignedIn,
  });
  const roles: readonly PartyRole[] = book === 'rsn' ? partyRoles : [roleOf[book]];
  const columns = (book === 'rsn' ? combinationColumns : partyColumns).filter(({ isShown }) => isShown);
  const refresh = () => client.invalidateQueries({ queryKey: [product, 'book'] });

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      showToast({ tone: 'done', text: done });
      setWritten(null);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    await refresh();
  }
  function save({ id, nickName, parties }: Written): Promise<unknown> {
    if (book !== 'rsn') return partyBooks[roleOf[book]].save({ id, nickName, party: parties[roleOf[book]] ?? blankParty });
    return combinations.save({ id, nickName, parties: { shipper: blankParty, consignee: blankParty, notify: blankParty, ...parties } });
  }
  const remove = (row: Shown) => (book === 'rsn' ? combinations : partyBooks[roleOf[book]]).remove([row.id]);

  async function take(file: string): Promise<void> {
    const read = await (book === 'rsn' ? combinations : partyBooks[roleOf[book]]).take(file);
    const { saved, list } = read;
    if (saved > 0) showToast({ tone: 'done', text: say('books.taken', { count: saved }) });
    tellLeftOut(read);
    setFaults(list);
    await refresh();
  }

  if (!isSignedIn) {
    return (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  const blank: Written = { id: null, nickName: '', parties: {} };
  return (
    <ManifestFrame at={book}>
      <div className="manifest-plain">
        <header className="manifest-head">
          <h1>{say(`titles.${book}`)}</h1>
          <Button variant="primary" icon="plus" disabled={!mayOperate} onClick={() => setWritten(blank)}>
            {say('books.add')}
          </Button>
          <FileButton disabled={!mayOperate} onFile={take}>
            {say('import.button')}
          </FileButton>
        </header>
        <Panel
          title={say(`titles.${book}`)}
          actions={
            <TextField
              label={say('books.search')}
              isLabelHidden
              type="search"
              icon="search"
              placeholder={say('books.search')}
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
            <p className="manifest-fee">{say('books.none')}</p>
          ) : (
            <PanelTable label={say(`titles.${book}`)}>
              <thead>
                <tr>
                  {columns.map(({ prop, title }) => (
                    <th key={prop}>{title}</th>
                  ))}
                  <th aria-label={say('books.edit')} />
                </tr>
              </thead>
              <tbody>
                {data.list.map((row) => (
                  <tr key={row.id}>
                    {columns.map(({ prop }) => (
                      <td key={prop}>{String(row[prop] ?? '') || '-'}</td>
                    ))}
                    <td>
                      <Button variant="text" size={24} disabled={!mayOperate} onClick={() => setWritten(writtenOf(book, row))}>
                        {say('books.edit')}
                      </Button>
                      <Button
                        variant="text"
                        size={24}
                        disabled={!mayOperate}
                        onClick={() => void run(() => remove(row), say('books.removed'))}
                      >
                        {say('books.remove')}
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </PanelTable>
          )}
          {data && data.total > pageSizeDefault && (
            <Pager
              total={data.total}
              unit={say('books.unit')}
              page={page}
              size={pageSizeDefault}
              sizes={[pageSizeDefault]}
              onPage={setPage}
              onSize={() => {}}
            />
          )}
        </Panel>
      </div>
      {faults.length > 0 && (
        <Dialog title={say('books.faults', { count: faults.length })} onClose={() => setFaults([])}>
          <ul>
            {faults.map(({ rowNo, message }) => (
              <li key={rowNo}>{say('books.fault', { row: rowNo, message })}</li>
            ))}
          </ul>
        </Dialog>
      )}
      {written && (
        <Dialog
          title={say(written.id === null ? 'books.add' : 'books.edit')}
          onClose={() => setWritten(null)}
          actions={
            <Button variant="primary" onClick={() => void run(() => save(written), say('books.saved'))}>
              {say('books.save')}
            </Button>
          }
        >
          <TextField
            label={say('books.nickName')}
            isRequired
            autoFocus
            value={written.nickName}
            onChange={(nickName) => setWritten({ ...written, nickName })}
          />
          {roles.map((role) => (
            <fieldset key={role} className="manifest-party">
              <legend>{say(`role.${role}`)}</legend>
              {partyFields.map((field) => (
                <TextField
                  key={field}
                  label={say(`party.${field}`)}
                  value={written.parties[role]?.[field] ?? ''}
                  onChange={(text) =>
                    setWritten({
                      ...written,
                      parties: { ...written.parties, [role]: { ...blankParty, ...written.parties[role], [field]: text } },
                    })
                  }
                />
              ))}
            </fieldset>
          ))}
        </Dialog>
      )}
    </ManifestFrame>
  );
}

function writtenOf(book: BookName, row: Shown): Written {
  const { id, nickName } = row;
  if (book !== 'rsn') return { id, nickName, parties: { [roleOf[book]]: readParty(row as unknown as PartyRow) } };
  const { send, revice, notice } = row as unknown as CombinationRow;
  return { id, nickName, parties: { shipper: readParty(send), consignee: readParty(revice), notify: readParty(notice) } };
}

export const ConsigneesPage = () => <PartiesPage book="revice" />;
export const ShippersPage = () => <PartiesPage book="send" />;
export const NotifyPartiesPage = () => <PartiesPage book="notice" />;
export const CombinationsPage = () => <PartiesPage book="rsn" />;

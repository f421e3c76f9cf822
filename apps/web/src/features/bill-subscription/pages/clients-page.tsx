import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button, QueryBar, type MenuItem } from '@mastlight/ui';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { ListView } from '../../../platform/list/list-view';
import { useList } from '../../../platform/list/use-list';
import { useSettledText } from '../../../platform/list/use-settled-text';
import { clientList, makeClientKey, refreshClients, type ClientRow } from '../client-api';
import { buildClientColumns, keyStateOf, type ClientActions } from '../client-columns';
import { clientLink } from '../client-link';
import { clientTexts } from '../texts/clients.zh-CN';
import { ClientCard } from '../components/client-card';
import { ClientDrawer } from '../components/client-drawer';
import { DeleteClient } from '../components/delete-client';
import { MergeDialog, type Merging } from '../components/merge-dialog';
import { pageSizes } from '../list-search';
import { billTexts } from '../texts/zh-CN';
import './clients-page.css';

/** What lies over the list: a client being edited, or a new one, or a question. */
type Opened = { readonly edit: ClientRow | 'new'; readonly link?: string } | { readonly merge: Merging } | { readonly remove: ClientRow };

/** The client companies of the identity: whom to call, what bills they have, and the link that each may open (R-2.3-25). */
export function ClientsPage() {
  const say = useTexts(clientTexts);
  const sayBill = useTexts(billTexts);
  const router = useRouter();
  const cache = useQueryClient();
  const list = useList(clientList);
  const { openMenu, select } = list;
  const { keyword } = list.search;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [typed, setTyped, submit] = useSettledText(keyword, (next) => list.change({ keyword: next }, 'replace'));
  const close = (): void => setOpened(null);

  const actions = useMemo<ClientActions>(
    () => ({
      open: (client) => setOpened({ edit: client }),
      openBills: ({ clientName }, port) =>
        void router.navigate({ to: '/logistics', search: { client: clientName, ...(port !== defaultPort && { port }) } as never }),
      merge: (one) => one.alike && setOpened({ merge: { one, other: { ...one.alike, count: null } } }),
      openMenu,
    }),
    [openMenu, router],
  );
  const hasAlike = list.rows.some(({ alike }) => alike !== null);
  const columns = useMemo(() => buildClientColumns(say, actions, hasAlike), [actions, say, hasAlike]);
  /** A link is shown once, where it is made; what is refused has been shown by the call. */
  async function makeLink(client: ClientRow): Promise<void> {
    const made = await makeClientKey(client.id).catch(() => null);
    if (made === null) return;
    setOpened({ edit: client, link: clientLink(made.key) });
    await refreshClients(cache);
  }

  const menuOf = (client: ClientRow): MenuItem[] => [
    { id: 'edit', label: say('edit'), icon: 'edit', onSelect: () => actions.open(client) },
    keyStateOf(client) === 'works'
      ? { id: 'link', label: say('key.change'), icon: 'link', onSelect: () => actions.open(client) }
      : { id: 'link', label: say('key.make'), icon: 'link', onSelect: () => void makeLink(client) },
    ...(client.alike
      ? [
          {
            id: 'merge',
            label: say('mergeInto', { name: client.alike.clientName }),
            icon: 'copy',
            onSelect: () => actions.merge(client),
          } as const,
        ]
      : []),
    { id: 'delete', label: say('delete'), icon: 'trash', tone: 'danger', onSelect: () => setOpened({ remove: client }) },
  ];
  const wordsOf = (of: 'empty' | 'signedOut') => ({ title: say(`${of}.title`), text: say(`${of}.text`), action: say(`${of}.action`) });
  const add = (): void => setOpened({ edit: 'new' });
  const [one, other] = list.selected;

  return (
    <div className="list-page clients">
      <h1 className="page-title">{sayBill('clientsTitle')}</h1>
      <QueryBar
        search={{ value: typed, placeholder: say('searchPlaceholder'), onChange: setTyped, onSubmit: submit }}
        actions={
          list.isSignedIn && (
            <Button variant="primary" icon="plus" onClick={add}>
              {say('add')}
            </Button>
          )
        }
      />
      <ListView
        list={list}
        label={sayBill('clientsTitle')}
        unit={say('unit')}
        columns={columns}
        sizes={pageSizes.choices}
        onOpen={actions.open}
        renderCard={(row) => <ClientCard key={row.id} client={row} actions={actions} />}
        filters={keyword ? [{ name: 'keyword', label: `“${keyword.slice(0, 24)}”` }] : []}
        noMatch={say('noMatch')}
        signedOut={wordsOf('signedOut')}
        empty={{ ...wordsOf('empty'), onAction: add }}
        nameOf={({ clientName }) => clientName}
        menuOf={menuOf}
        batch={[
          {
            id: 'merge',
            label: say('merge'),
            icon: 'copy',
            // Of two makes one: of more nobody could say which name stays.
            isDisabled: list.selected.length !== 2,
            onSelect: () => one && other && setOpened({ merge: { one, other } }),
          },
        ]}
      />
      {opened && 'edit' in opened && (
        <ClientDrawer
          key={opened.edit === 'new' ? 'new' : opened.edit.id}
          // What was done in the drawer, such as a link made, shows as the list has it now.
          client={opened.edit === 'new' ? null : (list.rows.find(({ id }) => id === (opened.edit as ClientRow).id) ?? opened.edit)}
          madeLink={opened.link ?? null}
          onOpenBills={actions.openBills}
          onRemove={(client) => setOpened({ remove: client })}
          onClose={close}
        />
      )}
      {opened && 'merge' in opened && (
        <MergeDialog
          clients={opened.merge}
          onDone={() => {
            select(new Set());
            close();
          }}
          onClose={close}
        />
      )}
      {opened && 'remove' in opened && <DeleteClient client={opened.remove} onClose={close} />}
    </div>
  );
}

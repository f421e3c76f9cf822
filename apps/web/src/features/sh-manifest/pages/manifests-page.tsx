import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button, ConfirmDialog, Lamp, showToast, Tabs, Tag, type BatchAction, type LampKind, type MenuItem } from '@mastlight/ui';
import type { ManifestRow } from '@mastlight/domain/sh-manifest/contract';
import { agentWords, customsWords, loadingWords } from '@mastlight/domain/sh-manifest/messages';
import { act } from '@mastlight/domain/sh-manifest/status';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { toolsColumn, useGridColumns, type ListLook } from '../../../platform/list/grid-columns';
import { CardMenuButton } from '../../../platform/list/card-menu-button';
import { useIsPhone } from '../../../platform/mobile-head';
import { ListQueryRow } from '../../../platform/list/list-query-row';
import { refreshProduct } from '../../../platform/list/list-rows';
import { ListView } from '../../../platform/list/list-view';
import { permittedActions, useMayOperate } from '../../../platform/list/only-looking';
import { useList } from '../../../platform/list/use-list';
import { FileButton } from '../../../platform/sheet/file-button';
import { manifestCalls, manifestLists, product, type ManifestImport } from '../api';
import { ImportDialog } from '../components/import-dialog';
import { ManifestFrame } from '../components/manifest-frame';
import { pageSizes, places, type PlaceName } from '../list-search';
import { statusTones } from '../status-tones';
import { shManifestWords } from '../texts/zh-CN';

const nameOf = (row: ManifestRow): string => row.billno || `#${row.id}`;
const editorOf = (id: number): string => `/sh_manifest/new?id=${id}`;

/** How a lamp of a row burns, by what it says. */
const lampOf = (says: string): LampKind =>
  [customsWords.rejected, loadingWords.rejected, agentWords.differs].includes(says as never)
    ? 'fault'
    : [customsWords.none, loadingWords.none, agentWords.none].includes(says as never)
      ? 'unlit'
      : says === customsWords.received
        ? 'running'
        : 'done';

type Changing = 'bin' | 'restore' | 'purge';

type Words = ReturnType<typeof useTexts<typeof shManifestWords.source>>;

/** How a row draws what is more than text. */
function makeLook(openMenu: (row: ManifestRow, anchor: HTMLElement) => void, say: Words): ListLook<ManifestRow> {
  return {
    growing: 'total',
    cells: {
      completionstatus: (row) => <Tag tone={statusTones[row.status]}>{say(`status.${row.status}`)}</Tag>,
      // Only a draft may be sent; of one that was sent back its reason comes first.
      validation: (row) =>
        row.status === -1
          ? row.rejectReason
          : row.status === 0
            ? (row.validation ?? <span className="manifest-fee">{say('fine')}</span>)
            : '-',
      shipAgentBillStatusStr: (row) => <LampWord says={row.shipAgentBillStatusStr} />,
      customsReceiptStatusStr: (row) => <LampWord says={row.customsReceiptStatusStr} />,
      loadingReplayStatusStr: (row) => <LampWord says={row.loadingReplayStatusStr} />,
    },
    trail: [toolsColumn<ManifestRow>(nameOf, openMenu)],
  };
}

/** The list of manifests of one place: its statuses, their rows, and what may be done with them (R-2.2-02, -04, -05, -07). */
function ManifestsPage({ place }: { readonly place: PlaceName }) {
  const say = useTexts(shManifestWords);
  const router = useRouter();
  const client = useQueryClient();
  const list = useList(manifestLists[place]);
  const mayOperate = useMayOperate();
  const isPhone = useIsPhone();
  const [imported, setImported] = useState<ManifestImport | null>(null);
  const [purging, setPurging] = useState<readonly number[] | null>(null);
  const { search, change, openMenu, selected, page } = list;
  const open = (row: ManifestRow): void => router.history.push(editorOf(row.id));
  const create = (): void => router.history.push('/sh_manifest/new');

  async function run(what: Changing, ids: readonly number[]): Promise<void> {
    try {
      await manifestCalls[what](ids);
      const said = { bin: 'binned', restore: 'restored', purge: 'purged' } as const;
      showToast({ tone: 'done', text: say(said[what], { count: ids.length }) });
      list.select(new Set());
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    await refreshProduct(client, product);
  }
  async function copy(row: ManifestRow): Promise<void> {
    try {
      const { id } = await manifestCalls.copy(row.id);
      showToast({ tone: 'done', text: say('copied') });
      router.history.push(editorOf(id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  /** Whether all of some rows may be dealt with so. */
  const may = (rows: readonly ManifestRow[], what: 'delete' | 'restore' | 'purge'): boolean =>
    rows.length > 0 && rows.every(({ status }) => !('refusal' in act(status, what)));
  const actionsOn = (rows: readonly ManifestRow[]): BatchAction[] => {
    const ids = rows.map(({ id }) => id);
    const offered: BatchAction[] = [
      ...(may(rows, 'restore')
        ? [{ id: 'restore', label: say('restore'), icon: 'undo', onSelect: () => void run('restore', ids) } as const]
        : []),
      ...(may(rows, 'delete')
        ? [{ id: 'bin', label: say('bin'), icon: 'trash', tone: 'danger', onSelect: () => void run('bin', ids) } as const]
        : []),
      ...(may(rows, 'purge')
        ? [{ id: 'purge', label: say('purge'), icon: 'trash', tone: 'danger', onSelect: () => setPurging(ids) } as const]
        : []),
    ];
    return permittedActions(offered, mayOperate);
  };
  const menuOf = (row: ManifestRow): MenuItem[] => [
    { id: 'open', label: say('open'), icon: 'edit', onSelect: () => open(row) },
    ...permittedActions<MenuItem>([{ id: 'duplicate', label: say('copy'), icon: 'copy', onSelect: () => void copy(row) }], mayOperate),
    ...(actionsOn([row]) as MenuItem[]),
  ];

  const look = useMemo(() => makeLook(openMenu, say), [openMenu, say]);
  const grid = useGridColumns(list, look);
  const wordsOf = (of: 'empty' | 'signedOut') => ({ title: say(`${of}.title`), text: say(`${of}.text`), action: say(`${of}.action`) });
  const { statuses } = places[place];
  return (
    <ManifestFrame at={place}>
      <div className="list-page">
        <header className="manifest-head">
          <h1>{say(`titles.${place}`)}</h1>
          {statuses.length > 1 && (
            <Tabs
              label={say('statusTabs')}
              tabs={statuses.map((status) => ({ value: status, label: say(`status.${status}`), ...countOf(page?.counts, status) }))}
              value={search.status}
              onChange={(status) => change({ status })}
            />
          )}
          <span className="manifest-fee">{say('fee')}</span>
        </header>
        <ListQueryRow
          list={list}
          placeholder={say('searchPlaceholder')}
          actions={
            <>
              <FileButton disabled={!list.isSignedIn || !mayOperate} onFile={async (file) => setImported(await manifestCalls.read(file))}>
                {say('import.button')}
              </FileButton>
              <Button variant="primary" icon="plus" disabled={!list.isSignedIn || !mayOperate} onClick={create}>
                {say('create')}
              </Button>
            </>
          }
        >
          {null}
        </ListQueryRow>
        <ListView
          list={list}
          {...grid}
          label={say(`titles.${place}`)}
          unit={say('unit')}
          sizes={pageSizes.choices}
          ownSort="-updatetime"
          rowEdge={(row) => (row.status === -1 || row.errors > 0 ? 'danger' : row.status === 1 ? 'run' : row.status === 2 ? 'done' : null)}
          filters={search.keyword ? [{ name: 'keyword', label: search.keyword }] : []}
          noMatch={say('noMatch')}
          signedOut={wordsOf('signedOut')}
          empty={{ ...wordsOf('empty'), onAction: create }}
          nameOf={nameOf}
          onOpen={open}
          menuOf={menuOf}
          batch={actionsOn(selected)}
          renderCard={(row) => (
            <li key={row.id} className="ml-card manifest-card-row">
              <button type="button" className="manifest-card" onClick={() => open(row)}>
                <b className="ml-mono">{nameOf(row)}</b> <Tag tone={statusTones[row.status]}>{say(`status.${row.status}`)}</Tag>
                <br />
                <span>{row.vesselvoyage}</span>
                <br />
                <span>{(row.status === -1 ? row.rejectReason : row.status === 0 ? row.validation : null) ?? row.total}</span>
              </button>
              <CardMenuButton row={row} onMenu={openMenu} />
            </li>
          )}
        />
      </div>
      {isPhone && list.isSignedIn && mayOperate && (
        <button type="button" className="list-plus" aria-label={say('create')} onClick={create} />
      )}
      {imported && <ImportDialog read={imported} onClose={() => setImported(null)} />}
      {purging && (
        <ConfirmDialog
          confirmLabel={say('purge')}
          cancelLabel={say('cancel')}
          onConfirm={() => {
            void run('purge', purging);
            setPurging(null);
          }}
          onClose={() => setPurging(null)}
        >
          {say('purgeQuestion', { count: purging.length })}
        </ConfirmDialog>
      )}
    </ManifestFrame>
  );
}

function LampWord({ says }: { readonly says: string }) {
  return (
    <span className="manifest-lamp">
      <Lamp kind={lampOf(says)} />
      {says}
    </span>
  );
}

const countNames = { '-3': 'deleted', '-2': 'binned', '-1': 'rejected', '0': 'waiting', '1': 'review', '2': 'sent', '3': 'all' } as const;

function countOf(
  counts: Readonly<Record<(typeof countNames)[keyof typeof countNames], number>> | undefined,
  status: keyof typeof countNames,
) {
  return counts === undefined ? {} : { count: counts[countNames[status]] };
}

export const AllPage = () => <ManifestsPage place="all" />;
export const WaitPage = () => <ManifestsPage place="wait" />;
export const DustbinPage = () => <ManifestsPage place="dustbin" />;

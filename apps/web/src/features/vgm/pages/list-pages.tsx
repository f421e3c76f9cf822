import { useMemo, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { Button, ConfirmDialog, CornerLight, Drawer, ExceptionChip, showToast, type BatchAction, type MenuItem } from '@mastlight/ui';
import { sentAtOnceMax } from '@mastlight/domain/vgm/limits';
import { useQuery } from '@tanstack/react-query';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { useIsPhone } from '../../../platform/mobile-head';
import { CardMenuButton } from '../../../platform/list/card-menu-button';
import { useGridColumns } from '../../../platform/list/grid-columns';
import { ListQueryRow } from '../../../platform/list/list-query-row';
import { ListView } from '../../../platform/list/list-view';
import { permittedActions, useMayOperate } from '../../../platform/list/only-looking';
import { saveFile } from '../../../platform/list/save-file';
import type { ListPage } from '../../../platform/list/list-declaration';
import { useList, type List } from '../../../platform/list/use-list';
import { queryClient } from '../../../platform/query-client';
import { refreshMoney, showCoins } from '../../billing';
import { SubmissionTimeline } from '../../dispatch';
import * as api from '../api';
import { vgmLists, type VgmListName, type VgmRow } from '../api';
import { groupTones, makeVgmLook, ReceiptTag, StatusTag } from '../columns';
import { VgmHead } from '../components/vgm-head';
import { FeeLine } from '../editor/fee-line';
import { groups, listActiveFilters, pageSizes, type VgmSearch } from '../list-search';
import { vgmWords } from '../texts/zh-CN';
import '../components/vgm.css';

/** R-2.2-19, -21, -22. */
export const AllPage = () => <FilingsPage name="all" />;
export const WaitPage = () => <FilingsPage name="wait" />;
export const AlreadyPage = () => <FilingsPage name="already" />;

const nameOf = (row: VgmRow): string => row.billNo;

/** Filings by how far they are. */
function FilingsPage({ name }: { readonly name: VgmListName }) {
  const say = useTexts(vgmWords);
  const router = useRouter();
  const list = useList(vgmLists[name]);
  const { search, change, page, openMenu } = list;
  const look = useMemo(() => makeVgmLook(openMenu), [openMenu]);
  const grid = useGridColumns(list, look);
  const [asked, setAsked] = useState<readonly VgmRow[] | null>(null);
  const isPhone = useIsPhone();
  const mayOperate = useMayOperate();
  const [watched, setWatched] = useState<number | null>(null);
  const open = (id?: number): void => void router.history.push(id === undefined ? '/VGM/new' : `/VGM/new?id=${id}`);
  const acts = useActs(list, { open, send: setAsked, watch: setWatched });
  const wordsOf = (of: 'empty' | 'signedOut') => ({ title: say(`${of}.title`), text: say(`${of}.text`), action: say(`${of}.action`) });
  return (
    <div className="list-page">
      <CornerLight count={list.live.pendingCount} onApply={list.live.apply} />
      <VgmHead shown={name} />
      {name === 'all' && (
        <div className="vgm-chips" role="group" aria-label={say('pageTitle')} data-tip={list.whyUnknown}>
          {groups.map((group) => (
            <ExceptionChip
              key={group}
              label={say(`statuses.${group}`)}
              count={page?.counts[group] ?? null}
              tone={groupTones[group]}
              isPressed={search.group === group}
              onPress={() => change({ group: search.group === group ? '' : group })}
            />
          ))}
          <ExceptionChip
            label={say('statuses.all')}
            count={page?.counts.all ?? null}
            isPressed={search.group === ''}
            onPress={() => change({ group: '' })}
          />
        </div>
      )}
      <ListQueryRow
        list={list}
        placeholder={say('searchPlaceholder')}
        actions={
          <Button variant="primary" icon="plus" onClick={() => open()}>
            {say('new')}
          </Button>
        }
      >
        {null}
      </ListQueryRow>
      <ListView
        list={list}
        {...grid}
        label={say('pageTitle')}
        unit={say('unit')}
        sizes={pageSizes.choices}
        rowEdge={({ status }) => (status === -1 ? 'danger' : status === 0 ? 'att' : null)}
        renderCard={(row) => (
          <li key={row.id} className="ml-card vgm-card">
            <p>
              <button type="button" className="vgm-card-name ml-mono" onClick={() => open(row.id)}>
                {row.billNo || say('create')}
              </button>
              <StatusTag row={row} />
              <CardMenuButton row={row} onMenu={openMenu} />
            </p>
            <p>
              <span>{row.vesselvoyage}</span>
              <ReceiptTag row={row} />
            </p>
            <p className="ml-mono">{row.ctnNoList}</p>
          </li>
        )}
        filters={listActiveFilters(search, say)}
        noMatch={say('noMatch')}
        signedOut={wordsOf('signedOut')}
        empty={{ ...wordsOf('empty'), ...(name !== 'all' && { title: say(`emptyAt.${name}`) }), onAction: () => open() }}
        onOpen={(row) => open(row.id)}
        nameOf={nameOf}
        menuOf={acts.menuOf}
        batch={acts.batch}
      />
      {isPhone && list.isSignedIn && mayOperate && (
        <button type="button" className="list-plus" aria-label={say('new')} onClick={() => open()} />
      )}
      {asked && <SendQuestion rows={asked} onClose={() => setAsked(null)} onSent={() => list.select(new Set())} />}
      {watched !== null && <WatchDrawer id={watched} onClose={() => setWatched(null)} />}
    </div>
  );
}

interface Ways {
  readonly open: (id?: number) => void;
  readonly send: (rows: readonly VgmRow[]) => void;
  readonly watch: (id: number) => void;
}

/** What can be done with rows, by the truth table: what may not be done is not offered. */
function useActs(list: Pick<List<VgmRow, VgmSearch, ListPage<VgmRow>>, 'selected' | 'select' | 'live'>, ways: Ways) {
  const say = useTexts(vgmWords);
  const mayOperate = useMayOperate();
  const { selected } = list;
  async function done(work: Promise<unknown>, text: string): Promise<void> {
    try {
      await work;
    } catch {
      // Shown by the client.
      return;
    }
    showToast({ tone: 'done', text });
    list.select(new Set());
    list.live.apply();
  }
  const remove = (rows: readonly VgmRow[]) =>
    void done(api.deleteFilings(rows.map(({ id }) => id)), say('removed', { count: rows.length }));
  const restore = (rows: readonly VgmRow[]) =>
    void done(api.restoreFilings(rows.map(({ id }) => id)), say('restored', { count: rows.length }));
  const are = (...statuses: readonly number[]): boolean => selected.length > 0 && selected.every(({ status }) => statuses.includes(status));
  const menuOf = (row: VgmRow): MenuItem[] =>
    permittedActions<MenuItem>(
      [
        { id: 'open', label: say(row.status === 2 ? 'update' : 'open'), onSelect: () => ways.open(row.id) },
        ...(row.status === 0 ? [{ id: 'send', label: say('send'), onSelect: () => ways.send([row]) }] : []),
        ...(row.status !== 0 ? [{ id: 'timeline', label: say('timeline'), onSelect: () => ways.watch(row.id) }] : []),
        { id: 'copy', label: say('copy'), onSelect: () => void done(api.copyFiling(row.id), say('copied')) },
        ...(row.status === 2 ? [{ id: 'print', label: say('proof'), onSelect: () => void saveFile(() => api.printFiling(row.id)) }] : []),
        { id: 'export', label: say('exportBoxes'), onSelect: () => void saveFile(() => api.exportBoxes(row.id)) },
        ...(row.status === 0 || row.status === -1 ? [{ id: 'delete', label: say('remove'), onSelect: () => remove([row]) }] : []),
        ...(row.status === -2 ? [{ id: 'restore', label: say('restore'), onSelect: () => restore([row]) }] : []),
      ],
      mayOperate,
    );
  const batch = permittedActions<BatchAction>(
    [
      ...(are(0) && selected.length <= sentAtOnceMax
        ? [{ id: 'send', label: say('send'), icon: 'vgm', onSelect: () => ways.send(selected) } as const]
        : []),
      ...(are(0, -1)
        ? [{ id: 'delete', label: say('remove'), icon: 'trash', tone: 'danger', onSelect: () => remove(selected) } as const]
        : []),
      ...(are(-2) ? [{ id: 'restore', label: say('restore'), icon: 'undo', onSelect: () => restore(selected) } as const] : []),
    ],
    mayOperate,
  );
  return { menuOf, batch };
}

/** What stands before money is set aside for several. */
function SendQuestion(props: { readonly rows: readonly VgmRow[]; readonly onClose: () => void; readonly onSent: () => void }) {
  const say = useTexts(vgmWords);
  const [isSending, setSending] = useState(false);
  const boxes = props.rows.flatMap(({ ctnNoList, vesselvoyage }) =>
    ctnNoList.split(/[^\w-]+/).flatMap((box) => (box === '' ? [] : [`${box} ${vesselvoyage}`])),
  );
  const twice = boxes.find((box, at) => boxes.indexOf(box) !== at);
  async function send(): Promise<void> {
    setSending(true);
    try {
      const { list, coins } = await api.sendFilings(
        props.rows.map(({ id }) => id),
        props.rows.map(({ version }) => version),
      );
      showToast({ tone: 'warning', text: say('sentToast', { count: list.length, coins: showCoins(coins) }) });
      void refreshMoney(queryClient);
      props.onSent();
    } catch {
      // Shown by the client.
    }
    setSending(false);
    props.onClose();
  }
  return (
    <ConfirmDialog
      isHarmless
      isLoading={isSending}
      title={say('confirmTitle')}
      confirmLabel={say('editor.sure')}
      cancelLabel={say('editor.back')}
      onConfirm={() => void send()}
      onClose={props.onClose}
    >
      <p>{say('confirmSend', { count: props.rows.length })}</p>
      <FeeLine count={boxes.length} />
      {twice !== undefined && <p className="vgm-bar-faults">{say('confirmTwice', { box: twice })}</p>}
    </ConfirmDialog>
  );
}

/** The way of a filing's newest submission. */
function WatchDrawer({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const say = useTexts(vgmWords);
  const { data, error, isFetching, refetch } = useQuery(api.filingQuery(id));
  const reference = data?.submissions[0]?.reference;
  return (
    <Drawer title={say('timeline')} onClose={onClose}>
      {!data && error && <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {reference !== undefined && <SubmissionTimeline reference={reference} />}
    </Drawer>
  );
}

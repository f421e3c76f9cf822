import { useCallback, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog, type BatchAction, type MenuItem, type PopoverAnchor } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { changeRows, removeWithUndo } from './change-rows';
import type { ListPage, ListRow } from './list-declaration';
import { refreshProduct, type RowsKey } from './list-rows';
import { RemarkEditor } from './remark-editor';
import type { ListSearch } from './search-schema';
import { listTexts } from './texts';
import type { List } from './use-list';

/** A row that can be pinned, noted and deleted. */
interface KeptRow extends ListRow {
  readonly top: boolean;
  readonly remark: string | null;
}

/** The calls behind it, and the words that differ from list to list. */
interface RowCalls<R extends KeptRow> {
  readonly list: RowsKey;
  readonly nameOf: (row: R) => string;
  readonly remarkLengthMax: number;
  readonly setTop: (ids: readonly number[], isTop: boolean) => Promise<unknown>;
  readonly updateRemark: (id: number, remark: string) => Promise<unknown>;
  readonly remove: (ids: readonly number[]) => Promise<unknown>;
  /** Takes a deletion back; its refusals have been shown. */
  readonly restore: (rows: readonly R[]) => Promise<unknown>;
  readonly deleteNote: (count: number) => string;
  readonly deleted: (count: number) => string;
}

interface RowCommands<R extends KeptRow> {
  readonly toggleTop: (row: R) => void;
  readonly menuOf: (row: R) => MenuItem[];
  readonly batch: readonly BatchAction[];
  /** The question that stands open over the list. */
  readonly question: ReactNode;
}

/** What every list of subscriptions does with its rows: 置顶, 备注, 删除; the same in the menu of a row and for the chosen. */
export function useRowCommands<R extends KeptRow, S extends ListSearch, P extends ListPage<R>>(
  list: List<R, S, P>,
  calls: RowCalls<R>,
): RowCommands<R> {
  const client = useQueryClient();
  const say = useTexts(listTexts);
  const [asked, ask] = useState<{
    readonly kind: 'remark' | 'delete';
    readonly rows: readonly R[];
    readonly anchor?: PopoverAnchor;
  } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { selected, menu } = list;
  const isPinned = selected.every(({ top }) => top);
  const idsOf = (rows: readonly R[]): number[] => rows.map(({ id }) => id);

  const changeTop = useCallback(
    (ids: readonly number[], top: boolean) => changeRows<KeptRow>(client, calls.list, ids, { top }, () => calls.setTop(ids, top)),
    [client, calls],
  );
  const toggleTop = useCallback((row: R) => void changeTop([row.id], !row.top), [changeTop]);

  async function restore(rows: readonly R[]): Promise<void> {
    try {
      await calls.restore(rows);
    } catch {
      // The reason has been shown; what came back is asked for.
    }
    await refreshProduct(client, calls.list.product);
  }

  async function remove(rows: readonly R[]): Promise<void> {
    setBusy(true);
    const isDone = await removeWithUndo(client, calls.list, {
      remove: () => calls.remove(idsOf(rows)),
      done: calls.deleted(rows.length),
      undo: () => void restore(rows),
    });
    setBusy(false);
    if (!isDone) return;
    list.select(new Set());
    ask(null);
  }

  const close = (): void => ask(null);
  const [first] = asked?.rows ?? [];
  return {
    toggleTop,
    menuOf: (row) => [
      { id: 'top', label: row.top ? say('unpin') : say('pin'), icon: 'pin', onSelect: () => toggleTop(row) },
      {
        id: 'remark',
        label: say('remark'),
        icon: 'edit',
        onSelect: () => ask({ kind: 'remark', rows: [row], ...(menu ? { anchor: menu.anchor } : {}) }),
      },
      {
        id: 'delete',
        label: say('remove'),
        icon: 'trash',
        tone: 'danger',
        hasSeparatorBefore: true,
        onSelect: () => ask({ kind: 'delete', rows: [row] }),
      },
    ],
    batch: [
      {
        id: 'top',
        label: isPinned ? say('unpin') : say('pin'),
        icon: 'pin',
        onSelect: () => void changeTop(idsOf(selected), !isPinned).then((isDone) => isDone && list.live.apply()),
      },
      { id: 'delete', label: say('remove'), icon: 'trash', tone: 'danger', onSelect: () => ask({ kind: 'delete', rows: selected }) },
    ],
    question: asked && first && (
      <>
        {asked.kind === 'delete' ? (
          <ConfirmDialog isLoading={isBusy} onClose={close} onConfirm={() => void remove(asked.rows)}>
            {calls.deleteNote(asked.rows.length)}
          </ConfirmDialog>
        ) : (
          <RemarkEditor
            name={calls.nameOf(first)}
            remark={first.remark}
            lengthMax={calls.remarkLengthMax}
            {...(asked.anchor ? { anchor: asked.anchor } : {})}
            onSave={(remark) =>
              void changeRows<KeptRow>(client, calls.list, [first.id], { remark: remark || null }, () =>
                calls.updateRemark(first.id, remark),
              )
            }
            onClose={close}
          />
        )}
      </>
    ),
  };
}

import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BatchAction, MenuItem } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { changeAuto } from './auto-switch';
import { permittedActions, useMayOperate } from './only-looking';
import type { ListPage } from './list-declaration';
import type { ListSearch } from './search-schema';
import { listTexts } from './texts/zh-CN';
import { useKeptRows, type KeptRow, type OwnItems, type RowCalls } from './use-kept-rows';
import type { List } from './use-list';

/** What a list does with its rows beside 置顶, 备注 and 删除. */
interface OwnCommands<R extends KeptRow> {
  readonly itemsOf?: (row: R) => OwnItems;
  /** Between 置顶 and 删除 of several rows. */
  readonly batchOf?: (rows: readonly R[]) => readonly BatchAction[];
}

interface RowCommands<R extends KeptRow> {
  readonly toggleTop: (row: R) => void;
  readonly menuOf: (row: R) => MenuItem[];
  readonly batch: readonly BatchAction[];
  /** The question that stands open over the list. */
  readonly question: ReactNode;
}

/** What every list of subscriptions does with its rows, the same in the menu of a row and for the chosen. */
export function useRowCommands<R extends KeptRow, S extends ListSearch, P extends ListPage<R>>(
  list: List<R, S, P>,
  calls: RowCalls<R>,
  own: OwnCommands<R> = {},
): RowCommands<R> {
  const client = useQueryClient();
  const say = useTexts(listTexts);
  const { selected, menu, canExport, isExporting, exportRows } = list;
  const { changeTop, toggleTop, askRemove, recall, itemsOf, question } = useKeptRows(calls, { removed: () => list.select(new Set()) });
  const mayOperate = useMayOperate();
  function batchOf(rows: readonly R[]): BatchAction[] {
    const ids = rows.map(({ id }) => id);
    const isAuto = rows.every(({ autoSubscribe }) => autoSubscribe);
    const isPinned = rows.every(({ top }) => top);
    return permittedActions<BatchAction>(
      [
        ...(rows.length > 0 && rows.every(({ endedTime }) => endedTime)
          ? [{ id: 'recall', label: say('recall'), icon: 'undo', onSelect: () => void recall(rows) } as const]
          : []),
        {
          id: 'top',
          label: isPinned ? say('unpin') : say('pin'),
          icon: 'pin',
          onSelect: () => void changeTop(ids, !isPinned).then((isDone) => isDone && list.live.apply()),
        },
        ...(own.batchOf?.(rows) ?? []),
        ...(calls.switchAuto
          ? [
              {
                id: 'auto',
                label: say(isAuto ? 'autoSubscribe.off' : 'autoSubscribe.on'),
                icon: 'refresh',
                onSelect: () => changeAuto(calls, client, ids, !isAuto),
              } as const,
            ]
          : []),
        ...(canExport
          ? [
              {
                id: 'export',
                label: say('exportFile'),
                icon: 'download',
                isDisabled: isExporting,
                onSelect: () => exportRows(ids),
              } as const,
            ]
          : []),
        { id: 'delete', label: say('remove'), icon: 'trash', tone: 'danger', onSelect: () => askRemove(rows) },
      ],
      mayOperate,
    );
  }

  /** A row that stands for others: what is done from its menu is done to all of them, and each says to how many. */
  function menuOfFold({ fold }: R, rows: readonly R[]): MenuItem[] {
    const count = rows.length;
    return [
      { id: 'unfold', label: say('unfold', { count }), icon: 'chevronDown', onSelect: () => fold!.toggle() },
      ...batchOf(rows).map((action, at) => ({
        ...action,
        label: say('ofSeveral', { label: action.label, count }),
        hasSeparatorBefore: at === 0,
      })),
    ];
  }
  return {
    toggleTop,
    menuOf: (row) => {
      const rows = list.standsFor(row);
      return rows.length > 1 ? menuOfFold(row, rows) : itemsOf(row, own.itemsOf?.(row), menu?.anchor);
    },
    batch: batchOf(selected),
    question,
  };
}

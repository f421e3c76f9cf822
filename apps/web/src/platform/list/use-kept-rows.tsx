import { useCallback, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MenuItem, PopoverAnchor } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { changeAuto } from './auto-switch';
import { changeRows, removeWithUndo } from './change-rows';
import type { ListRow } from './list-declaration';
import { refreshProduct, type RowsKey } from './list-rows';
import { permittedActions, useMayOperate } from './only-looking';
import type { AskedOfRows } from './row-question';
import { listTexts } from './texts/zh-CN';
import { lazyPart } from '../lazy-part';

// What is asked comes when it is first asked: the list itself stays light.
const RowQuestion = lazyPart(async () => (await import('./row-question')).RowQuestion);

/** A row that can be pinned, noted and deleted. */
export interface KeptRow extends ListRow {
  readonly top: boolean;
  readonly remark: string | null;
  /** What it leads to is subscribed to by itself (ADR 0027), where the list has such a switch. */
  readonly autoSubscribe?: boolean;
  /** When it ended by itself (R-9-26), in a list whose rows do. */
  readonly endedTime?: string | null;
}

/** The calls behind it, and the words that differ from list to list; a constant. */
export interface RowCalls<R extends KeptRow> {
  readonly list: RowsKey;
  readonly nameOf: (row: R) => string;
  readonly remarkLengthMax: number;
  readonly setTop: (ids: readonly number[], isTop: boolean) => Promise<unknown>;
  readonly updateRemark: (id: number, remark: string) => Promise<unknown>;
  /** 自动订阅, where the list has it. */
  readonly switchAuto?: (ids: readonly number[], isOn: boolean) => Promise<unknown>;
  readonly remove: (ids: readonly number[]) => Promise<unknown>;
  /** Takes a deletion back; its refusals have been shown. */
  readonly restore: (rows: readonly R[]) => Promise<unknown>;
  /** What deleting does; `names` of the first of them, and how many they are. */
  readonly deleteNote: (count: number, names: string) => string;
  readonly deleted: (count: number) => string;
  /** Where deleted rows are found later. */
  readonly history?: { readonly path: string; readonly label: () => string };
}

/** What a list does with its rows beside this: before 置顶, and between 备注 and 删除. */
export interface OwnItems {
  readonly first?: readonly MenuItem[];
  readonly more?: readonly MenuItem[];
}

export interface KeptRows<R extends KeptRow> {
  /** Shows at once; gives whether the server agreed. */
  readonly changeTop: (ids: readonly number[], isTop: boolean) => Promise<boolean>;
  readonly toggleTop: (row: R) => void;
  readonly askRemark: (row: R, anchor?: PopoverAnchor) => void;
  readonly askRemove: (rows: readonly R[]) => void;
  /** Follows rows again that ended by themselves. */
  readonly recall: (rows: readonly R[]) => Promise<void>;
  /** The actions of one row; a remark is written at the anchor. */
  readonly itemsOf: (row: R, own?: OwnItems, anchor?: PopoverAnchor) => MenuItem[];
  /** The question that stands open. */
  readonly question: ReactNode;
}

/** So many of the rows are named before they are deleted. */
const namesMax = 3;

/** What is done with the rows of every list of subscriptions, wherever one is shown: 置顶, 备注, 删除 with its way back. */
export function useKeptRows<R extends KeptRow>(
  calls: RowCalls<R>,
  on: { readonly removed: (rows: readonly R[]) => void; readonly changed?: () => void },
): KeptRows<R> {
  const client = useQueryClient();
  const say = useTexts(listTexts);
  const router = useRouter();
  const mayOperate = useMayOperate();
  const [asked, ask] = useState<AskedOfRows<R> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const changeTop = useCallback(
    (ids: readonly number[], top: boolean) => changeRows<KeptRow>(client, calls.list, ids, { top }, () => calls.setTop(ids, top)),
    [client, calls],
  );
  const { changed } = on;
  const toggleTop = useCallback(
    (row: R) => void changeTop([row.id], !row.top).then((isDone) => isDone && changed?.()),
    [changeTop, changed],
  );

  async function writeRemark(row: R, remark: string): Promise<void> {
    const call = (): Promise<unknown> => calls.updateRemark(row.id, remark);
    if (await changeRows<KeptRow>(client, calls.list, [row.id], { remark: remark || null }, call)) changed?.();
    // What was typed is not lost with the call.
    else ask({ kind: 'remark', rows: [row], draft: remark });
  }

  async function restore(rows: readonly R[]): Promise<void> {
    try {
      await calls.restore(rows);
    } catch {
      // The reason has been shown; what came back is asked for.
    }
    await refreshProduct(client, calls.list.product);
  }

  const toHistory = calls.history && {
    label: calls.history.label(),
    onSelect: () => {
      ask(null);
      void router.navigate({ to: calls.history!.path });
    },
  };

  async function remove(rows: readonly R[]): Promise<void> {
    setBusy(true);
    const isDone = await removeWithUndo(client, calls.list, {
      remove: async () => {
        await calls.remove(rows.map(({ id }) => id));
        // Before the rows are asked for again: what showed them is closed first.
        on.removed(rows);
      },
      done: calls.deleted(rows.length),
      undo: () => void restore(rows),
      ...(toHistory && { link: toHistory }),
    });
    setBusy(false);
    if (isDone) ask(null);
  }

  function namesOf(rows: readonly R[]): string {
    const names = rows.slice(0, namesMax).map(calls.nameOf).join(say('nameSeparator'));
    return rows.length > namesMax ? say('namesOfMore', { names, count: rows.length }) : names;
  }

  const askRemark = (row: R, anchor?: PopoverAnchor): void => ask({ kind: 'remark', rows: [row], ...(anchor ? { anchor } : {}) });
  const askRemove = (rows: readonly R[]): void => ask({ kind: 'delete', rows });
  const [first] = asked?.rows ?? [];
  return {
    changeTop,
    toggleTop,
    askRemark,
    askRemove,
    recall: restore,
    itemsOf: (row, own = {}, anchor) =>
      permittedActions<MenuItem>(
        [
          ...(row.endedTime ? [{ id: 'recall', label: say('recall'), icon: 'undo', onSelect: () => void restore([row]) } as const] : []),
          ...(own.first ?? []),
          {
            id: 'top',
            label: row.top ? say('unpin') : say('pin'),
            icon: 'pin',
            hasSeparatorBefore: own.first !== undefined || Boolean(row.endedTime),
            onSelect: () => toggleTop(row),
          },
          { id: 'remark', label: say('remark'), icon: 'edit', onSelect: () => askRemark(row, anchor) },
          ...(calls.switchAuto && row.autoSubscribe !== undefined && !row.endedTime
            ? [
                {
                  id: 'auto',
                  label: say('autoSubscribe.on'),
                  icon: 'refresh',
                  isChecked: row.autoSubscribe,
                  onSelect: () => changeAuto(calls, client, [row.id], !row.autoSubscribe),
                } as const,
              ]
            : []),
          ...(own.more ?? []),
          {
            id: 'delete',
            label: say('remove'),
            icon: 'trash',
            tone: 'danger',
            hasSeparatorBefore: true,
            onSelect: () => askRemove([row]),
          },
        ],
        mayOperate,
      ),
    question: asked && first && (
      <RowQuestion
        asked={asked}
        name={calls.nameOf(first)}
        remarkLengthMax={calls.remarkLengthMax}
        deleteNote={calls.deleteNote(asked.rows.length, namesOf(asked.rows))}
        {...(toHistory ? { link: toHistory } : {})}
        isBusy={isBusy}
        onRemark={(remark) => void writeRemark(first, remark)}
        onDelete={() => void remove(asked.rows)}
        onClose={() => ask(null)}
      />
    ),
  };
}

import { useCallback, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { copyToClipboard, showToast, type BatchAction, type MenuItem } from '@mastlight/ui';
import { useSession } from '../../platform/session';
import { sendSignal } from '../../platform/signals';
import type { BillListOnScreen, BillRow } from './api';
import { changeAuto, changeTop } from './change-rows';
import type { RowActions } from './columns';
import type { RowTask } from './components/row-tasks';
import { writeBillSentence, writeBillSentences } from './copy-sentence';
import { NumberFileRefused, readNumberFile } from './read-number-file';
import { listBatchActions, listRowCommands } from './row-commands';
import { texts } from './texts';

/** What can be done on the page of the list, and what lies open over it. */
export interface BillCommands {
  readonly openBill: (row: BillRow, how?: { readonly isNewTab: boolean }) => void;
  /** Opens the paste drawer with a text in it; whoever is not signed in is asked to. */
  readonly openPaste: (text: string) => void;
  readonly takeFile: (file: File) => Promise<void>;
  readonly closeDrawer: () => void;
  /** What the paste drawer begins with. */
  readonly pastedText: string;
  readonly task: RowTask | null;
  readonly setTask: (task: RowTask | null) => void;
  readonly menuOf: (row: BillRow) => MenuItem[];
  readonly batch: readonly BatchAction[];
}

async function copySentences(text: string): Promise<void> {
  const isCopied = await copyToClipboard(text);
  showToast(isCopied ? { tone: 'done', text: texts.copied } : { tone: 'danger', text: texts.copyFailed });
}

/** What the cells of a row can ask for; it stays the same as long as `openMenu` does. */
export function useRowActions(openMenu: RowActions['openMenu']): RowActions {
  const client = useQueryClient();
  return useMemo(
    () => ({
      toggleTop: (row) => void changeTop(client, [row.id], !row.top),
      toggleAuto: (row, isOn) => void changeAuto(client, [row.id], isOn),
      copySentence: (row) => void copySentences(writeBillSentence(row)),
      openMenu,
    }),
    [client, openMenu],
  );
}

/** The commands of the page over its list. */
export function useBillCommands(list: BillListOnScreen, actions: RowActions): BillCommands {
  const client = useQueryClient();
  const history = useRouter().history;
  const [pastedText, setPastedText] = useState('');
  const [task, setTask] = useState<RowTask | null>(null);
  // Whether the drawer on show was opened here: then closing it is the step back that Back would take.
  const hasOpened = useRef(false);
  const { change, selected, menu } = list;

  const openPaste = useCallback(
    (text: string) => {
      if (!useSession.getState().token) {
        sendSignal('login-needed', {});
        return;
      }
      setPastedText(text);
      hasOpened.current = true;
      change({ paste: true });
    },
    [change],
  );
  const openBill = useCallback<BillCommands['openBill']>(
    (row, how) => {
      if (how?.isNewTab) {
        window.open(`/detail?blno=${encodeURIComponent(row.billNo)}&port=${row.area}`, '_blank', 'noopener');
        return;
      }
      hasOpened.current = true;
      change({ bill: row.billNo });
    },
    [change],
  );
  const closeDrawer = useCallback(() => {
    setPastedText('');
    if (hasOpened.current) history.back();
    else change({ bill: '', paste: false }, 'replace');
    hasOpened.current = false;
  }, [change, history]);

  return {
    openBill,
    openPaste,
    closeDrawer,
    pastedText,
    task,
    setTask,
    takeFile: async (file) => {
      try {
        openPaste(await readNumberFile(file));
      } catch (error) {
        if (error instanceof NumberFileRefused) showToast({ tone: 'danger', text: error.message });
        else throw error;
      }
    },
    menuOf: (row) =>
      listRowCommands(row, {
        openBill,
        copySentence: actions.copySentence,
        changeTop: actions.toggleTop,
        changeAuto: () => actions.toggleAuto(row, !row.autoSubscribe),
        start: (kind) => setTask({ kind, rows: [row], ...(menu ? { anchor: menu.anchor } : {}) }),
      }),
    batch: listBatchActions(selected, list.isExporting, {
      changeTop: (ids, isTop) => void changeTop(client, ids, isTop).then((isDone) => isDone && list.live.apply()),
      turnAutoOn: (ids) => void changeAuto(client, ids, true).then((count) => showToast({ tone: 'done', text: texts.autoOn(count) })),
      copy: (rows) => void copySentences(writeBillSentences(rows)),
      exportRows: list.exportRows,
      start: (kind) => setTask({ kind, rows: selected }),
    }),
  };
}

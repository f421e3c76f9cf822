import { useCallback, useMemo, type ReactNode } from 'react';
import type { BatchAction, MenuItem } from '@mastlight/ui';
import { useTexts } from '../../platform/catalogue';
import { standingFor } from '../../platform/list/use-folds';
import { useOverlay } from '../../platform/list/use-overlay';
import { useRowCommands } from '../../platform/list/use-row-commands';
import type { BillListOnScreen, BillRow } from './api';
import type { RowActions } from './columns';
import { copyBills } from './copy-bills';
import { rowCalls } from './row-calls';
import { billTexts } from './texts/zh-CN';
import { lookBackItem, openInTab, tabItem } from './use-bill-menu';
import { useBillTasks } from './use-bill-tasks';

/** What can be done with the bills of the list, and what lies open over it. */
export interface BillCommands {
  readonly openBill: (row: BillRow, how?: { readonly isNewTab: boolean }) => void;
  readonly closeBill: () => void;
  /** What the cells of a row can ask for; it stays the same. */
  readonly actions: RowActions;
  readonly menuOf: (row: BillRow) => MenuItem[];
  readonly batch: readonly BatchAction[];
  /** What is asked, over the list. */
  readonly dialogs: ReactNode;
}

const closed = { bill: '' };
const copyBill = (row: BillRow): void => void copyBills(standingFor(row));

/** The commands of the page over its list. */
export function useBillCommands(list: BillListOnScreen): BillCommands {
  const { change, openMenu } = list;
  const say = useTexts(billTexts);
  const { open, close } = useOverlay(change, closed);
  const openBill = useCallback<BillCommands['openBill']>(
    (row, how) => (how?.isNewTab ? openInTab(row) : open({ bill: row.billNo })),
    [open],
  );
  const tasks = useBillTasks();
  const { toggleTop, menuOf, batch, question } = useRowCommands(list, rowCalls, {
    itemsOf: (row) => ({
      first: [
        { id: 'open', label: say('openDetail'), icon: 'eye', hint: 'Enter', onSelect: () => openBill(row) },
        tabItem(row),
        lookBackItem(row),
        { id: 'copy', label: say('copySentence'), icon: 'copy', onSelect: () => copyBill(row) },
      ],
      more: tasks.itemsOf(row),
    }),
    batchOf: tasks.batchOf,
  });
  const actions = useMemo(() => ({ toggleTop, copySentence: copyBill, openMenu }), [toggleTop, openMenu]);
  return {
    openBill,
    closeBill: close,
    actions,
    menuOf,
    batch,
    dialogs: (
      <>
        {question}
        {tasks.dialog}
      </>
    ),
  };
}

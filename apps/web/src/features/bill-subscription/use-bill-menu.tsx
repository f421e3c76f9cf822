import { useCallback, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { MenuItem } from '@mastlight/ui';
import { textsOf } from '../../platform/catalogue';
import { useKeptRows } from '../../platform/list/use-kept-rows';
import { refreshLists, type BillRow } from './api';
import { nowOfAddress } from './detail-address';
import { rowCalls } from './row-calls';
import { useBillTasks } from './use-bill-tasks';
import { billTexts } from './texts/zh-CN';

/** What can be done with the bill of an open detail. */
export interface BillMenu {
  readonly items: (bill: BillRow) => readonly MenuItem[];
  /** What helps a bill of which nothing is heard. */
  readonly waysOf: (bill: BillRow) => readonly MenuItem[];
  readonly askRemark: (bill: BillRow) => void;
  /** What is asked, over the detail. */
  readonly dialogs: ReactNode;
}

const detailAddress = ({ billNo, area }: BillRow): string => `/detail?blno=${encodeURIComponent(billNo)}&port=${area}`;

/** Opens the detail of a bill as a page of its own. */
export function openInTab(bill: BillRow): void {
  window.open(detailAddress(bill), '_blank', 'noopener');
}

/** 打印, for whatever shows a bill: its page prints itself. */
function printItem(bill: BillRow): MenuItem {
  const print = () => void window.open(`${detailAddress(bill)}&print=1`, '_blank', 'noopener');
  return { id: 'print', label: textsOf(billTexts)('print'), icon: 'print', onSelect: print };
}

/** 回放, for whatever shows a bill: its page looks back. */
export function lookBackItem(bill: BillRow): MenuItem {
  const look = () => void window.open(`${detailAddress(bill)}&at=${nowOfAddress}`, '_blank', 'noopener');
  return { id: 'look-back', label: textsOf(billTexts)('lookBack'), icon: 'clock', onSelect: look };
}

/** 在新标签页打开, for whatever shows a bill. */
export function tabItem(bill: BillRow): MenuItem {
  return { id: 'tab', label: textsOf(billTexts)('openTab'), icon: 'share', onSelect: () => openInTab(bill) };
}

/** The commands of one bill where its detail is shown; what was changed is asked for again. */
export function useBillMenu(removed: () => void): BillMenu {
  const client = useQueryClient();
  const changed = useCallback(() => void refreshLists(client), [client]);
  const kept = useKeptRows<BillRow>(rowCalls, { removed, changed });
  const tasks = useBillTasks({ changed, renamed: removed });
  return {
    items: (bill) => kept.itemsOf(bill, { first: [tabItem(bill), printItem(bill), lookBackItem(bill)], more: tasks.itemsOf(bill) }),
    waysOf: tasks.waysOf,
    askRemark: kept.askRemark,
    dialogs: (
      <>
        {kept.question}
        {tasks.dialog}
      </>
    ),
  };
}

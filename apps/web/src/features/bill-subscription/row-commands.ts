import type { BatchAction, MenuItem } from '@mastlight/ui';
import type { BillRow } from './api';
import type { RowTask } from './components/row-tasks';

/** What the page does for a row. */
export interface RowCommands {
  readonly openBill: (row: BillRow, how?: { readonly isNewTab: boolean }) => void;
  readonly copySentence: (row: BillRow) => void;
  readonly changeTop: (row: BillRow) => void;
  readonly changeAuto: (row: BillRow) => void;
  readonly start: (kind: RowTask['kind'], row: BillRow) => void;
}

/** The actions of one row: the same behind 更多 and behind the right button (ux 2). */
export function listRowCommands(row: BillRow, commands: RowCommands): MenuItem[] {
  return [
    { id: 'open', label: '打开详情', icon: 'eye', hint: 'Enter', onSelect: () => commands.openBill(row) },
    { id: 'tab', label: '在新标签页打开', icon: 'share', onSelect: () => commands.openBill(row, { isNewTab: true }) },
    { id: 'copy', label: '复制为一句话', icon: 'copy', onSelect: () => commands.copySentence(row) },
    {
      id: 'top',
      label: row.top ? '取消置顶' : '置顶',
      icon: 'pin',
      hasSeparatorBefore: true,
      onSelect: () => commands.changeTop(row),
    },
    { id: 'remark', label: '备注', icon: 'edit', onSelect: () => commands.start('remark', row) },
    { id: 'vessel', label: '改船名航次', icon: 'ship', onSelect: () => commands.start('vessel', row) },
    { id: 'client', label: '指派客户', icon: 'users', onSelect: () => commands.start('client', row) },
    {
      id: 'auto',
      label: '自动订阅',
      isChecked: row.autoSubscribe,
      onSelect: () => commands.changeAuto(row),
    },
    {
      id: 'delete',
      label: '删除',
      icon: 'trash',
      tone: 'danger',
      hasSeparatorBefore: true,
      onSelect: () => commands.start('delete', row),
    },
  ];
}

/** What the page does for the chosen rows. */
export interface BatchCommands {
  readonly changeTop: (ids: readonly number[], isTop: boolean) => void;
  readonly turnAutoOn: (ids: readonly number[]) => void;
  readonly copy: (rows: readonly BillRow[]) => void;
  readonly exportRows: (ids: readonly number[]) => void;
  readonly start: (kind: 'client' | 'delete') => void;
}

/** The actions of the batch bar. */
export function listBatchActions(rows: readonly BillRow[], isExporting: boolean, commands: BatchCommands): BatchAction[] {
  const ids = rows.map((row) => row.id);
  const areAllOnTop = rows.every((row) => row.top);
  const withoutAuto = rows.filter((row) => !row.autoSubscribe).map((row) => row.id);
  return [
    { id: 'top', label: areAllOnTop ? '取消置顶' : '置顶', icon: 'pin', onSelect: () => commands.changeTop(ids, !areAllOnTop) },
    { id: 'client', label: '指派客户', icon: 'users', onSelect: () => commands.start('client') },
    { id: 'auto', label: '自动订阅', icon: 'bell', onSelect: () => commands.turnAutoOn(withoutAuto) },
    { id: 'copy', label: '复制为一句话', icon: 'copy', onSelect: () => commands.copy(rows) },
    { id: 'export', label: '导出', icon: 'download', isDisabled: isExporting, onSelect: () => commands.exportRows(ids) },
    { id: 'delete', label: '删除', icon: 'trash', tone: 'danger', onSelect: () => commands.start('delete') },
  ];
}

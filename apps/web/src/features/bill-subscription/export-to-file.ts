import type { ColumnSetting } from '../preferences/index';
import { showToast } from '@mastlight/ui';
import { exportBills } from './api';
import type { ListSearch } from './list-search';
import { texts } from './texts';

/**
 * Saves the list as a file: the columns on the screen in their order, all pages
 * of the view, in its sort. Frozen columns stand first on the screen and so in
 * the file. With `ids` only those rows.
 */
export async function exportToFile(search: ListSearch, settings: readonly ColumnSetting[], ids?: readonly number[]): Promise<void> {
  const shown = settings.filter((column) => column.isShown);
  const columns = [...shown.filter((column) => column.isFixed), ...shown.filter((column) => !column.isFixed)];
  try {
    const { blob, name } = await exportBills(
      search,
      columns.map((column) => column.prop),
      ids,
    );
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The download has taken the address over by the time the next task runs.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    showToast({ tone: 'done', text: texts.exported(name) });
  } catch {
    // The reason has been shown by the client.
  }
}

/**
 * Changes of rows that show at once (ux 5). When the server refuses, the rows go back and shake, and the reason has
 * been shown; what is removed can be taken back for a while.
 */
import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@mastlight/ui';
import { create } from 'zustand';
import { CallCancelled } from '../http-client';
import type { ListRow } from './list-declaration';
import { patchRows, refreshProduct, type RowsKey } from './list-rows';

/** Rows that were just refused something; they shake once. */
export const useRefusedRows = create<{ readonly ids: ReadonlySet<number> }>(() => ({ ids: new Set() }));
const shakeMs = 400;

/** A refusal meanwhile shakes its own rows, for its own time. */
function shake(ids: readonly number[]): void {
  const shaken: ReadonlySet<number> = new Set(ids);
  useRefusedRows.setState({ ids: shaken });
  setTimeout(() => useRefusedRows.getState().ids === shaken && useRefusedRows.setState({ ids: new Set() }), shakeMs);
}

/** Shows `patch` in these rows and calls the server; gives whether it agreed. */
export async function changeRows<R extends ListRow>(
  client: QueryClient,
  key: RowsKey,
  ids: readonly number[],
  patch: Partial<R>,
  call: () => Promise<unknown>,
): Promise<boolean> {
  const undo = patchRows(client, key, ids, patch);
  try {
    await call();
    return true;
  } catch (error) {
    if (error instanceof CallCancelled) return false;
    undo();
    shake(ids);
    return false;
  }
}

/** Removes rows after the question was answered; the bar takes it back while it stands. Gives whether it was done. */
export async function removeWithUndo(
  client: QueryClient,
  { product }: RowsKey,
  parts: {
    readonly remove: () => Promise<unknown>;
    readonly done: string;
    readonly undo: () => void;
    /** Where the removed rows are found later. */
    readonly link?: { readonly label: string; readonly onSelect: () => void };
  },
): Promise<boolean> {
  try {
    await parts.remove();
  } catch {
    // The reason has been shown; the rows are still there.
    return false;
  }
  await refreshProduct(client, product);
  showToast({ text: parts.done, undo: parts.undo, ...(parts.link && { link: parts.link }) });
  return true;
}

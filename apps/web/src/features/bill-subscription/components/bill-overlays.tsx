import { lazy, Suspense } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BillListOnScreen } from '../api';
import { deleteWithUndo } from '../delete-with-undo';
import type { BillCommands } from '../use-bill-commands';

// What opens over the list comes when it is first opened: the list itself stays light.
const PasteDrawer = lazy(async () => ({ default: (await import('./paste-drawer')).PasteDrawer }));
const BillDrawer = lazy(async () => ({ default: (await import('./bill-drawer')).BillDrawer }));
const RowTasks = lazy(async () => ({ default: (await import('./row-tasks')).RowTasks }));

/** The drawers over the list, as the address names them, and the task that is being asked about. */
export function BillOverlays({ list, commands }: { readonly list: BillListOnScreen; readonly commands: BillCommands }) {
  const client = useQueryClient();
  const { search } = list;
  const { pastedText, task, setTask, closeDrawer } = commands;
  if (!list.isSignedIn) return null;
  return (
    <Suspense>
      {search.paste && <PasteDrawer port={search.port} initialText={pastedText} onClose={closeDrawer} />}
      {search.bill && !search.paste && (
        <BillDrawer port={search.port} billNo={search.bill} onTask={(kind, row) => setTask({ kind, rows: [row] })} onClose={closeDrawer} />
      )}
      {task && (
        <RowTasks
          task={task}
          port={search.port}
          onDelete={(deleted) => {
            list.select(new Set());
            if (deleted.some((row) => row.billNo === search.bill)) closeDrawer();
            return deleteWithUndo(client, deleted);
          }}
          onClose={() => setTask(null)}
        />
      )}
    </Suspense>
  );
}

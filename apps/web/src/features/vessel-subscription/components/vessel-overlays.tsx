import { lazy, Suspense, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@mastlight/ui';
import { remarkLengthMax } from '@mastlight/domain/vessel-subscription/limits';
import { RemarkEditor } from '../../../platform/list/remark-editor';
import type { VesselListOnScreen } from '../api';
import { changeRemark, deleteWithUndo } from '../row-changes';
import { texts } from '../texts';
import type { VesselCommands } from '../use-vessel-commands';

const SubscribeDrawer = lazy(async () => ({ default: (await import('./subscribe-drawer')).SubscribeDrawer }));

/** What lies open over the list: the drawer that the address names, or the question that a row was asked. */
export function VesselOverlays({ list, commands }: { readonly list: VesselListOnScreen; readonly commands: VesselCommands }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { task, setTask, pastedText, closePaste } = commands;
  const [first] = task?.rows ?? [];
  if (!list.isSignedIn) return null;

  async function remove(): Promise<void> {
    if (!task) return;
    setBusy(true);
    if (await deleteWithUndo(client, task.rows)) {
      list.select(new Set());
      setTask(null);
    }
    setBusy(false);
  }

  return (
    <>
      {list.search.paste && (
        <Suspense>
          <SubscribeDrawer port={list.search.port} initialText={pastedText} onClose={closePaste} />
        </Suspense>
      )}
      {task?.kind === 'delete' && (
        <ConfirmDialog isLoading={isBusy} onClose={() => setTask(null)} onConfirm={() => void remove()}>
          {texts.deleteNote(task.rows.length)}
        </ConfirmDialog>
      )}
      {task?.kind === 'remark' && first && (
        <RemarkEditor
          name={first.boxvv}
          remark={first.remark}
          lengthMax={remarkLengthMax}
          {...(task.anchor ? { anchor: task.anchor } : {})}
          onSave={(remark) => void changeRemark(client, first, remark)}
          onClose={() => setTask(null)}
        />
      )}
    </>
  );
}

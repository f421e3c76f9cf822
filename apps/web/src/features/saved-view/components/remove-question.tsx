import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog, showToast } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { deleteView, type SavedView } from '../api';
import { savedViewWords } from '../texts/zh-CN';
import type { PartProps } from './open-part';

/** Asks before a view is deleted; a company's is gone for all its people. */
export function RemoveQuestion({ list, onOpen, view }: PartProps & { readonly view: SavedView }) {
  const say = useTexts(savedViewWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const close = (): void => onOpen({ kind: 'arrange' });
  /** What is refused has been shown by the call; the question stays then. */
  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await deleteView(client, list, view.id);
      showToast({ tone: 'done', text: say('removed', { name: view.name }) });
      close();
    } catch {
      setBusy(false);
    }
  }
  return (
    <ConfirmDialog confirmLabel={say('remove')} isLoading={isBusy} onConfirm={() => void remove()} onClose={close}>
      {say('askRemove', { name: view.name })}
      {view.isCompany && say('askRemoveCompany')}
    </ConfirmDialog>
  );
}

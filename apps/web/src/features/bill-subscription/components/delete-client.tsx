import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog, showToast } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { deleteClient, refreshClients, type Client } from '../client-api';
import { clientTexts } from '../texts/clients.zh-CN';

/** Asks before a client company is deleted, saying what becomes of its bills (R-7.4-56). */
export function DeleteClient({ client, onClose }: { readonly client: Client; readonly onClose: () => void }) {
  const say = useTexts(clientTexts);
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, clientName: name, count, key } = client;

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await deleteClient(id);
      showToast({ tone: 'done', text: say('deleteDialog.done', { name }) });
      await refreshClients(cache);
      onClose();
    } catch {
      // The call has shown why.
      setBusy(false);
    }
  }
  return (
    <ConfirmDialog
      confirmLabel={say('delete')}
      cancelLabel={say('cancel')}
      isLoading={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {say('deleteDialog.text', { name, count, hasLink: key ? 'yes' : 'no' })}
    </ConfirmDialog>
  );
}

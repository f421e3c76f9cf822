import { ConfirmDialog, showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallCancelled, CallError } from '../../../platform/http-client';
import { deleteWebhook, refreshWebhooks, type Webhook } from '../api';
import { openApiWords } from '../texts/zh-CN';

/** Asks before an address is deleted, with what was pushed to it. */
export function DeleteWebhookDialog({ of, onClose }: { readonly of: Webhook; readonly onClose: () => void }) {
  const say = useTexts(openApiWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, name } = of;

  async function remove(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await deleteWebhook(id);
      showToast({ tone: 'done', text: say('webhooks.deleted', { name }) });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError || error instanceof CallCancelled)) throw error;
    } finally {
      await refreshWebhooks(client);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog cancelLabel={say('newWebhook.cancel')} isLoading={isBusy} onConfirm={() => void remove()} onClose={onClose}>
      {say('remove.text', { name })}
    </ConfirmDialog>
  );
}

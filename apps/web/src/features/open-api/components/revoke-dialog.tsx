import { ConfirmDialog, showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallCancelled, CallError } from '../../../platform/http-client';
import { refreshKeys, revokeKey, type ApiKey } from '../api';
import { openApiWords } from '../texts/zh-CN';

/** Asks before a key is ended: what uses it reads nothing any more. */
export function RevokeDialog({ of, onClose }: { readonly of: ApiKey; readonly onClose: () => void }) {
  const say = useTexts(openApiWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, name } = of;

  async function revoke(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await revokeKey(id);
      showToast({ tone: 'done', text: say('revoke.done', { name }) });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError || error instanceof CallCancelled)) throw error;
    } finally {
      await refreshKeys(client);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={say('revoke.title', { name })}
      confirmLabel={say('revoke.confirm')}
      cancelLabel={say('ask.cancel')}
      isLoading={isBusy}
      onConfirm={() => void revoke()}
      onClose={onClose}
    >
      {say('revoke.text')}
    </ConfirmDialog>
  );
}

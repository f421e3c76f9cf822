import { ConfirmDialog } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallCancelled, CallError } from '../../../platform/http-client';
import { refreshWebhooks, rotateSecret, type Webhook } from '../api';
import { openApiWords } from '../texts/zh-CN';
import { OnceDialog } from './once-dialog';
import { SecretNote } from './secret-note';

/** Asks before an address gets another secret, and shows that this once. */
export function RotateDialog({ of, onClose }: { readonly of: Webhook; readonly onClose: () => void }) {
  const say = useTexts(openApiWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<Awaited<ReturnType<typeof rotateSecret>> | null>(null);

  async function rotate(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      setMade(await rotateSecret(of.id));
    } catch (error) {
      if (!(error instanceof CallError || error instanceof CallCancelled)) throw error;
    } finally {
      await refreshWebhooks(client);
      setBusy(false);
    }
  }

  if (made !== null) {
    return (
      <OnceDialog title={say('secret.title')} closeLabel={say('secret.close')} onClose={onClose}>
        <SecretNote {...made} />
      </OnceDialog>
    );
  }
  return (
    <ConfirmDialog
      title={say('rotate.title', { name: of.name })}
      confirmLabel={say('rotate.confirm')}
      cancelLabel={say('newWebhook.cancel')}
      isHarmless
      isLoading={isBusy}
      onConfirm={() => void rotate()}
      onClose={onClose}
    >
      {say('rotate.text')}
    </ConfirmDialog>
  );
}

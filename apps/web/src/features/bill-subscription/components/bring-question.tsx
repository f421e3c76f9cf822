import { ConfirmDialog, showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { useSession } from '../../../platform/session';
import { bringPersonalBills, personalBillsQuery, refreshLists } from '../api';
import { bringTexts } from '../texts/bring.zh-CN';
import { billTexts } from '../texts/zh-CN';

/** What becomes of one's own bills, before a company is brought them (V-15). */
export function BringQuestion({ count, onClose }: { readonly count: number; readonly onClose: () => void }) {
  const say = useTexts(bringTexts);
  const sayBill = useTexts(billTexts);
  const client = useQueryClient();
  const { cid, company } = useSession();
  const [isBusy, setBusy] = useState(false);

  async function bring(): Promise<void> {
    setBusy(true);
    try {
      const { brought, left } = await bringPersonalBills();
      showToast({ tone: 'done', text: say(left === 0 ? 'done' : 'doneSome', { brought, left }) });
      await Promise.all([refreshLists(client), client.invalidateQueries({ queryKey: personalBillsQuery(cid).queryKey })]);
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    }
    onClose();
  }

  return (
    <ConfirmDialog
      isHarmless
      title={say('title', { count, company: company?.name ?? '' })}
      confirmLabel={say('confirm')}
      cancelLabel={sayBill('cancel')}
      isLoading={isBusy}
      onConfirm={() => void bring()}
      onClose={onClose}
    >
      {say('text')}
    </ConfirmDialog>
  );
}

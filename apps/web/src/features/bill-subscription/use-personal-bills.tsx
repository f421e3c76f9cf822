import { ConfirmDialog, showToast } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../platform/catalogue';
import { CallError } from '../../platform/http-client';
import { isPermitted, useSession } from '../../platform/session';
import { bringPersonalBills, personalBillsQuery, refreshLists } from './api';
import { billTexts } from './texts/zh-CN';

/**
 * Offers to who acts for a company that follows no bill yet those that he follows for himself (V-15): a link of the empty
 * list, and the question what happens to them. None where there is nothing to bring, or it is not his to do.
 *
 * @param isEmpty whether the list in sight is empty
 */
export function usePersonalBills(isEmpty: boolean): {
  readonly link: { readonly label: string; readonly onSelect: () => void } | undefined;
  readonly dialog: ReactNode;
} {
  const say = useTexts(billTexts);
  const client = useQueryClient();
  const session = useSession();
  const isOffered = isEmpty && session.cid !== null && isPermitted(session, 'company.operate');
  const { data } = useQuery({ ...personalBillsQuery(session.cid), enabled: isOffered });
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const count = isOffered ? (data?.count ?? 0) : 0;

  async function bring(): Promise<void> {
    setBusy(true);
    try {
      const { brought, left } = await bringPersonalBills();
      showToast({ tone: 'done', text: say(left === 0 ? 'bring.done' : 'bring.doneSome', { brought, left }) });
      await Promise.all([refreshLists(client), client.invalidateQueries({ queryKey: personalBillsQuery(session.cid).queryKey })]);
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    }
    setBusy(false);
    setAsked(false);
  }

  return {
    link: count === 0 ? undefined : { label: say('bring.offer', { count }), onSelect: () => setAsked(true) },
    dialog: isAsked && (
      <ConfirmDialog
        isHarmless
        title={say('bring.title', { count, company: session.company?.name ?? '' })}
        confirmLabel={say('bring.confirm')}
        cancelLabel={say('cancel')}
        isLoading={isBusy}
        onConfirm={() => void bring()}
        onClose={() => setAsked(false)}
      >
        {say('bring.text')}
      </ConfirmDialog>
    ),
  };
}

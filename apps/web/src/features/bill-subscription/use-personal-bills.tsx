import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../platform/catalogue';
import { lazyPart } from '../../platform/lazy-part';
import { isPermitted, useSession } from '../../platform/session';
import { personalBillsQuery } from './api';
import { billTexts } from './texts/zh-CN';

const BringQuestion = lazyPart(async () => (await import('./components/bring-question')).BringQuestion);

/**
 * Offers to who acts for a company that follows no bill yet those that he follows for himself (V-15): a link of the empty
 * list, and the question what becomes of them. None where there is nothing to bring, or it is not his to do.
 *
 * @param isEmpty whether the list in sight is empty
 */
export function usePersonalBills(isEmpty: boolean): {
  readonly link: { readonly label: string; readonly onSelect: () => void } | undefined;
  readonly dialog: ReactNode;
} {
  const say = useTexts(billTexts);
  const session = useSession();
  const isOffered = isEmpty && session.cid !== null && isPermitted(session, 'company.operate');
  const { data } = useQuery({ ...personalBillsQuery(session.cid), enabled: isOffered });
  const [asked, setAsked] = useState<number | null>(null);
  const count = isOffered ? (data?.count ?? 0) : 0;
  return {
    link: count === 0 ? undefined : { label: say('bringOffer', { count }), onSelect: () => setAsked(count) },
    dialog: asked !== null && <BringQuestion count={asked} onClose={() => setAsked(null)} />,
  };
}

import { showCoins } from '@mastlight/domain/billing/coins';
import { originOf } from '@mastlight/domain/billing/fee';
import { priceOf } from '@mastlight/domain/billing/price-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import type { PayWish } from '../pay-for';
import { accountQuery } from '../queries';
import { billingWords } from '../texts';

/** What so many things will cost, and what is left of the free quota that pays first: said before anything is sent. */
export function Cost({ port, fee, count }: Omit<PayWish, 'isPaidBefore'>) {
  const say = useTexts(billingWords);
  const isSignedIn = useSession(({ token }) => token !== null);
  const { data } = useQuery({ ...accountQuery, enabled: isSignedIn });
  const [openedMs] = useState(() => Date.now());
  const coins = showCoins(priceOf(fee, openedMs) * count);
  if (!data) return <>{say('costAlone', { coins })}</>;
  const origin = originOf(port);
  const free = showCoins({ SH: data.freeBalance, NB: data.nbFreeBalance }[origin]);
  return <>{say('cost', { coins, free, place: say(`wallet.origins.${origin}`) })}</>;
}

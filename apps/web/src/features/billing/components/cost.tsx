import { showCoins } from '@mastlight/domain/billing/coins';
import { originOf } from '@mastlight/domain/billing/fee';
import { priceOf } from '@mastlight/domain/billing/price-list';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import type { PayWish } from '../pay-for';
import { accountQuery } from '../queries';
import { billingWords } from '../texts';

/** What things of these fees will cost together, and what is left of the free quota that pays first: said before anything is sent. */
export function Cost({ port, wishes }: { readonly port: PortCode; readonly wishes: readonly Pick<PayWish, 'fee' | 'count'>[] }) {
  const say = useTexts(billingWords);
  const isSignedIn = useSession(({ token }) => token !== null);
  const { data } = useQuery({ ...accountQuery, enabled: isSignedIn });
  const [openedMs] = useState(() => Date.now());
  const coins = showCoins(wishes.reduce((sum, { fee, count }) => sum + priceOf(fee, openedMs) * count, 0));
  if (!data) return <>{say('costAlone', { coins })}</>;
  const origin = originOf(port);
  const free = showCoins({ SH: data.freeBalance, NB: data.nbFreeBalance }[origin]);
  return <>{say('cost', { coins, free, place: say(`wallet.origins.${origin}`) })}</>;
}

import { showCoins } from '@mastlight/domain/billing/coins';
import { originOf, type Fee } from '@mastlight/domain/billing/fee';
import { memberPriceOf, priceOf, wholePercent } from '@mastlight/domain/billing/price-list';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import type { PayWish } from '../pay-for';
import { accountQuery } from '../queries';
import { billingWords } from '../texts/zh-CN';

/** What things of these fees will cost together, and what is left of the free quota that pays first: said before anything is sent. */
export function Cost({ port, wishes }: { readonly port: PortCode; readonly wishes: readonly Pick<PayWish, 'fee' | 'count'>[] }) {
  const say = useTexts(billingWords);
  const isSignedIn = useSession(loginState);
  const { data } = useQuery({ ...accountQuery, enabled: isSignedIn });
  const [openedMs] = useState(() => Date.now());
  const sumOf = (priceFor: (fee: Fee) => number) => wishes.reduce((sum, { fee, count }) => sum + priceFor(fee) * count, 0);
  const fullFen = sumOf((fee) => priceOf(fee, openedMs));
  const costFen = sumOf((fee) => memberPriceOf(fee, openedMs, data?.memberPercent ?? wholePercent));
  const coins = showCoins(costFen);
  if (!data) return <>{say('costAlone', { coins })}</>;
  const origin = originOf(port);
  const free = showCoins({ SH: data.freeBalance, NB: data.nbFreeBalance }[origin]);
  return (
    <>
      {say('cost', { coins, free, place: say(`wallet.origins.${origin}`) })}
      {costFen < fullFen && ` · ${say('memberPrice', { coins, full: showCoins(fullFen) })}`}
    </>
  );
}

import { showCoins } from '@mastlight/domain/billing/coins';
import { originOf, type Fee } from '@mastlight/domain/billing/fee';
import { memberPriceOf, priceOf, wholePercent } from '@mastlight/domain/billing/price-list';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { useAccount } from '../queries';
import { billingWords } from '../texts/zh-CN';

/** What things of these fees will cost together, and what is left of the free quota that pays first: said before anything is sent. */
export function Cost({
  port,
  wishes,
}: {
  readonly port: PortCode;
  readonly wishes: readonly { readonly fee: Fee; readonly count: number }[];
}) {
  const say = useTexts(billingWords);
  const { account } = useAccount();
  const [openedMs] = useState(() => Date.now());
  const sumOf = (priceFor: (fee: Fee) => number) => wishes.reduce((sum, { fee, count }) => sum + priceFor(fee) * count, 0);
  const fullFen = sumOf((fee) => priceOf(fee, openedMs));
  const costFen = sumOf((fee) => memberPriceOf(fee, openedMs, account?.memberPercent ?? wholePercent));
  const coins = showCoins(costFen);
  if (!account) return <>{say('costAlone', { coins })}</>;
  const origin = originOf(port);
  const free = showCoins({ SH: account.freeBalance, NB: account.nbFreeBalance }[origin]);
  return (
    <>
      {say('cost', { coins, free, place: say(`wallet.origins.${origin}`) })}
      {costFen < fullFen && ` · ${say('memberPrice', { coins, full: showCoins(fullFen) })}`}
    </>
  );
}

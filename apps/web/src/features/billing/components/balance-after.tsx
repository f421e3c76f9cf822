import { useQuery } from '@tanstack/react-query';
import type { Origin } from '@mastlight/domain/billing/fee';
import { showCoins } from '@mastlight/domain/billing/coins';
import { useTexts } from '../../../platform/catalogue';
import { accountQuery } from '../queries';
import { billingWords } from '../texts/zh-CN';

/**
 * What a fee leaves: of this month's free quota first, then of the balance, before and after; or that it does not do. Nothing
 * while the wallet is not known: no number stands for one.
 *
 * @param fen the fee; `origin` whose free quota it may use, null: none's
 */
export function BalanceAfter({ fen, origin }: { readonly fen: number; readonly origin: Origin | null }) {
  const say = useTexts(billingWords);
  const { data } = useQuery(accountQuery);
  if (!data) return null;
  const free = origin === null ? 0 : Math.min(fen, origin === 'SH' ? data.freeBalance : data.nbFreeBalance);
  const real = fen - free;
  return (
    <>
      {free > 0 && `${say('after.freeFirst', { free: showCoins(free) })} · `}
      {real > data.balance
        ? say('after.short', { balance: showCoins(data.balance), missing: showCoins(real - data.balance) })
        : say('after.balance', { before: showCoins(data.balance), after: showCoins(data.balance - real) })}
    </>
  );
}

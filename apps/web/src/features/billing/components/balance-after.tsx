import type { Origin } from '@mastlight/domain/billing/fee';
import { showCoins } from '@mastlight/domain/billing/coins';
import { useTexts } from '../../../platform/catalogue';
import { freeFenOf, useAccount } from '../queries';
import { billingWords } from '../texts/zh-CN';

/**
 * What a fee leaves: of this month's free quota first, then of the balance, before and after; or that it does not do. Nothing
 * while the wallet is not known: no number stands for one.
 *
 * @param fen the fee; `origin` whose free quota it may use, null: none's; `freeFen` what is left of that, where it has just been told
 */
export function BalanceAfter(props: { readonly fen: number; readonly origin: Origin | null; readonly freeFen?: number }) {
  const { fen, origin } = props;
  const say = useTexts(billingWords);
  const { account } = useAccount();
  if (!account) return null;
  const free = Math.min(fen, props.freeFen ?? freeFenOf(account, origin));
  const real = fen - free;
  return (
    <>
      {free > 0 && `${say('after.freeFirst', { free: showCoins(free) })} · `}
      {real > account.balance
        ? say('after.short', { balance: showCoins(account.balance), missing: showCoins(real - account.balance) })
        : say('after.balance', { before: showCoins(account.balance), after: showCoins(account.balance - real) })}
    </>
  );
}

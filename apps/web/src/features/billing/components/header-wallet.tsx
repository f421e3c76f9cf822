import { CoinAmount } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/coins';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { accountType, balancesOf, useSession } from '../../../platform/session';
import { useMoneyMoved } from '../money-moved';
import { refreshMoney, useAccount } from '../queries';
import { billingWords } from '../texts/zh-CN';
import './header-wallet.css';

/** What the identity of now has, in the header (R-1-24, R-1-25); nothing until it is known, and nothing for strangers. */
export function HeaderWallet() {
  const say = useTexts(billingWords);
  useAccount();
  const client = useQueryClient();
  useMoneyMoved(useCallback(() => refreshMoney(client), [client]));
  const session = useSession();
  const { uAccount, cAccount } = balancesOf(session);
  const balance = accountType(session) === 'PERSONAL' ? uAccount : cAccount;
  if (balance === null) return null;
  const coins = showCoins(balance);
  return (
    <Link to="/pay/accountRecord" className="header-wallet" aria-label={say('wallet.label', { coins })}>
      <CoinAmount>{coins}</CoinAmount>
    </Link>
  );
}

import { CoinAmount } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/coins';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import { loginState, useSession } from '../../../platform/session';
import { accountQuery } from '../queries';
import { billingWords } from '../texts/zh-CN';
import './header-wallet.css';

/** What the identity of now has, in the header (R-1-24, R-1-25); nothing until it is known, and nothing for strangers. */
export function HeaderWallet() {
  const say = useTexts(billingWords);
  const isSignedIn = useSession(loginState);
  const { data } = useQuery({ ...accountQuery, enabled: isSignedIn });
  if (!isSignedIn || !data) return null;
  const coins = showCoins(data.balance);
  return (
    <Link to="/pay/accountRecord" className="header-wallet" aria-label={say('wallet.label', { coins })}>
      <CoinAmount>{coins}</CoinAmount>
    </Link>
  );
}

import { AlertDialog, Button, Coin, ErrorState, SkeletonRows, Tag } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/coins';
import { origins, type Origin } from '@mastlight/domain/billing/fee';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { useSession, type Account } from '../../../platform/session';
import { useAccount } from '../queries';
import { billingWords } from '../texts/zh-CN';
import './account-band.css';

/** Whose money it is, and what he has: to spend, set aside, and free in this month (R-1-25, R-3.1-05). */
export function AccountBand() {
  const say = useTexts(billingWords);
  const company = useSession((session) => session.company);
  const isCompany = useSession((session) => session.cid !== null);
  const username = useSession((session) => session.username);
  const { account, error, isFetching, refetch } = useAccount();
  const [isTold, setTold] = useState(false);

  if (!account) {
    if (!error) return <SkeletonRows rows={2} />;
    return (
      <>
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
        {!isTold && (
          <AlertDialog
            title={say('wallet.lost')}
            onClose={() => setTold(true)}
            actions={<Button onClick={() => setTold(true)}>{say('close')}</Button>}
          />
        )}
      </>
    );
  }
  return (
    <section className="account-band" data-kind={isCompany ? 'company' : 'personal'} aria-label={say('wallet.title')}>
      <div className="account-band-main">
        <p>
          <strong>{isCompany ? (company?.name ?? '') : (username ?? '')}</strong>
          <Tag tone="idle">{say(isCompany ? 'wallet.company' : 'wallet.personal')}</Tag>
        </p>
        <p className="account-band-balance">
          <Coin size={32} />
          <b className="ml-mono">{showCoins(account.balance)}</b>
          <span>{say('wallet.spendable')}</span>
        </p>
      </div>
      <div>
        <h2>{say('wallet.held')}</h2>
        <p className="account-band-figure ml-mono">{showCoins(account.held)}</p>
        <p>{say('wallet.heldNote')}</p>
      </div>
      <div>
        <h2>{say('wallet.free')}</h2>
        {account.freeQuota > 0 ? (
          origins.map((origin) => <FreeQuota key={origin} account={account} origin={origin} />)
        ) : (
          <p>
            {say(isCompany ? 'wallet.freeOfCertified' : 'wallet.freeOfNobody')}
            {isCompany && <Link to="/user/ent-company">{say('wallet.certify')}</Link>}
          </p>
        )}
      </div>
    </section>
  );
}

/** What is left of the month's free quota of one origin. */
function FreeQuota({ account, origin }: { readonly account: Account; readonly origin: Origin }) {
  const say = useTexts(billingWords);
  const left = { NB: account.nbFreeBalance, SH: account.freeBalance }[origin];
  const name = say(`wallet.origins.${origin}`);
  return (
    <p className="account-band-free">
      <span>{name}</span>
      <meter min={0} max={Math.max(1, account.freeQuota)} value={left} aria-label={name} />
      <span className="ml-mono">
        {showCoins(left)}/{showCoins(account.freeQuota)}
      </span>
    </p>
  );
}

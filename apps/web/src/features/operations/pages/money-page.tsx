import { Button, EmptySea, ErrorState, SkeletonRows, Tag, TextField } from '@mastlight/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { showCoins } from '../../billing';
import { AdjustmentsPanel } from '../components/adjustments-panel';
import { BillsPanel } from '../components/bills-panel';
import { HoldsPanel } from '../components/holds-panel';
import { MoneyStrip } from '../components/money-strip';
import { StraysPanel } from '../components/strays-panel';
import { TransfersPanel } from '../components/transfers-panel';
import { moneyQuery, type MoneyDesk } from '../money-api';
import { operationsTexts } from '../texts/zh-CN';
import './money-page.css';

/** Money as who runs the site sees it: a day's books, what is set aside, what waits for a second person. */
export function MoneyPage() {
  const say = useTexts(operationsTexts);
  const [day, setDay] = useState('');
  const { data, error, isFetching, refetch } = useQuery({ ...moneyQuery(day), placeholderData: keepPreviousData });
  if (error instanceof CallError && (error.code === 403 || error.code === 401)) {
    return <EmptySea title={say('noAccess.title')} text={say('noAccess.text')} />;
  }
  return (
    <div className="money-page">
      <header className="money-head">
        <h1 className="page-title">{say('moneyTitle')}</h1>
        {data && (
          <>
            <TextField label={say('money.day')} type="date" value={data.day} max={data.nowTime.slice(0, 10)} onChange={setDay} />
            <small>{say('money.asOf', { time: data.nowTime.slice(11) })}</small>
            <Books desk={data} />
          </>
        )}
        <span className="money-links">
          <a href="/ops/topups">{say('topUpsTitle')}</a>
          <a href="/ops/invoices">{say('invoicesTitle')}</a>
          <a href="/ops">{say('pageTitle')}</a>
        </span>
      </header>
      {data && error && (
        <p className="money-stale" role="alert">
          {say('stale', { time: data.nowTime.slice(11), reason: error.message })}
          <Button size={24} isLoading={isFetching} onClick={() => void refetch()}>
            {say('retry')}
          </Button>
        </p>
      )}
      {data ? (
        <>
          <MoneyStrip desk={data} />
          <p className="money-balances">
            {say('money.balances', {
              time: data.nowTime.slice(5, 16),
              accounts: data.balances.accounts,
              real: showCoins(data.balances.realFen),
              free: showCoins(data.balances.freeFen),
              held: showCoins(data.balances.heldFen),
            })}
          </p>
          <div className="money-panels">
            <HoldsPanel holds={data.holds} />
            <StraysPanel />
          </div>
          <TransfersPanel />
          <BillsPanel />
          <AdjustmentsPanel adjustments={data.adjustments} />
        </>
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={14} />
      )}
    </div>
  );
}

/** Whether the day's books balance, and how the whole ledger was last found. */
function Books({ desk: { sumFen, check } }: { readonly desk: MoneyDesk }) {
  const say = useTexts(operationsTexts);
  const isSound = check !== null && check.faults === 0;
  return (
    <span className="money-books">
      <Tag tone={sumFen === 0 ? 'done' : 'danger'}>
        {say(sumFen === 0 ? 'money.balanced' : 'money.unbalanced', { coins: showCoins(sumFen) })}
      </Tag>
      <Tag tone={check === null ? 'idle' : isSound ? 'done' : 'danger'}>
        {check === null
          ? say('money.unchecked')
          : say(isSound ? 'money.checked' : 'money.faulty', {
              time: check.time.slice(5, 16),
              count: isSound ? check.transfers : check.faults,
            })}
      </Tag>
    </span>
  );
}

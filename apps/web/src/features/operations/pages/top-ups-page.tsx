import { Button, Checkbox, EmptySea, ErrorState, SkeletonRows, TextField } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Pager } from '../../../platform/list/pager';
import { useKeptSize } from '../../../platform/list/use-kept-size';
import { Panel } from '../../../platform/panel';
import { OrderTable } from '../components/order-table';
import { ordersQuery, type OrderLook } from '../top-ups-api';
import { deskTopUpTexts } from '../texts/top-ups.zh-CN';
import { operationsTexts } from '../texts/zh-CN';
import './money-page.css';

const sizes = [20, 50, 100] as const;

/** Everybody's top-up orders: found by whatever is known of one, given back by two of the desk. */
export function TopUpsPage() {
  const say = useTexts(deskTopUpTexts);
  const sayDesk = useTexts(operationsTexts);
  const [look, setLook] = useState<OrderLook>(() => ({
    keyword: new URLSearchParams(location.search).get('find')?.slice(0, 64) ?? '',
    day: '',
    isWaiting: false,
    pageNo: 1,
  }));
  const [keyword, setKeyword] = useState(look.keyword);
  const [day, setDay] = useState('');
  const [size, setSize] = useKeptSize('operations.top-ups', sizes);
  const { data, error, isFetching, refetch } = useQuery(ordersQuery(look, size));
  if (error instanceof CallError && (error.code === 403 || error.code === 401)) {
    return <EmptySea title={sayDesk('noAccess.title')} text={sayDesk('noAccess.text')} />;
  }
  function find(event: FormEvent): void {
    event.preventDefault();
    setLook((before) => ({ ...before, keyword: keyword.trim(), day, pageNo: 1 }));
  }
  const isAll = look.keyword === '' && look.day === '' && !look.isWaiting;
  return (
    <div className="money-page">
      <header className="money-head">
        <h1 className="page-title">{say('title')}</h1>
        <small>{say('note')}</small>
        <span className="money-links">
          <a href="/ops/money">{sayDesk('moneyTitle')}</a>
          <a href="/ops/invoices">{sayDesk('invoicesTitle')}</a>
          <a href="/ops">{sayDesk('pageTitle')}</a>
        </span>
      </header>
      <form className="money-find" onSubmit={find}>
        <TextField label={say('look')} placeholder={say('lookHint')} maxLength={64} value={keyword} onChange={setKeyword} />
        <TextField label={say('day')} type="date" value={day} onChange={setDay} />
        <Button variant="primary" icon="search" type="submit" isLoading={isFetching && data === undefined}>
          {say('find')}
        </Button>
        <Checkbox isChecked={look.isWaiting} onChange={(isWaiting) => setLook({ ...look, isWaiting, pageNo: 1 })}>
          {say('waitingOnly', { count: data?.waitingCount ?? 0 })}
        </Checkbox>
      </form>
      {/* The last answer would be of another look. */}
      {error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Panel title={say('title')} note={data && say('count', { count: data.total })}>
          {data === undefined ? (
            <SkeletonRows rows={8} />
          ) : data.list.length === 0 ? (
            <p className="panel-empty">{say(isAll ? 'none' : 'noneFound')}</p>
          ) : (
            <OrderTable orders={data.list} />
          )}
          {data !== undefined && data.total > 0 && (
            <Pager
              total={data.total}
              unit={say('unit')}
              page={look.pageNo}
              size={size}
              sizes={sizes}
              onPage={(pageNo) => setLook({ ...look, pageNo })}
              onSize={(next) => {
                setSize(next);
                setLook({ ...look, pageNo: 1 });
              }}
            />
          )}
        </Panel>
      )}
    </div>
  );
}

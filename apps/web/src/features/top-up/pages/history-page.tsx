import { Button, EmptySea, ErrorState, showToast, SkeletonRows } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Pager } from '../../../platform/list/pager';
import { Panel, PanelTable } from '../../../platform/panel';
import { useKeptSize } from '../../../platform/list/use-kept-size';
import { accountType, loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { TimeCell } from '../../../platform/time-cell';
import { showCoins, useMoneyMoved } from '../../billing';
import { closeOrder, isOpen, ordersQuery, refreshOrders, type Order } from '../api';
import { OrderStateTag } from '../components/order-state-tag';
import { topUpWords } from '../texts/zh-CN';
import './charge-page.css';

const sizes = [20, 50, 100] as const;

/** A transfer is paid at the bank: nothing is left to do with it here. */
const isUnpaid = (order: Order): boolean => isOpen(order) && order.payType !== 'TRANSFER';

/** On a phone there is room for the number, which tells the time as well, the amount, the state and the invoice. */
const isWide = (column: string): '' | undefined => (['time', 'gift', 'method', 'paid'].includes(column) ? '' : undefined);

/** 充值记录 (R-2.3-27, R-7.5-10): every order of the identity of now, newest first. */
export function HistoryPage() {
  const say = useTexts(topUpWords);
  const isSignedIn = useSession(loginState);
  const isCompany = useSession((session) => accountType(session) === 'ENTERPRISE');
  const router = useRouter();
  const client = useQueryClient();
  useMoneyMoved(useCallback(() => refreshOrders(client), [client]));
  const [page, setPage] = useState(1);
  const [size, setSize] = useKeptSize('top-up.history', sizes);
  const { data, error, isFetching, refetch } = useQuery({ ...ordersQuery(page, size, isCompany), enabled: isSignedIn });
  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) } as const;
    return <EmptySea title={say('titles.history')} text={say('signedOut.text')} action={action} />;
  }
  const hasUnpaid = data?.list.some(isUnpaid) === true;
  return (
    <>
      <h1 className="page-title">{say('titles.history')}</h1>
      <Panel title={say('titles.history')} note={data && say('count', { count: data.total })}>
        {data ? (
          data.list.length === 0 ? (
            <div className="panel-empty">
              <p>{say('none')}</p>
              <Button variant="primary" icon="plus" onClick={() => void router.navigate({ to: '/pay/charge' as never })}>
                {say('titles.charge')}
              </Button>
            </div>
          ) : (
            <PanelTable label={say('titles.history')}>
              <thead>
                <tr>
                  {(['no', 'time', 'amount', 'gift', 'method', 'state', 'paid', 'invoice'] as const).map((column) => (
                    <th
                      key={column}
                      scope="col"
                      data-kind={column === 'amount' || column === 'gift' ? 'number' : undefined}
                      data-wide={isWide(column)}
                    >
                      {say(`columns.${column}`)}
                    </th>
                  ))}
                  {hasUnpaid && <th scope="col">{say('columns.act')}</th>}
                </tr>
              </thead>
              <tbody>
                {data.list.map((order) => (
                  <tr key={order.orderNo}>
                    <td className="ml-mono charge-no">{order.orderNo}</td>
                    <td data-wide="">
                      <TimeCell time={order.createTime} />
                    </td>
                    <td className="ml-mono" data-kind="number">
                      {showCoins(order.amount)}
                    </td>
                    <td className="ml-mono" data-kind="number" data-wide="">
                      {order.gift === 0 ? emptyCellText : showCoins(order.gift)}
                    </td>
                    <td data-wide="">{say(`methods.${order.payType}`)}</td>
                    <td>
                      <OrderStateTag order={order} />
                    </td>
                    <td data-wide="">
                      <TimeCell time={order.payTime} />
                    </td>
                    <td>{order.invoiceStatus || emptyCellText}</td>
                    {hasUnpaid && <td data-kind="actions">{isUnpaid(order) && <UnpaidActions order={order} />}</td>}
                  </tr>
                ))}
              </tbody>
            </PanelTable>
          )
        ) : error ? (
          <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} />
        )}
        {data && data.total > 0 && (
          <Pager
            total={data.total}
            unit={say('unit')}
            page={page}
            size={size}
            sizes={sizes}
            onPage={setPage}
            onSize={(next) => {
              setSize(next);
              setPage(1);
            }}
          />
        )}
      </Panel>
    </>
  );
}

/** An order that waits for its payer is paid on, or closed. */
function UnpaidActions({ order: { orderNo } }: { readonly order: Order }) {
  const say = useTexts(topUpWords);
  const client = useQueryClient();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);

  async function close(): Promise<void> {
    setBusy(true);
    try {
      await closeOrder(orderNo);
      showToast({ tone: 'done', text: say('closed') });
    } catch (error) {
      // It has been shown.
      if (!(error instanceof CallError)) throw error;
    }
    await refreshOrders(client);
    setBusy(false);
  }

  return (
    <>
      <Button
        size={24}
        variant="primary"
        aria-label={say('resumeOf', { no: orderNo })}
        onClick={() => void router.navigate({ href: `/pay/charge?order=${encodeURIComponent(orderNo)}` })}
      >
        {say('resume')}
      </Button>{' '}
      <Button size={24} aria-label={say('closeOf', { no: orderNo })} isLoading={isBusy} onClick={() => void close()}>
        {say('close')}
      </Button>
    </>
  );
}

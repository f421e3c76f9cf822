import { Button, showToast, SkeletonRows, Tabs, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrderRow } from '@mastlight/domain/market-order/contract';
import type { Duty } from '@mastlight/domain/market-assistant/index';
import { ordersPageSize } from '@mastlight/domain/market-order/limits';
import { actOnOrder, orderTabs, type OrderTab } from '@mastlight/domain/market-order/states';
import { CallErrorState } from '../../../platform/call-error-state';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { useMayOperate } from '../../../platform/list/only-looking';
import { Pager } from '../../../platform/list/pager';
import { useSettledText } from '../../../platform/list/use-settled-text';
import { PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { orderCalls, ordersQuery, refreshOrders, useLiveOrders } from '../api';
import { MarketPage } from '../components/market-page';
import { StateTag } from '../components/state-tag';
import { marketOrderWords } from '../texts/zh-CN';
import '../market-order.css';

type Shown = OrderTab | 'all';

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** R-2.2-27: the orders of the company by where they stand, the latest first. */
export function OrdersPage() {
  return (
    <MarketPage at="orders">
      <Orders />
    </MarketPage>
  );
}

function Orders() {
  const say = useTexts(marketOrderWords);
  const client = useQueryClient();
  const router = useRouter();
  const mayOperate = useMayOperate();
  const [tab, setTab] = useState<Shown>('all');
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useSettledText(keyword, (text) => {
    setKeyword(text);
    setPage(1);
  });
  const { data, error, isFetching, refetch } = useQuery(ordersQuery({ tab, keyword, page }));
  useLiveOrders();
  const duties = data?.duties ?? [];

  async function remove({ id, orderNo }: OrderRow): Promise<void> {
    const work = async (call: () => Promise<unknown>): Promise<boolean> => {
      try {
        await call();
        return true;
      } catch (refused) {
        if (!(refused instanceof CallError)) throw refused;
        return false;
      } finally {
        await refreshOrders(client);
      }
    };
    if (!(await work(() => orderCalls.remove(id)))) return;
    const undo = (): void =>
      void work(async () => {
        const { restored } = await orderCalls.restore(id);
        const sayNow = textsOf(marketOrderWords);
        showToast(
          restored > 0 ? { tone: 'done', text: sayNow('orders.restored') } : { tone: 'warning', text: sayNow('orders.notRestored') },
        );
      });
    showToast({ tone: 'done', text: say('orders.removed', { orderNo }), undo });
  }
  return (
    <div className="order-page">
      <header className="order-page-head">
        <h1 className="page-title">{say('orders.title')}</h1>
        <TextField
          label={say('orders.search')}
          isLabelHidden
          type="search"
          icon="search"
          placeholder={say('orders.search')}
          value={typed}
          onChange={setTyped}
        />
        <Button
          variant="primary"
          icon="plus"
          disabled={!mayOperate || !duties.includes('entry')}
          onClick={() => router.history.push('/assistant/edit')}
        >
          {say('orders.new')}
        </Button>
      </header>
      {data && mayOperate && duties.length === 0 && <p className="order-note">{say('orders.noDuties')}</p>}
      <Tabs<Shown>
        label={say('orders.tabs')}
        tabs={(['all', ...orderTabs] as const).map((value) => ({
          value,
          label: say(`tab.${value}`),
          ...(data && { count: data.counts[value] }),
        }))}
        value={tab}
        onChange={(value) => {
          setTab(value);
          setPage(1);
        }}
      />
      {!data ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={8} />
        )
      ) : data.total === 0 ? (
        <div className="panel-empty">
          {keyword !== '' ? (
            say('orders.noneFound')
          ) : tab !== 'all' ? (
            say('orders.noneHere')
          ) : (
            <>
              <p>{say('orders.none')}</p>
              <p>{say('orders.noneText')}</p>
            </>
          )}
        </div>
      ) : (
        <OrdersTable orders={data.list} duties={mayOperate ? duties : []} onRemove={remove} />
      )}
      {data && data.total > ordersPageSize && (
        <Pager
          total={data.total}
          unit={say('orders.unit')}
          page={page}
          size={ordersPageSize}
          sizes={[ordersPageSize]}
          onPage={setPage}
          onSize={() => {}}
        />
      )}
    </div>
  );
}

function OrdersTable(props: {
  readonly orders: readonly OrderRow[];
  readonly duties: readonly Duty[];
  readonly onRemove: (order: OrderRow) => Promise<void>;
}) {
  const { orders, duties, onRemove } = props;
  const say = useTexts(marketOrderWords);
  const mayDo = (order: OrderRow, act: 'delete' | 'approve'): boolean =>
    'next' in actOnOrder(order.state, act, { duties, isAuthor: false });
  const search = (id: number) => ({ id: String(id) }) as never;
  return (
    <PanelTable label={say('orders.title')}>
      <thead>
        <tr>
          {(['orderNo', 'stateTitle', 'buyer', 'to', 'amount', 'goods', 'noted', 'operator', 'updated'] as const).map((name) => (
            <th key={name} scope="col" data-kind={name === 'amount' ? 'number' : undefined}>
              {say(`orders.${name}`)}
            </th>
          ))}
          <th scope="col" aria-label={say('orders.open')} />
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td className="ml-mono">
              <Link to="/assistant/edit" search={search(order.id)}>
                {order.orderNo}
              </Link>
            </td>
            <td>
              <StateTag state={order.state} />
              {order.reason !== '' && <small className="order-reason">{order.reason}</small>}
            </td>
            <td>{order.buyer || '-'}</td>
            <td>{[order.country, order.port].filter((text) => text !== '').join(' · ') || '-'}</td>
            <td className="ml-mono" data-kind="number">
              {Number(order.amount) > 0 ? `${amounts.format(Number(order.amount))} ${order.currency}` : '-'}
            </td>
            <td className="order-nowrap">
              {order.lines === 0 ? '-' : say(order.cartons === '0' ? 'orders.linesAlone' : 'orders.lines', order)}
              {order.parts > 1 && <> · {say('orders.parts', { parts: order.parts })}</>}
            </td>
            <td className="ml-mono">
              {order.settledDay || order.filedMonth
                ? `${order.settledDay || say('orders.notYet')} / ${order.filedMonth || say('orders.notYet')}`
                : '-'}
            </td>
            <td>{order.operator || '-'}</td>
            <td>
              <TimeCell time={order.updateTime} />
            </td>
            <td data-kind="actions">
              {mayDo(order, 'approve') && (
                <Link to="/assistant/checkOrder" search={search(order.id)} aria-label={say('orders.checkOrder', order)}>
                  {say('orders.check')}
                </Link>
              )}
              {mayDo(order, 'delete') && (
                <Button variant="text" size={24} aria-label={say('orders.removeOrder', order)} onClick={() => void onRemove(order)}>
                  {say('orders.remove')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}

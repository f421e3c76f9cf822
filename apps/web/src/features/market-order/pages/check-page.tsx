import { Button, Dialog, showToast, SkeletonRows, TextArea } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { filledLines, headFields, lineFields, partOf } from '@mastlight/domain/market-order/fields';
import { reasonLengthMax } from '@mastlight/domain/market-order/limits';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { useMayOperate } from '../../../platform/list/only-looking';
import { Panel, PanelTable } from '../../../platform/panel';
import { BalancePanel } from '../editor/balance-panel';
import { orderCalls, orderQuery, ordersQuery, refreshOrders, useLiveOrders, type Order } from '../api';
import { FindingsList } from '../components/findings-list';
import { MarketPage } from '../components/market-page';
import { StateTag } from '../components/state-tag';
import { TotalsLine } from '../components/totals-line';
import { marketOrderWords } from '../texts/zh-CN';
import '../market-order.css';

/** Of the width of a text in the grid, what it keeps here at least. */
const textShare = 0.42;

/** R-2.2-30: what waits to be checked; with `?id=` one order and beside it what the rules found. */
export function CheckPage() {
  const id = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('id') });
  return <MarketPage at="check">{id === null ? <Waiting /> : <Check id={Number(id)} />}</MarketPage>;
}

function Waiting() {
  const say = useTexts(marketOrderWords);
  useLiveOrders();
  const { data, error, isFetching, refetch } = useQuery(ordersQuery({ tab: 'submitted', keyword: '', page: 1 }));
  return (
    <div className="order-page">
      <h1 className="page-title">{say('check.list')}</h1>
      {!data ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={6} />
        )
      ) : data.total === 0 ? (
        <div className="panel-empty">
          <p>{say('check.none')}</p>
          <Link to="/assistant">{say('check.allOrders')}</Link>
        </div>
      ) : (
        <ul className="order-waiting">
          {data.list.map((order) => (
            <li key={order.id}>
              <Link to="/assistant/checkOrder" search={{ id: String(order.id) } as never}>
                <b className="ml-mono">{order.orderNo}</b> {order.buyer} · {order.country}
                <span className="ml-mono">
                  {order.amount} {order.currency}
                </span>
                <small>
                  {say('orders.lines', { lines: order.lines, cartons: order.cartons })} · {order.operator} · {order.updateTime.slice(5, 16)}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Check({ id }: { readonly id: number }) {
  useLiveOrders();
  const { data, error, isFetching, refetch } = useQuery(orderQuery(id));
  if (data) return <CheckedOrder order={data} />;
  return error ? <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} /> : <SkeletonRows rows={12} />;
}

function CheckedOrder({ order }: { readonly order: Order }) {
  const say = useTexts(marketOrderWords);
  const client = useQueryClient();
  const router = useRouter();
  const mayOperate = useMayOperate();
  const [reason, setReason] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { head, lines, boxes, findings, acts } = order;
  const stops = findings.filter(({ level }) => level === 'stop').length;
  const shownLines = filledLines(lines.map((line, at) => ({ ...line, at })));
  const [isBusy, setBusy] = useState(false);
  const wrong = new Set(findings.flatMap(({ level, line, prop }) => (level === 'stop' && prop !== null ? [`${line ?? ''}.${prop}`] : [])));

  const columns = lineFields.filter(
    ({ prop, isRequired }) => isRequired || shownLines.some(({ texts, at }) => texts[prop] || wrong.has(`${at}.${prop}`)),
  );

  async function take(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      showToast({ tone: 'done', text: done });
      router.history.push('/assistant/checkOrder');
      return true;
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      setFault(refused.fields['reason'] ?? refused.message);
      return false;
    } finally {
      setBusy(false);
      await refreshOrders(client);
    }
  }
  return (
    <div className="order-page order-check">
      <header className="order-page-head">
        <h1 className="page-title">{say('check.title', order)}</h1>
        <StateTag state={order.state} />
        {order.submitter !== '' && <span className="order-note">{say('check.submitter', { person: order.submitter })}</span>}
        <Link to="/assistant/edit" search={{ id: String(order.id) } as never}>
          {say('check.open')}
        </Link>
        <Link to="/assistant/checkOrder">{say('check.backToList')}</Link>
      </header>
      <div className="order-check-sides">
        <Panel title={say('check.order')}>
          <dl className="order-facts">
            {headFields
              .filter(({ prop }) => (head[prop] ?? '') !== '' || wrong.has(`.${prop}`))
              .map(({ prop, title }) => (
                <div key={prop} data-wrong={wrong.has(`.${prop}`) || undefined}>
                  <dt>{title}</dt>
                  <dd>{head[prop] || '-'}</dd>
                </div>
              ))}
            {boxes.map(({ boxNo, kind }) => (
              <div key={boxNo}>
                <dt>{kind}</dt>
                <dd className="ml-mono">{boxNo}</dd>
              </div>
            ))}
          </dl>
          <PanelTable label={say('editor.goods')}>
            <thead>
              <tr>
                <th scope="col">#</th>
                {columns.map(({ prop, title, form, width }) => (
                  <th key={prop} scope="col" style={form === 'text' ? { minWidth: width * textShare } : undefined}>
                    {title}
                  </th>
                ))}
                <th scope="col">{say('editor.part')}</th>
              </tr>
            </thead>
            <tbody>
              {shownLines.map(({ part, texts, at }) => (
                <tr key={at}>
                  <td className="ml-mono">{at + 1}</td>
                  {columns.map(({ prop, form }) => (
                    <td key={prop} className={form === 'code' ? 'ml-mono' : undefined} data-wrong={wrong.has(`${at}.${prop}`) || undefined}>
                      {texts[prop] || '-'}
                    </td>
                  ))}
                  <td className="ml-mono">{partOf({ part })}</td>
                </tr>
              ))}
            </tbody>
          </PanelTable>
          <TotalsLine lines={lines} currency={head['currency'] ?? ''} />
        </Panel>
        <aside>
          <Panel title={say('check.results')}>
            <div className="order-rules">
              <FindingsList findings={findings} />
            </div>
          </Panel>
          <BalancePanel content={{ head, lines, boxes }} isReadOnly isFixed={false} onSplit={() => {}} />
        </aside>
      </div>
      <footer className="order-bar">
        <span>{order.checkHint}</span>
        <span className="order-bar-end">
          {acts.includes('return') && (
            <Button disabled={!mayOperate} onClick={() => setReason('')}>
              {say('check.sendBack')}
            </Button>
          )}
          {acts.includes('approve') && (
            <Button
              variant="primary"
              disabled={!mayOperate || stops > 0}
              isLoading={isBusy}
              onClick={() => void take(() => orderCalls.approve(order.id, order.version), say('check.approved'))}
            >
              {say('check.approve')}
            </Button>
          )}
        </span>
      </footer>
      {reason !== null && (
        <Dialog
          title={say('check.sendBackTitle', order)}
          onClose={() => setReason(null)}
          actions={
            <Button
              variant="danger"
              isLoading={isBusy}
              onClick={() => void take(() => orderCalls.sendBack(order.id, order.version, reason), say('check.sentBack'))}
            >
              {say('check.sendBack')}
            </Button>
          }
        >
          <TextArea
            label={say('check.reason')}
            isRequired
            rows={3}
            maxLength={reasonLengthMax}
            value={reason}
            error={fault}
            onChange={(text) => {
              setReason(text);
              setFault(null);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}
